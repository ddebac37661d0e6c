import type { Words } from '@turnpoint/ui';
import { cardAt } from '../../content/index.ts';
import { CELL_TYPES } from '../payment.ts';

/** What pays for a play: cells by type. */
export function paidWords(say: Words['say'], cells: readonly [number, number, number]): string {
  const paid = CELL_TYPES.flatMap((type, i) => (cells[i] ? [say(`cells.${type}`, { n: cells[i] ?? 0 })] : []));
  return say('table.pays', { cells: paid.join(', ') || say('cells.none') });
}

/**
 * What a card does when it is played. It shows itself, so nothing of it can be foreseen without being final: the card's own
 * words say it.
 */
export function effectWords(say: Words['say'], card: number): string {
  const { code, onPlay } = cardAt(card);
  return onPlay === null ? '' : say(`text.${code}`);
}
