import type { DeckId } from '../content/index.ts';

export const NAMES: Readonly<Record<DeckId, string>> = {
  scribes: 'Scribes of the Way',
  archive: 'Archive Expedition',
  storm: 'Storm over the Great Sea',
  paradox: 'Paradox Protocol',
};

/** What was tuned, and why: the hand-written part of docs/balance/timestream.md. */
export const TUNING = `## What was tuned

Three cards that another beat in everything were changed before the first match: Time-Lost Pilgrim and Hard Terrain from 2/3
to 1/4, Fellow Travelers as a Link from +1/+1 to +1/+0. The deck lists are those of the specification.

The policy came next: it never played Power Surge, Seal the Scroll and Open Door before it saw what could still be done in its
turn, and left bare Event Chain cards alone as long as threatening them was worth nearly as much as taking them.`;
