import type { Page } from 'playwright-core';

/** How much of this page has jumped so far without anybody touching it (cumulative layout shift). */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((told) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!shift.hadRecentInput) sum += shift.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // What is buffered is told before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => told(sum)));
      }),
  );
}
