import { type ArtifactClass, CLASSES } from './artifacts.ts';
import { type Index, placeOf } from './indexes.ts';
import { slug } from './slug.ts';
import type { Side } from './timeline.ts';

/** One condition of an ID (CT-2.2). */
export type Need =
  | { readonly kind: 'face'; readonly at: Index; readonly side: Side }
  | { readonly kind: 'fracture'; readonly at: Index }
  | { readonly kind: 'artifact'; readonly artifact: string }
  | { readonly kind: 'class'; readonly class: ArtifactClass }
  /** Q's own: the anomaly reaches the first life on Earth (CT-13.9). */
  | { readonly kind: 'anomaly'; readonly at: Index };

export type Pips = 1 | 2 | 3 | 4;

export interface Character {
  readonly id: string;
  readonly name: string;
  readonly pips: Pips;
  readonly needs: readonly Need[];
}

/** B6 original, B6' altered, B6" fractured. */
function timelineNeed(mark: string): Need {
  const at = mark.slice(0, 2) as Index;
  if (placeOf(at) < 0) throw new RangeError(`no index "${mark}"`);
  if (mark.endsWith('"')) return { kind: 'fracture', at };
  return { kind: 'face', at, side: mark.endsWith("'") ? 'altered' : 'original' };
}

/** A title, or "one Tech". */
function artifactNeed(text: string): Need {
  const kind = CLASSES.find((name) => text.toLowerCase() === `one ${name}`);
  return kind === undefined ? { kind: 'artifact', artifact: slug(text) } : { kind: 'class', class: kind };
}

const who = (pips: Pips, name: string, timeline: string, ...artifacts: string[]): Character => ({
  id: slug(name),
  name,
  pips,
  needs: [...timeline.split(' ').filter(Boolean).map(timelineNeed), ...artifacts.map(artifactNeed)],
});

export const CHARACTERS: readonly Character[] = [
  who(1, 'Jean-Luc Picard', 'B5 C6 C9', 'Earl Grey Tea'),
  who(1, 'Kathryn Janeway', 'B2 C8 D8', "Janeway's Coffee"),
  who(1, 'Jonathan Archer', 'A8 B2 B5', 'Porthos'),
  who(1, 'James T. Kirk', 'B5 B7 C1', 'Humpback Whales'),
  who(1, 'Leonard McCoy', "A3' B5' C1", 'one Lifeform'),
  who(1, 'Henry Starling', "A5 A6' D8'", 'one Tech'),
  who(1, 'Mark Twain', "A2' B2' C6", 'one Relic'),
  who(1, 'Harry Kim', "B5 C5' D3'", 'one Beverage'),
  who(2, 'Spock', 'B6 C1 C2', 'one Lifeform', 'one Tech'),
  who(2, 'Thelin', "B6' B7", 'Guardian of Forever'),
  who(2, 'Worf', 'C5', 'Klingon Bloodwine', 'one Relic'),
  who(2, 'Tasha Yar', "C5' C6", "Data's Head"),
  who(2, 'Benjamin Sisko', 'A9 D7', 'Orb of Time', 'one Beverage'),
  who(2, 'Seven of Nine', "C8'", 'Mobile Emitter'),
  who(2, 'Quark', "D6 D7'", 'Thousand Bars of Latinum'),
  who(2, 'Jadzia Dax', "B9 D1 D4'", 'Tribbles'),
  who(3, 'Mirror Spock', "B1 B2' B5' B6", 'Tantalus Device'),
  who(3, 'Data', "A2' C6", 'Spot', 'one Tech'),
  { id: 'q', name: 'Q', pips: 3, needs: [{ kind: 'anomaly', at: 'A1' }] },
  who(3, 'Intendant Kira', "C2' D1'", 'one Relic', 'one Beverage'),
  who(3, 'Annorax', "A4' C1' C6' C9 D5'"),
  who(3, 'Admiral Janeway', "C8' D3 D8'", 'one Beverage'),
  who(3, 'Edith Keeler', "A4' B5' B6", 'Guardian of Forever'),
  who(3, 'Kivas Fajo', '', 'Genesis Device', 'one Relic', 'one Lifeform', 'one Beverage'),
  who(4, 'The Romulans', 'B5 B8"', 'Romulan Ale'),
  who(4, 'The Xindi', `B5" B9'`),
  who(4, 'The Borg', `C8" D8'`),
  who(4, 'The Duras Sisters', 'C5"', 'Sword of Kahless'),
  who(4, 'Female Changeling', 'D6"', 'one Lifeform'),
  who(4, 'Khan Noonien Singh', 'A8"', 'one Tech'),
  who(4, 'Vosk', 'A4" A6', 'one Tech'),
  who(4, 'The Whale Probe', `A7' C1" C8'`),
];

const BY_ID = new Map(CHARACTERS.map((character) => [character.id, character]));

export function characterOf(id: string): Character {
  const character = BY_ID.get(id);
  if (character === undefined) throw new RangeError(`no character "${id}"`);
  return character;
}

/** The ID pool of some difficulty levels (CT-3.2). */
export function poolOf(levels: readonly Pips[]): string[] {
  return CHARACTERS.filter(({ pips }) => levels.includes(pips)).map(({ id }) => id);
}
