import { automatic } from '@turnpoint/kernel';
import {
  type EnemyType,
  enemyOf,
  FURTHER_WEAPON,
  type ItemId,
  STARTING_WEAPONS,
  tokenOf,
  tokensOf,
} from '../../content/index.ts';
import { bracketOf } from '../board/bracket.ts';
import { everyone, inTurnOrder, survivorAt } from '../board/crew/crew.ts';
import { freshGoal } from '../board/crew/deeds.ts';
import { seesZone } from '../board/crew/sight.ts';
import { place } from '../board/foes/place.ts';
import { card, put } from '../board/kit/inventory.ts';
import { missionIn, shipOf, zoneIn } from '../board/ship.ts';
import { meetBoss } from '../effects/boss/meet.ts';
import { onSetUp } from '../effects/mission/hooks.ts';
import { bossHealth } from '../effects/mission/traits.ts';
import type { Context, Endure, Frame, Table } from '../types.ts';

const RESOLVE_CARDS = 3;

/** ETS-2.13 to 2.24: weapons, cards, tokens, the first player; then what is seen from the start. */
export const deal = automatic<Endure, 'deal'>(({ table: t }, _frame, _picks, ctx) => {
  setAside(t);
  dealWeapons(t, ctx);
  ctx.shuffle(t.items);
  for (const [who, survivor] of t.team.entries()) {
    survivor.zone = shipOf(t).start;
    if (survivor.resolves.length === 0)
      survivor.resolves = t.resolveDeck.splice(-RESOLVE_CARDS).map((held) => ({ card: held, isUp: false }));
    if (survivor.goal !== null) continue;
    const goal = t.goals.pop();
    survivor.goal = goal === undefined ? null : freshGoal(goal);
    if (goal !== undefined) ctx.log({ type: 'goal', clause: 'ETS-2.17', who, goal });
  }
  ctx.learns(everyone(t));
  placeTokens(t, ctx);
  t.first = ctx.int(t.team.length);
  ctx.log({ type: 'first', clause: 'ETS-2.22', who: t.first });
  const met = placeFigures(t, ctx);
  // ETS-2.24: the tests that this brings are taken before the first turn.
  ctx.push(...boarding(t), ...onSetUp(t), ...met, { kind: 'notice' }, { kind: 'round' });
});

/** ETS-2.14: cards that the mission needs. */
function setAside(t: Table): void {
  for (const item of missionIn(t).setAside) {
    takeFrom(t.items, item);
    t.aside.push(item);
  }
}

function takeFrom(items: ItemId[], item: ItemId): void {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
}

/** Has come from an earlier mission of the campaign. */
const isVeteran = ({ campaign }: Table, id: string): boolean => campaign?.used.includes(id) === true;

/** ETS-2.13, or as the mission says; later in a campaign a Swarmer Leg for who is new (ETS-21.13, 21.14). */
function weaponsFor(t: Table): readonly ItemId[] {
  if (t.campaign !== null && t.campaign.won.length > 0) return [FURTHER_WEAPON];
  const { startWeapons } = missionIn(t);
  const usual = [...STARTING_WEAPONS, FURTHER_WEAPON];
  return startWeapons === null || (t.campaign !== null && !startWeapons.inCampaign) ? usual : startWeapons.cards;
}

function dealWeapons(t: Table, ctx: Context): void {
  const given = weaponsFor(t);
  const fresh = t.team.flatMap(({ id }, who) => (isVeteran(t, id) ? [] : [who]));
  const weapons = fresh.map((_, n) => given[Math.min(n, given.length - 1)] as ItemId);
  ctx.shuffle(weapons);
  for (const [n, who] of fresh.entries()) {
    const item = weapons[n] as ItemId;
    takeFrom(t.items, item);
    put(survivorAt(t, who), 0, card(item));
    ctx.log({ type: 'gained', clause: 'ETS-2.13', who, item });
  }
}

/** ETS-2.18 to 2.20: those of the mission on the map, the others, without bosses, in the pile. */
function placeTokens(t: Table, ctx: Context): void {
  const { radar, tokens, family } = missionIn(t);
  const bracket = bracketOf(t);
  const faces = [...tokens[bracket]];
  ctx.shuffle(faces);
  const pile = tokensOf(family).filter((face) => !enemyOf(tokenOf(face).type).isBoss);
  for (const face of faces) if (pile.includes(face)) pile.splice(pile.indexOf(face), 1);
  for (const { zone, emptyIn } of radar) {
    const face = emptyIn.includes(bracket) ? undefined : faces.pop();
    if (face !== undefined)
      t.tokens.push({
        id: t.next++,
        face,
        spawned: false,
        known: false,
        zone: zoneIn(t, zone),
        mode: null,
        lured: null,
      });
  }
  ctx.shuffle(pile);
  t.pile = pile;
}

/** ETS-M11.7: before anything that is for the pilot. */
const boarding = (t: Table): Frame[] =>
  missionIn(t).figures.some(({ what, state }) => what === 'exo-loader' && state === 'piloted')
    ? [{ kind: 'pilot' }]
    : [];

/** What stands there from the beginning; whoever sees a boss loses heart (ETS-19.4). Scenery is not placed. */
function placeFigures(t: Table, ctx: Context): Frame[] {
  const met: Frame[] = [];
  for (const { what, count, zone: name, state } of missionIn(t).figures) {
    const zone = zoneIn(t, name);
    if (what === 'exo-loader') t.loader = { zone, pilot: null, powered: false };
    else if (state === 'plain') {
      const type = what as EnemyType;
      const { isBoss } = enemyOf(type);
      place(t, type, count, zone, ctx, isBoss ? bossHealth(t) : 0);
      const watching = inTurnOrder(t).filter((who) => seesZone(t, who, zone));
      if (isBoss) met.push(...meetBoss(t, type, watching, ctx));
    }
  }
  return met;
}
