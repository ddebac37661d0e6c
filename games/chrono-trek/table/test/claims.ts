import { type Claimed, type Claims, isWonBy, keyIn, seatIn } from '@turnpoint/testkit';
import type { ChronoTrek } from '../../rules/types.ts';

type Told = Claimed<ChronoTrek>;

/** The event that is named lay so in the end, and no more others were turned than it says. */
function isTurned({ args, entries }: Told): boolean {
  const turns = entries.flatMap((entry) => (entry.type === 'turned' ? entry.turned : []));
  const [, index, side] = keyIn(args.event).split('.');
  const last = turns.findLast((one) => one.index === index);
  return last?.altered === (side === 'altered') && Number(args.n) < new Set(turns.map((one) => one.index)).size;
}
const isIn = ({ args, after }: Told, seat: number): boolean =>
  after.view.players[seat]?.artifacts.some((card) => `card.${card}` === keyIn(args.card)) === true;
const isElsewhere = (told: Told): boolean =>
  told.entries.some(({ type }) => type === 'discarded' || type === 'moved' || type === 'left');

export const claims: Claims<ChronoTrek> = {
  'headline.won': (told) => isWonBy(told, seatIn(told.args.player)),
  'headline.no-winner': (told) => isWonBy(told),
  'headline.left': ({ after, args }) => after.view.players[seatIn(args.player)]?.out === true || after.outcome !== null,
  'headline.altered': isTurned,
  'headline.altered-more': isTurned,
  'headline.restored': isTurned,
  'headline.restored-more': isTurned,
  'headline.drifted': isTurned,
  'headline.drifted-more': isTurned,
  'headline.entered': (told) => isIn(told, seatIn(told.args.player)) || isElsewhere(told),
  'headline.discarded': ({ entries, args }) =>
    entries.some((entry) => entry.type === 'discarded' && `card.${entry.card}` === keyIn(args.card)),
  'headline.second-draw': ({ entries }) => entries.every((entry) => entry.type !== 'play' || entry.via !== 'turn'),
};
