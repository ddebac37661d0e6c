import { type Address, type Node, partAt, partsOf } from './tree.ts';

/** All effects of a game by their addresses. */
export interface Book<E> {
  readonly all: ReadonlyMap<Address, E>;
  /** Throws where nothing is written. */
  at(address: Address): E;
}

/** Enters each root and all its parts; two nodes at one address are a mistake in the content. */
export function bookOf<E extends Node<E>>(roots: Iterable<readonly [at: Address, effect: E]>): Book<E> {
  const all = new Map<Address, E>();
  const enter = (at: Address, effect: E): void => {
    if (all.has(at)) throw new Error(`two effects at "${at}"`);
    all.set(at, effect);
    for (const [key, part] of partsOf(effect)) enter(partAt(at, key), part);
  };
  for (const [at, effect] of roots) enter(at, effect);
  return {
    all,
    at(address) {
      const effect = all.get(address);
      if (effect === undefined) throw new RangeError(`no effect at "${address}"`);
      return effect;
    },
  };
}
