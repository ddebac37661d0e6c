import { Match, type Types } from '@turnpoint/kernel';
import { engineOf } from './engines.ts';
import type { Summary } from './protocol.ts';
import { turnOf } from './sight.ts';
import { put, Stale, stored } from './store.ts';

/** A match that is being played or watched, with what is stored beside its record. */
export interface Open {
  readonly match: Match<Types>;
  summary: Summary;
}

/** What stays the same from the deal to the end. */
export type Fixed = Pick<Summary, 'id' | 'game' | 'options' | 'players' | 'started' | 'seal' | 'daily' | 'from'>;

const open = new Map<string, Open>();

export async function opened(id: string): Promise<Open> {
  const known = open.get(id);
  if (known !== undefined) return known;
  const found = await stored(id);
  if (found === null) throw new Error('there is no such match on this device');
  const match = Match.replay(await engineOf(found.summary.game).rules(found.record.version), found.record);
  return keep({ match, summary: found.summary });
}

function keep(entry: Open): Open {
  open.set(entry.summary.id, entry);
  return entry;
}

export function close(id: string): void {
  open.delete(id);
}

export async function add(match: Match<Types>, fixed: Fixed): Promise<void> {
  const entry = keep({ match, summary: summaryOf(match, fixed) });
  await put({ summary: entry.summary, record: match.export() }, null);
}

/** Stores what `change` did to the match. When another tab was faster, the match is read anew and `Stale` thrown. */
export async function changed<X>(id: string, change: (match: Match<Types>) => X): Promise<X> {
  const entry = await opened(id);
  const steps = entry.match.choices.length;
  const result = change(entry.match);
  if (entry.match.choices.length === steps) return result;
  entry.summary = summaryOf(entry.match, entry.summary);
  try {
    await put({ summary: entry.summary, record: entry.match.export() }, steps);
  } catch (fault) {
    if (fault instanceof Stale) close(id);
    throw fault;
  }
  return result;
}

function summaryOf(match: Match<Types>, fixed: Fixed): Summary {
  const turn = turnOf(match.game, match.state);
  return {
    ...fixed,
    changed: Date.now(),
    steps: match.choices.length,
    turn,
    prompt: turn === null ? null : match.look(turn).prompt,
    outcome: match.state.outcome,
    look: match.look(null),
  };
}
