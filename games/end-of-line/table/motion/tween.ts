/** Calls `frame` with 0 to 1 over so many milliseconds; ends early, at 1, when the signal is aborted. */
export function tween(ms: number, signal: AbortSignal, frame: (at: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now();
    let request = 0;
    const end = () => {
      cancelAnimationFrame(request);
      signal.removeEventListener('abort', end);
      frame(1);
      resolve();
    };
    // A frame's own time may lie a little before `began`.
    const tick = (now: number) => {
      const at = Math.max(0, (now - began) / ms);
      if (at >= 1) return end();
      frame(at);
      request = requestAnimationFrame(tick);
    };
    if (signal.aborted) return end();
    signal.addEventListener('abort', end);
    request = requestAnimationFrame(tick);
  });
}

export const easeOut = (at: number): number => 1 - (1 - at) ** 3;
