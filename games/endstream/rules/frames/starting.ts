import { type FrameRules, NOBODY, no, only, type Seat } from '@turnpoint/kernel';
import { gearThing } from '../../content/index.ts';
import { commit } from '../board/commit.ts';
import { gearAt } from '../board/things.ts';
import type { EndStream, Frame, GearNo, State } from '../types.ts';

type Starting = Extract<Frame, { kind: 'starting' }>;

/** The other start effects, one by one; their player picks the next while two or more are left (ES-4.9). */
export const starting: FrameRules<EndStream, Starting> = {
  rest: false,
  deciders: (s, frame) => (waiting(s, frame).length > 1 && !s.table.timeUp ? only(frame.seat) : NOBODY),
  prompt: () => ({ key: 'prompt.starting' }),
  choices: (s, frame) => waiting(s, frame).map((gear) => ({ kind: 'next', gear })),
  refuse: () => no('ES-4.9', 'why.start-first'),
  resolve(s, frame, [choice], ctx) {
    const left = waiting(s, frame);
    const next = choice?.kind === 'next' ? choice.gear : left[0];
    commit(s, ctx);
    if (next === undefined) {
      s.table.phase = 'action';
      return ctx.push({ kind: 'turn', seat: frame.seat });
    }
    ctx.push(effectOf(s, frame.seat, next), { ...frame, left: left.filter((id) => id !== next) });
  },
};

/** Those whose tech is still there. */
function waiting(s: State, { left }: Starting): GearNo[] {
  return left.filter((id) => gearAt(s.table, id) !== null);
}

function effectOf(s: State, seat: Seat, id: GearNo): Frame {
  const at = `${gearAt(s.table, id)?.card}.start`;
  return { kind: 'effect', seat, user: gearThing(id), gear: id, at, picks: [], stage: 'do' };
}
