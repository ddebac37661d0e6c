import { describe, expect, test } from 'vitest';
import { canonical, Match, type MatchRecord, parseRecord, sha256 } from '../src/index.ts';
import { sealRecord } from '../src/record.ts';
import { newMatch, type Toy, toy } from './toy.ts';

function played(): Match<Toy> {
  const match = newMatch();
  match.choose(0, { kind: 'roll' });
  match.choose(0, { kind: 'deep' });
  match.choose(1, { kind: 'peek' });
  return match;
}

const loaded = (): Record<string, unknown> => JSON.parse(JSON.stringify(played().export()));

/** Edited, and its hash made to fit again. */
function forged(changes: Partial<MatchRecord>): MatchRecord {
  const { hash: _, ...rest } = { ...loaded(), ...changes };
  return { ...rest, hash: sha256(canonical(rest)) } as MatchRecord;
}

describe('a record', () => {
  test('brings the match back: same state, same choices, same logs', () => {
    const match = played();
    const again = Match.replay(toy, parseRecord(loaded()));
    expect(again.fingerprint()).toBe(match.fingerprint());
    expect(again.export()).toEqual(match.export());
    for (const viewer of [0, 1, null]) expect(again.log(viewer)).toEqual(match.log(viewer));
  });

  test('names its game, rules version, seats, seed and end', () => {
    const match = played();
    expect(match.export()).toMatchObject({
      turnpoint: 1,
      game: 'toy',
      version: '3',
      seats: 2,
      options: {},
      seed: 'a seed',
      end: match.fingerprint(),
    });
  });

  test('does not mind the order of its fields', () => {
    const reversed = Object.fromEntries(Object.entries(loaded()).reverse());
    expect(parseRecord(reversed)).toEqual(loaded());
  });

  test('is refused when it was changed after it was written', () => {
    expect(() => parseRecord({ ...loaded(), seed: 'a better seed' })).toThrow('changed after it was written');
    expect(() => parseRecord({ ...loaded(), choices: [] })).toThrow('its hash differs');
  });

  test('is refused when it has fields that no record has, also with a hash that fits', () => {
    const { hash, ...rest } = loaded() as unknown as MatchRecord;
    expect(() => parseRecord(sealRecord({ ...rest, note: 'x' } as never))).toThrow(
      'a match record has no field "note"',
    );
    const choices = rest.choices.map((choice) => ({ ...choice, note: 'x' }));
    expect(() => parseRecord(sealRecord({ ...rest, choices }))).toThrow('field "choices"');
  });

  test('is refused with the field that is wrong', () => {
    const wrong: Record<string, unknown> = {
      game: 7,
      version: null,
      seats: -1,
      options: [],
      seed: 1,
      choices: [{ seat: 0, choice: 'open' }],
      end: undefined,
      hash: 0,
    };
    for (const [field, value] of Object.entries(wrong)) {
      expect(() => parseRecord({ ...loaded(), [field]: value })).toThrow(`field "${field}" is missing or malformed`);
    }
    for (const choices of [[null], [{ seat: 1.5, choice: { kind: 'x' } }], [{ seat: 0, choice: {} }], {}]) {
      expect(() => parseRecord({ ...loaded(), choices })).toThrow('field "choices"');
    }
  });

  test('is refused when it is none', () => {
    for (const json of [null, 7, 'record', []])
      expect(() => parseRecord(json)).toThrow('a match record is a JSON object');
    expect(() => parseRecord({})).toThrow('not a match record of format 1');
    expect(() => parseRecord({ ...loaded(), turnpoint: 2 })).toThrow('not a match record of format 1');
  });

  test('is refused when a seat is not at the table', () => {
    const choices = [{ seat: 2, choice: { kind: 'open' } }];
    expect(() => parseRecord(forged({ choices }))).toThrow('seat 2, which is not at the table');
  });
});

describe('a replay', () => {
  test('needs the game and the rules version of the record', () => {
    expect(() => Match.replay(toy, forged({ game: 'chess' }))).toThrow('this is a match of chess, not of toy');
    expect(() => Match.replay(toy, forged({ version: '2' }))).toThrow('played under rules 2; these are 3');
  });

  test('says which choice is not legal', () => {
    const choices = [{ seat: 1, choice: { kind: 'open' } }];
    expect(() => Match.replay(toy, forged({ choices }))).toThrow('choice 1 of seat 1 is refused (TOY-1.3)');
  });

  test('says that the options are refused', () => {
    expect(() => Match.replay(toy, forged({ seats: 5 }))).toThrow('these options are refused (TOY-1.3)');
  });

  test('of an edited record does not come to its end', () => {
    const edited = forged({ seed: 'a better seed' });
    expect(Match.replay(toy, edited).fingerprint()).not.toBe(edited.end);
  });
});
