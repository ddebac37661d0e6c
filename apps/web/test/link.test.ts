import { type Shared, unsealed } from '@turnpoint/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadLink, type Linked, LONGEST, packed, unpacked } from '../src/share/link.ts';
import { finished, PLAYERS } from './shared-match.ts';

const match = finished();
const { choices, end, hash } = finished(6);
const branch = { of: null, step: 6, name: 'Küste', players: PLAYERS, choices: choices.slice(6), end, hash };
const shared: Shared = { turnpoint: 1, players: PLAYERS, match, branches: [branch] };
const linked: Linked = { shared, at: 3, seat: 1, river: true };

const bare = unsealed(shared);
const { hash: _, ...bareBranch } = branch;

/** Packs what no honest page would. */
async function pack(json: unknown): Promise<string> {
  const stream = new Blob([typeof json === 'string' ? json : JSON.stringify(json)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return Buffer.from(bytes).toString('base64url');
}

const why = (fragment: string) =>
  unpacked(fragment).then(
    () => 'opened',
    (fault: unknown) => {
      if (!(fault instanceof BadLink)) throw fault;
      return fault.why ?? fault.message;
    },
  );

describe('a link', () => {
  test('holds the whole match, its branches and where to begin', async () => {
    const fragment = await packed(linked);
    expect(fragment).toMatch(/^[\w-]+$/);
    expect(await unpacked(fragment)).toEqual(linked);
  });

  test('is short: every choice of this match in far less than a chat program cuts off', async () => {
    const fragment = await packed({ ...linked, shared: { ...shared, branches: [] } });
    expect(fragment.length).toBeLessThan(1200);
    expect(LONGEST).toBe(8192);
  });

  test('that unpacks to too much, or is too long itself, is refused before it is read', async () => {
    const bomb = await pack('0'.repeat(20_000_000));
    expect(bomb.length).toBeLessThan(32_768);
    expect(await why(bomb)).toBe('too-large');
    expect(await why('A'.repeat(40_000))).toBe('too-large');
  });

  test.each([
    ['nothing', '', 'damaged'],
    ['no letters of a link', 'a b', 'damaged'],
    ['letters that are no link', 'hello', 'damaged'],
    ['a link that was cut off', null, 'damaged'],
  ])('%s is damaged', async (_, fragment, expected) => {
    expect(await why(fragment ?? (await packed(linked)).slice(0, -20))).toBe(expected);
  });

  test.each<[string, unknown, string]>([
    ['no object', 7, 'no match in it'],
    ['null', null, 'no match in it'],
    ['a step after the end', { ...bare, at: 9999, seat: 0 }, 'leads to no step'],
    ['a seat that is not there', { ...bare, at: 0, seat: 2 }, 'leads to no step'],
    ['a beginning that is none', { ...bare, at: 0, seat: 0, river: 1 }, 'where it begins'],
    ['a field of its own', { ...bare, at: 0, seat: 0, run: 'alert(1)' }, 'no field "run"'],
    [
      'a branch of no branch',
      { ...bare, at: 0, seat: 0, branches: [{ ...bareBranch, of: '__proto__' }] },
      'leaves none',
    ],
    ['a hash of its own', { ...shared, at: 0, seat: 0 }, 'its hash differs'],
  ])('%s has one sentence', async (_, json, sentence) => {
    expect(await why(await pack(json))).toContain(sentence);
  });

  test('mutated in its letters, it is refused or opens as the same match', async () => {
    const fragment = await packed(linked);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ %';
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(fragment.length - 1), fc.nat(letters.length - 1)), { minLength: 1, maxLength: 6 }),
        async (changes) => {
          const mutated = [...fragment];
          for (const [at, letter] of changes) mutated[at] = letters[letter] ?? '';
          const said = await why(mutated.join(''));
          expect(said === 'opened' || said.length > 0).toBe(true);
          if (said === 'opened') expect((await unpacked(mutated.join(''))).shared).toEqual(shared);
        },
      ),
      { numRuns: 300, seed: 15 },
    );
  });

  test('mutated in what it holds, it has one sentence or is a match of its own', async () => {
    const text = JSON.stringify({ ...bare, at: 3, seat: 1 });
    const pieces = ['{', '}', '[', ']', 'null', '-1', '1e99', '"__proto__"', '"seat"', ',', '""', '\\u0000', '0'];
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.nat(12), fc.constantFrom(...pieces), async (at, length, piece) => {
        const said = await why(await pack(text.slice(0, at) + piece + text.slice(at + length)));
        expect(said).not.toBe('');
        expect(said).not.toContain('\n');
        expect(said.length).toBeLessThan(200);
      }),
      { numRuns: 300, seed: 15 },
    );
  });
});
