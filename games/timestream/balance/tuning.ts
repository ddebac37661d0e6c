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
phases are fought over; with the better policy it wins 90 of 100.

The policy judges a lane by how many targets its Obstacles still need, counts only one card for each open phase and one
TIMESTREAM card as needed, and no longer keeps strong cards behind weak first ones. Before that it was taught to see what can
still be done in its turn: Power Surge, Seal the Scroll and Open Door are played since.

Then decks were built against the lists: those of the dearest Obstacles won 85 of 100, and later, with weaker ones, a search
of 200 steps (\`turnpoint decks timestream\`) still found one that won 78 of 100. It held 17 Event Chain cards instead of 12.

So what one copy of each card is worth was measured: thousands of matches of random decks of one main type, and the share of
wins fitted by which cards lay among the first sixteen of either deck. Cells are Unlinked in every turn and the cards of a hand
are what runs out: therefore a dear card costs little more than a cheap one, and a draw is worth much. What lay far from the
mean of its type was changed, and measured again, four times over with 3,000 to 6,000 matches:

| cards | what was changed |
| --- | --- |
| Event Chain cards | a deck holds at most 4 for a phase (TS-4.12), and 3 of a name (TS-4.2): a dozen good cards, four of each, beat the lists |
| draws and searches | Ephesus and Jerusalem have R 1; Archive Launch Bay, Papyrus Librarians and Archive Download void a card after the draw; Prison Doors Opened, Vision in the Night and Homing Beacon cost a card of the hand |
| strong Obstacles | one R less: Imperial Decree, Euroclydon, Rival Time Crew, Paradox Wave, Temporal Raiders, Data Corruptor; Signal Jammer is 1/2 |
| strong Advances | Archive Guardian 3/4, Temporal Sentinel 4/3, Recovery Team 3/4, Tentmakers' Workshop 0/1 |
| weak cards of 1 and 2 cells | one or two points of E/R more; Chrono Mine 6/2 with Target First, Collapse Age, Seal the Scroll and Marsh Fever draw 1, Power Surge draws 2 |
| Links | those for Advances one to three points more; Overcharger takes one cell, Cloaking adds +0/+1, Imperial Seal +0/+3 |
| Event Chain cards without a draw | R 4 on most, so that none is held for its R alone |

At first the best cards lay 8 points of a match above the mean of their type, for each copy among the first sixteen; in the last
measurement nine of ten lay within 3 points, which is little more than chance. The lists hold what fits their theme, and were
evened out by one or two copies of a card.

Searches of 200 steps (\`turnpoint decks timestream --seed 5\`) found nothing much better: the decks they ended with win 57.0 %
of 400 matches (from Scribes of the Way), 44.5 % (Archive Expedition), 52.0 % (Storm over the Great Sea) and 40.5 % (Paradox
Protocol). A search that began well may end worse: it measures each change with few matches.
Whoever knows what each card is worth still builds better decks than these lists, which hold every card of the pool: three copies
of the best Ancient cards won 107 of 160 matches, of the best Future cards 89; before, it was 94 and 80 of 120.

The third level plans whole turns and wins 62.0 % of 192 matches against the scripted bot (54.9 to 68.5 in 95 of 100 cases):
\`turnpoint arena timestream --decks all --bots planner,scripted --playouts 160 --matches 192 --seed plan\`. More about it:
[how strong the bots are](bots.md).`;
