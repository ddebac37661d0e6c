import { focusedOf, focusSpot, type Inspection, openLog } from '@turnpoint/ui';
import { COLUMNS, INDEXES, placeOf, ROWS } from '../content/index.ts';
import type { Subject } from './cards/subject.ts';
import type { Flow } from './flow.svelte.ts';
import type { Command } from './keys.ts';
import type { Clock } from './pause/clock.svelte.ts';
import type { Sheets } from './reference/sheets.svelte.ts';
import { placeSpot } from './spots.ts';

interface Hands {
  readonly root: HTMLElement;
  readonly flow: Flow;
  readonly inspection: Inspection<Subject>;
  readonly sheets: Sheets;
  readonly clock: Clock;
}

/** The place of the Timeline that has the focus; -1 when none has. */
const focused = (): number => placeOf(focusedOf('place') ?? '');

function focusAt(root: HTMLElement, place: number): void {
  focusSpot(root, placeSpot(INDEXES[place] ?? ''));
}

/** Does what a key asks. */
export function obey(command: Command, hands: Hands): void {
  const { root, flow, inspection, sheets, clock } = hands;
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
    case 'commit':
      commit(flow);
      return;
    case 'back':
      if (sheets.open === null) flow.back();
      return;
    case 'identity':
      root.querySelector<HTMLElement>('[data-mission] button')?.focus();
      return;
    case 'fracture-key':
      sheets.toggle('key');
      return;
    case 'log':
      openLog(root);
      return;
    case 'wait':
      clock.wait();
      return;
    case 'read':
      read(inspection);
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

/** The card in hand that has the focus by key and is not picked; a mouse leaves the focus behind where it clicked. */
function focusedCard(): number | null {
  const card = document.activeElement?.closest<HTMLElement>('[data-hand]:focus-visible[aria-pressed="false"]');
  return card ? Number(card.dataset.hand) : null;
}

/** Enter picks what has the focus; once it is picked, or where no place is asked for, it goes on as its button says. */
function commit(flow: Flow): void {
  const at = INDEXES[focused()];
  const slot = focusedCard();
  const isAsked = at !== undefined && flow.wanted === 'place' && flow.picked !== placeSpot(at);
  if (isAsked) void flow.pick(placeSpot(at), { kind: 'linchpin', at });
  else if (slot !== null) void flow.pickHand(slot);
  // What harms is done by its button alone.
  else if (flow.harm === null) flow.commit();
}

function read(inspection: Hands['inspection']): void {
  const index = INDEXES[focused()];
  if (index !== undefined && document.activeElement)
    inspection.show({ kind: 'place', index }, document.activeElement, true);
}
