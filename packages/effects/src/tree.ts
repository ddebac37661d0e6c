/** Where a node is written: its root's address, then the key of each part on the way down. Frames hold addresses. */
export type Address = string;

/** A node of an effect: a word, what else the word says, and its parts by key. Parts in a row have their numbers as keys. */
export interface Node<E> {
  readonly word: string;
  readonly parts?: Parts<E>;
}

export type Parts<E> = readonly E[] | Readonly<Record<string, E>>;

// The words that hold effects together are alike in every game. Interfaces, so that an `Effect` may be made of itself.

/** One after the other. */
export interface Seq<E> {
  readonly word: 'seq';
  readonly parts: readonly E[];
}

/** One of several. */
export interface Choose<E> {
  readonly word: 'choose';
  readonly parts: readonly E[];
}

/** Can be left out. */
export interface May<E> {
  readonly word: 'may';
  readonly parts: readonly [E];
}

/** One of two, by how things stand when it is reached; without `no` it may come to nothing. */
export interface If<E, What> {
  readonly word: 'if';
  readonly what: What;
  readonly parts: { readonly yes: E; readonly no?: E };
}

/** A rule that one card alone needs. */
export interface Special<Id extends string> {
  readonly word: 'special';
  readonly id: Id;
}

export const seq = <E>(...parts: readonly E[]): Seq<E> => ({ word: 'seq', parts });
export const choose = <E>(...parts: readonly E[]): Choose<E> => ({ word: 'choose', parts });
export const may = <E>(part: E): May<E> => ({ word: 'may', parts: [part] });
export const special = <Id extends string>(id: Id): Special<Id> => ({ word: 'special', id });

/** An `if`; the word itself cannot be a name. */
export const provided = <E, What>(what: What, yes: E, no?: E): If<E, What> => ({
  word: 'if',
  what,
  parts: no === undefined ? { yes } : { yes, no },
});

/** The address of a part of the node at this one. */
export const partAt = (at: Address, key: string | number): Address => `${at}.${key}`;

/** The parts of a node by key, in the order of the text. */
export function partsOf<E>({ parts = [] }: Node<E>): readonly (readonly [key: string, part: E])[] {
  return Object.entries<E>(parts);
}

/** A node and all below it, in the order of the text. */
export function nodesIn<E extends Node<E>>(effect: E): E[] {
  return [effect, ...partsOf(effect).flatMap(([, part]) => nodesIn(part))];
}
