import { canonical } from './json.ts';
import { sha256 } from './sha256.ts';
import type { Choice, Seat } from './types.ts';

export interface RecordedChoice {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** A match as it is stored and shared. `turnpoint` is the version of this format. */
export interface MatchRecord {
  readonly turnpoint: 1;
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  /** The `hash` of the record of the match that this one goes on from. Left out where it goes on from none. */
  readonly follows?: string;
  /** How often what stood for good was taken back, alone against bots. Left out where it never was. */
  readonly practice?: number;
  readonly choices: readonly RecordedChoice[];
  /** Fingerprint of the state after the last choice. */
  readonly end: string;
  /** Of all the fields above, so that a damaged or edited file is noticed. */
  readonly hash: string;
}

/** What a match is played again from. */
export type Unsealed = Omit<MatchRecord, 'end' | 'hash'>;

export function sealRecord(record: Omit<MatchRecord, 'hash'>): MatchRecord {
  return { ...record, hash: sha256(canonical(record)) };
}

/** Reads a record that comes from outside. Throws a sentence that says what is wrong with it. */
export function parseRecord(json: unknown): MatchRecord {
  if (!isObject(json)) throw new Error('a match record is a JSON object');
  if (json.turnpoint !== 1) throw new Error('this is not a match record of format 1');
  const fields: Record<string, (value: unknown) => boolean> = {
    game: isName,
    version: isName,
    seats: isCount,
    options: isObject,
    seed: isText,
    follows: (value) => value === undefined || isText(value),
    practice: (value) => value === undefined || (isCount(value) && value !== 0),
    choices: (value) => Array.isArray(value) && value.every(isRecordedChoice),
    end: isText,
    hash: isText,
  };
  for (const [field, fits] of Object.entries(fields)) {
    if (!fits(json[field])) throw new Error(`the record's field "${field}" is missing or malformed`);
  }
  const foreign = Object.keys(json).find((field) => field !== 'turnpoint' && !Object.hasOwn(fields, field));
  if (foreign !== undefined) throw new Error(`a match record has no field "${foreign.slice(0, 40)}"`);
  const stray = (json.choices as RecordedChoice[]).find(({ seat }) => seat >= (json.seats as number));
  if (stray !== undefined) throw new Error(`the record has a choice of seat ${stray.seat}, which is not at the table`);
  const { hash, ...rest } = json;
  if (sha256(canonical(rest)) !== hash)
    throw new Error('the record was changed after it was written: its hash differs');
  return json as unknown as MatchRecord;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Told in sentences and looked up in folders: letters, digits, dots and hyphens, and not many of them. */
function isName(value: unknown): boolean {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isRecordedChoice(value: unknown): boolean {
  const isClosed = isObject(value) && Object.keys(value).length === 2;
  return isClosed && isCount(value.seat) && isObject(value.choice) && isText(value.choice.kind);
}
