import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { canonical, commitment, Match, type MatchRecord, sha256 } from '@turnpoint/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { turnpoint } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnpoint-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A finished versus match in which everybody always takes the first choice; from a step on the last one. */
function record(until = Number.POSITIVE_INFINITY): MatchRecord {
  const match = Match.create(endOfLine, { options: endOfLine.defaults(2), seats: 2, seed: 'a long secret' });
  if (!(match instanceof Match)) throw new Error('refused');
  while (match.state.outcome === null) {
    const seat = match.look(0).asked[0]!;
    match.choose(seat, match.look(seat).choices.at(match.length < until ? 0 : -1)!);
  }
  return match.export();
}

const ANA = { name: 'Ana', kind: 'person', level: null };

/** The match with a branch that leaves after its fourth choice. */
function shared(changes: object = {}): object {
  const { choices, end, hash } = record(4);
  const branch = {
    of: null,
    step: 4,
    name: 'The other\nway',
    players: [ANA, ANA],
    choices: choices.slice(4),
    end,
    hash,
  };
  return { turnpoint: 1, players: [ANA, ANA], match: record(), branches: [{ ...branch, ...changes }] };
}

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** The record with other fields and a hash that fits them: what a careful forger would write. */
function forged(changes: Partial<MatchRecord>): object {
  const { hash: _, ...rest } = { ...record(), ...changes };
  return { ...rest, hash: sha256(canonical(rest)) };
}

describe('verify', () => {
  test('a good record: its commitment and seal are shown', async () => {
    const good = record();
    const { code, out } = await turnpoint(`verify ${file('good.json', good)}`);
    expect(code).toBe(0);
    expect(out).toContain(`commitment  ${commitment('a long secret')}`);
    expect(out).toContain(`seal        ${good.hash}`);
    expect(out).toContain('gives the same match');
  });

  test.each([
    ['an edited record', () => ({ ...record(), seed: 'another' }), 'its hash differs'],
    ['a forged seed', () => forged({ seed: 'another' }), 'is refused (EOL-'],
    ['a forged end', () => forged({ end: 'f'.repeat(64) }), 'the record says ffff'],
    ['dropped choices', () => forged({ choices: record().choices.slice(0, -1) }), 'the match ends in'],
    ['other rules', () => forged({ version: '0.1' }), 'there are no rules 0.1 of end-of-line here'],
    ['another game', () => forged({ game: 'chess' }), 'there is no game "chess"'],
    ['a branch that leaves elsewhere', () => shared({ step: 3 }), 'branch 1: the record was changed'],
    ['a branch of nothing', () => shared({ of: 0 }), 'branch 1 leaves none of the branches before it'],
    ['no record', () => ({ turnpoint: 2 }), 'not a match record of format 1'],
    ['no JSON', () => 'hello', 'it is not JSON'],
  ])('%s fails with one sentence and exit code 1', async (name, content, sentence) => {
    const { code, out, err } = await turnpoint(`verify ${file(`${name.replaceAll(' ', '-')}.json`, content())}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('the matches of a campaign are verified together; a match that hands nothing on is followed by none', async () => {
    const one = record();
    const alone = await turnpoint(`verify ${file('alone.json', { turnpoint: 1, players: [], chain: [one] })}`);
    expect(alone).toMatchObject({ code: 0, err: '' });
    const two = { turnpoint: 1, players: [], chain: [one, forged({ follows: one.hash })] };
    const { code, err } = await turnpoint(`verify ${file('two.json', two)}`);
    expect(code).toBe(1);
    expect(err).toContain('match 2 follows a match that hands nothing on');
    expect((await turnpoint(`verify ${file('none.json', { turnpoint: 1, chain: [] })}`)).err).toContain('no match in');
  });

  test('a match is verified with its branches, and replayed without them', async () => {
    const path = file('shared.json', shared());
    const { code, out, err } = await turnpoint(`verify ${path}`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`seal        ${record().hash}`);
    expect(out).toContain('branch 1 (The other?way): leaves the match after choice 4');
    expect(out).toContain('Each branch is whole');
    expect(await turnpoint(`replay ${path}`)).toMatchObject({ code: 0, err: '' });
  });

  test('a byte-order mark before the record, as some editors write it, is no part of it', async () => {
    const path = file('marked.json', `\u{feff}${JSON.stringify(record())}`);
    expect(await turnpoint(`verify ${path}`)).toMatchObject({ code: 0, err: '' });
    expect(await turnpoint(`replay ${path}`)).toMatchObject({ code: 0, err: '' });
  });
});

describe.each(['verify', 'replay'])('%s says in one sentence, with exit code 1,', (command) => {
  const folders = join(folder, 'a-folder');
  mkdirSync(folders, { recursive: true });

  test.each([
    ['that a file is not there', () => 'nowhere.json', 'cannot read nowhere.json: there is no such file'],
    ['that a folder is not a file', () => folders, `cannot read ${folders}: it is a folder`],
    ['that a file is not a folder', () => `${file('flat', '')}/x`, `: there is no such file`],
    ['that an empty file is no record', () => file('empty.json', ''), 'it is not JSON'],
    ['that the match ends otherwise', () => file('end.json', forged({ end: 'f'.repeat(64) })), 'the record says ffff'],
  ])('%s', async (_, path, sentence) => {
    const { code, out, err } = await turnpoint(`${command} ${path()}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
