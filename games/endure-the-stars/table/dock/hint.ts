import { type Words, whichOf } from '@turnpoint/ui';
import { personaOf } from '../../content/index.ts';
import type { Attack, Risk } from '../../rules/telling/reckon/index.ts';
import type { FrameOf, View, ZoneId } from '../../rules/types.ts';
import type { Action } from '../actions.ts';
import { itemLine } from '../cards/item-line.ts';
import type { Flow } from '../flow.svelte.ts';
import { wasteOf } from '../harm.ts';
import type { Known } from '../known.svelte.ts';
import { contentsOf } from '../map/contents.ts';
import type { Visit } from '../picked.svelte.ts';
import { oddsOf, outlookOf } from '../refuge/odds.ts';
import { zoneOfSpot } from '../spots.ts';
import { pickedOdds } from './odds.ts';

/** The second line of the prompt: what the shown choice would bring, or what can be done at all. */
export function hintOf(
  flow: Flow,
  known: Known,
  view: View,
  { say, narrow }: Pick<Words, 'say'> & { readonly narrow: boolean },
): string {
  if (flow.risk !== null) return riskLine(flow.risk, say, narrow && pickedOdds(flow) !== null);
  if (flow.attack !== null) return attackLine(flow.attack, say);
  // The row goes while something else is asked, and nothing tells that the pointer has left it.
  const action = flow.isTurn ? whichOf('action', flow.over) : null;
  if (action !== null) return actionLine(action as Action, view, say);
  if (flow.shown?.kind === 'noise' || flow.shown?.kind === 'exit') return say(`table.${flow.shown.kind}-hint`);
  if (flow.shown?.kind === 'visit') return outlookLine(flow.shown, view, say);
  const zone = zoneOfSpot(flow.over);
  if (zone !== null) return zoneLine(zone, known, view, say);
  if (flow.isTurn && flow.action === null) return say(isSpent(view) ? 'table.hint-spent' : 'table.hint-turn');
  if (flow.isVisit) return say('refuge.hint');
  return flow.shown === null ? askedLine(flow, say) : '';
}

/** What the dice of a place can come to. */
function outlookLine({ who, place }: Extract<Visit, { kind: 'visit' }>, { team, refuge }: View, say: Words['say']) {
  const one = team[who];
  return one === undefined ? '' : say('refuge.outlook', outlookOf(oddsOf(place, refuge?.better[place] ?? 0, one)));
}

/** What explains a question, before an answer is looked at: why there is no room, or what is being used. */
function askedLine({ frame, choices }: Flow, say: Words['say']): string {
  if (frame?.kind === 'gain') return choices.some(({ kind }) => kind === 'put') ? '' : say('why.no-room');
  return frame?.kind === 'name' ? usedLine(frame, say) : '';
}

/** What is being used, while it is asked on whom or where. */
function usedLine({ power, from }: FrameOf<'name'>, say: Words['say']): string {
  if (from === 'item' || from === 'drawn') return itemLine(power, say);
  return say(from === 'reward' ? `goal.${power}.text` : `power.${power}.text`);
}

/** Whoever acts has no action left. */
const isSpent = ({ active, team }: View): boolean => active !== null && team[active]?.actions === 0;

/** What lies under the pointer, for those who wonder what a sign on the map is. */
function zoneLine(zone: ZoneId, known: Known, view: View, say: Words['say']): string {
  const light = say(known.lit.has(zone) ? 'table.lit' : 'table.dark');
  return [known.zoneName(zone), light, ...contentsOf(view, zone, say)].join(', ');
}

/** What an action does, before it is picked. */
function actionLine(action: Action, { active, team }: View, say: Words['say']): string {
  const one = active === null ? undefined : team[active];
  if ((action === 'active' || action === 'crisis') && one !== undefined)
    return say(`power.${personaOf(one.id)[action]}.text`);
  if (action === 'reward' && one?.goal) return say(`goal.${one.goal.card}.text`);
  return say(`action-hint.${action}`);
}

const nameOf = (type: string) => ({ key: `enemy.${type}` });

/** In short: where on the map they stand, and how hard they hit, is told beside it; so are the odds where bars show them. */
export function riskLine({ check, tests, pass, reveals, threats }: Risk, say: Words['say'], hasBars = false): string {
  const counts = new Map<string, number>();
  for (const { type, count, attacks } of threats) if (attacks) counts.set(type, (counts.get(type) ?? 0) + count);
  const n = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const foes = [...counts].map(([type, count]) => ({ key: `foes.${type}`, args: { count } }));
  const parts = [
    ...(check === null || hasBars ? [] : [say('risk.check', { n: check })]),
    ...(tests.length === 0
      ? []
      : [say(hasBars ? 'risk.new-foes' : 'risk.test', { n: pass, foes: { list: tests.map(nameOf) } })]),
    ...(reveals.length === 0 ? [] : [say('risk.reveals', { n: reveals.length })]),
    ...(foes.length === 0 ? [] : [say('risk.attacks', { n, foes: { list: foes } })]),
  ];
  return parts.length === 0 ? say('risk.none') : parts.join(' ');
}

type Dice = Pick<Attack, 'dice' | 'hit' | 'mayJam' | 'raises'>;

/** Of all throws the share in which all dice show the same number, one of so many: a jam, and no hit (ETS-15.29). */
const spoilt = ({ dice, mayJam }: Dice, numbers: number): number => (mayJam ? numbers / 6 ** dice : 0);

/** The chance in percent that at least one die hits, be it one that counts higher. */
export function chanceOfAny(attack: Dice): number {
  const least = attack.hit - (attack.raises ? 1 : 0);
  return Math.round(100 * (1 - ((least - 1) / 6) ** attack.dice - spoilt(attack, 7 - least)));
}

/** How many dice hit on average. */
export function averageOf(attack: Dice): number {
  const { dice, hit, raises } = attack;
  const plain = dice * ((7 - hit) / 6 - spoilt(attack, 7 - hit));
  return plain + (raises ? 1 - (5 / 6) ** dice - spoilt(attack, 1) : 0);
}

export function attackLine(attack: Attack, say: Words['say']): string {
  const { dice, hit, noise, mayJam } = attack;
  const average = Math.round(10 * averageOf(attack)) / 10;
  return [
    ...(attack.check === undefined ? [] : [say('risk.check', { n: attack.check })]),
    say('attack.odds', { dice, hit, n: chanceOfAny(attack), average: String(average) }),
    say(noise === 0 ? 'attack.silent' : 'attack.noise', { noise }),
    ...(mayJam ? [say('attack.jam')] : []),
  ].join(' ');
}

/** For a button: dice, chance and noise. */
export const shortAttack = (attack: Attack, say: Words['say']): string =>
  say('attack.short', { dice: attack.dice, hit: attack.hit, noise: attack.noise, n: chanceOfAny(attack) });

/** How ending the turn is called: it says what it wastes. */
export function endLabel(view: Parameters<typeof wasteOf>[0], say: Words['say']): string {
  const waste = wasteOf(view);
  return waste === null ? say('label.end-turn') : say('table.end-turn-with', { n: waste });
}
