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
to 1/4, Fellow Travelers as a Link from +1/+1 to +1/+0.

With 19 or 20 Power Cells in a list seven of ten cells were not used in a turn, and the draw decided more than play: the
scripted bot won 83 of 100 matches against random. Each list has four cells less and four strong Obstacles more now, so that
phases are fought over; with the better policy it wins 94 of 100.

The policy judges a lane by how many targets its Obstacles still need, counts only one card for each open phase and one
TIMESTREAM card as needed, and no longer keeps strong cards behind weak first ones. Before that it was taught to see what can
still be done in its turn: Power Surge, Seal the Scroll and Open Door are played since.`;
