/** Unless one of these is in sight, the first of them comes there: a hand on a phone is wider than the screen, a list longer than its place. */
export function comeIntoSight(elements: readonly Element[]): void {
  const isInSight = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight;
    return isInside && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  if (!elements.some(isInSight)) elements[0]?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
