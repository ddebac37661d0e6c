/** What was tuned, and why: the hand-written part of docs/balance/endstream.md. */
export const TUNING = `## What was tuned

Published facts were left alone: armor 10 of SSV-93 URAL, the numbers of the Storms, Aran, Mori and Mia Star, the decks' cards.
Before tuning (50 matches a pairing) MERIDIAN won 40 to 45 against each other deck, OSSUARY lost 44 to 48 to each, the first
player won 56.5 % and three techs were never used.

The scripted bot came first. It now reckons what the opponent could do to its controller in the next turn and values walls,
states, CONTROL and steps by how much of that they take away; it counts bonuses, price cuts and protecting tech; it goes
into the enemy stream instead of waiting across from a controller that steps aside; it spends points that would be lost;
and it finds the turn that wins.

Then the authored numbers. To make MERIDIAN weaker, and the others stronger:

| card | was | is |
| --- | --- | --- |
| MERIDIAN | armor 12 | armor 10 |
| Soren (Echo) | copies for \`S *\` | for \`S S\` |
| Gate Clamp | 20 | 25 |
| OSSUARY | armor 9 | armor 12 |
| Angela Storm (Widow) | \`M P\`; STRIKE 2 to an operator | \`M\`; STRIKE 2 to a target |
| Soren (Hollow) | \`S S\`; STRIKE 1 to an operator | \`S\`; STRIKE 1 to an operator or tech |
| SSV-93 URAL | first Weapon 5 less | 10 less |
| Marwa | STRIKE 1 to an operator or tech; STRIKE 1 after the leap | to a target; STRIKE 2 after the leap |
| Mori (The Piercer) | \`M S\` | \`M\` |
| Dr. Rosu (Surgeon), The Gray Baron | defense 2, 3 | 3, 4 |
| Rail Gun, Electrical Trident, EMP Bomb, Droid, Bonebot Staff, Gene-adaptable Perfume | 15, 20, 20, 20, 15, 15 | 10, 15, 15, 15, 10, 10 |
| Void-Frequency Hammer, The Ghost Sword of Saturn | 30, 25 | 20, 20 |
| SAT-P, Nuclear Railgun | 20, 35 | 25, 40 |
| Puppet Circuit | 30 | 20 |

The changes to the Widow and to Soren (Hollow) have a second reason: two OSSUARY decks could stand behind walls that nobody left
on the board was able to strike, until the match was drawn.

Who arrives across from a controller strikes it first, so centuries matter: JERUSALEM went from 2000 to 1800, OSSUARY from 2300
to 2000, Tamar Vale and Dr. Rosu (Transcended) from 2300 to 2100, Dr. Rosu (Surgeon) from 2100 to 2300, Captain Dray from 1800
to 2000 and Marwa from 2000 to 1800.

Two ways to hold back the first player were tried and dropped. A limit of three operators in the first turn brought their share
down, but the book knows no such limit. URAL's controller with STRIKE 2 made the deck strong enough and its first turn too strong:
between two such decks, whoever began won 61 to 64 %.

The shares of the first player by pairing (table below) could not all be brought between 45 and 55 %. About 110 variants of what is
authored were played, 240 to 800 matches a pairing: every other century of every controller, armor 9 to 13, centuries of operators
and prices of techs, one after another and the best of them together. What lowers one share raises another: MERIDIAN's controller
in 2100 takes URAL against MERIDIAN from 63 to 53 % and JERUSALEM against MERIDIAN from 54 to 64 %. The best of all had
MERIDIAN in 2100, Quill in 2000, Mr. Rosu (Envoy) in 2200 and Hamsa Necklace at 15. In 8000 matches its shares of the first player lay
between 41 and 58 %, instead of 41 and 63 %, but URAL beat MERIDIAN in 62 instead of 56 % of them and whoever
begins won JERUSALEM against MERIDIAN in 58 instead of 54 %. That is another set, not a better one, so the cards stay. In a match between equal decks that
meet across, whoever is second comes closer first (URAL 40 %, JERUSALEM 46 %); between decks of different centuries whoever begins does.

Nobody wins by disintegrating all operators, and that is the book's. An operator falls twice, with turns in between in which it can be
brought back, and whoever keeps one in hand cannot lose it there. Bots were made to want it: with the worth of felled operators
tripled 0 of 2000 matches ended so, with the armor of controllers worth a quarter of that too 1, with next to nothing 15, and 1338 of
those ended without progress. Both ways to win are printed; nothing authored was made for the second one.`;
