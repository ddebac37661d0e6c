import { type Choice, type Game, Match, type RecordedChoice, type Types } from '@turnpoint/kernel';
import { noteOf } from './note.ts';
import type { Outside } from './outside.ts';
import { recordOf } from './record.ts';
import { type Header, type Note, type Revision, Stale, type Stored } from './storage.ts';
import { Tempo } from './tempo.ts';
import type { Viewpoint } from './viewpoint.ts';

/** A match in memory: what is played, who looks at it, and the one way to change it. */
export class Room {
  readonly header: Header;
  readonly game: Game;
  readonly viewpoints = new Set<Viewpoint>();
  readonly tempo: Tempo;
  /** Called after every change, and when somebody comes to look. */
  onChange: () => void = () => {};
  readonly #outside: Outside;
  #match: Match<Types>;
  /** The choices as they are stored, to see what a change has to write. */
  #stored: Choice[];
  #revision: Revision;
  #changed: number;
  /** One change after another: two quick clicks can never apply to the same position. */
  #last: Promise<unknown> = Promise.resolve();
  #users = 0;

  constructor(
    outside: Outside,
    game: Game,
    { header, revision, changed }: Omit<Stored, 'choices' | 'end'>,
    match: Match<Types>,
  ) {
    this.#outside = outside;
    this.header = header;
    this.game = game;
    this.tempo = new Tempo(outside.time);
    this.#match = match;
    this.#stored = match.choices.map(({ choice }) => choice);
    this.#revision = revision;
    this.#changed = changed;
  }

  get match(): Match<Types> {
    return this.#match;
  }

  /** Somebody has a port here or is at work: then it stays in memory. */
  get isUsed(): boolean {
    return this.#users > 0;
  }

  /** Do people look on? Bots and clocks go on only then. */
  get isWatched(): boolean {
    return this.viewpoints.size > 0;
  }

  async used<X>(act: () => Promise<X>): Promise<X> {
    this.enter();
    try {
      return await act();
    } finally {
      this.leave();
    }
  }

  enter(): void {
    this.#users++;
  }

  leave(): void {
    this.#users--;
  }

  /**
   * Changes the match, stores what was changed, and only then shows it. When it cannot be stored nothing has changed; when
   * the match went on elsewhere it is read anew and `Stale` thrown.
   */
  change<X>(act: (match: Match<Types>) => X): Promise<X> {
    const done = this.#last.then(() => this.#change(act));
    this.#last = done.catch(() => {});
    return done;
  }

  /** Another host has changed the match. */
  refresh(): Promise<void> {
    const done = this.#last.then(() => this.#refresh());
    this.#last = done.catch(() => {});
    return done;
  }

  show(): void {
    for (const viewpoint of this.viewpoints) viewpoint.push(this.#match);
    this.onChange();
  }

  note(): Note {
    return noteOf({ header: this.header, revision: this.#revision, changed: this.#changed }, this.#match);
  }

  /** What a list shows of it, kept beside the choices. */
  async keepNote(): Promise<void> {
    await this.#outside.storage.note(this.header.id, this.note());
  }

  async #change<X>(act: (match: Match<Types>) => X): Promise<X> {
    const match = this.#match;
    const { floor, rewrites } = match;
    const result = act(match);
    // What lies below the floor stands, unless the match says that it was written anew.
    const from = match.rewrites === rewrites ? floor : 0;
    const now = match.choicesFrom(from);
    let same = 0;
    while (same < now.length && this.#stored[from + same] === now[same]?.choice) same++;
    const step = from + same;
    if (same === now.length && step === this.#stored.length) return result;
    try {
      await this.#store(step, now.slice(same));
    } catch (fault) {
      await this.#reread();
      throw fault;
    }
    this.#outside.bus.tell(this.header.id);
    this.show();
    return result;
  }

  async #store(step: number, choices: readonly RecordedChoice[]): Promise<void> {
    const now = this.#outside.time.now();
    const change = { match: this.header.id, revision: this.#revision, now };
    // The fingerprint seals the match, so it is made once, at its end.
    const end = this.#match.state.outcome === null ? null : this.#match.fingerprint();
    this.#revision = await this.#outside.storage.append(change, step, choices, end);
    this.#changed = now;
    this.#stored.length = step;
    for (const { choice } of choices) this.#stored.push(choice);
  }

  async #refresh(): Promise<void> {
    const stored = await this.#outside.storage.read(this.header.id);
    if (stored?.revision !== this.#revision) await this.#reread();
  }

  async #reread(): Promise<void> {
    const stored = await this.#outside.storage.read(this.header.id);
    if (stored === null) {
      for (const viewpoint of this.viewpoints) viewpoint.fault('the match was removed');
      throw new Stale();
    }
    this.#match = Match.replay(this.game, recordOf(stored));
    this.#stored = this.#match.choices.map(({ choice }) => choice);
    this.#revision = stored.revision;
    this.#changed = stored.changed;
    for (const viewpoint of this.viewpoints) viewpoint.forget();
    this.show();
  }
}
