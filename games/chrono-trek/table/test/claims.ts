import { type Claimed, type Claims, isWonBy, keyIn, seatIn } from '@turnpoint/testkit';
import { chronoTrek } from '../../rules/index.ts';
import type { Reckoned } from '../../rules/telling/reckon.ts';
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

const seatOf = ({ end }: Told): number => end.seat ?? -1;
const missionOf = (told: Told) => (chronoTrek.reckon?.(told.end) as Reckoned | undefined)?.missions[seatOf(told)];
const missing = (told: Told): number => missionOf(told)?.needs.filter(({ met }) => !met).length ?? -1;
const isBlocked = (told: Told): boolean => (missionOf(told)?.blockers.length ?? 0) > 0;
const hasWon = (told: Told): boolean => isWonBy(told, seatOf(told));
const lacksOne = (told: Told): boolean => missing(told) === 1 && !isBlocked(told);
const lacksOneBlocked = (told: Told): boolean => missing(told) === 1 && isBlocked(told);

/** What the viewer did in the last turn that was theirs. */
function lastTurn(told: Told) {
  const at = told.entries.findLastIndex((entry) => entry.type === 'turn' && entry.seat === seatOf(told));
  const next = told.entries.findIndex((entry, i) => i > at && entry.type === 'turn');
  return at < 0 ? [] : told.entries.slice(at, next < 0 ? undefined : next);
}
const hasPlayed = (told: Told): boolean =>
  lastTurn(told).some(
    (entry) =>
      entry.type === 'play' &&
      entry.seat === seatOf(told) &&
      entry.via !== 'memo' &&
      `card.${entry.card}` === keyIn(told.args.card),
  );
/** The card was played or drawn then, by whom it says. */
const came = (told: Told, type: 'play' | 'event', isOwn: boolean): boolean =>
  told.log.some(
    ({ step, entries }) =>
      step === told.moment?.step &&
      entries.some(
        (entry) =>
          entry.type === type &&
          `card.${entry.card}` === keyIn(told.args.card) &&
          (entry.seat === seatOf(told)) === isOwn &&
          entry.seat === seatIn(told.args.player),
      ),
  );

/** The cards that an ending shows as lying there lie there. */
const lie = ({ moment }: Told, where: string, isThere: (card: string) => boolean): boolean =>
  moment?.cards?.every(({ card, where: { key } }) => key !== where || isThere(card)) === true;
const inSight = ({ end: { view } }: Told): readonly string[] => [
  ...view.discard,
  ...view.players.flatMap(({ artifacts }) => artifacts),
];

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
  'ending.won': (told) => hasWon(told) && missing(told) === 0 && told.args.of === missionOf(told)?.needs.length,
  'ending.won-anomaly': hasWon,
  'ending.short': (told) =>
    missing(told) > 1 && told.args.n === missing(told) && told.args.of === missionOf(told)?.needs.length,
  'ending.row-short': lacksOne,
  'ending.artifact-short': lacksOne,
  'ending.row-short-blocked': lacksOneBlocked,
  'ending.artifact-short-blocked': lacksOneBlocked,
  'ending.blocked': (told) => missing(told) === 0 && isBlocked(told) && !hasWon(told),
  'ending.late': (told) => missing(told) === 0 && !isBlocked(told) && !hasWon(told),
  'ending.in-hand': (told) =>
    lie(told, 'ending.in-hand', (card) => told.end.view.players[seatOf(told)]?.hand?.includes(card) === true),
  'ending.in-discard': (told) => lie(told, 'ending.in-discard', (card) => told.end.view.discard.includes(card)),
  'ending.unseen': (told) => lie(told, 'ending.unseen', (card) => !inSight(told).includes(card)),
  'ending.before': (told) =>
    told.end.view.players[seatIn(told.args.player)]?.artifacts.some((card) =>
      told.moment?.cards?.some((one) => one.card === card),
    ) === true,
  'ending.moment-last': hasPlayed,
  'ending.moment-drew': (told) => lastTurn(told).some(({ type }) => type === 'second-draw'),
  'ending.moment-played': (told) => came(told, 'play', true),
  'ending.moment-played-by': (told) => came(told, 'play', false),
  'ending.moment-drawn': (told) => came(told, 'event', true),
  'ending.moment-drawn-by': (told) => came(told, 'event', false),
};
