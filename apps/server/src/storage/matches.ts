import { type Header, isTheirs, type Note, Stale, type Storage, type Stored } from '@turnpoint/host';
import type { RecordedChoice } from '@turnpoint/kernel';
import { type Database, type Statement, statement } from './database.ts';
import { removeSnapshot, snapshotsIn } from './snapshots.ts';
import { removeGathering } from './tables.ts';

interface Head {
  readonly body: string;
  readonly revision: number;
  readonly ending: string | null;
  readonly changed: number;
  readonly receipts: string;
  readonly aside: string | null;
}

interface ChoiceRow {
  readonly seat: number;
  readonly body: string;
}

const insertMatch = statement(
  'INSERT INTO matches (id, header, revision, steps, ending, changed, aside) VALUES ($1, $2, 0, $3, $4, $5, $6)',
);
const insertTheirs = statement('INSERT INTO theirs (who, match) VALUES ($1, $2)');
const insertChoice = statement('INSERT INTO choices (match, step, seat, choice) VALUES ($1, $2, $3, $4)');
/** The head and its choices in one statement: in another, choices could come between that do not fit it. */
const selectMatch = statement(
  `SELECT -1 AS step, NULL AS seat, header AS body, revision, ending, changed, receipts, aside FROM matches WHERE id = $1
   UNION ALL SELECT step, seat, choice, NULL, NULL, NULL, NULL, NULL FROM choices WHERE match = $1
   ORDER BY step`,
);
/** The guard of every change: it holds only for who has seen the latest one. */
const goOn = statement(
  `UPDATE matches SET revision = revision + 1, steps = $4, ending = $5, changed = $6, receipts = $7, aside = $8
   WHERE id = $1 AND revision = $2 AND steps >= $3`,
);
/** The same where nothing is taken back, as nearly always. */
const goOnAtEnd = statement(
  `UPDATE matches SET revision = revision + 1, steps = $4, ending = $5, changed = $6, receipts = $7, aside = $8
   WHERE id = $1 AND revision = $2 AND steps = $3`,
);
const cutBack = statement('DELETE FROM choices WHERE match = $1 AND step >= $2');
/** Whoever notes late, of a match that has changed or is gone, notes nothing. */
const keepNote = statement(
  `INSERT INTO notes (match, note) SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM matches WHERE id = $1 AND revision = $3)
   ON CONFLICT (match) DO UPDATE SET note = excluded.note`,
);
const selectTheirs = statement(
  `SELECT m.header, m.revision, n.note FROM theirs t JOIN matches m ON m.id = t.match LEFT JOIN notes n ON n.match = m.id
   WHERE t.who = $1`,
);
const removeMatch = statement('DELETE FROM matches WHERE id = $1');
const removeChoices = statement('DELETE FROM choices WHERE match = $1');
const removeTheirs = statement('DELETE FROM theirs WHERE match = $1');
const removeNote = statement('DELETE FROM notes WHERE match = $1');
const rename = statement('UPDATE matches SET header = $3, revision = revision + 1 WHERE id = $1 AND revision = $2');
const removeTheir = statement('DELETE FROM theirs WHERE match = $1 AND who = $2');
const removeTalk = statement('DELETE FROM talk WHERE match = $1');

/** Matches in a database, one row a choice: (match, step) is unique, whichever node writes. */
export function matchStorage(database: Database): Storage {
  const inserted = (match: string, from: number, choices: readonly RecordedChoice[]): Statement[] =>
    choices.map(({ seat, choice }, i) => insertChoice(match, from + i, seat, JSON.stringify(choice)));

  return {
    async create({ header, choices, end, changed, aside = null }) {
      const { id } = header;
      await database.write([
        insertMatch(id, JSON.stringify(header), choices.length, end, changed, written(aside)),
        ...visitorsOf(header).map((who) => insertTheirs(who, id)),
        ...inserted(id, 0, choices),
      ]);
      return 0;
    },

    async read(match): Promise<Stored | null> {
      const [head, ...rows] = (await database.rows(selectMatch(match))) as [Head?, ...ChoiceRow[]];
      if (head === undefined) return null;
      const choices = rows.map(({ seat, body }) => ({ seat, choice: JSON.parse(body) }));
      const { revision, ending: end, changed } = head;
      const [header, receipts] = [JSON.parse(head.body), JSON.parse(head.receipts)];
      return { header, choices, revision, end, changed, receipts, aside: JSON.parse(head.aside ?? 'null') };
    },

    async append({ match, revision, now, receipts, aside }, step, choices, end) {
      const steps = step + choices.length;
      const head = [match, revision, step, steps, end, now, JSON.stringify(receipts), written(aside)] as const;
      const rows = inserted(match, step, choices);
      const isStored =
        (await database.write([goOnAtEnd(...head), ...rows])) ||
        (await database.write([goOn(...head), cutBack(match, step), ...rows]));
      if (!isStored) throw new Stale();
      return revision + 1;
    },

    async note(match, note) {
      await database.write([keepNote(match, JSON.stringify(note), note.revision)]);
    },

    async list(who) {
      const rows = await database.rows<{ header: string; revision: number; note: string | null }>(selectTheirs(who));
      return rows.map(({ header, revision, note }) => ({
        header: JSON.parse(header) as Header,
        revision,
        note: note === null ? null : (JSON.parse(note) as Note),
      }));
    },

    async rename(match, revision, header, gone) {
      const unlisted = gone === null ? [] : [removeTheir(match, gone)];
      // What was noted for lists names people as they were called before.
      const isStored = await database.write([
        rename(match, revision, JSON.stringify(header)),
        removeNote(match),
        ...unlisted,
      ]);
      if (!isStored) throw new Stale();
    },

    async remove(match) {
      await database.write([
        removeMatch(match),
        removeChoices(match),
        removeTheirs(match),
        removeNote(match),
        removeTalk(match),
        removeSnapshot(match),
        removeGathering(match),
      ]);
    },

    snapshots: snapshotsIn(database),
  };
}

function written(aside: Stored['aside']): string | null {
  return aside === null ? null : JSON.stringify(aside);
}

/** Everybody whose match this is. */
function visitorsOf(header: Header): string[] {
  const named = [header.owner, ...header.holders.filter((holder) => holder !== null)];
  return [...new Set(named)].filter((who) => isTheirs(header, who));
}
