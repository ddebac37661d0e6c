import type { PlayKind } from '../../rules/telling/pause/index.ts';

/** Kinds of play that a holder of a Memo may want to be asked about (R30 c). */
export const KINDS: readonly PlayKind[] = ['flip', 'fracture', 'artifact', 'touches-me', 'growth', 'memo'];

const KEY = 'turnpoint.chrono-trek.pause';

/** When this person wants to be asked, whatever the match. */
export interface Kept {
  readonly when: 'always' | 'some';
  readonly kinds: readonly PlayKind[];
}

export function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const kinds = KINDS.filter((kind) => kept.kinds?.includes(kind) ?? true);
    return { when: kept.when === 'some' ? 'some' : 'always', kinds };
  } catch {
    return { when: 'always', kinds: KINDS };
  }
}

export function keep(kept: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(kept));
}
