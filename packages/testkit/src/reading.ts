import { type Message, type Ruling, type Seat, tell } from '@turnpoint/kernel';
import type { Companion } from './companion.ts';
import { must } from './law.ts';

/** Messages that were told before: most are the same from step to step. */
const told = new WeakMap<Companion, Set<string>>();

/** Tells a message in every language of the game; throws where a text or a value is missing. */
export function mustBeTold(companion: Companion, message: Message, seats: number): void {
  const before = told.get(companion) ?? new Set();
  told.set(companion, before);
  const asJson = JSON.stringify(message);
  if (before.has(asJson)) return;
  for (const [language, texts] of Object.entries(companion.texts)) {
    const words = tell({ language, texts, names: namesOf(seats) }, message);
    must(!/undefined|NaN|\[object/.test(words), () => `"${message.key}" in ${language} reads "${words}"`);
  }
  before.add(asJson);
}

/** A refusal names a clause of the game and reads well. */
export function mustBeRuling(companion: Companion, ruling: Ruling, seats: number): void {
  const { clauses } = companion.game;
  must(clauses.includes(ruling.clause), () => `the game has no clause "${ruling.clause}"`);
  mustBeTold(companion, ruling.because, seats);
}

export function namesOf(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat: Seat) => `Player ${seat + 1}`);
}
