import { partAt, partsOf } from '@turnpoint/effects';
import { type Effect, effectAt } from '../../content/index.ts';
import type { Ask } from './word.ts';
import { wordOf } from './words.ts';

/** A question of a card's announcement, and the node that will use its answer. */
export interface Slot extends Ask {
  readonly at: string;
  /** Asked only if this earlier slot was answered so (null: with anything but nothing). */
  readonly after: { readonly slot: number; readonly answer: string | null } | null;
}

const slots = new Map<string, readonly Slot[]>();

/** All questions of a card's announcement, in the order of its text. */
export function slotsOf(card: string): readonly Slot[] {
  let found = slots.get(card);
  if (found === undefined) {
    found = collect(card, null, []);
    slots.set(card, found);
  }
  return found;
}

function collect(at: string, after: Slot['after'], found: Slot[]): Slot[] {
  const effect = effectAt(at);
  const first = found.length;
  for (const question of wordOf(effect).asks?.(effect) ?? []) {
    found.push({ ...question, at, after: question.follows ? { slot: found.length - 1, answer: null } : after });
  }
  for (const [key] of partsOf(effect)) {
    if (key === 'otherwise') continue;
    collect(partAt(at, key), conditions(effect, first) ?? after, found);
  }
  return found;
}

/** What has to be answered before the parts of this node are asked about. */
function conditions({ word }: Effect, slot: number): Slot['after'] {
  if (word === 'assignment') return { slot, answer: 'reward' };
  return word === 'discard' ? { slot, answer: null } : null;
}

/** What a play named for one node. */
export function answersAt(card: string, at: string, answers: readonly string[]): string[] {
  return answers.filter((_, n) => slotsOf(card)[n]?.at === at);
}
