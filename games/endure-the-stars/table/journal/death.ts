import type { Message } from '@turnpoint/kernel';
import type { Clause } from '../../rules/clauses.ts';
import type { Entry, Who } from '../../rules/types.ts';
import type { Told } from './told.ts';

/** What takes Health without an attack, by the rule that takes it. */
const SLOW: Readonly<Partial<Record<Clause, string>>> = {
  'ETS-8.15': 'fear',
  'ETS-13.7': 'bleeding',
  'ETS-14.15': 'air',
  'ETS-17.14': 'trapped',
};

/** An attack: the nearest of these before the loss says whose it was. */
const ATTACKS = ['attacked', 'boss-attack', 'exploded', 'fired', 'used'] as const;
/** Periphery Fright: its owner strikes at a shadow, and whoever stands there is hit. */
const isShadow = (entry: Entry): boolean => entry.type === 'turned-up' && entry.card === 'periphery-fright';
const isAttack = ({ entry }: Told) => (ATTACKS as readonly string[]).includes(entry.type) || isShadow(entry);

/** How somebody died: by what took the last of their Health. */
export function deathSaid(row: readonly Told[], at: number, who: Who): Message {
  const args = row[at]?.line.args ?? {};
  const loss = row.slice(0, at).findLastIndex(({ entry }) => entry.type === 'hurt' && entry.who === who);
  const { clause } = row[loss]?.entry ?? {};
  if (clause === undefined || row[loss]?.round !== row[at]?.round) return { key: 'journal.died', args };
  if (clause !== 'ETS-13.1') {
    const how = SLOW[clause];
    return { key: how === undefined ? 'journal.died' : `journal.died-${how}`, args };
  }
  const by = row.slice(0, loss).findLast((told) => isAttack(told));
  if (by === undefined) return { key: 'journal.died', args };
  const { who: doer, ...given } = by.line.args ?? {};
  const { zone = '' } = args;
  const whole = { ...given, ...args, zone, ...(doer !== undefined && { by: doer }) };
  return { key: `journal.died-${isShadow(by.entry) ? 'shadow' : by.entry.type}`, args: whole };
}
