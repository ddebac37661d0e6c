import { type Cost, cost } from './cost.ts';
import type { City } from './names.ts';
import type { PieceKind } from './which.ts';
import type { Effect } from './words.ts';

export type CardType = 'Power Cell' | 'Event Chain' | 'TIMESTREAM' | 'Advance' | 'Obstacle' | 'Intervention' | 'Link';
export type CellType = 'A' | 'F' | 'U';
/** A card by its place in the book. */
export type CardNo = number;

/** Energy and Resistance (TS-3.2), or what is added to them. */
export interface Values {
  readonly energy: number;
  readonly resistance: number;
}

export interface PowerLink extends Values {
  readonly type: CellType | 'any';
  readonly max: number;
}

/** A card that can be played onto another of the same player (TS-13.2): what the host gets. */
export interface Linking extends Values {
  readonly hosts: readonly PieceKind[];
}

/** Keywords and other things that only some cards print. */
export interface Abilities {
  readonly onPlay: Effect | null;
  /** Executes when its last counter goes (TS-17.8). */
  readonly delayed: { readonly n: number; readonly effect: Effect } | null;
  /** When the host is voided (TS-17.20). */
  readonly onHostVoided: Effect | null;
  /** After a target that it initiated (TS-17.21). */
  readonly afterTarget: Effect | null;
  readonly targetFirst: boolean;
  readonly vanguard: boolean;
  readonly cannotInitiate: boolean;
  readonly cloaks: boolean;
  readonly entersLinked: boolean;
  /** The phases whose location it may occupy (TS-12.9). */
  readonly occupies: readonly number[];
  readonly powerLink: PowerLink | null;
  readonly link: Linking | null;
  /** Its special cost is to discard a Power Cell (TS-10.15). */
  readonly discardsCell: boolean;
  /** Playable only while one of the player's phases is locked. */
  readonly needsLock: boolean;
  /** Standing: more while this City fills phase 2 and it lies in its location. */
  readonly withCity: (Values & { readonly city: City }) | null;
}

export interface Card extends Abilities {
  readonly code: string;
  readonly name: string;
  readonly type: CardType;
  readonly cost: Cost;
  /** Null where none is printed (TS-3.3). */
  readonly values: Values | null;
  /** 1 to 3 for Event Chain cards, otherwise 0. */
  readonly phase: number;
  readonly cell: CellType | null;
  readonly text: string;
}

const NONE: Abilities = {
  onPlay: null,
  delayed: null,
  onHostVoided: null,
  afterTarget: null,
  targetFirst: false,
  vanguard: false,
  cannotInitiate: false,
  cloaks: false,
  entersLinked: false,
  occupies: [],
  powerLink: null,
  link: null,
  discardsCell: false,
  needsLock: false,
  withCity: null,
};

/** `2/3` */
function values(text: string): Values {
  const [energy, resistance] = text.split('/').map(Number);
  return { energy: energy as number, resistance: resistance as number };
}

interface Printed extends Partial<Abilities> {
  readonly type: CardType;
  readonly cost?: string;
  readonly values?: string;
  readonly phase?: number;
  readonly cell?: CellType;
  readonly text?: string;
}

/** All fields in one order, so that all cards have one shape. */
export function card(code: string, name: string, printed: Printed): Card {
  const { type, cost: price = 'free', values: er, phase = 0, cell = null, text = '', ...abilities } = printed;
  return {
    code,
    name,
    type,
    cost: cost(price),
    values: er === undefined ? null : values(er),
    phase,
    cell,
    text,
    ...NONE,
    ...abilities,
  };
}

/** A printed line: code, name, cost, E/R. */
export type Line = readonly [code: string, name: string, cost: string, values: string];

/** Makes cards of one type out of their lines. */
export const cardsOf =
  (type: CardType, phase = 0) =>
  ([code, name, price, er]: Line, text = '', abilities: Partial<Abilities> = {}): Card =>
    card(code, name, { type, cost: price, values: er, phase, text, ...abilities });

/** Power Link and link bonuses as printed: `+1/+0`. */
export const powerLink = (type: CellType | 'any', bonus: string, max: number): PowerLink => ({
  type,
  max,
  ...values(bonus),
});
export const linking = (hosts: readonly PieceKind[], bonus: string): Linking => ({ hosts, ...values(bonus) });
