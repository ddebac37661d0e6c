import type { Viewer } from '@turnpoint/kernel';
import type { Frame } from '../types.ts';

/** R53: what is not fully announced is its player's own affair; everybody else sees the question it came from. */
export function withoutOpenPlay(stack: readonly Frame[], viewer: Viewer): Frame[] {
  const top = stack.at(-1);
  if (top?.kind !== 'announce' || top.seat === viewer) return stack.slice();
  const rest = stack.slice(0, -1);
  if (top.via === 'turn') return [...rest, { kind: 'act', seat: top.seat }];
  if (top.via === 'rewind') return [...rest, { ...top, answers: [] }];
  const grant = rest.pop();
  return grant?.kind === 'effect' ? [...rest, { ...grant, done: grant.done - 1 }] : rest;
}
