/** Agenda types (ES-1.6): military, political, scientific. */
export const AGENDA_TYPES = ['M', 'P', 'S'] as const;
export type AgendaType = (typeof AGENDA_TYPES)[number];

/** Points by type: M, P, S. */
export type Points = readonly [number, number, number];

/** One symbol of a price: a type, gray (any type) or split (either half). */
export type PriceSymbol = AgendaType | '*' | 'M/P' | 'M/S' | 'S/P';
export type Price = readonly PriceSymbol[];

/** `price('M S/P *')` */
export function price(text: string): Price {
  return text.split(' ') as PriceSymbol[];
}

const TYPES: Readonly<Record<PriceSymbol, readonly AgendaType[]>> = {
  M: ['M'],
  P: ['P'],
  S: ['S'],
  '*': AGENDA_TYPES,
  'M/P': ['M', 'P'],
  'M/S': ['M', 'S'],
  'S/P': ['S', 'P'],
};

/** The types with which a symbol can be paid (ES-5.9 to 5.11). */
export const typesOf = (symbol: PriceSymbol): readonly AgendaType[] => TYPES[symbol];
