import type { EffectOf } from '../../content/index.ts';
import { no } from '../no.ts';
import type { EffectFrame } from '../types.ts';
import { askAt, cannotBegin } from './index.ts';
import { DONE, type WordRules } from './word.ts';

const part = (f: EffectFrame, n: number): EffectFrame => ({ ...f, at: `${f.at}.${n}`, picks: [] });

/** One after another. The first part's choices belong to the declaration; later parts ask when it is their turn. */
export const sequence: WordRules<EffectOf<'sequence'>> = {
  ask: (t, f, _, picks) => askAt(t, part(f, 0), picks),
  cannot: (t, f) => cannotBegin(t, part(f, 0)),
  run(_, f, e, picks, ctx) {
    ctx.push(...e.parts.map((__, n) => ({ ...part(f, n), picks: n === 0 ? picks : [] })));
  },
};

/** One of several, picked when used. */
export const choose: WordRules<EffectOf<'choose'>> = {
  ask(t, f, e, [n, ...rest]) {
    if (n !== undefined) return askAt(t, part(f, n), rest);
    const options = e.parts.flatMap((_, i) => (cannotBegin(t, part(f, i)) === null ? [i] : []));
    const why = (i: number) =>
      (e.parts[i] === undefined ? null : cannotBegin(t, part(f, i))) ?? no('ES-7.13', 'why.no-such-option');
    return { kind: 'option', options, mayStop: false, prompt: 'prompt.choose', why };
  },
  run(_, f, __, [n, ...picks], ctx) {
    ctx.push({ ...part(f, n as number), picks });
  },
};

/** Can be left out, also when there is nothing to choose. */
export const may: WordRules<EffectOf<'may'>> = {
  ask(t, f, _, picks) {
    if (picks[0] === DONE) return null;
    const ask = askAt(t, part(f, 0), picks);
    if (ask === null || (picks.length === 0 && ask.options.length === 0)) return null;
    return { ...ask, mayStop: ask.mayStop || picks.length === 0 };
  },
  run(_, f, __, picks, ctx) {
    if (picks.length > 0 && picks[0] !== DONE) ctx.push({ ...part(f, 0), picks });
  },
};
