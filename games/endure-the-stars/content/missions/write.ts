import { TILE_KINDS, TILES } from '../tiles/index.ts';
import {
  BRACKETS,
  type Bracket,
  type Carry,
  type Ending,
  type Mission,
  type Objective,
  type PlacedTile,
  type RadarPlace,
  type SpecialCondition,
  type TokenFace,
} from './file.ts';

/** `PC1 0,0 r270`: a tile by its alias, column, row and rotation. */
export function lay(...placed: readonly string[]): PlacedTile[] {
  return placed.map((text) => {
    const [alias = '', at = '', rot = 'r0'] = text.split(' ');
    const [col, row] = at.split(',').map(Number) as [number, number];
    const kind = TILE_KINDS.find((known) => TILES[known].code === alias.slice(0, 2));
    if (kind === undefined) throw new Error(`no tile is called ${alias}`);
    return { alias, kind, col, row, rot: Number(rot.slice(1)) };
  });
}

/** `LB.A CQ.B`: radar places without a mark. */
export function places(zones: string): RadarPlace[] {
  return zones.split(' ').map((zone) => ({ zone, emptyIn: [], mark: null }));
}

/** `CQ.D EB.C` for these brackets only. */
export const placesFor = (brackets: readonly Bracket[], zones: string): RadarPlace[] =>
  places(zones).map((place) => ({ ...place, emptyIn: BRACKETS.filter((bracket) => !brackets.includes(bracket)) }));

export const marked = (zone: string, mark: string): RadarPlace => ({ zone, emptyIn: [], mark });

/** `4 swarmer x2, 3 jaeger, titan` */
export function tokens(text: string): TokenFace[] {
  return text.split(', ').flatMap((part) => {
    const [, count = '1', enemy = '', copies = '1'] = /^(?:(\d) )?([a-z]+)(?: x(\d))?$/.exec(part) ?? [];
    return Array<TokenFace>(Number(copies)).fill(`${enemy}-${count}`);
  });
}

const PLAIN = { after: null, class: null, actions: 1, health: null, carry: null } as const;
type Rest = Partial<Omit<Objective, 'id' | 'colour' | 'zone' | 'kind'>>;

/** `green SE.C`: colour and zone, the colour alone where it comes into play later. */
const objective =
  (kind: Objective['kind']) =>
  (id: string, at: string, rest: Rest = {}): Objective => {
    const [colour, zone = null] = at.split(' ') as [Objective['colour'], string?];
    return { id, colour, zone, kind, ...PLAIN, ...rest };
  };
export const device = objective('device');
export const target = objective('target');
export const pickUp = objective('pick-up');
export const work = objective('work');
export const marker = objective('marker');

/** ETS-O.6, where a mission says nothing else. */
export const CARRIED: Carry = { most: null, dualWield: true, moves: null, fewerActions: 0, onDeath: 'stays' };
export const carried = (rest: Partial<Carry> = {}): Carry => ({ ...CARRIED, ...rest });

type Said = Pick<SpecialCondition, 'when' | 'do'> & Partial<Pick<SpecialCondition, 'if' | 'once'>>;

/** A special condition under its clause. */
export function rule(clause: string, said: Said): SpecialCondition {
  return { clause, when: said.when, if: said.if ?? [], do: said.do, once: said.once ?? false };
}

export const ending = (clause: string, ...conditions: Ending['if']): Ending => ({ clause, if: conditions });

/** Where the table has agreed that time runs out, the mission is lost when so many rounds are over (ETS-3.14). */
export const lastRound = (clause: string, rounds: number): Ending =>
  ending(clause, { kind: 'timed' }, { kind: 'roundsOver', atLeast: rounds });

const BLANK = {
  requires: [],
  exits: [],
  doors: { locked: [], extra: [], none: [] },
  objectives: [],
  figures: [],
  bossHealth: null,
  setAside: [],
  startWeapons: null,
  modules: [],
  conditions: [],
  lose: [],
} as const;

/** A mission: what it leaves out is empty. */
export function mission(id: string, given: Omit<Mission, 'id' | keyof typeof BLANK> & Partial<Mission>): Mission {
  return { ...BLANK, ...given, id };
}
