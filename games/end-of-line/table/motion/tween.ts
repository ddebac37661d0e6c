/** Calls `frame` with 0 to 1 over so many milliseconds; ends early, at 1, when the signal is aborted. */
export function tween(ms: number, signal: AbortSignal, frame: (at: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now();
    const tick = (now: number) => {
      const at = signal.aborted ? 1 : Math.min(1, (now - began) / ms);
      frame(at);
      if (at < 1) requestAnimationFrame(tick);
      else resolve();
    };
    if (signal.aborted) {
      frame(1);
      resolve();
    } else {
      requestAnimationFrame(tick);
      signal.addEventListener('abort', () => {
        frame(1);
        resolve();
      });
    }
  });
}

export const easeOut = (at: number): number => 1 - (1 - at) ** 3;
