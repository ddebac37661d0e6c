import type { Look } from '@turnpoint/kernel';
import { cellAt, FACES, type Face } from '../content/index.ts';
import type { EndOfLine } from '../rules/index.ts';

const KINDS = ['boost', 'turnaround', 'brake', 'end', 'give-up', 'stop', 'agree', 'decline'];

/** "3,4", "CL 3,4", "boost S 3,4", "brake": the choices that may be meant, the likeliest first. */
export function questions({ view, seat }: Look<EndOfLine>, words: string): object[] {
  const kind = KINDS.find((name) => words.toLowerCase().includes(name));
  if (kind !== undefined && !['boost', 'turnaround'].includes(kind)) return [{ kind }];
  const [, x, y] = /(\d+)\s*,\s*(\d+)/.exec(words) ?? [];
  const face = FACES.find((name) => words.toUpperCase().split(/\s+/).includes(name));
  if (kind === undefined && face === undefined && x === undefined) return [];
  const held = seat === null ? [] : (view.players[seat]?.hand ?? []);
  const faces: readonly Face[] = face !== undefined ? [face] : [...new Set(held)];
  const cells = x !== undefined ? [cellAt(view.size, Number(x), Number(y))] : openTo(view, seat);
  return cells.flatMap((cell) => faces.map((name) => ({ kind: kind ?? 'lay', face: name, cell })));
}

/** Asked without a cell: the line's own way out is meant, or any cell when it has none. */
function openTo(view: Look<EndOfLine>['view'], seat: number | null): readonly number[] {
  const open = seat === null ? [] : (view.players[seat]?.open ?? []);
  return open.length > 0 ? open : [0];
}
