import { type Effect, effectAt } from '../../content/index.ts';
import type { Context, EffectFrame, Ruling, State, Table } from '../types.ts';
import { additionalCell } from './additional-cell.ts';
import { discardCell } from './discard-cell.ts';
import { draw } from './draw.ts';
import { hold } from './hold.ts';
import { provided } from './if.ts';
import { raiseLimit, skipTarget } from './limits.ts';
import { lookAtHand } from './look-at-hand.ts';
import { lookAtTop } from './look-at-top.ts';
import { recover } from './recover.ts';
import { returnToHand } from './return.ts';
import { seal } from './seal.ts';
import { search } from './search.ts';
import { seq } from './seq.ts';
import { turnOver } from './turn-over.ts';
import { unlink } from './unlink.ts';
import { voidCards } from './void.ts';
import { voidFromHand } from './void-from-hand.ts';
import type { Ask, WordRules } from './word.ts';

/** The interpreter: every word of the vocabulary and what it means. */
const WORDS: { readonly [W in Effect['word']]: WordRules<Extract<Effect, { word: W }>> } = {
  draw,
  'look at top': lookAtTop,
  'look at hand': lookAtHand,
  'void from hand': voidFromHand,
  'additional cell': additionalCell,
  unlink,
  hold,
  'discard cell': discardCell,
  return: returnToHand,
  void: voidCards,
  recover,
  search,
  'turn over': turnOver,
  seal,
  'raise limit': raiseLimit,
  'skip target': skipTarget,
  if: provided,
  seq,
};

const rulesOf = (effect: Effect): WordRules => WORDS[effect.word] as unknown as WordRules;

/** What somebody has to pick now for the effect of a frame; null when nobody has to. */
export function askAt(t: Table, f: EffectFrame): Ask | null {
  const effect = effectAt(f.at);
  return rulesOf(effect).ask?.(t, f, effect) ?? null;
}

/** Null when an Intervention may be played: what it needs is there (TS-16.5). A sequence needs what its first part does. */
export function cannotExecute(t: Table, f: EffectFrame): Ruling | null {
  const effect = effectAt(f.at);
  if (effect.word === 'seq') return cannotExecute(t, { ...f, at: `${f.at}.0` });
  return rulesOf(effect).cannot?.(t, f, effect) ?? null;
}

export function runAt(s: State, f: EffectFrame, pick: number | null, ctx: Context): void {
  const effect = effectAt(f.at);
  rulesOf(effect).run(s, f, effect, pick, ctx);
}
