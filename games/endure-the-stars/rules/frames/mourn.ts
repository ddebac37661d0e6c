import { automatic } from '@turnpoint/kernel';
import { survivorAt } from '../board/crew/crew.ts';
import type { Endure } from '../types.ts';

/** ETS-22.21: whoever is at 0 Health dies; their cards leave play. There is no line of sight there, so nobody is shaken. */
export const mourn = automatic<Endure, 'mourn'>(({ table: t }, _frame, _picks, ctx) => {
  const dead = [...t.team.keys()].filter(
    (who) => survivorAt(t, who).health === 0 && survivorAt(t, who).fate === 'living',
  );
  for (const who of dead) {
    ctx.log({ type: 'died-at-refuge', clause: 'ETS-22.21', who });
    const { id } = survivorAt(t, who);
    survivorAt(t, who).fate = 'dead';
    if (t.campaign !== null) t.campaign = { ...t.campaign, used: [...new Set([...t.campaign.used, id])] };
  }
  ctx.push(...dead.map((who) => ({ kind: 'replace', who }) as const));
});
