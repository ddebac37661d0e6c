import type { Fright } from '../../content/index.ts';
import { ordered, othersInZone, survivorAt, zoneOf } from '../board/crew/crew.ts';
import { othersInSight } from '../board/crew/sight.ts';
import { stunSurvivor } from '../board/crew/spirit.ts';
import { makeNoiseBy } from '../board/noise-made.ts';
import type { Context, Frame, Table, Who } from '../types.ts';

/** What a one-time Resolve card does (ETS-8.29). It is carried out completely before anything else (ETS-8.35). */
export function frighten(t: Table, who: Who, fright: Fright, ctx: Context): void {
  const zone = zoneOf(t, who);
  switch (fright.word) {
    case 'noise':
      makeNoiseBy(t, who, { zone, level: fright.level }, 'ETS-8.29', ctx);
      return;
    case 'shadow': {
      const near = othersInZone(t, who);
      const strike = {
        damage: fright.damage,
        armour: true,
        stuns: false,
        movesAway: false,
        pushes: null,
        by: 'shadow',
      } as const;
      if (near.length === 0) {
        makeNoiseBy(t, who, { zone, level: fright.noise }, 'ETS-8.29', ctx);
        return;
      }
      ctx.log({ type: 'lashed-out', clause: 'ETS-8.29', who });
      ctx.push({ kind: 'lowest', among: near, strike });
      return;
    }
    case 'stray': {
      const steps: Frame[] = Array.from({ length: fright.zones }, () => ({ kind: 'stray', who }));
      ctx.push(...steps);
      if (t.active === who) loseActions(t, who, fright.actions);
      return;
    }
    case 'infect':
      ctx.push(
        ...ordered(t, othersInSight(t, who)).map((other): Frame => ({ kind: 'test', who: other, clause: 'ETS-8.3' })),
      );
      return;
    case 'dismay':
      ctx.push(
        ...ordered(t, othersInZone(t, who)).map(
          (other): Frame => ({ kind: 'lose', who: other, points: fright.resolve, clause: 'ETS-8.29' }),
        ),
      );
      return;
    case 'stun':
      stunSurvivor(t, who, 'ETS-8.29', ctx);
      return;
    case 'rush':
      ctx.push({ kind: 'rush', who, zones: fright.zones });
      return;
  }
}

/** Before the actions of a turn are counted there will be so many fewer of them (ETS-10.3, 10.28). */
function loseActions(t: Table, who: Who, actions: number): void {
  const survivor = survivorAt(t, who);
  if (survivor.turn === 'now') survivor.actions = Math.max(0, survivor.actions - actions);
  else if (survivor.turn === 'waiting') survivor.bonus -= actions;
}
