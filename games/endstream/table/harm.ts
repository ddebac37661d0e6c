import type { Foreseen } from '@turnpoint/ui';
import { AGENDA_TYPES, controllerThing, isOperatorThing, ownerOf, type StateWord } from '../content/index.ts';
import type { EndStream, Entry, Look, Thing } from '../rules/types.ts';

/** What a choice would cost the one who makes it, to be warned of before it is made. `key` names its words. */
export type Harm =
  | { readonly key: 'own-controller'; readonly left: number }
  | { readonly key: 'own-falls' | 'own-hurt'; readonly operator: number }
  | { readonly key: 'points'; readonly amount: number }
  | { readonly key: 'nothing' };

const BAD: readonly (StateWord | 'bonus')[] = ['IMMOBILIZED', 'IMPAIRED', 'FRAIL', 'cannot spin'];
/** They tell that something was tried, not that anything came of it. */
const MERELY: readonly Entry['type'][] = ['agenda', 'paid', 'ability', 'tech', 'cancelled'];
const isMere = (entry: Entry): boolean =>
  MERELY.includes(entry.type) || (entry.type === 'tech-gone' && entry.why === 'spent');

/** Who suffers from an entry. */
function hurtBy(entry: Entry): Thing | null {
  switch (entry.type) {
    case 'struck':
      return entry.target;
    case 'lowered':
    case 'disabled':
    case 'disintegrated':
      return entry.operator;
    case 'state':
      return BAD.includes(entry.state) ? entry.operator : null;
    default:
      return null;
  }
}

/** Points that are made and not spent. */
export function unspentOf({ view, seat }: Look): number {
  return AGENDA_TYPES.reduce((sum, _, n) => sum + (view.players[seat ?? 0]?.points[n] ?? 0), 0);
}

/** Blows at one's own side while the other goes free, and what does nothing at all. What is sealed is not known. */
export function harmOf({ seat }: Look, seen: Foreseen<EndStream> | null): Harm | null {
  if (seen === null || seen.sealed || seat === null) return null;
  const { entries, look } = seen;
  if (entries.some((entry) => entry.type === 'struck' && entry.target === controllerThing(seat)))
    return { key: 'own-controller', left: look.view.players[seat]?.armor ?? 0 };
  const hurt = entries.flatMap((entry) => hurtBy(entry) ?? []);
  const [own] = hurt;
  if (own !== undefined && hurt.every((thing) => isOperatorThing(thing) && ownerOf(thing) === seat)) {
    const falls = entries.some(({ type }) => type === 'disabled' || type === 'disintegrated');
    return { key: falls ? 'own-falls' : 'own-hurt', operator: own };
  }
  const isUsed = entries.some(({ type }) => type === 'ability' || type === 'tech');
  const isDone = isUsed && look.view.stack.at(-1)?.kind === 'turn';
  return isDone && entries.every(isMere) ? { key: 'nothing' } : null;
}
