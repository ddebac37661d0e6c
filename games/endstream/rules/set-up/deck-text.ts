import { no } from '@turnpoint/kernel';
import {
  CONTROLLERS,
  type Deck,
  type DeckRow,
  idOf,
  isController,
  isOperator,
  isTech,
  operatorCard,
  techCard,
} from '../../content/index.ts';
import { parseCode, type ReadDeck } from './deck-code.ts';

/**
 * A deck for people, one line per operator:
 *
 *     JERUSALEM
 *     The Pale Man (First Witness): Tri-Axe, Fake News Generator
 */
export function printDeck({ controller, operators }: Deck): string {
  const lines = operators.map(({ operator, techs }) => {
    const { name, variant } = operatorCard(operator);
    return `${name} (${variant}): ${techs.map((tech) => techCard(tech).name).join(', ')}`.trimEnd();
  });
  return [CONTROLLERS.find(({ id }) => id === controller)?.name ?? '-', ...lines].join('\n');
}

/** Reads a readable deck or a deck code. What the deck rules say about it is another question (`cannotUseDeck`). */
export function parseDeck(text: string): ReadDeck {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = '', ...rest] = lines;
  if (rest.length === 0 && /^ES\d+-/i.test(first)) return parseCode(first);
  const unknown: string[] = [];
  const known = (name: string, isKnown: (id: string) => boolean) => {
    if (!isKnown(idOf(name))) unknown.push(name);
    return idOf(name);
  };
  const controller = first === '-' ? '' : known(first, isController);
  const operators = rest.map((line): DeckRow => {
    const [operator = '', techs = ''] = line.split(/:(.*)/);
    const names = techs
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    return { operator: known(operator, isOperator), techs: names.map((name) => known(name, isTech)) };
  });
  const [wrong] = unknown;
  if (wrong !== undefined) return { ok: false, ruling: no('ES-2.1', 'why.deck-unknown', { card: wrong }) };
  return { ok: true, deck: { controller, operators } };
}
