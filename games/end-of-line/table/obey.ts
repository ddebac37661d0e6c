import { type Base, focusedOf, focusSpot, type Shared } from '@turnpoint/ui';
import type { Way } from '../content/index.ts';
import type { Cell, EndOfLine, Look } from '../rules/types.ts';
import type { Pan } from './area/pan.svelte.ts';
import { stepFrom, vectorOf } from './draw/geometry.ts';
import type { Flow } from './flow.svelte.ts';
import type { Command } from './keys.ts';
import { cellSpot } from './spots.ts';

interface Hands {
  readonly root: HTMLElement;
  readonly base: Base<EndOfLine>;
  readonly flow: Flow;
  readonly pan: Pan;
  readonly board: { show(cell: Cell): void; toHead(): void } | undefined;
}

/** Where the viewer's line ends, or will begin. */
function headOf({ seat, view }: Look): Cell {
  const player = seat === null ? undefined : view.players[seat];
  if (player === undefined) return 0;
  return player.head < 0 ? player.entry : player.head;
}

/** Does what a key asks. */
export function obey(command: Command | Shared, hands: Hands): void {
  const { base, flow, pan, board } = hands;
  const focused = focusedOf('cell');
  const here = focused === null ? null : Number(focused);
  switch (command.do) {
    case 'card':
      flow.pickCard(command.index);
      return;
    case 'pan':
      pan.shift(vectorOf(command.way), base.props.calm);
      return;
    case 'walk':
      walk(command.way, here, hands);
      return;
    case 'towards':
      if (flow.mine && flow.lit.length > 0) pick(command.way, here, hands);
      else walk(command.way, here, hands);
      return;
    case 'back':
      flow.drop();
      return;
    case 'head':
      board?.toHead();
      return;
    case 'ask':
      void flow.ask(here ?? flow.overCell ?? headOf(base.look));
      return;
  }
}

/** From cell to cell. */
function walk(way: Way, here: Cell | null, { root, base, board }: Hands): void {
  const cell = stepFrom(base.look.view.size, here ?? headOf(base.look), way);
  board?.show(cell);
  focusSpot(root, cellSpot(cell));
}

/** From lit cell to lit cell; the focus goes along where a cell has it. */
function pick(way: Way, here: Cell | null, { root, base, flow, board }: Hands): void {
  flow.pickTowards(way, headOf(base.look));
  if (flow.cell === null) return;
  board?.show(flow.cell);
  if (here !== null) focusSpot(root, cellSpot(flow.cell));
}
