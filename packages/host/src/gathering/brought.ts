import { type MatchRecord, parseRecord } from '@turnpoint/kernel';
import { type NewGathering, Refused } from '@turnpoint/protocol';
import { replayed } from '../import.ts';
import type { Outside } from '../outside.ts';

/** A match that began on a device and goes on at this table; played again before it is believed. */
export async function broughtIn({ catalogue }: Outside, gathering: NewGathering): Promise<MatchRecord | null> {
  const { brought, game, places, follows } = gathering;
  if (brought === undefined) return null;
  try {
    const record = parseRecord(JSON.parse(brought));
    const match = await replayed(catalogue, record);
    if (match.state.outcome !== null) throw new Error('this match is over');
    if (record.game !== game || record.seats !== places.length) throw new Error('this match has other seats');
    if (follows !== undefined || record.follows !== undefined) throw new Error('a campaign goes on where it began');
    return record;
  } catch (fault) {
    throw new Refused('bad-record', fault instanceof Error ? fault.message : undefined);
  }
}
