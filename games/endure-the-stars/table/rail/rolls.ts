import type { Message } from '@turnpoint/kernel';
import type { Entry } from '../../rules/types.ts';

/** Dice that were thrown, and which of them count. */
export interface Roll {
  readonly entry: Entry;
  readonly dice: readonly number[];
  readonly hits: readonly boolean[];
}

/** The dice of an entry; null when it has none. */
export function rollOf(entry: Entry): Roll | null {
  if (entry.type === 'saved') return { entry, dice: [entry.die], hits: [true] };
  if (!('dice' in entry)) return null;
  const { dice } = entry;
  switch (entry.type) {
    case 'fired':
      return { entry, dice, hits: hitsOf(entry) };
    case 'ally-attacked':
    case 'boss-attack':
      return { entry, dice, hits: dice.map((n) => n >= entry.hit) };
    case 'tested':
    case 'checked':
      return { entry, dice, hits: dice.map(() => !entry.failed) };
    case 'rolled-off':
      return { entry, dice, hits: dice.map((n) => n > Math.min(...dice)) };
    default:
      return { entry, dice, hits: dice.map(() => true) };
  }
}

/** Target Database makes one die count that falls 1 short. */
function hitsOf({ dice, hit, raised }: Extract<Entry, { type: 'fired' }>): boolean[] {
  const lifted = raised === undefined ? -1 : dice.indexOf(raised);
  return dice.map((n, at) => n >= hit || at === lifted);
}

/** What the dice had to be, and what they came to; null where there is nothing to reach. */
export function needOf(entry: Entry): (Message & { readonly good: boolean }) | null {
  const sum = 'dice' in entry ? entry.dice.reduce((all, n) => all + n, 0) : 0;
  switch (entry.type) {
    case 'fired': {
      const hits = hitsOf(entry).filter(Boolean).length;
      return { key: 'dice.fired', args: { hit: entry.hit, n: hits }, good: hits > 0 };
    }
    case 'ally-attacked': {
      const hits = entry.dice.filter((n) => n >= entry.hit).length;
      return { key: 'dice.fired', args: { hit: entry.hit, n: hits }, good: hits > 0 };
    }
    case 'boss-attack': {
      const hits = entry.dice.filter((n) => n >= entry.hit).length;
      return { key: 'dice.fired', args: { hit: entry.hit, n: hits }, good: hits === 0 };
    }
    case 'tested':
    case 'checked': {
      const key = entry.failed ? 'dice.failed' : 'dice.passed';
      const { resolve, strain = 0 } = entry;
      if (strain === 0) return { key, args: { sum, resolve }, good: !entry.failed };
      const added = strain > 0 ? `+${strain}` : `−${-strain}`;
      return { key: `${key}-strained`, args: { sum, added, total: sum + strain, resolve }, good: !entry.failed };
    }
    case 'saved':
      return { key: 'dice.saved', args: { die: entry.die, save: entry.save }, good: true };
    case 'solomon':
      return { key: entry.comes ? 'dice.solomon' : 'dice.no-solomon', args: { sum }, good: !entry.comes };
    default:
      return null;
  }
}
