import { type AnimationConfig, flip } from 'svelte/animate';

interface Move {
  readonly from: DOMRect;
  readonly to: DOMRect;
}

/** `animate:slide`: moves to its new place in a list. What is hidden before or after has no place to slide from or to. */
export function slide(node: Element, move: Move, params: { readonly duration: number }): AnimationConfig {
  const isHidden = move.from.width === 0 || move.to.width === 0;
  return isHidden ? { duration: 0 } : flip(node, move, params);
}
