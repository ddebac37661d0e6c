import { no } from '@turnpoint/kernel';
import { type Effect, effectAt } from '../../content/index.ts';
import type { Context, EffectFrame, Ruling, State, Table } from '../types.ts';
import { armor } from './armor.ts';
import { bonus } from './bonus.ts';
import { choose } from './choose.ts';
import { control } from './control.ts';
import { copy } from './copy.ts';
import { deploy } from './deploy.ts';
import { destroy } from './destroy.ts';
import { disableAgenda } from './disable-agenda.ts';
import { disintegrate } from './disintegrate.ts';
import { equip } from './equip.ts';
import { extraMove } from './extra-move.ts';
import { flip } from './flip.ts';
import { look } from './look.ts';
import { lower } from './lower.ts';
import { may } from './may.ts';
import { raise } from './raise.ts';
import { reactivate } from './reactivate.ts';
import { readyAgenda } from './ready-agenda.ts';
import { seq } from './seq.ts';
import { special } from './special.ts';
import { spin } from './spin.ts';
import { state } from './state.ts';
import { stream } from './stream.ts';
import { strike } from './strike.ts';
import type { Ask, WordRules } from './word.ts';
import { zone } from './zone.ts';

/** The interpreter: every word of the vocabulary and what it means. */
const WORDS: { readonly [W in Effect['word']]: WordRules<Extract<Effect, { word: W }>> } = {
  strike,
  lower,
  raise,
  armor,
  state,
  bonus,
  control,
  stream,
  zone,
  spin,
  flip,
  'disable agenda': disableAgenda,
  'ready agenda': readyAgenda,
  destroy,
  reactivate,
  disintegrate,
  copy,
  look,
  'extra move': extraMove,
  equip,
  deploy,
  seq,
  choose,
  may,
  special,
};

const rulesOf = (effect: Effect): WordRules => WORDS[effect.word] as unknown as WordRules;

/** What has to be picked next for the effect at the frame's address; null when nothing has to be. */
export function askAt(t: Table, f: EffectFrame, picks: readonly number[]): Ask | null {
  const effect = effectAt(f.at);
  return rulesOf(effect).ask?.(t, f, effect, picks) ?? null;
}

/** Null when it can be used: whatever it needs is there (ES-7.13). */
export function cannotBegin(t: Table, f: EffectFrame): Ruling | null {
  const effect = effectAt(f.at);
  const rules = rulesOf(effect);
  const refused = rules.cannot?.(t, f, effect) ?? null;
  if (refused !== null) return refused;
  const ask = rules.ask?.(t, f, effect, []) ?? null;
  return ask === null || ask.mayStop || !ask.isIdle() ? null : no('ES-7.13', 'why.no-target');
}

export function runAt(s: State, f: EffectFrame, picks: readonly number[], ctx: Context): void {
  const effect = effectAt(f.at);
  rulesOf(effect).run(s, f, effect, picks, ctx);
}
