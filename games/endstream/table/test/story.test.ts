import { Match } from '@turnpoint/kernel';
import { differences, headlineOf, whyOf } from '@turnpoint/ui';
import { expect, test } from 'vitest';
import { controllerCard, controllerThing, operatorCard, placeOf } from '../../content/index.ts';
import { type Entry, endstream, type Look } from '../../rules/index.ts';
import { story } from '../story/index.ts';

const match = Match.create(endstream, { options: endstream.defaults(2), seats: 2, seed: 'story' });
if (!(match instanceof Match)) throw new Error('the match is refused');
const look = match.look(null);
const RIVAL = 8;

const moved = (thing: number, to: number): Entry => ({ type: 'moved', clause: null, how: 'step', thing, from: 0, to });
const activated = (operator: number, at: number): Entry => ({
  type: 'activated',
  clause: null,
  seat: 1,
  operator,
  card: '',
  at,
});
const struck = (target: number, armor = 0): Entry => ({
  type: 'struck',
  clause: null,
  by: 0,
  target,
  amount: 2,
  armor,
  damage: 2,
});
const disabled = (operator: number): Entry => ({ type: 'disabled', clause: null, operator });

/** A turn of the first seat after what came before it. */
const told = (before: readonly Entry[], ...entries: readonly Entry[]): string =>
  headlineOf(
    story,
    { seat: 0, n: 2, first: 5, last: 9, entries },
    { look, log: [{ step: 4, seat: 1, entries: before }] },
  ).key.replace('headline.', '');

test('a controller that steps beside an operator of the other side is told so, and only while that one is there', () => {
  const own = controllerThing(0);
  expect(told([activated(RIVAL, 2)], moved(own, 2))).toBe('step-beside');
  expect(told([activated(RIVAL, 3)], moved(own, 2))).toBe('step');
  expect(told([activated(RIVAL, 2), { type: 'disintegrated', clause: null, operator: RIVAL }], moved(own, 2))).toBe(
    'step',
  );
});

test('a strike is told by what it did: brought down, armor taken, or not enough', () => {
  expect(told([], struck(RIVAL), disabled(RIVAL))).toBe('disabled-with');
  expect(told([], struck(RIVAL))).toBe('short');
  expect(told([], struck(controllerThing(1), 3))).toBe('armor');
  expect(told([], struck(RIVAL), disabled(RIVAL), struck(controllerThing(1), 3))).toBe('armor-and-disabled');
  expect(told([], disabled(1))).toBe('down');
});

test('what weighs less is told where nothing weighs more: who came out, then nothing at all', () => {
  expect(told([], activated(1, 0))).toBe('out');
  expect(told([], ...[1, 2, 3, 4].map((no) => activated(no, 0)))).toBe('out-many');
  expect(told([], { type: 'finished', clause: null, seat: 0, unspent: [0, 0, 0] })).toBe('waited');
});

test('a move goes from who moves to where, and armor kept is a reason', () => {
  expect(story.marks({ kind: 'move', operator: 3, to: 4 }, look)).toEqual(['thing-3', 'place-4']);
  const [own] = match.look(0).view.operators;
  const century = placeOf(0, operatorCard(own?.card ?? '').century);
  expect(story.marks({ kind: 'activate', operator: 0 }, match.look(0))).toEqual(['hand-0', `place-${century}`]);
  expect(story.marks({ kind: 'step', to: 4 }, match.look(1))).toEqual([`thing-${controllerThing(1)}`, 'place-4']);
  const facts = story.facts(look, 0);
  const hurt = facts.map((fact) => (fact.id === 'armor-0' ? { ...fact, value: 3 } : fact));
  expect(whyOf(differences([hurt], [facts]))?.key).toBe('why.armor');
});

test('ES-3.3 a controller that has not stepped stands where it began, however far it has come since', () => {
  const century = controllerCard(look.view.players[1].controller).century;
  const [own, rival] = look.view.players;
  const far: Look = { ...look, view: { ...look.view, players: [own, { ...rival, at: 11 }] } };
  const tell = (to: number) =>
    headlineOf(
      story,
      { seat: 0, n: 2, first: 5, last: 9, entries: [{ ...moved(0, to), how: 'MOVE' } as Entry] },
      { look: far, log: [] },
    ).key;
  expect([tell(placeOf(1, century)), tell(11)]).toEqual(['headline.near', 'headline.moved']);
});

test('ES-12.8 an operator under CONTROL is in action for whoever controls it', () => {
  const [first = expect.unreachable()] = look.view.operators;
  const one = { ...first, zone: 'board', at: 3, by: 1 } as const;
  const taken: Look = { ...look, view: { ...look.view, operators: [one, ...look.view.operators.slice(1)] } };
  const awake = story.facts(taken, 0).flatMap(({ id, value }) => (id.startsWith('awake') ? [[id, value]] : []));
  expect(awake).toEqual([
    ['awake-0', 0],
    ['awake-1', 1],
  ]);
});
