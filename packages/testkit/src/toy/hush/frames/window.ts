import type { FrameRules, Seat } from '@turnpoint/kernel';
import { discard, handOf, inPlay } from '../seats.ts';
import type { Hush, State, WindowFrame } from '../types.ts';

const HUSHING = 6;

/** Everyone else, whatever they hold: being asked must tell nothing. */
function listeners(s: State, { by }: WindowFrame): Seat[] {
  return inPlay(s).filter((seat) => seat !== by);
}

export const window: FrameRules<Hush, WindowFrame> = {
  rest: false,
  deciders: listeners,
  prompt: (_, { by, target }) => ({ key: 'prompt.window', args: { by: { seat: by }, target: { seat: target } } }),
  choices: (s, _, seat) => [
    { kind: 'pass' },
    ...(handOf(s, seat).includes(HUSHING) ? [{ kind: 'hush' } as const] : []),
  ],
  refuse: () => ({ clause: 'HUSH-3.2', because: { key: 'no.hush' } }),
  resolve(s, frame, picks, ctx) {
    const seats = listeners(s, frame).filter((_, i) => picks[i]?.kind === 'hush');
    for (const seat of seats) {
      discard(s, seat, HUSHING);
      ctx.log({ type: 'hushed', clause: 'HUSH-3.2', seat });
    }
    ctx.learns(inPlay(s));
    if (seats.length > 0) return;
    const { points } = s.table;
    points[frame.by] = (points[frame.by] ?? 0) + 2;
    points[frame.target] = (points[frame.target] ?? 0) - 2;
  },
};
