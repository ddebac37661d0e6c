import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOURS } from '../../content/index.ts';
import { TINTS } from '../draw/colours.ts';

const tokens = readFileSync(new URL('../../../../packages/ui/src/tokens.css', import.meta.url), 'utf8');
/** The colour of what is asked. */
const AMBER = /--amber: (#[0-9a-f]{6})/.exec(tokens)?.[1] ?? '';

/** As far as eyes tell them apart (OKLab): 0.02 is just seen, 0.6 lies between black and a middle grey. */
function far(one: string, other: string): number {
  const [a, b] = [one, other].map(oklab) as [number[], number[]];
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
}

function oklab(hex: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

test('no colour that a person can have is that of the button', () => {
  expect(AMBER).not.toBe('');
  for (const colour of COLOURS) expect(far(TINTS[colour].hex, AMBER), colour).toBeGreaterThan(0.15);
});

test('the colours are told apart from each other', () => {
  for (const colour of COLOURS)
    for (const other of COLOURS)
      if (other !== colour)
        expect(far(TINTS[colour].hex, TINTS[other].hex), `${colour}, ${other}`).toBeGreaterThan(0.1);
});
