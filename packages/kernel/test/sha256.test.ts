import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../src/index.ts';

function nodes(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

test('the standard examples', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test("equals Node's at every length around the block borders", () => {
  for (let length = 0; length < 300; length++) expect(sha256('x'.repeat(length))).toBe(nodes('x'.repeat(length)));
});

test("equals Node's for any text", () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => sha256(text) === nodes(text)));
});
