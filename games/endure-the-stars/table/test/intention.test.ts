import { look } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { zoneNamed } from '../../rules/board/index.ts';
import { shipOf } from '../../rules/board/ship.ts';
import { type Entry, endureTheStars, type View } from '../../rules/index.ts';
import { build, type Position } from '../../test/position.ts';
import { texts } from '../../texts/index.ts';
import { intention } from '../crew/intention.ts';
import { tableTexts } from '../texts/index.ts';

const shown = (position: Position): View =>
  look(endureTheStars, begin(endureTheStars, build(position), 1).state, 0).view;
const view = shown({
  team: { 'marine-male': { at: 'SE.x' }, 'medic-male': { at: 'SE.w', health: 4 }, 'scout-male': { at: 'SE.n' } },
  enemies: ['2 swarmer SE.e'],
  tokens: ['swarmer-4 LB.A'],
});
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

test('a shot is at enemies, or at what the mission wants destroyed', () => {
  const fired = (at: string) => said({ type: 'fired', who: 0, item: 'pistol', zone: zone(at), dice: [1, 6], hit: 4 });
  expect(fired('SE.e')).toBe('intention.hold');
  expect(fired('SE.s')).toBeUndefined();
  const shot = (enemies: readonly string[]) => {
    const now = shown({
      mission: 'CG10',
      team: { 'marine-male': { at: 'SE.x' } },
      enemies,
      tokens: ['swarmer-4 LB.A'],
    });
    const terminal = zoneNamed(shipOf(now), 'SE.B');
    return intention(now, { type: 'fired', clause: 'ETS-15.3', who: 0, zone: terminal } as Entry)?.key;
  };
  expect(shot([])).toBe('intention.work');
  expect(shot(['2 swarmer SE.B'])).toBe('intention.hold');
});

test('what says itself is not told twice', () => {
  expect(said({ type: 'hurt', who: 0, health: 2 })).toBeUndefined();
  expect(said({ type: 'ability', who: 0, power: 'rally' })).toBeUndefined();
  expect(said({ type: 'ability', who: 0, power: 'treat-wounds' })).toBeUndefined();
  expect(said({ type: 'ability', who: 1, power: 'treat-wounds' })).toBe('intention.heal');
});

test('every intention has its sentence in every language', async () => {
  for (const language of Object.keys(texts)) {
    const own = await tableTexts(language);
    for (const key of [
      'search',
      'hold',
      'heal',
      'work',
      'share',
      'drive',
      'out',
      'charge',
      'fetch',
      'cover',
      'carry',
      'join',
      'ahead',
    ])
      expect(own[`intention.${key}`], `${language} ${key}`).toBeTruthy();
  }
});
