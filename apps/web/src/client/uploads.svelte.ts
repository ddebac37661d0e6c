import type { Summary } from '@turnpoint/protocol';

const KEY = 'turnpoint.uploads';

/** By match of this device: the table on the server where it goes on; null while the network is waited for. */
type Kept = Readonly<Record<string, string | null>>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Matches of this device that are to go on online. Without a network they wait for it. */
class Uploads {
  kept = $state.raw(read());
  /** What stands in the way, in one sentence each. */
  faults = $state.raw<Readonly<Record<string, string>>>({});

  /** Gives the table where it goes on; null when that has to wait, or cannot be. */
  async take(match: Summary): Promise<string | null> {
    this.#keep(match.id, null);
    try {
      const { upload } = await import('../online/upload.ts');
      const table = await upload(match);
      this.#keep(match.id, table);
      return table;
    } catch (fault) {
      // Without a network it is tried again; anything else stays in the way.
      if (navigator.onLine) this.#fail(match.id, fault instanceof Error ? fault.message : String(fault));
      return null;
    }
  }

  /** The network is back: what has waited for it goes now. */
  async goOn(matches: readonly Summary[]): Promise<void> {
    for (const match of matches) if (this.kept[match.id] === null && navigator.onLine) await this.take(match);
  }

  /** The match has begun at this table: gives the one of this device that it goes on from. */
  begun(table: string): string | null {
    const [match] = Object.entries(this.kept).find(([, at]) => at === table) ?? [];
    if (match !== undefined) this.#drop(match);
    return match ?? null;
  }

  #fail(match: string, sentence: string): void {
    this.faults = { ...this.faults, [match]: sentence };
    this.#drop(match);
  }

  #drop(match: string): void {
    const { [match]: _, ...others } = this.kept;
    this.#store(others);
  }

  #keep(match: string, table: string | null): void {
    const { [match]: _, ...others } = this.faults;
    this.faults = others;
    this.#store({ ...this.kept, [match]: table });
  }

  #store(kept: Kept): void {
    this.kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const uploads = new Uploads();
