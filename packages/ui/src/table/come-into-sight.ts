/** Unless one of these is in sight, the first of them comes there: a hand on a phone is wider than the screen. */
export function comeIntoSight(elements: readonly Element[]): void {
  const isInSight = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight;
  };
  if (!elements.some(isInSight)) elements[0]?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
