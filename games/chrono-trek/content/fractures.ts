import type { Index } from './indexes.ts';

/** What must be true for a Fracture to lie on its spot: Linchpins altered, or an Artifact in front of nobody. */
export type FractureCondition =
  | { readonly kind: 'altered'; readonly on: readonly Index[] }
  | { readonly kind: 'not-in-play'; readonly artifact: string };

export interface Fracture {
  readonly spot: Index;
  readonly title: string;
  readonly condition: FractureCondition;
}

const fracture = (spot: Index, title: string, ...on: Index[]): Fracture => ({
  spot,
  title,
  condition: { kind: 'altered', on },
});

/** The Fracture Key (CT-1.9): spots in time order, titles, conditions. */
export const FRACTURES: readonly Fracture[] = [
  fracture('A4', 'Alien-armed Reich rules the world', 'A2', 'A3'),
  fracture('A8', "Khan's dynasty rules Earth", 'A5', 'A6'),
  fracture('B2', 'Terran Empire launches its first warship', 'A9', 'B1'),
  fracture('B5', 'Xindi settle a dead Earth', 'B1', 'B3'),
  fracture('B8', 'Doomsday Machine Destroys Earth', 'B6', 'B7'),
  {
    spot: 'C1',
    title: 'Whaleship Drowns Earth',
    condition: { kind: 'not-in-play', artifact: 'humpback-whales' },
  },
  fracture('C2', 'Khitomer burns in open war', 'B3', 'B7'),
  fracture('C5', 'Federation surrenders to the Klingons', 'B7', 'C4'),
  fracture('C8', 'Earth assimilated', 'C3', 'C4'),
  fracture('D6', 'Dominion rules the quadrant', 'A9', 'D4'),
  fracture('D8', 'Krenim erase Voyager from time', 'D3', 'D5'),
];

export const FRACTURE_AT: Readonly<Partial<Record<Index, Fracture>>> = Object.fromEntries(
  FRACTURES.map((entry) => [entry.spot, entry]),
);
