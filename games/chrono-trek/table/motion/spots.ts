/** Where a spot lies now: of several that bear its name the first that is drawn. */
export function boxOf(root: HTMLElement, name: string): DOMRect | null {
  for (const element of root.querySelectorAll<HTMLElement>(`[data-spot~="${name}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}
