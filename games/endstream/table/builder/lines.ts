import type { DeckLine } from '@turnpoint/catalogue/pages';
import {
  CONTROLLERS,
  type Deck,
  isOperator,
  isTech,
  OPERATORS_EACH,
  operatorCard,
  techCard,
} from '../../content/index.ts';

const ROWS = Array.from({ length: OPERATORS_EACH }, (_, at) => at);
const SLOTS = [0, 1];
/** Every place stands for itself. */
const ALONE = { group: null, copies: null };

/** Every place of a deck, filled or not: the controller, then each operator with its two slots. */
export function lines(deck: Deck): DeckLine[] {
  const controller = CONTROLLERS.find(({ id }) => id === deck.controller) ?? null;
  const top: DeckLine = {
    spot: 'controller',
    card: controller?.id ?? null,
    name: controller?.name ?? '',
    wants: 'controller',
    depth: 0,
    ...ALONE,
    note: controller === null ? '' : String(controller.century),
    marks: [],
  };
  return [top, ...ROWS.flatMap((at) => rowLines(deck, at))];
}

function rowLines({ operators }: Deck, at: number): DeckLine[] {
  const row = operators[at];
  const card = row !== undefined && isOperator(row.operator) ? operatorCard(row.operator) : null;
  const head: DeckLine = {
    spot: `row-${at}`,
    card: card?.id ?? null,
    name: card === null ? '' : `${card.name} (${card.variant})`,
    wants: 'operator',
    depth: 0,
    ...ALONE,
    note: '',
    marks: card?.cost ?? [],
  };
  if (row === undefined) return [head];
  return [
    head,
    ...SLOTS.map((slot): DeckLine => {
      const id = row.techs[slot];
      const tech = id !== undefined && isTech(id) ? techCard(id) : null;
      return {
        spot: `row-${at}-slot-${slot}`,
        card: tech?.id ?? null,
        name: tech?.name ?? '',
        wants: 'tech',
        depth: 1,
        ...ALONE,
        note: tech === null ? '' : `${tech.vremenium}%`,
        marks: [],
      };
    }),
  ];
}
