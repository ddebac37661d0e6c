import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { isOnMap, seatOf } from '../board/crew/crew.ts';
import type { Clause } from '../clauses.ts';
import { powerOf } from '../effects/powers/index.ts';
import type { Endure, FrameOf, Source } from '../types.ts';

/** What lets it be used. */
const BY = {
  active: 'ETS-6.3',
  crisis: 'ETS-6.5',
  passive: 'ETS-6.2',
  item: 'ETS-10.23',
  drawn: 'ETS-10.14',
  reward: 'ETS-9.5',
} as const satisfies Record<Source, Clause>;

/** Something is used: one thing after another is named, then it happens. A sole choice is taken. */
export const name: FrameRules<Endure, FrameOf<'name'>> = {
  deciders: ({ table: t }, { who, power, picked }) => {
    if (!isOnMap(t, who)) return NOBODY;
    const options = powerOf(power).options(t, who, picked);
    return options !== null && options.length > 1 ? only(seatOf(t, who)) : NOBODY;
  },
  prompt: (_s, { power }) => ({ key: 'prompt.name', args: { power: { key: `power.${power}` } } }),
  choices: ({ table }, { who, power, picked }) => powerOf(power).options(table, who, picked) ?? [],
  refuse: (_s, { from }) => no(BY[from], 'why.name'),
  resolve(s, frame, [choice], ctx) {
    const { who, power, picked } = frame;
    if (!isOnMap(s.table, who)) return;
    const options = powerOf(power).options(s.table, who, picked);
    const taken = choice ?? options?.[0];
    if (options !== null && taken !== undefined) {
      ctx.push({ ...frame, picked: [...picked, taken] });
      return;
    }
    // What it leads to happens before the card is put away.
    ctx.push({ kind: 'used', who, power, from: frame.from });
    if (options === null) powerOf(power).apply(s, who, picked, ctx);
  },
  rest: false,
};
