/** An answer that takes the place of its button may be longer than what was in sight: on a phone the end scrolls. */
export const intoSight = (answer: HTMLElement): void => answer.scrollIntoView({ block: 'nearest' });
