import { type Claimed, type Claims, isWonBy, keyIn, seatIn } from '@turnpoint/testkit';
import { cardAt } from '../../content/index.ts';
import type { TimeStream } from '../../rules/types.ts';

type Told = Claimed<TimeStream>;

const isPlayed = ({ entries, args }: Told): boolean =>
  entries.some(
    (entry) =>
      entry.type === 'played' &&
      entry.seat === seatIn(args.by) &&
      keyIn(args.card) === `card.${cardAt(entry.card).code}`,
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
};
