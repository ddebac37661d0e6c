import { campaignOf, stagesOf } from '../../content/campaigns/index.ts';
import type { View } from '../../rules/types.ts';

/** What a mission of a branch changes later: the mission where it does, and its line there (ETS-C1.5, C2.5). */
const CONSEQUENCES: Readonly<Record<string, { readonly inMission: string; readonly clause: string }>> = {
  CG05: { inMission: 'CG07', clause: 'ETS-M07.12' },
  CG06: { inMission: 'CG07', clause: 'ETS-M07.11' },
  CG08: { inMission: 'CG10', clause: 'ETS-M10.10' },
  CG09: { inMission: 'CG10', clause: 'ETS-M10.11' },
};
/** Here what was brought to another mission holds too. */
const AS_IN: Readonly<Record<string, { readonly mission: string; readonly clause: string }>> = {
  CG11: { mission: 'CG10', clause: 'ETS-M11.14' },
};

/** Lines that speak of a campaign's earlier missions. */
export const OF_CAMPAIGNS: ReadonlySet<string> = new Set(
  [...Object.values(CONSEQUENCES), ...Object.values(AS_IN)].map(({ clause }) => clause),
);

/** What the missions won before change in this one: the lines that hold, and no others. */
export function broughtHere({ campaign, options }: Pick<View, 'campaign' | 'options'>): string[] {
  const mission = AS_IN[options.mission]?.mission ?? options.mission;
  return (campaign?.won ?? []).flatMap((after) => {
    const brought = CONSEQUENCES[after];
    return brought?.inMission === mission ? [brought.clause] : [];
  });
}

/** Won before, played now, left aside where the way forked, or still to come. */
export type Standing = 'won' | 'now' | 'aside' | 'ahead';

export interface Stop {
  readonly mission: string;
  readonly standing: Standing;
  /** What earlier missions change here, and whether the team has gone or goes that way. */
  readonly brought: readonly { readonly clause: string; readonly holds: boolean }[];
}

/** The campaign from its first mission to its last, stage by stage; nothing where none is played. */
export function wayOf({ campaign, options }: Pick<View, 'campaign' | 'options'>): Stop[][] {
  if (campaign === null) return [];
  const { won } = campaign;
  const taken = [...won, options.mission];
  const standingOf = (mission: string, stage: number): Standing => {
    if (won.includes(mission)) return 'won';
    if (mission === options.mission) return 'now';
    return stage <= won.length ? 'aside' : 'ahead';
  };
  const broughtTo = (mission: string) =>
    Object.entries(CONSEQUENCES).flatMap(([after, { inMission, clause }]) =>
      inMission === mission ? [{ clause, holds: taken.includes(after) }] : [],
    );
  return stagesOf(campaignOf(campaign.id)).map((missions, stage) =>
    missions.map((mission) => ({
      mission,
      standing: standingOf(mission, stage),
      brought: broughtTo(mission),
    })),
  );
}
