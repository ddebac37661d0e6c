import { expect, test } from 'vitest';
import { chronoTrek, type Look } from '../../rules/index.ts';
import type { Reckoned } from '../../rules/telling/reckon.ts';
import { scene } from '../../test/scene.ts';
import type { Shared } from '../context.ts';
import { endingOf } from '../pages/ending.ts';
import { NOTHING } from '../reckoned.ts';
import { lostMission, markedMission } from '../timeline/marked.ts';
import { shownAt } from '../timeline/shown.ts';

const position = {
  who: ['Harry Kim', 'Thelin'],
  hands: [['Mind Meld'], ['Porthos']],
  altered: 'C4 D3',
};
/** The look as it would be had somebody else won. */
const lost = (look: Look, winner = 1): Look => ({
  ...look,
  outcome: { kind: 'won', winners: [winner], ranking: [], scores: null, by: { key: 'outcome.CT-14.3' } },
});

test('who has lost reads what was missing: one Artifact short', () => {
  const t = scene(position);
  const look = lost(t.look(0));
  const { lines } = endingOf(look, [], chronoTrek.reckon?.(t.look(0)));
  expect(lines.map(({ key }) => key)).toEqual(['ending.artifact-short', 'outcome.CT-14.3']);
});

test('where the winner’s conditions are marked on the Timeline, so is what I had, and nowhere else', () => {
  const t = scene(position);
  const { missions } = (chronoTrek.reckon?.(t.look(0)) ?? NOTHING) as Reckoned;
  const all = { ...missions, 1: missions[0] } as never;
  const at = (look: Look, index: string) => {
    const table = { look, reckoned: { missions: all } } as unknown as Shared;
    const face = look.view.timeline.find((one) => one.index === index)!;
    return shownAt(face, markedMission(table), null, lostMission(table)).lost;
  };
  const own =
    missions[0]?.needs.flatMap(({ need, met }) => ('at' in need ? [[need.at, met ? 'met' : 'open']] : [])) ?? [];
  expect(own.length).toBeGreaterThan(1);
  for (const [index = '', mark] of own) expect(at(lost(t.look(0)), index)).toBe(mark);
  expect(at(lost(t.look(0)), 'A1')).toBeNull();
  for (const look of [t.look(0), lost(t.look(0), 0)]) expect(at(look, own[0]?.[0] ?? '')).toBeNull();
});

test('several rows are counted', () => {
  const t = scene({ ...position, altered: '' });
  const { lines } = endingOf(lost(t.look(0)), [], chronoTrek.reckon?.(t.look(0)));
  expect(lines[0]).toMatchObject({ key: 'ending.short', args: { n: 3, of: 4 } });
});

test('who has won reads that all rows were right', () => {
  const t = scene(position);
  const { lines, moment } = endingOf(lost(t.look(0), 0), [], chronoTrek.reckon?.(t.look(0)));
  expect([lines[0]?.key, moment]).toEqual(['ending.won', null]);
});

test('the last own turn can be tried again from its beginning', () => {
  const t = scene(position);
  const log = [
    { step: 4, seat: 1, entries: [{ type: 'turn', clause: 'CT-6.1', seat: 0 }] },
    { step: 6, seat: 0, entries: [{ type: 'second-draw', clause: 'CT-6.3', seat: 0 }] },
  ];
  const { moment } = endingOf(lost(t.look(0)), log as never, chronoTrek.reckon?.(t.look(0)));
  expect(moment).toMatchObject({ step: 4, says: { key: 'ending.moment-drew' } });
});

test('where only an Artifact was missing it is drawn beside what was played, with where it lay', () => {
  const log = (card: string) => [
    { step: 4, seat: 1, entries: [{ type: 'turn', clause: 'CT-6.1', seat: 0 }] },
    { step: 6, seat: 0, entries: [{ type: 'play', clause: 'CT-6.1', seat: 0, card }] },
  ];
  const cardsOf = (more: object) => {
    const t = scene({ ...position, ...more });
    const { moment } = endingOf(lost(t.look(0)), log('mind-meld') as never, chronoTrek.reckon?.(t.look(0)));
    return moment?.cards?.map(({ card, where }) => [card, where.key]);
  };
  expect(cardsOf({ discard: ['Janeway’s Coffee'] })).toEqual([
    ['mind-meld', 'ending.played'],
    ['janeways-coffee', 'ending.in-discard'],
  ]);
  expect(cardsOf({})?.[1]?.[1]).toBe('ending.unseen');
});

test('every row of the own ID stands at the end, right or missing: places by their marks, Artifacts by their names', () => {
  const t = scene(position);
  const { needed } = endingOf(lost(t.look(0)), [], chronoTrek.reckon?.(t.look(0)));
  const rows = needed?.map(({ says, isMet }) => [says.args?.place ?? says.key, isMet]);
  expect(rows).toEqual([
    ['B5', true],
    ['C5′', true],
    ['D3′', true],
    ['need.beverage', false],
  ]);
});
