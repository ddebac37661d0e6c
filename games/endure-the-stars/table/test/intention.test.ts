import { look } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { zoneNamed } from '../../rules/board/index.ts';
import { shipOf } from '../../rules/board/ship.ts';
import { type Entry, endureTheStars } from '../../rules/index.ts';
import { build } from '../../test/position.ts';
import { texts } from '../../texts/index.ts';
import { intention } from '../crew/intention.ts';
import { tableTexts } from '../texts/index.ts';

const { view } = look(
  endureTheStars,
  begin(
    endureTheStars,
    build({
      team: { 'marine-male': { at: 'SE.x' }, 'medic-male': { at: 'SE.w', health: 4 }, 'scout-male': { at: 'SE.n' } },
      enemies: ['2 swarmer SE.e'],
      tokens: ['swarmer-4 LB.A'],
    }),
    1,
  ).state,
  0,
);
const zone = (name: string) => zoneNamed(shipOf(view), name);
const said = (entry: object) => intention(view, { clause: 'ETS-4.28', ...entry } as Entry)?.key;
const moved = (to: string) => said({ type: 'moved', who: 0, from: zone('SE.x'), to: zone(to) });

test('a partner says in one line what a step is for', () => {
  expect(moved('SE.e')).toBe('intention.charge');
  expect(moved('SE.C')).toBe('intention.fetch');
  expect(moved('SE.w')).toBe('intention.cover');
  expect(moved('SE.n')).toBe('intention.join');
  expect(moved('SE.s')).toBe('intention.ahead');
});

test('a shot holds off what is left and keeps a way clear where nothing is', () => {
  const fired = (at: string) => said({ type: 'fired', who: 0, item: 'pistol', zone: zone(at), dice: [1, 6], hit: 4 });
  expect(fired('SE.e')).toBe('intention.hold');
  expect(fired('SE.s')).toBe('intention.clear');
});

test('what says itself is not told twice', () => {
  expect(said({ type: 'hurt', who: 0, health: 2 })).toBeUndefined();
  expect(said({ type: 'ability', who: 0, power: 'rally' })).toBeUndefined();
  expect(said({ type: 'ability', who: 0, power: 'treat-wounds' })).toBe('intention.heal');
});

test('every intention has its sentence in every language', async () => {
  for (const language of Object.keys(texts)) {
    const own = await tableTexts(language);
    for (const key of ['search', 'work', 'share', 'drive', 'out', 'charge', 'fetch', 'cover', 'carry', 'join', 'ahead'])
      expect(own[`intention.${key}`], `${language} ${key}`).toBeTruthy();
  }
});
