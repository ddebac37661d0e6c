import { seq } from '@turnpoint/effects';
import { type Card, cardsOf, linking, powerLink } from './cards.ts';
import { additionalCell, draw, lookAtTop, recover, unlink, voidOwn } from './words.ts';

const advance = cardsOf('Advance');

export const ADVANCES: readonly Card[] = [
  advance(
    ['A01', 'Temple Court Scribe', '1A', '1/3'],
    'On play: look at the top 2 cards of your draw deck; put one on top and the other on the bottom.',
    { onPlay: lookAtTop(2, 'one on top') },
  ),
  advance(['A02', 'Galilean Boatmen', '1A', '4/2']),
  advance(['A03', "Tentmakers' Workshop", '2A', '0/1'], 'On play: draw 1.', { onPlay: draw(1) }),
  advance(['A04', 'Berean Students', '1*1A', '2/3']),
  advance(['A05', 'Appian Way Couriers', '1*1A', '5/2'], 'Target First.', { targetFirst: true }),
  advance(
    ['A06', 'Purple-Cloth Merchants', '1*1A', '1/5'],
    'On play: you may play one additional Power Cell from your hand.',
    { onPlay: additionalCell() },
  ),
  advance(['A07', 'House Church Hosts', '1*2A', '3/4']),
  advance(['A08', 'Synagogue Elders', '3A', '2/5']),
  advance(['A09', 'Upper Room Watch', '2A', '0/6'], 'Cannot initiate a target.', { cannotInitiate: true }),
  advance(['A10', 'Cilician Deckhands', '2*1A', '5/3']),
  advance(['A11', "Centurion's Escort", '2*2A', '5/4']),
  advance(['A12', 'Walls of Damascus', '1A', '0/5'], 'Cannot initiate a target.', { cannotInitiate: true }),
  advance(['A13', 'Papyrus Librarians', '1*1A', '1/3'], 'On play: draw 1, then void one card from your hand.', {
    onPlay: seq(draw(1), voidOwn()),
  }),
  advance(
    ['A14', 'Traveling Physician', '1*2A', '2/4'],
    'On play: you may return one Advance card from your Void to your hand.',
    { onPlay: recover(1, 'Advance') },
  ),
  advance(['A15', 'Chrono Scout', '1F', '3/2'], 'Target First.', { targetFirst: true }),
  advance(['A16', 'Holo-Guide', '1F', '1/3'], 'Power Link F: +1/+0 (max 2).', {
    powerLink: powerLink('F', '+1/+0', 2),
  }),
  advance(['A17', 'Shield Drone', '2F', '1/4'], 'Power Link any: +0/+1 (max 2).', {
    powerLink: powerLink('any', '+0/+1', 2),
  }),
  advance(['A18', 'Translator Unit', '1*1F', '0/2'], 'On play: draw 1.', { onPlay: draw(1) }),
  advance(['A19', 'Temporal Sentinel', '3F', '4/3']),
  advance(['A20', 'Archive Guardian', '2*2F', '3/4'], 'Power Link F: +1/+1 (max 1).', {
    powerLink: powerLink('F', '+1/+1', 1),
  }),
  advance(['A21', 'Phase Barrier', '1F', '0/5'], 'Vanguard. Cannot initiate a target.', {
    vanguard: true,
    cannotInitiate: true,
  }),
  advance(['A22', 'Quantum Lander', '2*1F', '3/4'], 'Vanguard. Target First.', { vanguard: true, targetFirst: true }),
  advance(['A23', 'Recovery Team', '1*2F', '3/4'], 'On play: unlink up to two of your Power Cells.', {
    onPlay: unlink(2),
  }),
  advance(['A24', 'Stream Skimmer', '1*1F', '3/5'], 'Vanguard.', { vanguard: true }),
  advance(['A25', 'Stream Pilot', '1U', '3/4']),
  advance(['A26', 'Keepers of Two Ages', '1A*1F*1U', '4/5']),
  advance(['A27', 'Time-Lost Pilgrim', '2', '1/5']),
  advance(['A28', 'Fellow Travelers', '1', '1/4'], 'May be played as a Link on one of your Advances instead: +1/+0.', {
    link: linking(['Advance'], '+1/+0'),
  }),
];
