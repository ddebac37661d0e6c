import { automatic } from '@turnpoint/kernel';
import { placeOf } from '../board/allies.ts';
import { dice } from '../board/chance.ts';
import type { Endure } from '../types.ts';

/** ETS-13.12: each rolls a die, the lowest takes the attack; those tied for it roll again (ETS-13.13). */
export const lowest = automatic<Endure, 'lowest'>(({ table }, { among, strike }, _picks, ctx) => {
  let rivals = among.filter((who) => placeOf(table, who) !== null);
  while (rivals.length > 1) {
    const rolled = dice(table, ctx, rivals.length);
    const least = Math.min(...rolled);
    ctx.log({ type: 'rolled-off', clause: 'ETS-13.12', who: rivals, dice: rolled });
    rivals = rivals.filter((_, n) => rolled[n] === least);
  }
  const [victim] = rivals;
  if (victim !== undefined) ctx.push({ kind: 'strike', whom: [victim], strike });
});
