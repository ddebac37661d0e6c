/** Resolves after so many milliseconds, or at once when the signal is aborted. */
export function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const wait = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(wait);
      resolve();
    });
  });
}
