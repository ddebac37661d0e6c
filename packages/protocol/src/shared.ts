import { type MatchRecord, parseRecord, type RecordedChoice, sealRecord } from '@turnpoint/kernel';
import { isPlayer, type Player } from './player.ts';

/** A finished match that leaves another one: what it shares with that is written there. */
export interface SharedBranch {
  /** Its place among the branches before it; null where it leaves the match itself. */
  readonly of: number | null;
  /** So many first choices are those of what it leaves. */
  readonly step: number;
  readonly name: string;
  readonly players: readonly Player[];
  /** What was chosen after the step. */
  readonly choices: readonly RecordedChoice[];
  readonly practice?: number;
  readonly end: string;
  /** Of the whole record, shared choices and all. */
  readonly hash: string;
}

/** A finished match with branches of it, as it is handed on: in a file or in a link. */
export interface Shared {
  readonly turnpoint: 1;
  readonly players: readonly Player[];
  readonly match: MatchRecord;
  readonly branches: readonly SharedBranch[];
}

/** So many branches go with a match, and so long is the name of one. */
export const BRANCHES = 26;
export const BRANCH_NAME = 60;

const FIELDS: readonly string[] = ['turnpoint', 'players', 'match', 'branches'];
const BRANCH_FIELDS: readonly string[] = ['of', 'step', 'name', 'players', 'choices', 'practice', 'end', 'hash'];

/** Reads what comes from outside; null when it is no match with branches. Throws a sentence that says what is wrong. */
export function parseShared(json: unknown): Shared | null {
  if (!isObject(json) || json.match === undefined) return null;
  if (json.turnpoint !== 1) throw new Error('this is not a shared match of format 1');
  closed(json, FIELDS, 'a shared match');
  const match = parseRecord(json.match);
  const players = playersOf(json.players, match, 'the match');
  if (!Array.isArray(json.branches) || json.branches.length > BRANCHES)
    throw new Error(`a match is shared with up to ${BRANCHES} branches`);
  const shared: Shared = { turnpoint: 1, players, match, branches: json.branches.map(parsedFor(match)) };
  wholeRecords(shared);
  return shared;
}

function parsedFor(match: MatchRecord) {
  return (json: unknown, at: number): SharedBranch => {
    const place = `branch ${at + 1}`;
    if (!isObject(json)) throw new Error(`${place} is no object`);
    closed(json, BRANCH_FIELDS, 'a branch');
    const { of, step, name, choices, practice, end, hash } = json as unknown as SharedBranch;
    if (of !== null && !(Number.isInteger(of) && of >= 0 && of < at))
      throw new Error(`${place} leaves none of the branches before it`);
    if (!Number.isInteger(step) || step < 0) throw new Error(`${place} does not say where it leaves`);
    if (typeof name !== 'string' || name.length > BRANCH_NAME)
      throw new Error(`the name of a branch has up to ${BRANCH_NAME} characters`);
    const players = playersOf(json.players, match, place);
    return { of, step, name, players, choices, ...(practice !== undefined && { practice }), end, hash };
  };
}

/** The match and each of its branches as a record of its own, in their order. Throws a sentence where one is damaged. */
export function wholeRecords({ match, branches }: Shared): readonly MatchRecord[] {
  const whole: MatchRecord[] = [match];
  for (const [at, { of, step, choices, practice, end, hash }] of branches.entries()) {
    const left = (of === null ? match : whole[of + 1]) as MatchRecord;
    if (step > left.choices.length) throw new Error(`branch ${at + 1} leaves after the end of what it leaves`);
    if (!Array.isArray(choices)) throw new Error(`branch ${at + 1} has no choices`);
    const { practice: _, end: __, hash: ___, ...shared } = match;
    const record = {
      ...shared,
      ...(practice !== undefined && { practice }),
      choices: [...left.choices.slice(0, step), ...choices],
      end,
    };
    try {
      whole.push(parseRecord({ ...record, hash }));
    } catch (fault) {
      throw new Error(`branch ${at + 1}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }
  return whole;
}

/** The same without what follows from the rest: shorter, for a link. */
export function unsealed({ match, branches, ...shared }: Shared): object {
  const bare = <X extends { readonly hash: string }>({ hash: _, ...rest }: X) => rest;
  return { ...shared, match: bare(match), branches: branches.map(bare) };
}

/** And sealed again. What is malformed is left as it is: reading it says what is wrong. */
export function resealed(json: unknown): unknown {
  if (!isObject(json) || !isObject(json.match) || !Array.isArray(json.branches)) return json;
  const match = sealRecord(json.match as unknown as MatchRecord);
  const { end: _, hash: __, practice: ___, ...shared } = match;
  const whole: (readonly unknown[])[] = [listOf(match.choices)];
  const branches = json.branches.map((branch: unknown) => {
    if (!isObject(branch)) return branch;
    const left = whole[typeof branch.of === 'number' ? branch.of + 1 : 0] ?? [];
    const choices = [...left.slice(0, Number(branch.step)), ...listOf(branch.choices)];
    whole.push(choices);
    const { practice, end } = branch;
    const record = { ...shared, ...(practice !== undefined && { practice }), choices, end };
    return { ...branch, hash: sealRecord(record as unknown as MatchRecord).hash };
  });
  return { ...json, match, branches };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function playersOf(value: unknown, { seats }: MatchRecord, place: string): readonly Player[] {
  if (!Array.isArray(value) || value.length !== seats || !value.every(isPlayer))
    throw new Error(`${place} does not say who sat at its seats`);
  return value.map(({ name, kind, level }: Player) => ({ name, kind, level }));
}

function closed(json: object, fields: readonly string[], what: string): void {
  const foreign = Object.keys(json).find((field) => !fields.includes(field));
  if (foreign !== undefined) throw new Error(`${what} has no field "${foreign.slice(0, 40)}"`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
