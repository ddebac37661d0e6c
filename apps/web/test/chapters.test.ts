import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { chaptersOf } from '../src/rules/chapters.ts';

const all = {
  'EOL-1': 'Cards',
  'EOL-2': 'Set-up',
  'ETS-C1': 'Campaigns',
  'ETS-C2': 'Campaigns',
  'EOL-1.1': 'A line.',
  'EOL-2.1': 'A deal of cards.',
  'ETS-C1.1': 'The first.',
  'ETS-C2.1': 'The second.',
  'EOL-R1': 'A ruling.',
};

describe('chapters of the rules', () => {
  test('hold their clauses under their names; those of one name are one, and rulings come last', () => {
    const told = chaptersOf(all).map(({ id, name, clauses }) => [id, name, clauses.map(([clause]) => clause)]);
    expect(told).toEqual([
      ['EOL-1', 'Cards', ['EOL-1.1']],
      ['EOL-2', 'Set-up', ['EOL-2.1']],
      ['ETS-C1', 'Campaigns', ['ETS-C1.1', 'ETS-C2.1']],
      ['rulings', null, ['EOL-R1']],
    ]);
  });

  test('show only what is searched for, by words or by id', () => {
    expect(chaptersOf(all, 'CARDS').map(({ id }) => id)).toEqual(['EOL-2']);
    expect(chaptersOf(all, 'r1').map(({ id }) => id)).toEqual(['rulings']);
    expect(chaptersOf(all, 'nothing')).toEqual([]);
  });

  test.each(GAMES)('$name: every clause stands in a chapter with a name', async ({ clauses }) => {
    const found = await clauses();
    const shown = chaptersOf(found);
    expect(shown.filter(({ name }) => name === null).map(({ id }) => id)).toEqual(['rulings']);
    const isChapter = (id: string) => shown.some((chapter) => chapter.name === found[id]) && !id.includes('.');
    const ids = Object.keys(found).filter((id) => !isChapter(id));
    expect(shown.flatMap((chapter) => chapter.clauses.map(([id]) => id)).sort()).toEqual(ids.sort());
  });
});
