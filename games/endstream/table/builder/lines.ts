import {
  CONTROLLERS,
  type Deck,
  isOperator,
  isTech,
  OPERATORS_EACH,
  operatorCard,
  type PriceSymbol,
  techCard,
} from '../../content/index.ts';

/** A line of the deck list: a card, or an empty place that asks for one. */
export interface Line {
  readonly spot: string;
  readonly card: string | null;
  readonly name: string;
  /** What goes here when it is empty. */
  readonly wants: string;
  readonly depth: 0 | 1;
  readonly note: string;
  /** Symbols of its price, drawn instead of words. */
  readonly marks: readonly PriceSymbol[];
}

const ROWS = Array.from({ length: OPERATORS_EACH }, (_, at) => at);
const SLOTS = [0, 1];

/** Every place of a deck, filled or not: the controller, then each operator with its two slots. */
export function lines(deck: Deck): Line[] {
  const controller = CONTROLLERS.find(({ id }) => id === deck.controller) ?? null;
  const top: Line = {
    spot: 'controller',
    card: controller?.id ?? null,
    name: controller?.name ?? '',
    wants: 'controller',
    depth: 0,
    note: controller === null ? '' : String(controller.century),
    marks: [],
  };
  return [top, ...ROWS.flatMap((at) => rowLines(deck, at))];
}

function rowLines({ operators }: Deck, at: number): Line[] {
  const row = operators[at];
  const card = row !== undefined && isOperator(row.operator) ? operatorCard(row.operator) : null;
  const head: Line = {
    spot: `row-${at}`,
    card: card?.id ?? null,
    name: card === null ? '' : `${card.name} (${card.variant})`,
    wants: 'operator',
    depth: 0,
    note: '',
    marks: card?.cost ?? [],
  };
  if (row === undefined) return [head];
  return [
    head,
    ...SLOTS.map((slot): Line => {
      const id = row.techs[slot];
      const tech = id !== undefined && isTech(id) ? techCard(id) : null;
      return {
        spot: `row-${at}-slot-${slot}`,
        card: tech?.id ?? null,
        name: tech?.name ?? '',
        wants: 'tech',
        depth: 1,
        note: tech === null ? '' : `${tech.vremenium}%`,
        marks: [],
      };
    }),
  ];
}
