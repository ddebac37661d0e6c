import { spotsIn } from './spots.ts';

export type Boxes = ReadonlyMap<string, DOMRect>;

/** Where every spot in sight lies now. */
export const boxesIn = (root: HTMLElement | null): Boxes =>
  new Map(root === null ? [] : [...spotsIn(root)].map(([name, { box }]) => [name, box]));

/** A shorter way is not worth a motion. */
const NEAR = 2;

/** Every spot that lies elsewhere than before glides to its place. `formerly`: what lies there now may have had another name. */
export function glide(
  root: HTMLElement,
  before: Boxes,
  { ms, formerly }: { readonly ms: number; readonly formerly: (name: string) => string },
): void {
  for (const [name, { element, box }] of spotsIn(root)) {
    const was = before.get(name) ?? before.get(formerly(name));
    if (was === undefined || Math.hypot(was.left - box.left, was.top - box.top) < NEAR) continue;
    const shift = `translate(${was.left - box.left}px, ${was.top - box.top}px) scale(${was.width / box.width})`;
    element.animate(
      [
        { transform: shift, transformOrigin: '0 0', zIndex: 5 },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      { duration: ms, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  }
}
