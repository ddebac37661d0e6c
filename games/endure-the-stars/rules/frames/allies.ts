import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { alliesOf, alliesOut, allySeat, controlledAs, countOut } from '../board/allies.ts';
import { dice } from '../board/chance.ts';
import type { Ally, Choice, Context, Endure, FrameOf, Table } from '../types.ts';
import { allyChoices } from '../verbs/ally.ts';

/** ETS-M13.15: enemies under control act first, in the order that whoever decides for them wants. */
export const allies: FrameRules<Endure, FrameOf<'allies'>> = {
  deciders: ({ table: t }) => (allyChoices(t).length > 1 ? only(allySeat(t)) : NOBODY),
  prompt: () => ({ key: 'prompt.allies' }),
  choices: ({ table }) => allyChoices(table),
  refuse: () => no('ETS-M13.14', 'why.allies'),
  resolve({ table: t }, _frame, [choice], ctx) {
    const taken = choice ?? allyChoices(t)[0];
    if (taken === undefined || !('ally' in taken)) return;
    ctx.push({ kind: 'notice' }, { kind: 'allies' });
    act(t, alliesOf(t)[taken.ally] as Ally, taken, ctx);
  },
};

type Taken = Extract<Choice, { readonly ally: number }>;

function act(t: Table, ally: Ally, taken: Taken, ctx: Context): void {
  const { type: enemy, zone } = ally;
  switch (taken.kind) {
    case 'ally-move':
      ally.walked += 1;
      ctx.log({ type: 'ally-moved', clause: 'ETS-M13.14', enemy, from: zone, to: taken.zone });
      ally.zone = taken.zone;
      return;
    case 'ally-exit':
      alliesOf(t)[taken.ally] = null;
      countOut(t);
      ctx.log({ type: 'ally-left', clause: 'ETS-M13.23', enemy, out: alliesOut(t) });
      return;
    case 'ally-attack':
      attack(t, ally, taken.ally, ctx);
      return;
    case 'ally-done':
      ally.over = true;
      return;
  }
}

/** ETS-M13.12, M13.13, M13.21: the printed number counts for every enemy, and no noise is made (ETS-RM39). */
function attack(t: Table, ally: Ally, place: number, ctx: Context): void {
  const { dice: n, hit } = controlledAs(t, ally.type) ?? { dice: 0, hit: 6 };
  const rolled = dice(t, ctx, n);
  ally.attacked = true;
  ctx.log({ type: 'ally-attacked', clause: 'ETS-M13.21', enemy: ally.type, zone: ally.zone, dice: rolled, hit });
  ctx.push({ kind: 'maul', ally: place, left: rolled.filter((die) => die >= hit).length, hits: [] });
}
