import { no } from '@turnpoint/kernel';
import type { EffectOf } from '../../content/index.ts';
import { askAt, cannotBegin } from './index.ts';
import { part } from './part.ts';
import { asking, type WordRules } from './word.ts';

/** One of several, picked when used. */
export const choose: WordRules<EffectOf<'choose'>> = {
  ask(t, f, e, [n, ...rest]) {
    if (n !== undefined) return askAt(t, part(f, n), rest);
    const options = e.parts.flatMap((_, i) => (cannotBegin(t, part(f, i)) === null ? [i] : []));
    const why = (i: number) =>
      (e.parts[i] === undefined ? null : cannotBegin(t, part(f, i))) ?? no('ES-7.13', 'why.no-such-option');
    return asking('option', options, 'prompt.choose', why);
  },
  run(_, f, __, [n, ...picks], ctx) {
    ctx.push({ ...part(f, n as number), picks });
  },
};
