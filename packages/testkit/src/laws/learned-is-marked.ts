import {
  type Context,
  copyState,
  deciders,
  type Frame,
  type FrameRules,
  type Game,
  look,
  play,
  type Seat,
  type State,
  shuffleWith,
  type Types,
  topFrame,
} from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { type Step, seatsOf } from '../moment.ts';
import type { Pool } from '../pool.ts';

/** So often in an examination frames of the same kind and words are looked at. */
const MOST = 20;

/** A choice may be final for another reason; which marks it needs is asked of each frame that it sets off. */
export const learnedIsMarked: Law = {
  name: 'what is learned is marked',
  says: 'a frame that nobody decides, and that marks nothing as learned or drawn, shows the same in every world',
  atChoice(step) {
    const { companion, before, seat, choice } = step;
    play(
      watched(companion.game, step.pool, (done) => mustShowAlike(step, done)),
      before,
      seat,
      choice,
    );
  },
};

interface Resolved {
  readonly frame: Frame;
  readonly before: State;
  readonly after: State;
  readonly isMarked: boolean;
}

/** What a private turn comes to is for the others to see once it is marked. */
function mustShowAlike(step: Step, { frame, before, after, isMarked }: Resolved): void {
  const { game, scramble } = step.companion;
  if (isMarked) return;
  for (const seat of game.privateTurns ? [step.seat] : seatsOf(before)) {
    const world = scramble(before, seat, step.int);
    const top = topFrame(world);
    if (top === undefined || top.kind !== frame.kind || deciders(game, world).length > 0) continue;
    const there = resolved(game, world, top, step.int);
    if (there.isMarked) continue;
    // Frames that come next are seen once somebody is asked, and not before.
    const seen = (s: State) => (isAsking(game, after) ? look(game, s, seat) : game.view({ ...s, stack: [] }, seat));
    const what = `seat ${seat} learns from "${frame.kind}", and nothing says so`;
    mustBeBytes(JSON.stringify(seen(there.after)), JSON.stringify(seen(after)), what);
  }
}

const isAsking = (game: Game<Types>, s: State): boolean => deciders(game, s).length > 0;

const known = new WeakMap<Pool, Map<string, number>>();

function isWellKnown(pool: Pool, frame: Frame): boolean {
  const counts = known.get(pool) ?? new Map<string, number>();
  known.set(pool, counts);
  const words = Object.values(frame)
    .filter((value) => typeof value === 'string')
    .join(' ');
  const count = (counts.get(words) ?? 0) + 1;
  counts.set(words, count);
  return count > MOST;
}

/** The same game; tells what each frame did that nobody decides. */
function watched(game: Game<Types>, pool: Pool, tell: (done: Resolved) => void): Game<Types> {
  const frames = Object.entries<FrameRules<Types, Frame>>(game.frames).map(([kind, rules]) => {
    const resolve: typeof rules.resolve = (s, frame, picks, ctx) => {
      if (picks.length > 0 || isWellKnown(pool, frame)) return rules.resolve(s, frame, picks, ctx);
      const before = copyState(game, s);
      before.stack.push(frame);
      const marks = { any: false };
      rules.resolve(s, frame, picks, marking(ctx, marks));
      tell({ frame, before, after: copyState(game, s), isMarked: marks.any });
    };
    return [kind, { ...rules, resolve }];
  });
  return { ...game, frames: Object.fromEntries(frames) };
}

function resolved(game: Game<Types>, s: State, frame: Frame, int: (below: number) => number) {
  const ctx: Context = {
    int,
    shuffle: (items) => shuffleWith(int, items),
    log: () => {},
    learns: () => {},
    push: (...frames) => void s.stack.push(...frames.reverse()),
    finish: () => {},
  };
  const marks = { any: false };
  const rules: Record<string, FrameRules<Types, Frame>> = game.frames;
  s.stack.pop();
  rules[frame.kind]?.resolve(s, frame, [], marking(ctx, marks));
  return { after: s, isMarked: marks.any };
}

/** Passes everything on, and notes what keeps a choice from being taken back. */
function marking(ctx: Context, marks: { any: boolean }): Context {
  const marked = <A extends unknown[], R>(call: (...args: A) => R) => {
    return (...args: A): R => {
      marks.any = true;
      return call(...args);
    };
  };
  return {
    int: marked((below) => ctx.int(below)),
    shuffle: marked((items) => ctx.shuffle(items)),
    log: (entry, secret) => ctx.log(entry, secret),
    learns: marked((seats: readonly Seat[]) => ctx.learns(seats)),
    push: (...frames) => ctx.push(...frames),
    finish: marked((outcome) => ctx.finish(outcome)),
  };
}
