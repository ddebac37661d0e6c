import { areSame, type Kind, kindOf, type Parts } from './kinds.ts';

/** So many kinds have numbers; objects of further ones are sent with all their fields. */
const MOST = 250;
/** Of these so many that nothing names: what is kept by ids has fields of its own each time. */
const MOST_NAMELESS = 40;

/** By their fields, so that all ports share them; so many at most. */
const nameless = new Map<string, Kind>();
const MOST_SHARED = 2_000;

function namelessKind(names: readonly string[]): Kind {
  const text = names.join('\n');
  const kind = nameless.get(text) ?? { names, says: [], fields: names, isMessage: false };
  if (nameless.size < MOST_SHARED) nameless.set(text, kind);
  return kind;
}

/** The kinds that one side has sent and the other has got, in this order: from then on a number stands for each, from 1 on. */
export class Numbers {
  readonly #kinds: Kind[] = [];
  /** The numbers of those that nothing names. */
  readonly #nameless: number[] = [];

  /** Of this object's kind; 0 when it is new, and has one the next time. `args` are those of a message. */
  of(parts: Parts, args: Parts | null): number {
    const kind = kindOf(parts, args);
    if (kind === null) return parts.names.length === 0 ? 0 : this.#ofNameless(parts.names);
    const number = this.#kinds.indexOf(kind) + 1;
    if (number === 0 && this.#kinds.length < MOST) this.#kinds.push(kind);
    return number;
  }

  at(number: number): Kind {
    const kind = this.#kinds[number - 1];
    if (kind === undefined) throw new Error(`nothing was sent as kind ${number}`);
    return kind;
  }

  #ofNameless(names: readonly string[]): number {
    for (const number of this.#nameless) if (areSame(this.at(number).fields, names)) return number;
    if (this.#nameless.length === MOST_NAMELESS || this.#kinds.length === MOST) return 0;
    this.#nameless.push(this.#kinds.push(namelessKind(names)));
    return 0;
  }
}
