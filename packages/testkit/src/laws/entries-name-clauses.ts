import type { Entry, Logged } from '@turnpoint/kernel';
import type { Companion } from '../companion.ts';
import { type Law, must } from '../law.ts';
import { notPlain } from '../plain.ts';

export const entriesNameClauses: Law = {
  name: 'entries name clauses',
  says: 'a log entry is plain JSON, and names a clause of the game or none',
  atState({ companion, match }) {
    if (match.length > 0) return;
    for (const { entries } of match.log(null)) for (const entry of entries) mustNameClause(companion, entry);
  },
  atChoice({ companion, played }) {
    for (const logged of played.log) for (const entry of versionsOf(logged)) mustNameClause(companion, entry);
  },
};

function versionsOf({ entry, secret }: Logged): Entry[] {
  return secret === null || secret.others === null ? [entry] : [entry, secret.others];
}

function mustNameClause({ game }: Companion, entry: Entry): void {
  const odd = notPlain(entry, 'entry');
  must(odd === null, () => `not plain JSON at ${odd}`);
  must(
    entry.clause === null || game.clauses.includes(entry.clause),
    () => `entry "${entry.type}" names "${entry.clause}", which is no clause`,
  );
}
