import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AGENDAS, CONTROLLERS, DECKS, OPERATORS, operatorCard, TECHS, techCard } from '../content/index.ts';

// The cards of the game are those of docs/rules/endstream-cards.md: numbers, prices, types and words.

const path = new URL('../../../docs/rules/endstream-cards.md', import.meta.url);
const rows = readFileSync(path, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').slice(1, -1).map(unquoted));

function unquoted(cell: string): string {
  return cell.replaceAll('`', '').trim().toLowerCase();
}

/** The row of a table that begins with these cells and has so many columns. */
function row(columns: number, ...begins: string[]): string[] | undefined {
  return rows.find((cells) => cells.length === columns && begins.every((cell, i) => cells[i] === unquoted(cell)));
}

interface Printed {
  readonly specials: readonly { readonly text: string }[];
  readonly abilities: readonly { readonly price: readonly string[]; readonly text: string }[];
}
const priced = ({ abilities }: Printed) => abilities.map(({ price, text }) => `${price.join(' ')}: ${text}`);

test.each(CONTROLLERS.map((card) => [card.name, card] as const))('%s', (name, card) => {
  const cells = [name, `${card.century}`, `${card.armor}`, card.specials[0]?.text ?? '', priced(card).join(' ')];
  expect(row(6, name, `${card.century}`)?.slice(0, 5)).toEqual(cells.map(unquoted));
});

test.each(OPERATORS.map((card) => [card.id, card] as const))('%s', (_, card) => {
  const { name, variant, century, cost, defense, types } = card;
  const words = [...card.specials.map(({ text }) => `Special: ${text}`), ...priced(card)].join(' ');
  const cells = [name, variant, `${century}`, cost.join(' '), `${defense}`, types.join(', ') || '-', words];
  expect(row(8, name, variant)?.slice(0, 7)).toEqual(cells.map(unquoted));
});

test.each(TECHS.map((card) => [card.id, card] as const))('%s', (_, { name, vremenium, keyword, text }) => {
  expect(row(5, name)?.slice(0, 4)).toEqual([name, `${vremenium}`, keyword, text].map(unquoted));
});

test.each(AGENDAS.map((card) => [card.id, card] as const))('%s', (id, { event, sides }) => {
  expect(row(4, id)).toEqual([id, event, ...sides.map(({ type, outcome }) => `${type}: ${outcome}`)].map(unquoted));
});

test.each(Object.entries(DECKS))('ES-2.8 deck %s', (_, { operators }) => {
  for (const { operator, techs } of operators) {
    const { name, variant } = operatorCard(operator);
    const cells = [`${name} (${variant})`, ...techs.map((tech) => techCard(tech).name)];
    expect(row(3, ...cells)).toBeDefined();
  }
});
