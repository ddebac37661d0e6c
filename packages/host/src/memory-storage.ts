import { copyJson, type Snapshot } from '@turnpoint/kernel';
import { type Change, isTheirs, type Note, Stale, type Storage, type Stored } from './storage.ts';

interface Kept {
  stored: Stored;
  note: Note | null;
  snapshot: Snapshot | null;
  readonly studies: Map<string, unknown>;
}

/** Matches that last as long as the process: for tests and programs. */
export function memoryStorage(): Storage {
  const kept = new Map<string, Kept>();

  function changed(
    { match, revision, now, receipts, aside }: Change,
    next: (stored: Stored) => Partial<Stored>,
  ): number {
    const found = kept.get(match);
    if (found === undefined || found.stored.revision !== revision) throw new Stale();
    found.stored = {
      ...found.stored,
      ...next(found.stored),
      revision: revision + 1,
      changed: now,
      receipts: copyJson(receipts),
      aside: copyJson(aside),
    };
    return revision + 1;
  }

  return {
    async create(match) {
      if (kept.has(match.header.id)) throw new Error('there is such a match');
      const stored = { aside: null, ...copyJson(match), revision: 0, receipts: [] };
      kept.set(match.header.id, { stored, note: null, snapshot: null, studies: new Map() });
      return 0;
    },
    async read(match) {
      return copyJson(kept.get(match)?.stored ?? null);
    },
    async append(change, step, choices, end) {
      return changed(change, (stored) => {
        if (stored.choices.length < step) throw new Stale();
        return { choices: [...stored.choices.slice(0, step), ...copyJson(choices)], end };
      });
    },
    async note(match, note) {
      const found = kept.get(match);
      if (found?.stored.revision === note.revision) found.note = copyJson(note);
    },
    async list(who) {
      return [...kept.values()]
        .filter(({ stored }) => isTheirs(stored.header, who))
        .map(({ stored: { header, revision }, note }) => copyJson({ header, revision, note }));
    },
    async remove(match) {
      kept.delete(match);
    },
    async rename(match, revision, header) {
      const found = kept.get(match);
      if (found === undefined || found.stored.revision !== revision) throw new Stale();
      found.stored = { ...found.stored, header: copyJson(header), revision: revision + 1 };
      found.note = null;
    },
    snapshots: {
      async keep(match, snapshot) {
        const found = kept.get(match);
        if (found !== undefined) found.snapshot = copyJson(snapshot);
      },
      async find(match) {
        return copyJson(kept.get(match)?.snapshot ?? null);
      },
    },
    studies: {
      async keep(match, key, found) {
        kept.get(match)?.studies.set(key, copyJson(found));
      },
      async find(match, key) {
        return copyJson(kept.get(match)?.studies.get(key) ?? null);
      },
    },
  };
}
