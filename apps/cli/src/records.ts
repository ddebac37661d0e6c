import { readFileSync } from 'node:fs';
import { Match, type MatchRecord, parseRecord, type Types, verifyChain } from '@turnpoint/kernel';
import { parseShared, type Shared, wholeRecords } from '@turnpoint/protocol';
import { Failure } from './command.ts';
import { whyNot } from './files.ts';
import { type Parts, partsOf } from './games.ts';

/** Editors of some systems write it before the text; it says nothing. */
const BYTE_ORDER_MARK = /^\u{feff}/u;

/** Reads a match record; every way it can be wrong is one sentence. Of a match with branches, the match. */
export async function readRecord(path: string | undefined): Promise<MatchRecord> {
  return orFail(`cannot read ${path}`, async () => {
    const json = await readJson(path as string);
    return parseShared(json)?.match ?? parseRecord(json);
  });
}

/** What a file of records holds: one match, those of a campaign in their order, or a match with its branches. */
export type Filed =
  | { readonly kind: 'match'; readonly record: MatchRecord }
  | { readonly kind: 'campaign'; readonly records: readonly MatchRecord[] }
  | { readonly kind: 'shared'; readonly shared: Shared; readonly records: readonly MatchRecord[] };

export async function readFiled(path: string | undefined): Promise<Filed> {
  return orFail(`cannot read ${path}`, async (): Promise<Filed> => {
    const json = await readJson(path as string);
    const shared = parseShared(json);
    if (shared !== null) return { kind: 'shared', shared, records: wholeRecords(shared) };
    const { chain } = Object(json) as { chain?: unknown };
    if (!Array.isArray(chain)) return { kind: 'match', record: parseRecord(json) };
    if (chain.length === 0) throw new Error('there is no match in this file');
    return { kind: 'campaign', records: chain.map(parseRecord) };
  });
}

/** Plays a campaign again, each match under its own rules: each must begin with what the one before handed on. */
export async function replayChain(
  records: readonly MatchRecord[],
  otherwise: string,
): Promise<readonly Match<Types>[]> {
  const rules = await orFail(otherwise, () =>
    Promise.all(records.map(async ({ game, version }) => (await partsOf(game, version)).game)),
  );
  return orFail(otherwise, () => verifyChain(records, (record) => rules[records.indexOf(record)] as (typeof rules)[0]));
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

async function readJson(path: string): Promise<unknown> {
  const text = readText(path).replace(BYTE_ORDER_MARK, '');
  return orFail('it is not JSON', () => JSON.parse(text) as unknown);
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
