import type { Choice, Match, RecordedChoice, Snapshot, Types } from '@turnpoint/kernel';
import { keepSnapshot } from './long-match.ts';
import { noteOf } from './note.ts';
import type { Outside } from './outside.ts';
import type { KeptReceipt } from './receipts.ts';
import { broughtUp, matchOf, type Rules } from './record.ts';
import type { Header, Note, Revision, Stored } from './storage.ts';
import type { Aside } from './together/aside.ts';
import { type Question, questionOf } from './together/question.ts';

export interface Kept {
  readonly header: Header;
  readonly match: Match<Types>;
  readonly revision: Revision;
  readonly changed: number;
  readonly receipts: readonly KeptReceipt[];
  readonly aside: Aside | null;
}

/** What is to be written: only the first `step` choices stay, then these follow. */
export interface Writing {
  readonly step: number;
  readonly choices: readonly RecordedChoice[];
}

/** A match as it is stored: what is not stored is not here. */
export class KeptMatch {
  readonly #outside: Outside;
  readonly #rules: Rules;
  #kept: Kept;
  /** The choices as they are stored, to see what a change has to write. */
  #choices: Choice[];
  /** So many of them the latest snapshot holds. */
  #shot: number;
  /** Found once for each position. */
  #asked: { readonly match: Match<Types>; readonly question: Question } | null = null;

  constructor(outside: Outside, rules: Rules, stored: Stored, snapshot: Snapshot | null) {
    this.#outside = outside;
    this.#rules = rules;
    const match = matchOf(rules, stored, snapshot);
    this.#kept = { ...stored, match };
    this.#shot = snapshot?.step ?? 0;
    this.#choices = match.choices.map(({ choice }) => choice);
  }

  /** Another one only when somebody is forgotten. */
  get header(): Header {
    return this.#kept.header;
  }

  get match(): Match<Types> {
    return this.#kept.match;
  }

  get receipts(): readonly KeptReceipt[] {
    return this.#kept.receipts;
  }

  get aside(): Aside | null {
    return this.#kept.aside;
  }

  /** What is asked now, as far as everybody can tell. */
  get question(): Question {
    const { match } = this.#kept;
    if (this.#asked?.match !== match) this.#asked = { match, question: questionOf(match) };
    return this.#asked.question;
  }

  note(): Note {
    return noteOf(this.#kept, this.#kept.match);
  }

  /** As another host may have left it; null when it is gone. */
  read(): Promise<Stored | null> {
    return this.#outside.storage.read(this.header.id);
  }

  isSame(stored: Stored | null): boolean {
    return stored?.revision === this.#kept.revision;
  }

  take(stored: Stored): void {
    const match = broughtUp(this.#kept, stored, this.#rules.windows);
    this.#kept = { ...stored, match };
    this.#choices = match.choices.map(({ choice }) => choice);
  }

  /** What makes this of it; null when its choices are the same. */
  difference(next: Match<Types>): Writing | null {
    const { match } = this.#kept;
    // What lies below the floor stands, unless the match says that it was written anew.
    const from = next.rewrites === match.rewrites ? match.floor : 0;
    const now = next.choicesFrom(from);
    let same = 0;
    while (same < now.length && this.#choices[from + same] === now[same]?.choice) same++;
    const isSame = same === now.length && from + same === this.#choices.length;
    return isSame ? null : { step: from + same, choices: now.slice(same) };
  }

  /** When it cannot be stored it is as it was. */
  async store(next: Match<Types>, writing: Writing | null, beside: Pick<Kept, 'receipts' | 'aside'>): Promise<void> {
    const { step, choices } = writing ?? { step: this.#choices.length, choices: [] };
    const { storage, time } = this.#outside;
    const changed = time.now();
    const change = { match: this.header.id, revision: this.#kept.revision, now: changed, ...beside };
    // The fingerprint seals the match, so it is made once, at its end.
    const end = next.state.outcome === null ? null : next.fingerprint();
    const revision = await storage.append(change, step, choices, end);
    this.#kept = { ...this.#kept, ...beside, match: next, revision, changed };
    this.#choices.length = step;
    for (const { choice } of choices) this.#choices.push(choice);
    this.#shot = keepSnapshot(storage, this.header.id, next, this.#shot);
  }
}
