import { type Abilities, type Card, card, linking, powerLink } from './cards.ts';
import type { PieceKind } from './which.ts';
import { draw } from './words.ts';

function link(
  [code, name, cost]: readonly [code: string, name: string, cost: string],
  [hosts, bonus]: readonly [hosts: readonly PieceKind[], bonus: string],
  text: string,
  rest: Partial<Abilities> = {},
): Card {
  return card(code, name, { type: 'Link', cost, text, link: linking(hosts, bonus), ...rest });
}

const BOTH = ['Advance', 'Obstacle'] as const;
const ADVANCE = ['Advance'] as const;
const OBSTACLE = ['Obstacle'] as const;

export const LINKS: readonly Card[] = [
  link(
    ['L01', 'Cloaking', '1*1F'],
    [BOTH, '+0/+1'],
    "On an Advance or Obstacle: +0/+1. The host is unaffected by abilities of the opponent's cards.",
    { cloaks: true },
  ),
  link(['L02', 'Shield of Faith', '1A'], [ADVANCE, '+0/+4'], 'On an Advance: +0/+4.'),
  link(['L03', 'Belt of Truth', '1A'], [ADVANCE, '+3/+2'], 'On an Advance: +3/+2.'),
  link(['L04', 'Shoes of Readiness', '1A'], [ADVANCE, '+2/+3'], 'On an Advance: +2/+3 and Target First.', {
    targetFirst: true,
  }),
  link(['L05', 'Energy Lance', '1F'], [ADVANCE, '+3/+2'], 'On an Advance: +3/+2.'),
  link(['L06', 'Phase Armor', '1F'], [BOTH, '+0/+4'], 'On an Advance or Obstacle: +0/+4.'),
  link(['L07', 'Overcharger', '1F'], [OBSTACLE, '+1/+0'], 'On an Obstacle: +1/+0. Power Link any: +1/+0 (max 1).', {
    powerLink: powerLink('any', '+1/+0', 1),
  }),
  link(
    ['L08', 'Written Testimony', '2A'],
    [ADVANCE, '+1/+3'],
    'On an Advance: +1/+3. When the host is voided, draw 1.',
    { onHostVoided: draw(1) },
  ),
  link(
    ['L09', 'Stabilizer Ring', '1U'],
    [['Event Chain'], '+0/+2'],
    'On an Event Chain card in your Event Chain location: +0/+2.',
  ),
  link(['L10', 'Storm Front', '1A'], [OBSTACLE, '+1/+1'], 'On an Obstacle: +1/+1.'),
  link(['L11', 'Imperial Seal', '2A'], [OBSTACLE, '+0/+3'], 'On an Obstacle: +0/+3.'),
  link(['L12', 'Shared Provisions', '3'], [BOTH, '+0/+1'], 'On an Advance or Obstacle: +0/+1. On play: draw 1.', {
    onPlay: draw(1),
  }),
];
