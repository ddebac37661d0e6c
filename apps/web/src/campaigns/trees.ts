import type { Summary } from '@turnpoint/protocol';

/** A match of a campaign, and the matches that went on from it: another try, or the other way at a fork. */
export interface Stage {
  readonly match: Summary;
  readonly next: readonly Stage[];
}

/** The campaigns among these matches, each from its first match that is here. The latest change comes first. */
export function campaignsIn(matches: readonly Summary[], isOfCampaign: (match: Summary) => boolean): readonly Stage[] {
  const own = matches.filter(isOfCampaign);
  const after = (id: string | null): Stage[] =>
    own
      .filter(({ follows }) => follows === id)
      .sort((a, b) => a.started - b.started)
      .map((match) => ({ match, next: after(match.id) }));
  const lost = own.filter(({ follows }) => follows !== null && !own.some(({ id }) => id === follows));
  const roots = [...after(null), ...lost.map((match) => ({ match, next: after(match.id) }))];
  return roots.sort((a, b) => latestOf(b) - latestOf(a));
}

export function latestOf({ match, next }: Stage): number {
  return Math.max(match.changed, ...next.map(latestOf));
}
