import type { Shared } from '../context.ts';

/** How many conditions of the viewer's ID hold now, and would hold after what is being looked at. */
export function countsOf({ flow, reckoned, look }: Shared): { now: number; later: number; of: number } {
  const mission = reckoned.missions[look.seat ?? -1] ?? null;
  const met = (needs: readonly { readonly met: boolean }[]) => needs.filter((need) => need.met).length;
  const now = met(mission?.needs ?? []);
  return { now, later: met(flow.ahead?.mission?.needs ?? mission?.needs ?? []), of: mission?.needs.length ?? 0 };
}

/** "ID 2 of 4", or "ID 2 → 3 of 4" while something is looked at that would change it. */
export function idWords(shared: Shared): string {
  const { now, later, of } = countsOf(shared);
  return now === later
    ? shared.say('table.tab-id', { n: now, of })
    : shared.say('table.tab-id-ahead', { n: now, later, of });
}

/** Does what is being looked at bring the viewer closer, or take them farther? Null: neither. */
export function verdictOf(shared: Shared): { readonly tone: 'good' | 'bad'; readonly words: string } | null {
  const { flow, reckoned, look, say } = shared;
  if (flow.ahead?.mission == null) return null;
  if (flow.ahead.mission.complete && reckoned.missions[look.seat ?? -1]?.complete !== true)
    return { tone: 'good', words: say('table.would-win') };
  const { now, later, of } = countsOf(shared);
  if (now !== later)
    return {
      tone: later > now ? 'good' : 'bad',
      words: say(later > now ? 'table.closer' : 'table.farther', { later, of }),
    };
  const fewer = (reckoned.missions[look.seat ?? -1]?.blockers.length ?? 0) - flow.ahead.mission.blockers.length;
  if (fewer === 0) return null;
  return fewer > 0
    ? { tone: 'good', words: say('table.fewer-block', { n: fewer }) }
    : { tone: 'bad', words: say('table.more-block', { n: -fewer }) };
}
