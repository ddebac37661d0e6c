import { type Face, LINE_CARDS, type Side, WAYS, type Way } from '../content/index.ts';
import type { Choice } from '../rules/index.ts';

/** Cells as the specification writes them: "2,3" is x 2, y 3. */
export function cellNo(size: number, text: string): number {
  const [x, y] = text.split(',').map(Number) as [number, number];
  if (!(x >= 0 && x < size && y >= 0 && y < size)) throw new Error(`no cell ${text} in ${size} by ${size}`);
  return y * size + x;
}

export function cellText(size: number, cell: number): string {
  return `${cell % size},${Math.floor(cell / size)}`;
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** "S 2,1", "turnaround S 1,1", "boost S 1,1", or the bare kind: "brake". */
export function parseChoice(size: number, text: string): Choice {
  const parts = words(text);
  if (parts.length === 1) return { kind: parts[0] } as Choice;
  const [cell, face, kind = 'lay'] = parts.reverse() as [string, string, string?];
  return { kind, face, cell: cellNo(size, cell) } as Choice;
}

export function printChoice(size: number, choice: Choice): string {
  if (!('cell' in choice)) return choice.kind;
  const card = `${choice.face} ${cellText(size, choice.cell)}`;
  return choice.kind === 'lay' ? card : `${choice.kind} ${card}`;
}

const STEPS: Readonly<Record<Way, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const QUARTERS: Readonly<Record<Side, number>> = { F: 0, R: 1, L: 3 };

/** One step on the torus. */
export function stepFrom(size: number, cell: number, way: Way): number {
  const [dx, dy] = STEPS[way];
  return ((Math.floor(cell / size) + dy + size) % size) * size + (((cell % size) + dx + size) % size);
}

/** The directions in which a line may leave a card that it entered travelling this way. */
export function waysFrom(face: Face, way: Way): Way[] {
  return LINE_CARDS[face].ways.map((side) => WAYS[(WAYS.indexOf(way) + QUARTERS[side]) % 4] as Way);
}
