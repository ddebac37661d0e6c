import { Match, type MatchRecord, parseRecord, sameJson } from '@turnpoint/kernel';
import type { OwnMission } from '../../content/index.ts';
import { endureTheStars as game } from '../../rules/index.ts';

/** Why a record is no proof that a mission can be won; null when it is one. It is played again, choice by choice. */
export function cannotProve({ mission }: OwnMission, proof: unknown): string | null {
  try {
    const record = parseRecord(proof);
    const { mission: text } = record.options as { mission?: unknown };
    const played = JSON.parse(String(text)) as Partial<OwnMission>;
    if (!sameJson(played.mission, mission)) return 'editor.proof-other';
    return isWon(record) ? null : 'editor.proof-lost';
  } catch {
    // A record that cannot be read or does not replay, whatever it is.
    return 'editor.proof-broken';
  }
}

function isWon(record: MatchRecord): boolean {
  const match = Match.replay(game, record);
  return match.export().end === record.end && match.state.outcome?.kind === 'won';
}
