import { thinkingBy } from '@turnpoint/host';
import {
  allSeats,
  type Choice,
  choices,
  Match,
  owing,
  type Seat,
  stream,
  type Types,
  type Viewer,
} from '@turnpoint/kernel';
import type { Companion, Setup } from '../companion.ts';
import { must, mustBeBytes } from '../law.ts';
import { pick } from '../moment.ts';
import { type MakeHost, outsideOf } from './outside.ts';

interface Examination {
  readonly companion: Companion;
  readonly setup: Setup<Types>;
  readonly seed: string;
  readonly make: MakeHost;
}

/** What a viewer saw when the match had come so far, as bytes. */
interface Seen {
  readonly step: number;
  readonly viewer: Viewer;
  readonly bytes: string;
}

/** Of all looks on the way so many are compared at the end. */
const COMPARED = 40;

/**
 * Plays a random match to its end and throws when its review shows a viewer's own past otherwise than it was seen then, or
 * lets bots imagine a seat's turns from more than that.
 */
export async function examineReview({ companion, setup, seed, make }: Examination): Promise<number> {
  const { game } = companion;
  const int = stream(seed);
  const match = Match.create(game, { ...setup, seed });
  if (!(match instanceof Match)) throw new Error(`the set-up is refused (${match.ruling.clause})`);
  const viewers: readonly Viewer[] = [...allSeats(setup.seats), null];
  const seen: Seen[] = [];
  const notice = () => {
    const viewer = pick(int, viewers);
    const look = { step: match.length, viewer, bytes: JSON.stringify(match.look(viewer)) };
    // Each as likely as any other, however long the match will be.
    const at = seen.length < COMPARED ? seen.length : int(match.length + 1);
    if (at < COMPARED) seen[at] = look;
  };
  for (notice(); match.state.outcome === null; notice()) {
    const seat = pick(int, owing(game, match.state));
    const played = match.choose(seat, pick(int, choices(game, match.state, seat)));
    must(played.ok, () => 'a listed choice is refused');
  }

  const jobs: object[] = [];
  const thinking = thinkingBy(async ({ job }) => {
    jobs.push(job);
    return [];
  });
  const { library, review } = make(outsideOf([game], { thinking })).door('tester');
  const id = await library.import(JSON.stringify(match.export()), []);
  for (const { step, viewer, bytes } of seen) {
    const { look } = await review.sightAt(id, viewer, step, 'then');
    mustBeBytes(JSON.stringify(look), bytes, `what ${viewer} saw after step ${step}`);
    if (viewer !== null && int(4) === 0) await imagined(viewer, step, bytes);
  }
  for (const viewer of viewers) {
    const { log } = await review.replay(id, viewer);
    const told = log.map(({ lines: _, ...step }) => step);
    mustBeBytes(JSON.stringify(told), JSON.stringify(match.log(viewer)), `what ${viewer} was told`);
  }
  return match.length;

  /** All that a seat's turns are imagined from. */
  async function imagined(seat: Seat, step: number, bytes: string): Promise<void> {
    const lines: Choice[][] = [[]];
    await review.tryTurns(id, { seat, step, turns: 2, worlds: 3, part: 4 });
    await review.compare(id, { seat, step, lines, worlds: 3, part: 4 });
    for (const job of jobs.splice(0)) {
      const { look, seed: drawn, lines: _, ...beside } = job as { look: object; seed: string; lines?: unknown };
      mustBeBytes(JSON.stringify(look), bytes, `what turns of ${seat} are imagined from after step ${step}`);
      must(!drawn.includes(seed), () => 'the seed of the deal is in what turns are imagined from');
      const known = Object.keys(beside).every((name) => ['game', 'version', 'turns', 'worlds'].includes(name));
      must(known, () => `turns are imagined from ${Object.keys(beside).join(', ')}`);
    }
  }
}
