import { type MatchRecord, type Message, no } from '@turnpoint/kernel';
import type { OwnMission } from '../../content/index.ts';
import { cannotUseOwn } from '../../rules/set-up/mission-file/own.ts';

/** A mission as it is kept and shared: with the record that proves it, once there is one. */
export interface MissionFile extends OwnMission {
  readonly proof: MatchRecord | null;
}

const MOST_LETTERS = 2_000_000;

export const printFile = ({ mission, texts }: OwnMission, proof: MatchRecord | null): string =>
  JSON.stringify({ mission, texts, proof });

export type Read = { readonly file: MissionFile } | { readonly because: Message };

/** A file from outside: checked whole, or one sentence. Whether its proof holds is for whoever plays it again to say. */
export function readFile(text: string): Read {
  let given: unknown = null;
  try {
    if (text.length <= MOST_LETTERS) given = JSON.parse(text);
  } catch {
    // Told below: whatever is no object is no mission file.
  }
  if (typeof given !== 'object' || given === null) return no('ETS-V.1', 'why.mission-json');
  const { proof, ...own } = given as Partial<MissionFile>;
  const [fault] = cannotUseOwn(own);
  return fault ?? { file: { ...(own as OwnMission), proof: proof ?? null } };
}

/** A draft that was kept on this device may be unfinished: only its outline is asked for. */
export function readKept(text: string | null): MissionFile | null {
  if (text === null) return null;
  try {
    const given = JSON.parse(text) as Partial<MissionFile>;
    const isDraft = Array.isArray(given.mission?.tiles) && typeof given.texts?.title === 'string';
    return isDraft ? { ...(given as OwnMission), proof: given.proof ?? null } : null;
  } catch {
    return null;
  }
}
