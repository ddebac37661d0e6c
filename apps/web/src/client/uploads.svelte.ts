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

/** Takes a match to the server and gives its table there; throws a sentence that says what stands in the way. */
type Upload = (match: Summary) => Promise<string>;

/** Matches of this device that are to go on online. Without a network they wait for it. */
export class Uploads {
  kept = $state.raw(read());
  /** What stands in the way, in one sentence each. */
  faults = $state.raw<Readonly<Record<string, string>>>({});
  readonly #upload: Upload;
  readonly #underWay = new Map<string, Promise<string | null>>();

  constructor(upload: Upload) {
    this.#upload = upload;
  }

  /** Gives the table where it goes on; null when that has to wait, or cannot be. Asked again meanwhile, it is taken once. */
  take(match: Summary): Promise<string | null> {
    const begun = this.#underWay.get(match.id);
    if (begun !== undefined) return begun;
    const taking = this.#take(match).finally(() => this.#underWay.delete(match.id));
    this.#underWay.set(match.id, taking);
    return taking;
  }

  async #take(match: Summary): Promise<string | null> {
    this.#keep(match.id, null);
    // Not even tried: what fails for want of a network would be told as a fault where it comes back meanwhile.
    if (!navigator.onLine) return null;
    try {
      const table = await this.#upload(match);
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

export const uploads = new Uploads(async (match) => (await import('../online/upload.ts')).upload(match));
