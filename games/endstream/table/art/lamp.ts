import type { Century } from '../../content/index.ts';

/** A portrait's light: gas, tungsten, sodium, arc, tube, plasma. */
const LAMPS: Readonly<Record<Century, string>> = {
  1800: '#ffcf7a',
  1900: '#ffb169',
  2000: '#ffd9a8',
  2100: '#cfe6ff',
  2200: '#8fe9f2',
  2300: '#c9a6ff',
};

export interface Light {
  readonly lamp: string;
  readonly hue: number;
  /** Tilt of the blind's slats, in degrees. */
  readonly tilt: number;
  /** Where the lamp hangs, in percent from the left. */
  readonly x: number;
}

function hash(text: string): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

/** The century sets the lamp; name and variant set hue, tilt and side, so that no two portraits are lit alike. */
export function lightOf(card: string, century: Century | null): Light {
  const h = hash(card);
  const aside = 14 + ((h >> 3) % 6) * 4;
  return {
    lamp: century === null ? `hsl(${(h >> 11) % 360} 75% 78%)` : LAMPS[century],
    hue: 168 + ((h >> 8) % 8) * 20,
    tilt: -16 + (h % 9) * 4,
    x: (h >> 5) & 1 ? aside : 100 - aside,
  };
}
