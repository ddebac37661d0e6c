export interface Measured {
  /** Cumulative layout shift so far. */
  readonly shift: number;
  /** In pixels: the smaller side of the smallest target in sight, and what it is. */
  readonly smallest: number;
  readonly what: string;
  /** The share of targets that are smaller than a finger or a pointer wants. */
  readonly small: number;
  /** In pixels: the smallest letters in sight. */
  readonly text: number;
}

/** The side that a target should have, in pixels: for a pointer, and for a finger. */
export const LEAST: Readonly<Record<string, number>> = { 1440: 40, 390: 44 };

/** Runs in a page, so it uses nothing from here: what stands there now, as far as it can be seen. */
export function measure(least: number): Promise<Measured> {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // What is read aloud only is one pixel large.
    // What is drawn in a picture is neither touched nor read.
    return (
      element.closest('[inert]') === null &&
      width > 1 &&
      height > 1 &&
      style.visibility === 'visible' &&
      style.opacity !== '0' &&
      style.clipPath === 'none'
    );
  };
  const targets = [...document.querySelectorAll('a[href], button, select, input:not([type="hidden"]), [role="tab"]')];
  const sides = targets
    // A field inside its label is touched through it; a link in a sentence is text. What is drawn small may reach further.
    .map((target) => target.closest('label') ?? target)
    .filter((target) => isSeen(target) && getComputedStyle(target).display !== 'inline')
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      const after = getComputedStyle(target, '::after');
      const reach = (edge: string) =>
        after.position === 'absolute' ? 2 * Math.max(0, -Number.parseFloat(edge) || 0) : 0;
      const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
      return {
        side: Math.round(Math.min(width + reach(after.left), height + reach(after.top)) * 10) / 10,
        name: name.trim().replace(/\s+/g, ' ').slice(0, 30),
      };
    })
    .sort((a, b) => a.side - b.side);
  const letters = [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        isSeen(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .map((element) => {
      // Letters in a drawing grow and shrink with it.
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const drawn = matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
      return Number.parseFloat(getComputedStyle(element).fontSize) * drawn;
    });
  return new Promise((told) => {
    // As browsers count it: the worst burst, which ends after a second of rest or after five.
    let [shift, burst, first, last] = [0, 0, 0, 0];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        const { startTime, value, hadRecentInput } = entry;
        if (hadRecentInput) continue;
        const goesOn = startTime - last < 1000 && startTime - first < 5000;
        [burst, first, last] = goesOn ? [burst + value, first, startTime] : [value, startTime, startTime];
        shift = Math.max(shift, burst);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const rest = {
      smallest: sides[0]?.side ?? 0,
      what: sides[0]?.name ?? '',
      small: sides.filter(({ side }) => side < least - 0.5).length / Math.max(1, sides.length),
      text: Math.round(Math.min(...letters) * 10) / 10,
    };
    requestAnimationFrame(() => requestAnimationFrame(() => told({ shift, ...rest })));
  });
}
