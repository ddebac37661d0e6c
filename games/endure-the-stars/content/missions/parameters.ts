/** Where the Loader is, wherever that has been driven (ETS-M10.13). */
export const LOADER_PLACE = 'exo-loader';

/** The kinds of value that words of the vocabulary take. A list of words is a choice of one of them. */
export interface Values {
  objective: string;
  objectives: readonly string[];
  zone: string;
  /** A zone, or `LOADER_PLACE`. */
  place: string;
  zones: readonly string[];
  /** Aliases of tiles. */
  tiles: readonly string[];
  doors: readonly string[];
  /** Zones of exits. */
  exits: readonly string[];
  /** Marks of radar places. */
  marks: readonly string[];
  class: string;
  family: string;
  enemy: string;
  enemies: readonly string[];
  event: string;
  cards: readonly string[];
  mission: string;
  /** The name of a text of the mission. */
  text: string;
  /** 0 to 99. */
  number: number;
  /** 1 to 6 numbers, by what a die shows. */
  byDie: readonly number[];
  flag: boolean;
}

export type Parameter = keyof Values | readonly string[];
/** Parameters whose value is a list of names. */
const LISTS: ReadonlySet<Parameter> = new Set([
  'objectives',
  'zones',
  'tiles',
  'doors',
  'exits',
  'marks',
  'enemies',
  'cards',
] as const);
export const isList = (parameter: Parameter): boolean => LISTS.has(parameter);

export type Parameters = Readonly<Record<string, Parameter>>;

export type ValueOf<P extends Parameter> = P extends keyof Values
  ? Values[P]
  : P extends readonly (infer Word)[]
    ? Word
    : never;

/** A word with its parameters, as data. */
export type WordsOf<Table extends Readonly<Record<string, Parameters>>> = {
  readonly [Word in keyof Table]: { readonly kind: Word } & {
    readonly [Name in keyof Table[Word]]: ValueOf<Table[Word][Name]>;
  };
}[keyof Table];
