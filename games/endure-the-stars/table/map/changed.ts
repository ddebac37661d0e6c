import type { Entry, ZoneId } from '../../rules/types.ts';

/** Zones in which something has come, gone or happened, by these entries: who cannot see the map is told so. */
export function changedZones(entries: readonly Entry[]): ReadonlySet<ZoneId> {
  return new Set(
    entries.flatMap((entry): ZoneId[] => {
      if ('from' in entry && 'to' in entry) return [entry.from, entry.to];
      return 'zone' in entry ? [entry.zone] : [];
    }),
  );
}
