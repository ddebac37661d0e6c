import type { PlayKind } from '../../rules/telling/pause/index.ts';
import type { View } from '../../rules/types.ts';

/** Kinds of play that a holder of a Memo may want to be asked about (R30 c). */
export const KINDS: readonly PlayKind[] = ['flip', 'fracture', 'artifact', 'touches-me', 'growth', 'memo'];
export type When = 'always' | 'some' | 'not-now';

const KEY = 'turnpoint.chrono-trek.pause';

interface Kept {
  readonly when: 'always' | 'some';
  readonly kinds: readonly PlayKind[];
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const kinds = KINDS.filter((kind) => kept.kinds?.includes(kind) ?? true);
    return { when: kept.when === 'some' ? 'some' : 'always', kinds };
  } catch {
    return { when: 'always', kinds: KINDS };
  }
}

/** When this player wants to be asked in a pause. Private: no other seat can tell. */
export class Orders {
  #kept = $state.raw(read());
  /** Not before the viewer's first turn after this one. */
  #quietSince = $state<number | null>(null);

  get when(): When {
    return this.#quietSince === null ? this.#kept.when : 'not-now';
  }

  get kinds(): readonly PlayKind[] {
    return this.#kept.kinds;
  }

  set(when: When, turns: number): void {
    this.#quietSince = when === 'not-now' ? turns : null;
    if (when !== 'not-now') this.#keep({ ...this.#kept, when });
  }

  toggle(kind: PlayKind): void {
    const { kinds } = this.#kept;
    const without = kinds.filter((one) => one !== kind);
    this.#keep({ when: 'some', kinds: without.length < kinds.length ? without : [...kinds, kind] });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }

  /** "Not now" ends with the viewer's next turn. */
  follow({ active, turns }: View, seat: number | null): void {
    if (this.#quietSince !== null && active === seat && turns > this.#quietSince) this.#quietSince = null;
  }

  /** Does the viewer want to be asked about a play of these kinds? */
  wants(kinds: readonly PlayKind[]): boolean {
    return this.when === 'always' || (this.when === 'some' && kinds.some((kind) => this.kinds.includes(kind)));
  }
}
