import { readFileSync } from 'node:fs';
import { type MatchRecord, parseRecord } from '@turnpoint/kernel';
import { Failure } from './command.ts';

/** Reads a match record; every way it can be wrong is one sentence. */
export function readRecord(path: string | undefined): MatchRecord {
  return orFail(`cannot read ${path}`, () => {
    const text = orFail('there is no such file', () => readFileSync(path as string, 'utf8'));
    return parseRecord(orFail('it is not JSON', () => JSON.parse(text) as unknown));
  });
}

/** Turns whatever goes wrong into a failure that begins with these words. */
export function orFail<X>(what: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    const isOurs = error instanceof Error && !('code' in error) && !(error instanceof SyntaxError);
    throw new Failure(isOurs ? `${what}: ${error.message}` : what);
  }
}
