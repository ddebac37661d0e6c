import { type FrameRules, NOBODY, only } from '@turnpoint/kernel';
import { isOnMap, seatOf, survivorAt } from '../board/crew/crew.ts';
import { isPilot, isPowered } from '../board/kit/values.ts';
import { LOUDEST } from '../board/noise-made.ts';
import { actionsOf, interactions } from '../effects/mission/interact.ts';
import { refuseAct } from '../refusals/act.ts';
import type { Choice, Endure, FrameOf, Table, Who } from '../types.ts';
import { abilityChoices, cannotSpendReward } from '../verbs/ability.ts';
import { attackChoices } from '../verbs/attack.ts';
import { carryOut } from '../verbs/carry-out.ts';
import { cannotReorganise, discardChoices, itemChoices, tradeChoices } from '../verbs/kit.ts';
import { cannotEnter } from '../verbs/loader.ts';
import { missionActions } from '../verbs/mission-action.ts';
import { exitChoices, moveChoices } from '../verbs/move.ts';
import { cannotSearch } from '../verbs/search.ts';
import { remember } from './notice.ts';

/** What can be done for actions, in the order of the rulebook (ETS-10.4 to 10.25). */
function actionChoices(t: Table, who: Who): Choice[] {
  const { actions } = survivorAt(t, who);
  if (actions === 0) return [];
  if (isPilot(t, who) && !isPowered(t, who)) return [{ kind: 'leave-loader' }];
  const found = moveChoices(t, who);
  found.push(...exitChoices(t, who), ...attackChoices(t, who));
  if (cannotSearch(t, who) === null) found.push({ kind: 'search' });
  for (const objective of interactions(t, who))
    if (actionsOf(t, objective) <= actions) found.push({ kind: 'interact', objective });
  found.push(...missionActions(t, who));
  found.push(...abilityChoices(t, who), ...itemChoices(t, who), ...tradeChoices(t, who));
  if (cannotReorganise(t, who) === null) found.push({ kind: 'reorganise' });
  // ETS-5.17
  for (let level = 1; level <= Math.min(actions, LOUDEST); level++) found.push({ kind: 'noise', level });
  if (cannotEnter(t, who) === null) found.push({ kind: 'enter-loader' });
  return found;
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
  choices: ({ table: t }, { who }) => {
    const found = actionChoices(t, who);
    if (cannotSpendReward(t, who) === null) found.push({ kind: 'reward' });
    found.push(...discardChoices(t, who), { kind: 'end-turn' });
    return found;
  },
  refuse: ({ table }, { who }, _seat, choice) => refuseAct(table, who, choice),
  resolve(s, { who }, [choice], ctx) {
    if (choice === undefined || choice.kind === 'end-turn') return;
    ctx.push({ kind: 'act', who });
    stopSlipping(s.table, who);
    carryOut(s, who, choice, ctx);
  },
};

/** ETS-R83: where she stops counts once she does anything else, before it takes her elsewhere. */
function stopSlipping(t: Table, who: Who): void {
  if (!t.lasting.some((lasting) => lasting.kind === 'slip-past' && lasting.who === who)) return;
  t.lasting = t.lasting.filter((lasting) => lasting.kind !== 'slip-past' || lasting.who !== who);
  remember(t);
}
