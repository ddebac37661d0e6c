/**
 * A spot is a place on the table that is touched, or where something flies from or to. What is drawn there bears its
 * name as `data-spot`: the kind, a dash, which one (`cell-12`, `hand-3`). An element may be several spots, and a spot may
 * be drawn several times, of which only one is in sight.
 */
export interface Found {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

const all = (root: HTMLElement, name: string) => root.querySelectorAll<HTMLElement>(`[data-spot~="${name}"]`);

/** Where a spot lies now, in window coordinates; null when it is not in sight. */
export function boxOf(root: HTMLElement, name: string): DOMRect | null {
  for (const element of all(root, name)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

/** Every spot in sight, by its name. */
export function spotsIn(root: HTMLElement): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) for (const name of namesOf(element)) found.set(name, { element, box });
  }
  return found;
}

const namesOf = (element: HTMLElement): string[] => (element.dataset.spot ?? '').split(' ');

/** The name of the spot that an element is or lies in: the first, or the one of this kind. */
export function spotAt(element: EventTarget | null, kind = ''): string | null {
  const spot = element instanceof Element ? element.closest<HTMLElement>('[data-spot]') : null;
  return spot === null ? null : (namesOf(spot).find((name) => name.startsWith(kind)) ?? null);
}

/** Which one of its kind a spot is: `cell-12` is 12 of `cell`. Null when it is of another kind. */
export function whichOf(kind: string, name: string | null): string | null {
  return name?.startsWith(`${kind}-`) ? name.slice(kind.length + 1) : null;
}

/** Which one of its kind has the focus. */
export const focusedOf = (kind: string): string | null => whichOf(kind, spotAt(document.activeElement, `${kind}-`));

/** Moves the focus to a spot: to itself, or to the button in it. False when there is none. */
export function focusSpot(root: HTMLElement, name: string): boolean {
  const [spot] = all(root, name);
  const target = spot?.matches('button, [tabindex]') ? spot : spot?.querySelector<HTMLElement>('button');
  target?.focus({ preventScroll: true });
  return target !== undefined && target !== null;
}
