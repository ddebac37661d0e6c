import type { Summary } from '@turnpoint/protocol';
import { expect, test } from 'vitest';
import { bringHome } from '../src/campaigns/bring-home.ts';
import { wayTo } from '../src/campaigns/journal.ts';
import { campaignsIn, type Stage } from '../src/campaigns/trees.ts';
import { onceEach } from '../src/client/once.ts';

/** `second after first`, in the order in which they were begun. */
const matches = (...told: readonly string[]): Summary[] =>
  told.map((text, at) => {
    const [id, follows = null] = text.split(' after ');
    return { id, follows, started: at, changed: at, outcome: null } as unknown as Summary;
  });
const drawn = ({ match, next }: Stage): string => `${match.id}(${next.map(drawn).join(' ')})`;
const shown = (list: readonly Summary[]) => campaignsIn(list).map(drawn);

test('a campaign is a tree: other tries and other ways hang where they leave', () => {
  const one = matches('a', 'b after a', 'c after b', 'b2 after a');
  expect(shown(one)).toEqual(['a(b(c()) b2())']);
  expect(shown([...one].reverse())).toEqual(['a(b(c()) b2())']);
});

test('the campaign played last comes first, and what has lost its beginning is still there', () => {
  expect(shown(matches('x', 'a', 'b after gone', 'y after x'))).toEqual(['x(y())', 'b()', 'a()']);
});

test('a match that lies on this device and on the server is one, and what went on from either goes on from it', () => {
  const there = 'a-on-the-server-123456';
  const [a, b, here] = matches(there, `b after ${there}`, 'a') as [Summary, Summary, Summary];
  const over = { outcome: { kind: 'won' }, seal: 'seal', look: { step: 7 } } as unknown as Summary;
  const [stage, ...rest] = campaignsIn([{ ...a, ...over }, b, { ...here, ...over }]);
  expect([drawn(stage as Stage), stage?.there?.id, rest.length]).toEqual(['a(b())', there, 0]);
  const other = { ...here, ...over, look: { step: 8 } } as unknown as Summary;
  expect(campaignsIn([{ ...a, ...over }, other])).toHaveLength(2);
});

test('a finished match on this device and on the server is listed once, in its place, with where it lies', () => {
  const there = 'a-on-the-server-123456';
  const [a, b, here] = matches(there, 'b', 'a') as [Summary, Summary, Summary];
  const over = { outcome: { kind: 'won' }, seal: 'seal', look: { step: 7 } } as unknown as Summary;
  const listed = (list: readonly Summary[]) => onceEach(list).map(({ match, there }) => [match.id, there?.id ?? null]);
  expect(listed([{ ...a, ...over }, b, { ...here, ...over }])).toEqual([
    ['a', there],
    ['b', null],
  ]);
  expect(listed([a, here])).toEqual([
    [there, there],
    ['a', null],
  ]);
  expect(listed([here, b].map((match) => ({ ...match, ...over, id: match.id })))).toHaveLength(2);
});

test('what was won elsewhere comes home once, and nothing that is here, lost or still played', async () => {
  const there = (name: string) => `${name}-on-the-server`.padEnd(22, '-');
  const [won, lost, running, both, here] = matches(
    there('won'),
    there('lost'),
    there('run'),
    there('both'),
    'here',
  ) as [Summary, Summary, Summary, Summary, Summary];
  const over = (match: Summary, kind: string, seal: string) =>
    ({ ...match, outcome: { kind }, seal, look: { step: 7 } }) as unknown as Summary;
  const taken: string[] = [];
  const doors = {
    here: { library: { import: async (text: string) => String(taken.push(text)) } },
    there: { review: { chain: async (id: string) => ({ id }) as never } },
  };
  const all = [over(won, 'won', 'a'), over(lost, 'lost', 'b'), running, over(both, 'won', 'c'), over(here, 'won', 'c')];
  expect(await bringHome(all, doors)).toBe(true);
  expect(taken).toEqual([JSON.stringify({ id: won.id })]);
  expect(await bringHome([...all, over({ ...here, id: 'home' } as Summary, 'won', 'a')], doors)).toBe(false);
});

test('a journal goes from the first match to the one that is asked for, and begins where one was deleted', async () => {
  const known = matches('a', 'b after a', 'b2 after a', 'c after b', 'y after x');
  const door = () => ({ library: { summary: async (id: string) => known.find((match) => match.id === id) ?? null } });
  const way = async (id: string) => (await wayTo(id, door)).map((match) => match.id);
  expect(await way('c')).toEqual(['a', 'b', 'c']);
  expect(await way('b2')).toEqual(['a', 'b2']);
  expect(await way('y')).toEqual(['y']);
  expect(await way('gone')).toEqual([]);
});
