/** Work that would hold up what is about to be seen. */
export function afterPaint(work: () => unknown): void {
  requestAnimationFrame(() => setTimeout(work));
}
