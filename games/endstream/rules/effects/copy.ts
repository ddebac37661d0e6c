import { no } from '@turnpoint/kernel';
import { type Address, type EffectOf, effectAt, one, printedOn } from '../../content/index.ts';
import { operatorAt } from '../board/things.ts';
import { cardName } from '../refusals/facts.ts';
import type { EffectFrame, OperatorNo, Ruling, Table } from '../types.ts';
import { useAbility, usedBy } from '../verbs/use.ts';
import { askTarget } from './ask-target.ts';
import { askAt, cannotBegin } from './index.ts';
import { asking, type WordRules } from './word.ts';

/** Soren (ES-R39): an operator, one of its printed active abilities, then whatever that ability asks. */
export const copy: WordRules<EffectOf<'copy'>> = {
  ask(t, f, _, picks) {
    const [operator, n, ...rest] = picks;
    if (operator === undefined) {
      return askTarget(t, f, one('operator', { other: true }), { also: (thing) => cannotCopyAny(t, f, thing) });
    }
    if (n === undefined) {
      const all = abilitiesOf(t, operator);
      const options = all.flatMap((at, i) => (cannotCopy(t, f, at) === null ? [i] : []));
      const why = (i: number) =>
        (all[i] === undefined ? null : cannotCopy(t, f, all[i])) ?? no('ES-R39', 'why.no-such-ability');
      return asking('option', options, 'prompt.copy', why);
    }
    return askAt(t, taken(f, abilitiesOf(t, operator)[n] as Address), rest);
  },
  run(s, f, _, [operator, n, ...picks], ctx) {
    const at = abilitiesOf(s.table, operator as OperatorNo)[n as number] as Address;
    useAbility(s, { seat: f.seat, user: f.user, at, picks }, ctx);
  },
};

/** Printed ones only: no default, special or tech-given ability. */
function abilitiesOf(t: Table, operator: OperatorNo): readonly Address[] {
  return printedOn(operatorAt(t, operator).card);
}

const taken = (f: EffectFrame, at: Address): EffectFrame => ({ ...f, at, picks: [] });

/** It must be legal from Soren's place; its once-per-turn limit counts for Soren separately; no loops. */
function cannotCopy(t: Table, f: EffectFrame, at: Address): Ruling | null {
  if (effectAt(at).word === 'copy') return no('ES-R39', 'why.copy-copy');
  if (usedBy(t, f.user).includes(at)) return no('ES-7.22', 'why.used-already');
  return cannotBegin(t, taken(f, at));
}

function cannotCopyAny(t: Table, f: EffectFrame, operator: OperatorNo): Ruling | null {
  const all = abilitiesOf(t, operator).map((at) => cannotCopy(t, f, at));
  if (all.includes(null)) return null;
  return all[0] ?? no('ES-R39', 'why.nothing-to-copy', { operator: cardName(operatorAt(t, operator).card) });
}
