import { focusedOf, focusSpot, type Shared } from '@turnpoint/ui';
import { COLUMNS, INDEXES, placeOf, ROWS } from '../content/index.ts';
import type { Flow } from './flow.svelte.ts';
import type { Command } from './keys.ts';
import type { Sheets } from './reference/sheets.svelte.ts';
import { placeSpot } from './spots.ts';

interface Hands {
  readonly root: HTMLElement;
  readonly flow: Flow;
  readonly sheets: Sheets;
}

/** The place of the Timeline that has the focus; -1 when none has. */
const focused = (): number => placeOf(focusedOf('place') ?? '');

function focusAt(root: HTMLElement, place: number): void {
  focusSpot(root, placeSpot(INDEXES[place] ?? ''));
}

/** Does what a key asks. */
export function obey(command: Command | Shared, hands: Hands): void {
  const { root, flow, sheets } = hands;
  switch (command.do) {
    case 'hand':
      void flow.pickHand(command.slot);
      return;
    case 'walk':
      walk(root, command.x, command.y);
      return;
    case 'next-linchpin':
      nextLinchpin(hands);
      return;
    case 'back':
      if (sheets.open === null) flow.back();
      return;
  }
}

function walk(root: HTMLElement, x: number, y: number): void {
  const here = focused();
  if (here < 0) {
    focusAt(root, 0);
    return;
  }
  const column = Math.max(0, Math.min(COLUMNS - 1, (here % COLUMNS) + x));
  const row = Math.max(0, Math.min(ROWS - 1, Math.floor(here / COLUMNS) + y));
  focusAt(root, row * COLUMNS + column);
}

function nextLinchpin({ root, flow }: Hands): void {
  const legal = INDEXES.flatMap((index, place) => (flow.isLegal(placeSpot(index)) ? [place] : []));
  const next = legal.find((place) => place > focused()) ?? legal[0];
  if (next !== undefined) focusAt(root, next);
}
