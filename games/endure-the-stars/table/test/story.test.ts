import { Match } from '@turnpoint/kernel';
import { differences, headlineOf, whyOf } from '@turnpoint/ui';
import { expect, test } from 'vitest';
import { type Entry, endureTheStars } from '../../rules/index.ts';
import { story } from '../story/index.ts';

function begun(seats: number) {
  const match = Match.create(endureTheStars, { options: endureTheStars.defaults(seats), seats, seed: 'story' });
  if (!(match instanceof Match)) throw new Error('the mission is refused');
  while (match.state.table.round === 0) {
    const look = Array.from({ length: seats }, (_, seat) => match.look(seat)).find(({ choices }) => choices.length > 0);
    match.choose(look?.seat ?? 0, look?.choices[0] as never);
  }
  return match.look(0);
}
const alone = begun(1);
const three = begun(3);

const entry = (type: Entry['type'], more: object): Entry => ({ type, clause: 'ETS-3.2', ...more }) as Entry;
const turn = entry('turn', { who: 0 });
const told = (look: typeof alone, ...entries: readonly Entry[]) =>
  headlineOf(story, { seat: 0, n: 1, first: 4, last: 9, entries: [turn, ...entries] }, { look, log: [] });

test('who plays one survivor is spoken of as the player, who plays several by the survivors', () => {
  const gained = entry('gained', { who: 0, item: 'shotgun' });
  expect(told(three, gained).args?.who).toEqual({ seat: three.view.team[0]?.seat });
  expect(told(alone, gained).args?.who).toEqual({ key: `survivor.${alone.view.team[0]?.id}` });
});

test('a death is told before kills, kills before what was found, and all kills of a turn together', () => {
  const died = entry('died', { who: 1, zone: 3 });
  const attacked = entry('attacked', { enemy: 'swarmer', zone: 3 });
  const killed = (enemy: string, count: number) => entry('killed', { who: 0, enemy, count });
  const gained = entry('gained', { who: 0, item: 'shotgun' });
  expect(told(alone, gained, killed('swarmer', 2), attacked, died).key).toBe('headline.died-by');
  expect(told(alone, died).key).toBe('headline.died');
  expect(told(alone, gained, killed('swarmer', 2), killed('icarus', 1), killed('swarmer', 1))).toMatchObject({
    key: 'headline.killed',
    args: {
      foes: {
        list: [
          { key: 'foes.swarmer', args: { count: 3 } },
          { key: 'foes.icarus', args: { count: 1 } },
        ],
      },
    },
  });
  expect(told(alone).key).toBe('headline.waited');
});

test('an enemy is blamed for what its attack took, not for fear, a wound or a friend', () => {
  const attacked = entry('attacked', { enemy: 'swarmer', zone: 3 });
  const hurt = (clause: string) => entry('hurt', { who: 1, health: 1, clause });
  const died = entry('died', { who: 1, zone: 3 });
  const keys = (...entries: Entry[]) => told(alone, ...entries).key;
  expect(keys(attacked, hurt('ETS-13.1'))).toBe('headline.hurt-by');
  expect(keys(attacked, hurt('ETS-13.1'), died)).toBe('headline.died-by');
  expect([keys(attacked, hurt('ETS-8.15')), keys(attacked, hurt('ETS-8.15'), died)]).toEqual([
    'headline.hurt',
    'headline.died',
  ]);
  const shadow = entry('turned-up', { who: 0, card: 'periphery-fright' });
  expect(keys(attacked, shadow, hurt('ETS-13.1'), died)).toBe('headline.died');
  const fired = entry('fired', { who: 0, item: 'pistol', zone: 3, dice: [1, 2], hit: 4 });
  expect(keys(attacked, fired, hurt('ETS-13.1'), died)).toBe('headline.died');
});

test("a survivor's turn is the one of their seat, and what the enemies do is nobody's", () => {
  expect(story.begins(entry('turn', { who: 2 }), three)).toEqual({ seat: three.view.team[2]?.seat });
  expect(story.begins(entry('phase', { phase: 'enemies' }), three)).toEqual({ seat: null, isTold: true });
  expect(story.begins(entry('noise', { zone: 1, level: 1 }), three)).toBeUndefined();
});

test('a move goes from who acts to the zone, what is carried is not marked, and Health kept is a reason', () => {
  const acting = { ...alone, view: { ...alone.view, active: 1 } };
  expect(story.marks({ kind: 'move', zone: 4 }, acting)).toEqual(['crew-1', 'zone-4']);
  expect(story.marks({ kind: 'set', who: 0, slot: 'body' }, acting)).toEqual([]);
  const facts = story.facts(alone, 0);
  const hurt = facts.map((fact) => (fact.id === 'health-0' ? { ...fact, value: Number(fact.value) - 4 } : fact));
  expect(whyOf(differences([hurt], [facts]))).toMatchObject({ key: 'why.health', args: { n: 4 } });
});
