import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { turnpoint } from './run.ts';

const COMMANDS = ['play', 'simulate', 'replay', 'verify', 'solve', 'arena', 'perft', 'balance', 'decks'];

describe('help', () => {
  test('names every command', async () => {
    const { code, out } = await turnpoint('--help');
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`  ${command} <`);
  });

  test.each(COMMANDS)('%s --help tells its flags', async (command) => {
    const { code, out, err } = await turnpoint(`${command} --help`);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^turnpoint ${command} <`));
    expect(out).toContain('--help');
    expect(err).toBe('');
  });

  test('--version tells the version of this checkout', async () => {
    expect(await turnpoint('--version')).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
  });

  test('without a command it is shown, and the call was wrong', async () => {
    expect(await turnpoint('')).toMatchObject({ code: 2, err: '' });
  });
});

describe('what is asked for wrongly gets one sentence and exit code 2', () => {
  test.each([
    ['juggle', 'there is no command "juggle"'],
    ['simulate', 'simulate needs <game>'],
    ['simulate chess', 'there is no game "chess"'],
    ['simulate end-of-line now', 'simulate takes no "now"'],
    ['simulate end-of-line --fast', "Unknown option '--fast'"],
    ['simulate end-of-line --matches', "Option '--matches <value>' argument missing"],
    ['simulate end-of-line --matches some', '--matches needs a whole number of at least 1, not "some"'],
    ['simulate end-of-line --matches -3', '--matches needs a whole number of at least 1, not "-3"'],
    ['simulate end-of-line --seed -x', "Option '--seed' argument is ambiguous"],
    ['simulate -3', 'Unknown option'],
    ['simulate end-of-line --matches 0', '--matches needs a whole number of at least 1, not "0"'],
    ['simulate end-of-line --seats 8..2', '--seats needs a number or a range such as 2..8, not "8..2"'],
    ['simulate end-of-line --seats 1..9999999999', '9 seats: This needs 1 to 8 players (EOL-1.1)'],
    ['simulate chrono-trek --seats 2..9999999999', '7 seats: '],
    ['play end-of-line --seats 2..9999999999', '--seats needs one number here'],
    ['simulate end-of-line --seats 99999999999999999999', '100000000000000000000 seats: This needs 1 to 8 players'],
    ['simulate end-of-line --matches 0x10', '--matches needs a whole number of at least 1, not "0x10"'],
    ['simulate end-of-line --matches 1e3', '--matches needs a whole number of at least 1, not "1e3"'],
    ['perft end-of-line --depth 99999999999999999999', '--depth needs a whole number of at least 1'],
    ['simulate end-of-line --seats 9', '9 seats: This needs 1 to 8 players (EOL-1.1)'],
    ['simulate end-of-line --seats 3 --mode team', '3 seats: This needs exactly 4 players (EOL-12.1)'],
    ['simulate end-of-line --mode golf', '--mode is one of versus, battle-royale, team, solo, co-op, not "golf"'],
    ['simulate chrono-trek --set level=3', 'chrono-trek has no agreement "level"; it has levels, first'],
    ['simulate chrono-trek --set levels=5', '--set levels is one of 1, 2, 3, 4, 1234'],
    ['simulate end-of-line --bots oracle', 'there is no bot "oracle"'],
    ['play end-of-line --lang xx', '--lang is one of en, de, not "xx"'],
    ['play end-of-line --seats 2..3', '--seats needs one number here'],
    ['solve end-of-line', 'only the puzzles have a solution'],
  ])('%s', async (args, sentence) => {
    const { code, out, err } = await turnpoint(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`turnpoint: ${sentence}`);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
