/** What this device remembers of matches, the latest ones, under one key. */
export function latest<V>(key: string, most: number) {
  function kept(): Record<string, V> {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, V>;
    } catch {
      return {};
    }
  }

  return {
    find: (match: string): V | null => kept()[match] ?? null,
    /** The latest last. */
    all: (): readonly (readonly [match: string, value: V])[] => Object.entries(kept()),
    drop(match: string): void {
      const { [match]: dropped, ...others } = kept();
      if (dropped !== undefined) localStorage.setItem(key, JSON.stringify(others));
    },
    keep(match: string, value: V): void {
      const others = Object.entries(kept()).filter(([id]) => id !== match);
      localStorage.setItem(key, JSON.stringify(Object.fromEntries([...others.slice(1 - most), [match, value]])));
    },
  };
}
