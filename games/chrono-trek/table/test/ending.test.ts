import { expect, test } from 'vitest';
import { chronoTrek, type Look } from '../../rules/index.ts';
import type { Reckoned } from '../../rules/telling/reckon.ts';
import { scene } from '../../test/scene.ts';
import type { Shared } from '../context.ts';
import { harmOf } from '../harm.ts';
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

test("a Memo in another's turn is no card of one's own last turn", () => {
  const t = scene(position);
  const play = (seat: number, card: string, via: string) => ({ type: 'play', clause: 'CT-6.1', seat, card, via });
  const log = [
    { step: 4, seat: 1, entries: [play(0, 'memo', 'memo'), { type: 'turn', clause: 'CT-6.1', seat: 0 }] },
    { step: 6, seat: 0, entries: [{ type: 'second-draw', clause: 'CT-6.3', seat: 0 }] },
    { step: 7, seat: 0, entries: [{ type: 'turn', clause: 'CT-6.1', seat: 1 }, play(0, 'mind-meld', 'turn')] },
  ];
  const { moment } = endingOf(lost(t.look(0)), log as never, chronoTrek.reckon?.(t.look(0)));
  expect(moment?.says.key).toBe('ending.moment-drew');
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

/** Kim's rows as they are won, and what the end says decided it. */
function won(entries: readonly object[], by = 'outcome.CT-14.3') {
  const t = scene({ ...position, artifacts: [['Earl Grey Tea']] });
  const look = { ...lost(t.look(0), 0) };
  look.outcome = { ...look.outcome!, by: { key: by } };
  const log = entries.map((entry, i) => ({ step: i + 1, seat: 0, entries: [{ clause: null, ...entry }] }));
  const { lines, moment } = endingOf(look, log as never, chronoTrek.reckon?.(t.look(0)));
  return [lines[0]?.key, moment?.step, moment?.says.key, moment?.says.args?.card];
}

const C4 = {
  type: 'turned',
  turned: [
    { index: 'C4', altered: true },
    { index: 'C5', altered: true },
  ],
};
const A2 = { type: 'turned', turned: [{ index: 'A2', altered: true }] };
const play = (seat: number, card: string) => ({ type: 'play', seat, card, via: 'turn', answers: [] });
const card = (id: string) => ({ key: `card.${id}` });

test('CT-14.2 what decided a win is the card that put the last row right, whoever played or drew it', () => {
  const own = [play(1, 'solar-slingshot'), A2, play(0, 'atavachron'), C4];
  expect(won(own)).toEqual(['ending.won', 3, 'ending.moment-played', card('atavachron')]);
  const theirs = [play(0, 'sensor-sweep'), play(1, 'atavachron'), C4, play(2, 'solar-slingshot'), A2];
  expect(won(theirs, 'outcome.CT-14.2')).toEqual(['ending.won', 2, 'ending.moment-played-by', card('atavachron')]);
  const event = (seat: number) => [play(0, 'sensor-sweep'), { type: 'event', seat, card: 'historical-drift' }, C4];
  expect(won(event(0))).toEqual(['ending.won', 2, 'ending.moment-drawn', card('historical-drift')]);
  expect(won(event(1))[2]).toBe('ending.moment-drawn-by');
  const entered = (seat: number) => ({ type: 'entered', seat, card: 'earl-grey-tea' });
  const tea = [play(0, 'earl-grey-tea'), entered(0), play(1, 'porthos'), { type: 'entered', seat: 1, card: 'porthos' }];
  expect(won(tea).slice(1, 3)).toEqual([1, 'ending.moment-played']);
  expect(won([play(1, 'earl-grey-tea'), entered(1)])[2]).toBeUndefined();
});

test('CT-13.9 Q is not told to have won on a turn of their own', () => {
  const t = scene({ who: ['Q', 'Thelin'], hands: [['Mind Meld'], ['Porthos']] });
  const look = lost(t.look(0), 0);
  const grown = { type: 'anchorpoint', clause: 'CT-13.4', index: 'A1', altered: true };
  const log = [
    { step: 1, seat: 1, entries: [play(0, 'sensor-sweep')] },
    { step: 2, seat: 1, entries: [{ type: 'event', seat: 1, card: 'anti-time-surge' }, grown] },
  ];
  const end = { ...look, outcome: { ...look.outcome!, by: { key: 'outcome.CT-13.9' } } };
  const { lines, moment } = endingOf(end, log as never, chronoTrek.reckon?.(t.look(0)));
  expect([lines[0]?.key, moment?.says.key]).toEqual(['ending.won-anomaly', 'ending.moment-drawn-by']);
});

test('CT-12.12 who lacked one row and was blocked as well reads both', () => {
  const t = scene({ ...position, altered: 'A2 A3 C4 D3', fractures: 'A4' });
  const { lines } = endingOf(lost(t.look(0)), [], chronoTrek.reckon?.(t.look(0)));
  expect(lines[0]?.key).toBe('ending.artifact-short-blocked');
});

test('CT-13.8 the last step of the anomaly is warned of, unless one is Q', () => {
  const harm = (who: string, anomaly: number) => {
    const t = scene({ who: [who, 'Thelin'], hands: [['Inverse Tachyon Pulse', 'Static Warp Shell'], []], anomaly });
    const look = t.look(0);
    const reckoned = chronoTrek.reckon?.(look) as Reckoned;
    return ['inverse-tachyon-pulse', 'static-warp-shell'].map((id) => harmOf(look, reckoned, id));
  };
  expect(harm('Worf', 4)).toEqual(['end', null]);
  expect(harm('Q', 4)).toEqual([null, null]);
  expect(harm('Worf', 0)).toEqual([null, 'nothing']);
});
