import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { seatOf } from '../board/crew/crew.ts';
import type { Endure, FrameOf, Table } from '../types.ts';
import { attackChoices } from '../verbs/attack.ts';
import { beginAttack, canGoOn, PLAIN_SHOT } from './aim.ts';

/** Empty the Magazine: further attacks with the same weapon. */
export const barrage: FrameRules<Endure, FrameOf<'barrage'>> = {
  deciders: ({ table: t }, { who, item }) =>
    canGoOn(t, who) && shots(t, who, item).length > 0 ? only(seatOf(t, who)) : NOBODY,
  prompt: (_s, { left }) => ({ key: 'prompt.barrage', args: { n: left } }),
  choices: ({ table }, { who, item }) => [...shots(table, who, item), { kind: 'done' }],
  refuse: () => no('ETS-6.5', 'why.barrage'),
  resolve(s, { who, item, left }, [choice], ctx) {
    if (choice?.kind !== 'attack') return;
    if (left > 1) ctx.push({ kind: 'barrage', who, item, left: left - 1 });
    beginAttack(s, { who, item, pair: choice.pair, zone: choice.zone, mods: { ...PLAIN_SHOT, noJam: true } }, ctx);
  },
  rest: false,
};

const shots = (t: Table, who: number, item: string) => attackChoices(t, who).filter((attack) => attack.item === item);
