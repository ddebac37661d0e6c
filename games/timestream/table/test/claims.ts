import { type Claimed, type Claims, isWonBy, keyIn, seatIn } from '@turnpoint/testkit';
import { cardAt } from '../../content/index.ts';
import type { TimeStream } from '../../rules/types.ts';
import { lanesOf } from '../lanes.ts';

type Told = Claimed<TimeStream>;

const isPlayed = ({ entries, args }: Told): boolean =>
  entries.some(
    (entry) =>
      entry.type === 'played' &&
      entry.seat === seatIn(args.by) &&
      keyIn(args.card) === `card.${cardAt(entry.card).code}`,
  );

const ownOf = ({ end }: Told): 0 | 1 => (end.seat === 1 ? 1 : 0);
/** The lanes of a seat that nothing fills. */
const openOf = ({ end }: Told, seat: 0 | 1) => lanesOf(seat).filter((lane) => end.view.lanes[lane]?.filled !== true);
const completes = (told: Told): boolean =>
  told.log.some(
    ({ step, entries }) =>
      step === told.moment?.step &&
      entries.some((entry) => entry.type === 'played' && `card.${cardAt(entry.card).code}` === keyIn(told.args.card)),
  );

export const claims: Claims<TimeStream> = {
  'headline.timestream': isPlayed,
  'headline.timestream-won': (told) => isPlayed(told) && isWonBy(told, seatIn(told.args.by)),
  'headline.intervention': isPlayed,
  'headline.link': isPlayed,
  'headline.fill': isPlayed,
  'headline.lock': isPlayed,
  'headline.occupier': isPlayed,
  'headline.obstacle': isPlayed,
  'headline.advance': isPlayed,
  'headline.conceded': (told) => isWonBy(told, 1 - seatIn(told.args.player)),
  'headline.drawn': (told) => isWonBy(told),
  'headline.won': (told) => isWonBy(told, seatIn(told.args.player)),
  'ending.won': (told) =>
    isWonBy(told, ownOf(told)) &&
    told.args.n === told.end.view.players[ownOf(told)].turns &&
    openOf(told, ownOf(told)).length === 0,
  'ending.lost': (told) => isWonBy(told, 1 - ownOf(told)) && openOf(told, ownOf(told)).length === told.args.n,
  'ending.late': (told) => isWonBy(told, 1 - ownOf(told)) && openOf(told, ownOf(told)).length === 0,
  'ending.stood': (told) => {
    const own = ownOf(told);
    const filled = (seat: 0 | 1) => lanesOf(seat).length - openOf(told, seat).length;
    return told.args.own === filled(own) && told.args.theirs === filled(own === 0 ? 1 : 0);
  },
  'ending.moment-own': (told) => isWonBy(told, ownOf(told)) && completes(told),
  'ending.moment': (told) => isWonBy(told, 1 - ownOf(told)) && completes(told),
};
