import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGames } from '../src/node.ts';

const games = await findGames();

test('every folder in games/ is found through its manifest', () => {
  const folders = readdirSync(new URL('../../../games', import.meta.url)).sort();
  expect(games.map(({ about }) => about.id).sort()).toEqual(folders);
});

test('games have places of their own, and one has the puzzle of the day', () => {
  const places = games.map(({ about }) => about.place);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  expect(games.filter(({ about }) => about.daily)).toHaveLength(1);
});

describe.each(games.map((game) => [game.about.id, game] as const))('%s', (id, game) => {
  test('has the rules that its manifest speaks of', async () => {
    const rules = await game.engine.rules();
    expect(rules.id).toBe(id);
    expect([rules.seats.min, rules.seats.max]).toEqual(game.about.seats);
    expect(await game.engine.rules(rules.version)).toBe(rules);
  });

  test('says in one sentence which rules it does not have', async () => {
    await expect(game.engine.rules('0.0')).rejects.toThrow(`there are no rules 0.0 of ${id} here`);
  });

  test('has words for every clause of its rules', async () => {
    const clauses = await game.words.clauses();
    for (const clause of (await game.engine.rules()).clauses) expect(clauses[clause]).toBeTypeOf('string');
  });
});
