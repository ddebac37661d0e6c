export interface Found {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

/** Everything on the table that can be touched, by name, with where it lies now; what is not drawn is left out. */
export function spotsIn(root: HTMLElement): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.dataset.spot ?? '', { element, box });
  }
  return found;
}
