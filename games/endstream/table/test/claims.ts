import { type Claimed, type Claims, isWonBy, seatIn } from '@turnpoint/testkit';
import { centuryOf, controllerCard } from '../../content/index.ts';
import type { EndStream } from '../../rules/types.ts';

type Told = Claimed<EndStream>;

const rivalOf = ({ args }: Told): 0 | 1 => (seatIn(args.player) === 0 ? 1 : 0);
const left = (armor: number): number => Math.max(0, armor);

const hasWon = (told: Told): boolean => isWonBy(told, seatIn(told.args.player));
/** So much less of the rival's armor than before. */
const isTaken = (told: Told): boolean => {
  const rival = rivalOf(told);
  const [had, has] = [told.before, told.after].map(({ view }) => left(view.players[rival].armor));
  const { controller } = told.before.view.players[rival];
  return (had ?? 0) - (has ?? 0) === told.args.n && controllerCard(controller).name === told.args.target;
};
const hasMoved = ({ after: { view }, args }: Told): boolean =>
  centuryOf(view.players[seatIn(args.player) as 0 | 1].at) === args.place;

export const claims: Claims<EndStream> = {
  'headline.armor': isTaken,
  'headline.armor-and-disabled': isTaken,
  'headline.step': hasMoved,
  'headline.step-beside': hasMoved,
  'headline.conceded': (told) => isWonBy(told, rivalOf(told)),
  'headline.drawn': (told) => isWonBy(told),
  'headline.destroyed': (told) => hasWon(told) && left(told.after.view.players[rivalOf(told)].armor) === 0,
  'headline.last-operator': hasWon,
  'headline.won': hasWon,
};
