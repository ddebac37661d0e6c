import type { OwnCampaign } from '../../content/campaigns/index.ts';
import type { OwnMission } from '../../content/index.ts';
import { cannotUseOwn } from '../../rules/set-up/mission-file/own.ts';
import { readKept } from '../share/file.ts';

/** A mission that is kept on this device and breaks no rule. */
export interface Ready {
  readonly id: string;
  readonly own: OwnMission;
  /** It comes with a won match. */
  readonly isProved: boolean;
}

export function readyOf(kept: readonly { readonly id: string; readonly text: string }[]): Ready[] {
  return kept.flatMap(({ id, text }) => {
    const found = readKept(text);
    if (found === null) return [];
    const { proof, ...own } = found;
    return cannotUseOwn(own).length === 0 ? [{ id, own, isProved: proof !== null }] : [];
  });
}

/** What was chosen for each mission: its stage, by number; 0 where it is left out. */
export type Chosen = Readonly<Record<string, number>>;

/** The missions of each stage; a number that nobody has is no stage. */
export function stagesFrom(ready: readonly Ready[], chosen: Chosen): Ready[][] {
  const stageOf = ({ id }: Ready) => chosen[id] ?? 0;
  const numbers = [...new Set(ready.map(stageOf))].filter((stage) => stage > 0).sort((a, b) => a - b);
  return numbers.map((stage) => ready.filter((mission) => stageOf(mission) === stage));
}

export const printCampaign = ({ title, story, stages }: OwnCampaign): string =>
  JSON.stringify({ title, story, stages });
