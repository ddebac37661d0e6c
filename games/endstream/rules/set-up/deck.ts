import { no, type Value } from '@turnpoint/kernel';
import { isController, isOperator, isTech, OPERATORS_EACH, operatorCard } from '../../content/index.ts';
import { cardName } from '../refusals/facts.ts';
import type { Ruling } from '../types.ts';

export type Format = 'standard' | 'open';

const SLOTS = 2;
/** Copies of one tech in the format "standard" (ES-2.6). */
const COPIES = 2;

/** Every broken deck rule with its clause; none when the deck can be used. It comes from outside: anything at all. */
export function cannotUseDeck(deck: unknown, format: Format = 'standard'): Ruling[] {
  const { controller, operators } = Object(deck) as { controller?: unknown; operators?: unknown };
  const rows = (Array.isArray(operators) ? operators : []).map(
    (row) => Object(row) as { operator?: unknown; techs?: unknown },
  );
  const names = rows.map((row) => row.operator);
  const techs = rows.map((row) => (Array.isArray(row.techs) ? (row.techs as unknown[]) : []));
  const isClosed = [has(deck, ['controller', 'operators']), ...rows.map((row) => has(row, ['operator', 'techs']))];
  return [
    ...(isClosed.includes(false) ? [no('ES-2.1', 'why.deck-fields')] : []),
    ...(isController(controller) ? [] : [no('ES-2.1', 'why.deck-controller')]),
    ...(rows.length === OPERATORS_EACH ? [] : [no('ES-2.1', 'why.deck-operators', { n: rows.length })]),
    ...names.filter((name) => !isOperator(name)).map((name) => no('ES-1.11', 'why.deck-unknown', { card: told(name) })),
    ...twice(names.filter(isOperator)).map((name) => no('ES-2.4', 'why.deck-twice', { operator: cardName(name) })),
    ...rows.flatMap(({ operator }, i) => cannotCarry(operator, techs[i] as unknown[])),
    ...techs
      .flat()
      .filter((tech) => !isTech(tech))
      .map((tech) => no('ES-1.14', 'why.deck-unknown', { card: told(tech) })),
    ...(format === 'open' ? [] : tooMany(techs.flat().filter(isTech))),
  ];
}

/** No other fields: what is in a deck is in the record of every match that is played with it. */
function has(thing: unknown, fields: readonly string[]): boolean {
  return Object.keys(Object(thing) as object).every((field) => fields.includes(field));
}

function cannotCarry(operator: unknown, techs: readonly unknown[]): Ruling[] {
  if (techs.length === SLOTS) return [];
  const name = isOperator(operator) ? cardName(operatorCard(operator).id) : told(operator);
  return [no('ES-2.2', 'why.deck-slots', { operator: name, n: techs.length })];
}

function twice(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))];
}

function tooMany(techs: readonly string[]): Ruling[] {
  return [...new Set(techs)].flatMap((tech) => {
    const n = techs.filter((other) => other === tech).length;
    return n > COPIES ? [no('ES-2.6', 'why.deck-copies', { tech: cardName(tech), n })] : [];
  });
}

function told(name: unknown): Value {
  return typeof name === 'string' ? name : '?';
}
