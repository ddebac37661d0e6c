import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { turnpoint } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnpoint-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ones = (count: number) => '1\n'.repeat(count);

describe('play', () => {
  test('plays a whole match through the input; its record replays and verifies', async () => {
    const file = join(folder, 'match.json');
    const played = await turnpoint(`play end-of-line --seed 3 --bots scripted --save ${file}`, ones(80));
    expect(played.code).toBe(0);
    expect(played.out).toContain('You lay ');
    expect(played.out).toContain('Ada lays');
    expect(played.out).not.toMatch(/Player 1|\(you\)|You lays|[?]\./);
    expect(played.out).toContain('Result');
    expect(played.out).toContain(`Saved to ${file}`);
    expect(await turnpoint(`verify ${file}`)).toMatchObject({ code: 0, err: '' });
    const shown = await turnpoint(`replay ${file}`);
    expect(shown.code).toBe(0);
    expect(shown.out).toContain('[EOL-6.5]');
    expect(shown.out).not.toMatch(/draws .*straight/); // A spectator sees no hands.
    const own = await turnpoint(`replay ${file} --seat 1`);
    expect(own.out).toMatch(/Player 1 draws .*[a-z]/);
  });

  test('after the first question only what has changed is told; the whole table is a key away', async () => {
    const { out } = await turnpoint('play chrono-trek --seats 2 --set levels=1 --seed 5', '1\n1\nb\n');
    const tables = out.split('Timeline;').length - 1;
    const [, second = ''] = out.split('> ');
    expect(second.split('\n').length).toBeLessThan(40);
    expect(second).not.toContain('A1 Life begins on Earth');
    expect(tables).toBe(2);
    expect(out).not.toMatch(/[?][.]/);
  });

  test('CT-14.20 who cannot answer is asked nothing; taken back is what they chose themselves', async () => {
    const { out } = await turnpoint('play chrono-trek --seats 3 --set levels=1 --seed 5', `${ones(6)}u\n${ones(6)}`);
    const questions = out.split('> ').map((part) => part.slice(part.lastIndexOf('\n\n')));
    const pauses = questions.filter((question) => question.includes('Answer with a Memo?'));
    expect(pauses.length).toBeGreaterThan(0);
    for (const pause of pauses) expect(pause).toContain('Play the Memo');
    // Pauses lie between.
    expect([questions[6], questions[7]]).toEqual([
      expect.stringContaining('Play a card, or draw a second one'),
      expect.stringContaining('Play another card, or stop (1 left)'),
    ]);
  });

  test('finishes a solo puzzle', async () => {
    const { code, out } = await turnpoint('play end-of-line --mode solo --seed 3', ones(60));
    expect(code).toBe(0);
    expect(out).toMatch(/Score \d+\n/);
  });

  test('"?" names the clause, or the numbers under which it is offered', async () => {
    const { out } = await turnpoint('play end-of-line --mode solo --seed 3', '? 0,0\n? brake\n? 2,4\n? 1\n?\n');
    expect(out).toContain('The Start of Line leads to 2,4 only [EOL-6.3]');
    expect(out).toContain('EOL-7.3: Energy may be consumed from round 3 on');
    expect(out).toMatch(/That is offered: 1, 2/);
    expect(out).toContain('Ask about a choice');
  });

  test('"u" takes back what nobody has learned from; what stands for good as practice, which it says', async () => {
    const puzzle = await turnpoint('play end-of-line --mode solo --seed 3', 'u\n1\nu\n1\nu\n');
    expect(puzzle.out).toContain('There is nothing to take back yet');
    expect(puzzle.out.match(/Taken back as practice/g)).toHaveLength(2);
    const free = await turnpoint('play end-of-line --mode solo --seed 3', '1\n1\nu\n');
    expect(free.out).toMatch(/Taken back$/m);
    const versus = await turnpoint('play end-of-line --seed 3', '1\nu\n');
    expect(versus.out).toContain('Taken back as practice');
  });

  test('speaks German', async () => {
    const { out } = await turnpoint('play end-of-line --mode solo --seed 3 --lang de', 'x\n');
    expect(out).toContain('Es gibt keine Wahl „x“');
  });

  test('resigning by name ends the match', async () => {
    const { code, out } = await turnpoint('play end-of-line --seed 3', 'resign\n');
    expect(code).toBe(0);
    expect(out).toContain('You resign\n');
    expect(out).toContain('Result');
  });

  test('the end of the input leaves the match unfinished', async () => {
    const { code, out } = await turnpoint('play end-of-line --seed 3', '1\n');
    expect(code).toBe(0);
    expect(out).toContain('The match was left unfinished');
  });

  test.each([
    ['in a folder that is not there', () => join(folder, 'nowhere', 'match.json'), 'there is no such folder'],
    ['over a folder', () => folder, 'it is a folder'],
    ['below a file', () => join(plainFile(), 'match.json'), 'there is no such folder'],
  ])('a record that cannot be saved %s is refused before the match', async (_, path, why) => {
    const { code, out, err } = await turnpoint(`play end-of-line --seed 3 --save ${path()}`, ones(80));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(`turnpoint: cannot write ${path()}: ${why}.\n`);
  });

  test('a record that can no longer be saved at the end is printed instead', async () => {
    const short = mkdtempSync(join(tmpdir(), 'turnpoint-short-'));
    const file = join(short, 'match.json');
    const gone = () => rmSync(short, { recursive: true });
    const { code, out, err } = await turnpoint(`play end-of-line --seed 3 --save ${file}`, '1\n', gone);
    expect(code).toBe(1);
    expect(JSON.parse(out.slice(out.lastIndexOf('{"turnpoint":1')))).toMatchObject({ game: 'end-of-line', seed: '3' });
    expect(err).toBe(`turnpoint: cannot write ${file}: there is no such folder; the record is printed above.\n`);
  });

  test('a wrong call leaves no empty file behind, and an older one as it was', async () => {
    const file = join(folder, 'older.json');
    expect((await turnpoint(`play end-of-line --seats 99 --save ${file}`)).code).toBe(2);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, 'older');
    expect((await turnpoint(`play end-of-line --seats 99 --save ${file}`)).code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('older');
  });
});

function plainFile(): string {
  const file = join(folder, 'plain');
  writeFileSync(file, '');
  return file;
}
