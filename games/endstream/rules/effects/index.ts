import { type Effect, effectAt } from '../../content/index.ts';
import { no } from '../no.ts';
import type { Context, EffectFrame, Ruling, State, Table } from '../types.ts';
import { disableAgenda, flip, readyAgenda, spin } from './agenda.ts';
import { copy } from './copy.ts';
import { armor, lower, raise } from './defense.ts';
import { destroy, disintegrate, reactivate } from './lives.ts';
import { look } from './look.ts';
import { bonus, control, state, zone } from './marks.ts';
import { choose, may, sequence } from './order.ts';
import { special } from './special.ts';
import { stream } from './stream.ts';
import { strike } from './strike.ts';
import { deploy, equip, extraMove } from './tech.ts';
import type { Ask, WordRules } from './word.ts';

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
  sequence,
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
  const refused = rulesOf(effect).cannot?.(t, f, effect) ?? null;
  if (refused !== null) return refused;
  const ask = askAt(t, f, []);
  return ask === null || ask.options.length > 0 || ask.mayStop ? null : no('ES-7.13', 'why.no-target');
}

export function runAt(s: State, f: EffectFrame, picks: readonly number[], ctx: Context): void {
  const effect = effectAt(f.at);
  rulesOf(effect).run(s, f, effect, picks, ctx);
}
