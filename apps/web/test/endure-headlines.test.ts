import type { Types } from '@turnpoint/kernel';
import type { Story, Turn } from '@turnpoint/ui';
import { expect, test } from 'vitest';

const found = import.meta.glob<Story<Types>>('../../../games/endure-the-stars/table/story/index.ts', {
  eager: true,
  import: 'story',
});
const [story] = Object.values(found);
type Entry = Types['entry'];

const view = {
  team: [
    { seat: 0, id: 'medic' },
    { seat: 0, id: 'marine' },
  ],
  options: { mission: 'CG00' },
};
const entry = (type: string, more: object = {}): Entry => ({ type, clause: '', ...more });
const attack = entry('attacked', { enemy: 'swarmer', zone: 10 });
const hurt = () => entry('hurt', { who: 0, health: 1, clause: 'ETS-13.1' });
const died = entry('died', { who: 0, zone: 10 });
const event = entry('event', { event: 'life-support-failure' });
const lost = entry('lost', { mission: 'CG00' });

/** What could be said of what the enemies did. */
function said(...entries: readonly Entry[]): string[] {
  const turn: Turn<Types> = { seat: null, n: 1, first: 5, last: 4, entries };
  const all = story?.headlines(turn, { look: { view } as never, before: [] }) ?? [];
  return all.filter(({ worth }) => worth > 10).map(({ says }) => says.key.replace('headline.', ''));
}

test('an enemy is blamed for what its attack did, and for nothing that came of something else', () => {
  expect(said(attack, hurt(), died)).toEqual(['hurt-by', 'died-by']);
  expect(said(attack, hurt(), event, hurt(), died)).toEqual(['hurt', 'died']);
  expect(said(attack, event, hurt())).toEqual(['hurt']);
});

test('a mission that is lost by a death tells of both', () => {
  expect(said(attack, hurt(), died, lost)[0]).toBe('lost-dead');
  expect(said(lost)).toEqual(['lost']);
});

test('attacks that brought nothing down are told, and are not waiting', () => {
  const shot = (...dice: number[]) => entry('fired', { who: 1, item: 'pistol', zone: 3, dice, hit: 5 });
  const turn = entry('turn', { who: 1 });
  expect(said(turn, shot(1, 2), shot(3))).toEqual(['missed-often']);
  expect(said(turn, shot(1, 2))).toEqual(['missed']);
  expect(said(turn, shot(1, 5))).toEqual(['shot']);
  expect(said(turn, shot(5), entry('killed', { who: 1, enemy: 'swarmer', count: 1 }))).toEqual(['killed']);
});

test('what nobody killed is told as nobody’s, beside what somebody did', () => {
  const killed = (who: number | null, count: number) => entry('killed', { who, enemy: 'swarmer', count });
  expect(said(entry('turn', { who: 1 }), killed(1, 1), killed(null, 2))).toEqual(['killed', 'fell']);
});
