import { type EndOfLine, endOfLine, type State } from '@turnpoint/end-of-line/rules';
import { choices, copyState, deciders, play, playInPlace } from '@turnpoint/kernel';
import { random } from '../lib/random.ts';
import type { Result } from './deals.ts';

type Pick = EndOfLine['choice'];
export type Recorded = readonly { readonly seat: number; readonly choice: Pick }[];

/** One random match from a deal; returns what was chosen. */
export function record(deal: State, seed: number): Recorded {
  const int = random(seed);
  const s = copyState(endOfLine, deal);
  const chosen: { seat: number; choice: Pick }[] = [];
  while (s.outcome === null) {
    const seat = deciders(endOfLine, s)[0] as number;
    const legal = choices(endOfLine, s, seat);
    const choice = legal[int(legal.length)] as Pick;
    chosen.push({ seat, choice });
    playInPlace(endOfLine, s, seat, choice);
  }
  return chosen;
}

export function playout(deal: State, seed: number): { s: State; count: number } {
  const int = random(seed);
  const s = copyState(endOfLine, deal);
  let count = 0;
  while (s.outcome === null) {
    const seat = deciders(endOfLine, s)[0] as number;
    const legal = choices(endOfLine, s, seat);
    playInPlace(endOfLine, s, seat, legal[int(legal.length)] as Pick);
    count++;
  }
  return { s, count };
}

export function applyAll(deal: State, recorded: Recorded): number {
  const s = copyState(endOfLine, deal);
  for (const { seat, choice } of recorded) playInPlace(endOfLine, s, seat, choice);
  return recorded.length;
}

/** Checked, logged, on a copy each time: what a server does. */
export function playAll(deal: State, recorded: Recorded): number {
  let s = deal;
  for (const { seat, choice } of recorded) {
    const played = play(endOfLine, s, seat, choice);
    if (!played.ok) throw new Error(`refused: ${played.ruling.clause}`);
    s = played.state;
  }
  return recorded.length;
}

export function resultOf(s: State): Result {
  return {
    winner: s.outcome?.winners[0] ?? -1,
    round: s.table.round,
    cells: s.table.cells.map((card) =>
      card === null || card.face === 'start' ? '' : `${card.seat} ${card.face} ${card.way}`,
    ),
  };
}
