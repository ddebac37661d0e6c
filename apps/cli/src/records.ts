import { readFileSync } from 'node:fs';
import { Match, type MatchRecord, parseRecord, type Types } from '@turnpoint/kernel';
import { Failure } from './command.ts';
import { whyNot } from './files.ts';
import { type Parts, partsOf } from './games.ts';

/** Editors of some systems write it before the text; it says nothing. */
const BYTE_ORDER_MARK = /^\u{feff}/u;

/** Reads a match record; every way it can be wrong is one sentence. */
export async function readRecord(path: string | undefined): Promise<MatchRecord> {
  return orFail(`cannot read ${path}`, async () => {
    const text = readText(path as string).replace(BYTE_ORDER_MARK, '');
    return parseRecord(await orFail('it is not JSON', () => JSON.parse(text) as unknown));
  });
}

export interface Replayed {
  readonly parts: Parts;
  readonly match: Match<Types>;
}

/** Plays a record again under its own rules and compares its end. */
export async function replayRecord(record: MatchRecord, otherwise: string): Promise<Replayed> {
  const parts = await orFail(otherwise, () => partsOf(record.game, record.version));
  const match = await orFail(otherwise, () => Match.replay(parts.game, record));
  const end = match.fingerprint();
  if (end !== record.end) throw new Failure(`${otherwise}: the match ends in ${end}, the record says ${record.end}`);
  return { parts, match };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(whyNot(error, 'there is no such file'));
  }
}

/** Turns whatever goes wrong into a failure that begins with these words. */
async function orFail<X>(what: string, work: () => X | Promise<X>): Promise<X> {
  try {
    return await work();
  } catch (error) {
    const isOurs = error instanceof Error && !(error instanceof SyntaxError);
    throw new Failure(isOurs ? `${what}: ${error.message}` : what);
  }
}
