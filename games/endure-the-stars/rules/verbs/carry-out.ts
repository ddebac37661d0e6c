import { personaOf } from '../../content/index.ts';
import { survivorAt, zoneOf } from '../board/crew/crew.ts';
import { markUsed } from '../board/crew/spirit.ts';
import { spend } from '../board/crew/turn.ts';
import { discard } from '../board/kit/cells.ts';
import { useUpReward } from '../board/kit/reward.ts';
import { makeNoiseBy } from '../board/noise-made.ts';
import { actionsOf } from '../effects/mission/interact.ts';
import { beginAttack, PLAIN_SHOT } from '../frames/aim.ts';
import { beginReorganising, beginTrade } from '../frames/offer.ts';
import { setOut } from '../frames/stride.ts';
import type { Choice, Context, Loader, State, Table, Who } from '../types.ts';
import { zonesOfMove } from './move.ts';

/** Does what was chosen; what it leads to is pushed on top of the turn. */
export function carryOut(s: State, who: Who, choice: Choice, ctx: Context): void {
  const t = s.table;
  const survivor = survivorAt(t, who);
  switch (choice.kind) {
    case 'move':
    case 'exit': {
      const go = { cost: 1, left: zonesOfMove(t, who), isSafe: false, mayExit: true, shot: null };
      const to = choice.kind === 'move' ? { zone: choice.zone, exit: null } : { zone: 0, exit: choice.exit };
      setOut(s, who, { ...go, ...to }, ctx);
      return;
    }
    case 'attack': {
      const { item, pair, zone } = choice;
      spend(t, who);
      beginAttack(s, { who, item, pair, zone, mods: PLAIN_SHOT }, ctx);
      return;
    }
    case 'search':
      spend(t, who);
      ctx.push({ kind: 'search', who });
      return;
    case 'interact':
      spend(t, who, actionsOf(t, choice.objective));
      ctx.push({ kind: 'interact', who, objective: choice.objective });
      return;
    case 'mission-action': {
      const { rule, actions, figure } = choice;
      spend(t, who, actions);
      ctx.push(
        { kind: 'mission', rule, actor: who, zone: survivor.zone, deed: { actions, figure } },
        { kind: 'deaths' },
        { kind: 'notice' },
      );
      return;
    }
    case 'ability': {
      const power = personaOf(survivor.id)[choice.which];
      spend(t, who);
      if (choice.which === 'crisis') survivor.hasCrisis = false;
      else markUsed(survivor, 'active');
      ctx.log({ type: 'ability', clause: choice.which === 'crisis' ? 'ETS-6.5' : 'ETS-6.3', who, power });
      ctx.push({ kind: 'name', who, power, picked: [], from: choice.which });
      return;
    }
    case 'use':
      spend(t, who);
      ctx.log({ type: 'used', clause: 'ETS-10.23', who, item: choice.item });
      ctx.push({ kind: 'name', who, power: choice.item, picked: [], from: 'item' });
      return;
    case 'trade':
      spend(t, who);
      // ETS-4.32: a helmet may have changed what is seen.
      ctx.push(beginTrade(t, who, choice.with), { kind: 'notice' });
      return;
    case 'reorganise':
      spend(t, who);
      ctx.push(beginReorganising(who), { kind: 'notice' });
      return;
    case 'noise':
      spend(t, who, choice.level);
      // ETS-M10.12: whoever hears it notices who is in sight.
      ctx.push({ kind: 'notice' });
      makeNoiseBy(t, who, { zone: zoneOf(t, who), level: choice.level }, 'ETS-10.24', ctx);
      return;
    case 'enter-loader':
    case 'leave-loader':
      board(t, who, choice.kind === 'enter-loader', ctx);
      return;
    case 'reward':
      spendReward(t, who, ctx);
      return;
    case 'discard':
      discard(t, who, choice.card, ctx);
      // ETS-3.9: it may have been the last of what the mission needs.
      ctx.push({ kind: 'notice' });
      return;
  }
}

/** ETS-18.2, 18.8 */
function board(t: Table, who: Who, enters: boolean, ctx: Context): void {
  const loader = t.loader as Loader;
  spend(t, who, enters ? survivorAt(t, who).actions : 1);
  loader.pilot = enters ? who : null;
  loader.powered = false;
  ctx.log({ type: enters ? 'entered-loader' : 'left-loader', clause: enters ? 'ETS-18.2' : 'ETS-18.8', who });
}

function spendReward(t: Table, who: Who, ctx: Context): void {
  const power = survivorAt(t, who).goal?.card ?? '';
  ctx.push({ kind: 'name', who, power, picked: [], from: 'reward' });
  useUpReward(t, who, ctx);
}
