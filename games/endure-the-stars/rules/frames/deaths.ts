import { automatic } from '@turnpoint/kernel';
import { inTurnOrder, isOnMap } from '../board/crew/crew.ts';
import { seesZone } from '../board/crew/sight.ts';
import { allCards } from '../board/kit/inventory.ts';
import { loseAllies } from '../effects/mission/control.ts';
import { onDeath } from '../effects/mission/hooks.ts';
import { checkEnding } from '../ending/ending.ts';
import type { Context, Endure, Frame, Survivor, Table, Who, ZoneId } from '../types.ts';

const SHOCK = 2;

/** Whoever is at 0 Health dies, all together (ETS-13.15 to 13.19); whoever saw it loses Resolve (ETS-8.12). */
export const deaths = automatic<Endure, 'deaths'>((s, _frame, _picks, ctx) => {
  const t = s.table;
  const dying = t.team.flatMap(({ zone, health }, who) => (zone !== null && health === 0 ? [{ who, zone }] : []));
  const isLost = loseAllies(t, ctx);
  if (dying.length === 0 && !isLost) return;
  for (const { who, zone } of dying) die(t, who, zone, ctx);
  const shocked = inTurnOrder(t).flatMap((who): Frame[] => {
    const seen = dying.filter(({ zone }) => isOnMap(t, who) && seesZone(t, who, zone)).length;
    return seen === 0 ? [] : [{ kind: 'lose', who, points: SHOCK * seen, clause: 'ETS-8.12' }];
  });
  ctx.push(...dying.flatMap(({ who, zone }) => onDeath(t, who, zone, ctx)), ...shocked);
  checkEnding(s, ctx);
});

function die(t: Table, who: Who, zone: ZoneId, ctx: Context): void {
  const survivor = t.team[who] as Survivor;
  ctx.log({ type: 'died', clause: 'ETS-13.15', who, zone });
  survivor.fate = 'dead';
  survivor.zone = null;
  survivor.actions = 0;
  survivor.inView = [];
  // ETS-13.16
  t.itemDiscard.push(...allCards(survivor).map(({ item }) => item));
  survivor.body = null;
  survivor.head = null;
  survivor.packs = [[], [], []];
  if (survivor.goal !== null) t.goalDiscard.push(survivor.goal.card);
  survivor.goal = null;
  // What lies on the map stays, and what the mission brought: neither is the dead survivor's.
  t.lasting = t.lasting.filter(
    ({ who: owner, zone: at, until }) => owner !== who || at !== null || until === 'mission',
  );
  if (t.loader?.pilot === who) {
    t.loader.pilot = null;
    t.loader.powered = false;
  }
}
