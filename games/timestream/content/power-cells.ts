import { type Card, card } from './cards.ts';
import { draw, ifFewerCells, lookAtTop } from './words.ts';

/** The first three are the basic cells (TS-4.4). */
export const POWER_CELLS: readonly Card[] = [
  card('P01', 'Ancient Power Cell', { type: 'Power Cell', cell: 'A', text: 'Basic Ancient cell.' }),
  card('P02', 'Future Power Cell', { type: 'Power Cell', cell: 'F', text: 'Basic Future cell.' }),
  card('P03', 'Universal Power Cell', { type: 'Power Cell', cell: 'U', text: 'Basic Universal cell.' }),
  card('P04', 'Oil-Lamp Cell', {
    type: 'Power Cell',
    cell: 'A',
    text: 'Ancient cell. On play: look at the top card of your draw deck; you may put it on the bottom.',
    onPlay: lookAtTop(1, 'top or bottom'),
  }),
  card('P05', 'Reactor Cell', {
    type: 'Power Cell',
    cell: 'F',
    text: 'Future cell. On play: if the opponent has more Power Cells in play than you (this one counted), draw 1.',
    onPlay: ifFewerCells(draw(1)),
  }),
  card('P06', 'Twin-Age Cell', {
    type: 'Power Cell',
    cell: 'U',
    text: 'Universal cell. Enters play in the Linked location.',
    entersLinked: true,
  }),
];
