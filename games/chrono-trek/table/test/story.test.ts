import { Match } from '@turnpoint/kernel';
import { differences, headlineOf, whyOf } from '@turnpoint/ui';
import { expect, test } from 'vitest';
import { chronoTrek, type Entry } from '../../rules/index.ts';
import { story } from '../story/index.ts';

const match = Match.create(chronoTrek, { options: chronoTrek.defaults(2), seats: 2, seed: 'story' });
if (!(match instanceof Match)) throw new Error('the match is refused');
const look = match.look(0);

const told = (...entries: readonly Entry[]) =>
  headlineOf(story, { seat: 0, n: 1, first: 3, last: 9, entries }, { look, log: [] });
const turned = (...all: readonly (readonly ['B1' | 'B2' | 'A3', boolean])[]): Entry => ({
  type: 'turned',
  clause: null,
  turned: all.map(([index, altered]) => ({ index, altered })),
});

test('history is told by its Linchpin, with how many events went along, however many entries told them', () => {
  expect(told(turned(['B2', true], ['B1', true]))).toEqual({
    key: 'headline.altered-more',
    args: { player: { seat: 0 }, event: { key: 'event.B1.altered' }, n: 1 },
  });
  expect(told(turned(['A3', false]))).toMatchObject({ key: 'headline.restored', args: { n: 0 } });
  expect(told(turned(['B1', true]), turned(['B2', true])).key).toBe('headline.altered-more');
});

test('a Memo that stops a card is told before the card, and a card before a second draw', () => {
  const play: Entry = { type: 'play', clause: null, seat: 0, card: 'maximum-warp', via: 'turn', answers: [] };
  const cancelled: Entry = { type: 'cancelled', clause: null, seat: 0, card: 'maximum-warp', by: 1 };
  expect(told(play, cancelled)).toMatchObject({ key: 'headline.cancelled', args: { player: { seat: 1 } } });
  expect(told({ type: 'second-draw', clause: null, seat: 0 }, play).key).toBe('headline.played');
  expect(told({ type: 'turn', clause: null, seat: 0 }).key).toBe('headline.kept');
  // CT-12.4: a Fracture that does not fit was played in vain.
  const dud = { seat: 0, card: 'earth-assimilated' } as const;
  expect(told({ ...play, ...dud }, { type: 'fracture-fails', clause: null, ...dud }).key).toBe('headline.no-effect');
});

test('the own mission counts its rows, and the one of a rival only where it is known', () => {
  const ids = story.facts(look, 0).map(({ id }) => id);
  expect(ids).toContain('mission-0');
  expect(ids).not.toContain('mission-1');
  const facts = story.facts(look, 0);
  const short = facts.map((fact) => (fact.id === 'mission-0' ? { ...fact, value: Number(fact.value) - 1 } : fact));
  expect(whyOf(differences([short], [facts]))).toMatchObject({ key: 'why.mission', args: { n: 1 } });
});

test('marks lie where something always lies: a Linchpin, a card in hand, never a tray', () => {
  expect(story.marks({ kind: 'linchpin', at: 'B1' }, look)).toEqual(['place-B1']);
  expect(story.marks({ kind: 'play', card: 'maximum-warp' }, look)).toEqual(['card-maximum-warp']);
  expect(story.marks({ kind: 'find', card: 'maximum-warp' }, look)).toEqual([]);
  expect(story.marks({ kind: 'pass' }, look)).toEqual([]);
});

test('CT-R45 what chance flips is nobody’s deed, and weighs less than one', () => {
  const drift: Entry = { ...turned(['A3', true]), clause: 'CT-R45' };
  const ripple: Entry = { ...turned(['B2', true]), clause: 'CT-5.4' };
  expect(told(drift, ripple)).toMatchObject({ key: 'headline.drifted-more', args: { n: 1 } });
  expect(told(drift, ripple, { ...turned(['B1', true]), clause: 'CT-8.1' })).toMatchObject({ key: 'headline.altered' });
});
