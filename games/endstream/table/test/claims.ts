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

const ownOf = ({ end }: Told): 0 | 1 => (end.seat === 1 ? 1 : 0);
const armorAt = ({ end }: Told, seat: number): number => left(end.view.players[seat as 0 | 1].armor);
const fullOf = ({ end }: Told, seat: number): number =>
  controllerCard(end.view.players[seat as 0 | 1].controller).armor;
const isEnd = (told: Told, won: boolean): boolean => isWonBy(told, won ? ownOf(told) : 1 - ownOf(told));
const isBroken = (told: Told, seat: number): boolean => armorAt(told, seat) === 0;
function stood(told: Told): boolean {
  const [own, rival] = [ownOf(told), 1 - ownOf(told)];
  const { args } = told;
  return (
    args.own === armorAt(told, own) &&
    args.theirs === armorAt(told, rival) &&
    args.ownFull === fullOf(told, own) &&
    args.theirsFull === fullOf(told, rival)
  );
}
/** What a turn took of armor, by what lay on the table around it. */
function took(told: Told): boolean {
  const { moment, log, args, openAt } = told;
  const by = seatIn(args.player);
  const begun = log.find(({ entries }) =>
    entries.some((entry) => entry.type === 'turn' && entry.seat === by && entry.turn === args.turn),
  );
  const [before, after] = [openAt((begun?.step ?? 1) - 1), openAt(moment?.seen?.step ?? 0)];
  const at = (look: typeof before) => left(look.view.players[by === 0 ? 1 : 0].armor);
  return (
    at(before) - at(after) === args.n &&
    args.name === controllerCard(after.view.players[by === 0 ? 1 : 0].controller).name
  );
}

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
  'ending.won-controller': (told) =>
    isEnd(told, true) && isBroken(told, 1 - ownOf(told)) && told.args.n === told.end.view.players[ownOf(told)].turns,
  'ending.won-operators': (told) => isEnd(told, true),
  'ending.lost-controller': (told) =>
    isEnd(told, false) && isBroken(told, ownOf(told)) && told.args.left === armorAt(told, 1 - ownOf(told)),
  'ending.lost-operators': (told) => isEnd(told, false) && told.args.left === armorAt(told, 1 - ownOf(told)),
  'ending.stood': stood,
  'ending.stood-armor': (told) =>
    stood(told) && told.entries.every(({ type }) => type !== 'disabled' && type !== 'disintegrated'),
  'ending.moment-own': (told) => isEnd(told, true) && took(told),
  'ending.moment': (told) => isEnd(told, false) && took(told),
};
