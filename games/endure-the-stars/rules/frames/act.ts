import { type FrameRules, NOBODY, only } from '@turnpoint/kernel';
import { personaOf } from '../../content/index.ts';
import { isOnMap, seatOf, survivorAt, zoneOf } from '../board/crew/crew.ts';
import { markUsed } from '../board/crew/spirit.ts';
import { spend } from '../board/crew/turn.ts';
import { isSame, takeOut } from '../board/kit/inventory.ts';
import { useUpReward } from '../board/kit/reward.ts';
import { isPilot, isPowered } from '../board/kit/values.ts';
import { makeNoiseBy } from '../board/noise-made.ts';
import { actionsOf, interactions } from '../effects/mission/interact.ts';
import { refuseAct } from '../refusals/act.ts';
import type { Carried, Choice, Context, Endure, FrameOf, Loader, State, Table, Who } from '../types.ts';
import { abilityChoices, cannotSpendReward } from '../verbs/ability.ts';
import { attackChoices } from '../verbs/attack.ts';
import { cannotReorganise, discardChoices, itemChoices, tradeChoices } from '../verbs/kit.ts';
import { cannotEnter } from '../verbs/loader.ts';
import { exitChoices, moveChoices, zonesOfMove } from '../verbs/move.ts';
import { cannotSearch } from '../verbs/search.ts';
import { beginAttack, PLAIN_SHOT } from './aim.ts';
import { setOut } from './stride.ts';

/** What can be done for actions, in the order of the rulebook (ETS-10.4 to 10.25). */
function actionChoices(t: Table, who: Who): Choice[] {
  const { actions } = survivorAt(t, who);
  if (actions === 0) return [];
  if (isPilot(t, who) && !isPowered(t, who)) return [{ kind: 'leave-loader' }];
  const one = (kind: 'search' | 'reorganise' | 'enter-loader', cannot: boolean): Choice[] => (cannot ? [] : [{ kind }]);
  return [
    ...moveChoices(t, who),
    ...exitChoices(t, who),
    ...attackChoices(t, who),
    ...one('search', cannotSearch(t, who) !== null),
    ...interactions(t, who).flatMap((objective): Choice[] =>
      actionsOf(t, objective) <= actions ? [{ kind: 'interact', objective }] : [],
    ),
    ...abilityChoices(t, who),
    ...itemChoices(t, who),
    ...tradeChoices(t, who),
    ...one('reorganise', cannotReorganise(t, who) !== null),
    ...Array.from({ length: actions }, (_, n): Choice => ({ kind: 'noise', level: n + 1 })),
    ...one('enter-loader', cannotEnter(t, who) !== null),
  ];
}

/** Free things keep a turn open while they can be done (ETS-10.26). */
function isOpen(t: Table, who: Who): boolean {
  if (!isOnMap(t, who) || survivorAt(t, who).turn !== 'now' || survivorAt(t, who).stun === 'acting') return false;
  return survivorAt(t, who).actions > 0 || cannotSpendReward(t, who) === null;
}

/** One thing of a turn after another, until it is ended or nothing can be done (ETS-10.1, 10.29). */
export const act: FrameRules<Endure, FrameOf<'act'>> = {
  deciders: ({ table: t }, { who }) => (isOpen(t, who) ? only(seatOf(t, who)) : NOBODY),
  prompt: ({ table: t }, { who }) => ({
    key: 'prompt.act',
    args: { survivor: { key: `survivor.${survivorAt(t, who).id}` }, n: survivorAt(t, who).actions },
  }),
  choices: ({ table: t }, { who }) => [
    ...actionChoices(t, who),
    ...(cannotSpendReward(t, who) === null ? [{ kind: 'reward' } as const] : []),
    ...discardChoices(t, who),
    { kind: 'end-turn' },
  ],
  refuse: ({ table }, { who }, _seat, choice) => refuseAct(table, who, choice),
  resolve(s, { who }, [choice], ctx) {
    if (choice === undefined || choice.kind === 'end-turn') return;
    ctx.push({ kind: 'act', who });
    stopSlipping(s.table, who, ctx);
    carryOut(s, who, choice, ctx);
  },
};

/** ETS-R83: where she stops counts once she does anything else. */
function stopSlipping(t: Table, who: Who, ctx: Context): void {
  if (!t.lasting.some((lasting) => lasting.kind === 'slip-past' && lasting.who === who)) return;
  t.lasting = t.lasting.filter((lasting) => lasting.kind !== 'slip-past' || lasting.who !== who);
  ctx.push({ kind: 'notice' });
}

function carryOut(s: State, who: Who, choice: Choice, ctx: Context): void {
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
      ctx.push({ kind: 'offer', who, with: choice.with });
      return;
    case 'reorganise':
      spend(t, who);
      ctx.push({ kind: 'arrange', who, with: null, laid: [], moved: [], given: 0 });
      return;
    case 'noise':
      spend(t, who, choice.level);
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

function discard(t: Table, who: Who, card: Carried, ctx: Context): void {
  takeOut(survivorAt(t, who), (held) => isSame(held, card));
  t.itemDiscard.push(card.item);
  ctx.log({ type: 'dropped', clause: 'ETS-7.12', who, item: card.item });
}
