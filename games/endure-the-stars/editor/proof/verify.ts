import { type Frozen, rulesOf } from '@turnpoint/catalogue';
import { Match, type MatchRecord, parseRecord, sameJson } from '@turnpoint/kernel';
import type { OwnMission } from '../../content/index.ts';
import { frozen } from '../../frozen/index.ts';
import { endureTheStars as today } from '../../rules/index.ts';

/**
 * Why a record is no proof that a mission can be won; null when it is one. It is played again, choice by choice, under
 * the rules that it names, as every match is: a proof outlives a change of the rules.
 */
export async function cannotProve(
  { mission }: OwnMission,
  proof: unknown,
  released: Frozen = frozen,
): Promise<string | null> {
  try {
    const record = parseRecord(proof);
    const { mission: text } = record.options as { mission?: unknown };
    const played = JSON.parse(String(text)) as Partial<OwnMission>;
    if (!sameJson(played.mission, mission)) return 'editor.proof-other';
    if (record.version !== today.version && released[record.version] === undefined) return 'editor.proof-rules';
    return (await isWon(record, released)) ? null : 'editor.proof-lost';
  } catch {
    // A record that cannot be read or does not replay, whatever it is.
    return 'editor.proof-broken';
  }
}

async function isWon(record: MatchRecord, released: Frozen): Promise<boolean> {
  const rules = await rulesOf(record.version, async () => today, released);
  const match = Match.replay(rules, record);
  return match.export().end === record.end && match.state.outcome?.kind === 'won';
}
