import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { seatOf, survivorAt } from '../board/crew/crew.ts';
import type { Endure, FrameOf } from '../types.ts';

/** ETS-10.22: the other survivor's player agrees, unless one player leads both. */
export const offer: FrameRules<Endure, FrameOf<'offer'>> = {
  deciders: ({ table: t }, { who, with: other }) =>
    seatOf(t, who) === seatOf(t, other) ? NOBODY : only(seatOf(t, other)),
  prompt: ({ table: t }, { who }) => ({
    key: 'prompt.offer',
    args: { survivor: { key: `survivor.${survivorAt(t, who).id}` } },
  }),
  choices: () => [{ kind: 'accept' }, { kind: 'decline' }],
  refuse: () => no('ETS-10.22', 'why.accept-or-decline'),
  resolve(_s, { who, with: other }, [choice], ctx) {
    if (choice?.kind === 'decline') ctx.log({ type: 'declined', clause: 'ETS-10.22', who: other });
    else ctx.push({ kind: 'arrange', who, with: other, laid: [], moved: [], given: 0 });
  },
};
