import { stakeOf, worthOf } from '@turnpoint/bots';
import {
  type Better,
  better,
  type Chances,
  exchangesOf,
  nextAsk,
  type TurningPoint,
  turningPointsOf,
} from '@turnpoint/host/study';
import { allSeats, type Seat, stream } from '@turnpoint/kernel';
import { type Gain, type Odds, together } from '@turnpoint/protocol';
import type { Parts } from '../games.ts';
import type { Opened } from './match.ts';

/** What one match says about how true chances are. */
export interface Sample {
  /** What was promised at the ends of some turns, and what came of it. */
  readonly points: readonly (readonly [promised: number, came: number])[];
  readonly turning: readonly TurnChecked[];
}

/** A turn that was looked for at a turning point. */
export interface TurnChecked {
  readonly verdict: 'better' | 'as-good' | 'nothing-else';
  /** What was reported, and what other games say; null where nothing else was found to be done. */
  readonly told: Gain | null;
  readonly again: Gain | null;
}

/** Turns' ends of a match whose chances are compared with what came of it, and games for each. */
const POINTS = 3;
const GAMES = 32;
const SET = 8;
/** Games in which a better turn is played on once more, in sets that nothing was told from. */
const AGAIN = { sets: 8, worlds: 25, part: 3000 };

/** For whom chances are told, and the seed of what is drawn for it. */
interface Told {
  readonly seat: Seat;
  readonly seed: string;
}

/** Measures one match: its chances, or its turning points. */
export async function sampleOf(
  kind: keyof Sample,
  parts: Parts,
  opened: Opened,
  { seat, seed }: Told,
): Promise<Sample> {
  if (kind === 'points') return { points: await pointsOf(parts, opened, seat, seed), turning: [] };
  return { points: [], turning: await turningOf(parts, opened) };
}

/** The chances of one seat at some turns' ends. */
async function pointsOf({ bot }: Parts, opened: Opened, seat: Seat, seed: string): Promise<Sample['points']> {
  const { match, turns } = opened;
  const int = stream(`${seed}/points`);
  const end = match.look(seat);
  const came = worthOf(bot, end, seat, stakeOf(bot, end));
  const points: [number, number][] = [];
  // The last turn ends with the match.
  for (let n = 0; n < POINTS && turns.length > 1; n++) {
    const { to } = turns[int(turns.length - 1)] as (typeof turns)[0];
    let odds: Odds | null = null;
    for (let part = 0; part < GAMES / SET; part++) {
      const more = await opened.review.odds(opened.id, seat, to, SET, part);
      odds = odds === null ? more : together(odds, more);
    }
    if (odds !== null) points.push([odds.value, came]);
  }
  return points;
}

/** All turning points of everybody, each with the better turn that is looked for there, played on once more. */
async function turningOf(parts: Parts, opened: Opened): Promise<Sample['turning']> {
  const { match } = opened;
  // In a team everybody's turning points are the same.
  const seats = stakeOf(parts.bot, match.look(null)) === 'team' ? 1 : match.state.seats;
  const checked: TurnChecked[] = [];
  for (const seat of allSeats(seats))
    for (const point of await foundPoints(parts, opened, seat)) checked.push(await checkedTurn(opened, seat, point));
  return checked;
}

/** As a replay finds them. */
async function foundPoints({ bot }: Parts, { id, match, turns, review }: Opened, seat: Seat): Promise<TurningPoint[]> {
  const known = new Map<number, Odds>();
  // Others' turns have no better one for this seat.
  const exchanges = exchangesOf(turns, seat, stakeOf(bot, match.look(seat))).filter(({ isAlone }) => !isAlone);
  for (let ask = nextAsk(turns, exchanges, known); ask !== null; ask = nextAsk(turns, exchanges, known)) {
    const { step, worlds, part } = ask;
    const more = await review.odds(id, seat, step, worlds, part);
    const before = known.get(step);
    known.set(step, before === undefined ? more : together(before, more));
  }
  return turningPointsOf(exchanges, known satisfies Chances);
}

async function checkedTurn(opened: Opened, seat: Seat, { before, to }: TurningPoint): Promise<TurnChecked> {
  const { id, match, review } = opened;
  const steps = match.choices.slice(before, to).filter((one) => one.seat === seat);
  const played = steps.map(({ choice }) => choice as object);
  const trying = {
    tryTurns: (trial: Parameters<typeof review.tryTurns>[1]) => review.tryTurns(id, trial),
    compare: (comparison: Parameters<typeof review.compare>[1]) => review.compare(id, comparison),
  };
  let found: Better | null = null;
  for await (const step of better(trying, { seat, step: before, played })) found = step;
  const { verdict = null, best = null } = found ?? {};
  if (best === null) return { verdict: 'nothing-else', told: null, again: null };
  let again: Gain | null = null;
  for (let set = 0; set < AGAIN.sets; set++) {
    const question = { seat, step: before, lines: [played, best.choices] };
    const [, more] = await review.compare(id, { ...question, worlds: AGAIN.worlds, part: AGAIN.part + set });
    const gain = more?.gain ?? null;
    again = again === null || gain === null ? gain : together(again, gain);
  }
  return { verdict: verdict ?? 'as-good', told: best.gain, again };
}
