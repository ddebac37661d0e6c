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
scripted bot won 83 of 100 matches against random. Each list has 15 cells and strong Obstacles in their place now, so that
phases are fought over; with the better policy it wins 92 of 100.

The policy judges a lane by how many targets its Obstacles still need, counts only one card for each open phase and one
TIMESTREAM card as needed, and no longer keeps strong cards behind weak first ones. Before that it was taught to see what can
still be done in its turn: Power Surge, Seal the Scroll and Open Door are played since.

Then decks were built against the lists: those of the dearest Obstacles won 85 of 100, and later, with weaker ones, a search
of 200 steps (\`turnpoint decks timestream\`) still found one that won 78 of 100. It held 17 Event Chain cards instead of 12.

So what one copy of each card is worth was measured: 8,000 matches of random decks of one main type, and the share of wins
fitted by how many copies either deck held. Before, cards lay between 3.4 points below and 3.4 points above the mean:

| cards | points a copy | what was changed |
| --- | --- | --- |
| Event Chain cards | 1.2 more than others | a deck holds at most 4 for a phase (TS-4.12) |
| draws and looks that draw | 1 to 3.4 more | lower E/R: Ephesus, Jerusalem, Archive Launch Bay, Papyrus Librarians, Tentmakers' Workshop, Translator Unit; Archive Download draws 2 instead of 3 |
| Obstacles of 3 and 4 cells | 1 to 2.7 more | one R less: Imperial Decree, Euroclydon, Rival Time Crew, Paradox Wave, Silversmiths' Uproar, Gravity Well |
| Causality Break | 2.7 more | costs a card of the hand too |
| cards of 1 and 2 cells | 1 to 2.3 less | one or two points of E/R more on most; Chrono Mine has Target First, Collapse Age costs \`1U\`, Marsh Fever and Marketplace Rumor draw 1 |
| Phase Reset, Cell Burnout, Open Door, Time Freeze, Power Surge | 0.5 to 3.4 less | draw 1; Phase Reset costs no card any more; Sudden Earthquake reaches R 4 |
| Links for Advances | 0.7 to 2.4 less | one or two points more |

Cells are Unlinked in every turn and the cards of a hand are what runs out: therefore a dear card costs little more than a
cheap one, and a draw is worth much. Measured again after the first of these changes, nine of ten cards lay within 2 points
of the mean. The lists hold what fits their theme, and were evened out by one or two copies of a card.

A search of 200 steps that began with Scribes of the Way (\`--seed 2\`) found a deck that wins 243 of 400 matches against the
four lists; one from Paradox Protocol, before the last round of these changes, 219 of 400. But whoever knows what each card is
worth builds better ones: the best Ancient cards, up to four copies of each, won 94 of 120 matches, the best Future cards 80
of 120; with two copies of each it was 85 and 76. The wanted 60 of 100 is not reached yet.`;
