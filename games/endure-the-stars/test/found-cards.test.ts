import { describe, expect, test } from 'vitest';
import type { Person, Position } from './position.ts';
import { MEDIC, SCOUT } from './refused.ts';
import { type Scene, scene } from './scene.ts';

const ENGINEER = 'engineer-female';
const far = ['swarmer-4 LB.A'];
const collector = { goal: 'collector', reward: 'running' } as const;

/** Somebody in a room, and the cards that lie there to be found. */
const room = (id: string, items: readonly string[], one: Partial<Person> = {}, rest: Partial<Position> = {}): Scene =>
  scene({ team: { [id]: { at: 'CQ.E', ...one }, [SCOUT]: { at: 'SE.C' } }, tokens: far, items, ...rest });

describe('a search', () => {
  test('ETS-10.11 of a Collector’s two cards one is kept, and the other is discarded and told', () => {
    const t = room(MEDIC, ['pistol', 'shotgun'], collector).choose('search', 'take shotgun');
    expect(t.items(MEDIC)).toEqual(['shotgun']);
    expect(t.t.itemDiscard).toEqual(['pistol']);
    expect(t.entries('dropped')).toMatchObject([{ clause: 'ETS-10.11', who: 0, item: 'pistol' }]);
  });

  test('ETS-10.11 two alike are asked for once, and one of them is kept', () => {
    const t = room(MEDIC, ['pistol', 'pistol', 'shotgun'], collector).choose('search');
    expect(t.offered(0)).toEqual([{ kind: 'take', item: 'pistol' }]);
    t.choose('take pistol');
    expect([t.items(MEDIC), t.t.itemDiscard]).toEqual([['pistol'], ['pistol']]);
  });

  test('ETS-10.13 of a deck with one card a Collector finds that one', () => {
    const t = room(MEDIC, ['pistol'], collector).choose('search');
    expect(t.items(MEDIC)).toEqual(['pistol']);
    expect(t.entries('drew')).toMatchObject([{ clause: 'ETS-10.11', item: 'pistol' }]);
    t.awaits(0, 'act');
  });

  test('ETS-10.11 a card that was seen is not unseen: a search cannot be taken back', () => {
    expect(room(MEDIC, ['pistol']).choose('search').sealed).toBe(true);
  });

  test('ETS-9.1 Collector: two rooms searched in a round unlock it, one does not', () => {
    const t = room(MEDIC, ['pistol', 'shotgun'], { at: 'CQ.A', actions: 5, goal: 'collector' }).choose('search');
    expect(t.of(MEDIC).goal).toEqual({ card: 'collector', done: 1, state: 'open' });
    t.choose('move CQ.n', 'move CQ.B', 'search');
    expect(t.of(MEDIC).goal).toMatchObject({ card: 'collector', state: 'unlocked' });
  });
});

describe('Keen Eye', () => {
  test('ETS-6.2 once in a turn: the other card is kept, and the first is discarded and told', () => {
    const t = room(ENGINEER, ['door-spike', 'shotgun', 'pistol']).choose('search', 'redraw door-spike');
    t.awaits(0, 'act');
    expect([t.items(ENGINEER), t.t.itemDiscard]).toEqual([['shotgun'], ['door-spike']]);
    expect(t.entries('dropped')).toMatchObject([{ clause: 'ETS-10.11', item: 'door-spike' }]);
    expect(
      room(ENGINEER, ['shotgun', 'pistol'], { used: ['keen-eye'] })
        .choose('search')
        .items(ENGINEER),
    ).toEqual(['shotgun']);
  });

  test('ETS-6.2 not for a card that was noise, nor where no other card lies', () => {
    const loud = room(ENGINEER, ['dropped-tools', 'pistol']).choose('search');
    loud.awaits(0, 'act');
    expect(loud.items(ENGINEER)).toEqual([]);
    const last = room(ENGINEER, ['pistol']).choose('search');
    last.awaits(0, 'act');
    expect(last.items(ENGINEER)).toEqual(['pistol']);
  });

  test('ETS-6.2 of two cards one is put away and the other stays to choose from', () => {
    const t = room(ENGINEER, ['door-spike', 'shotgun', 'pistol'], collector).choose('search', 'redraw door-spike');
    expect(t.offered(0)).toEqual([
      { kind: 'take', item: 'shotgun' },
      { kind: 'take', item: 'pistol' },
    ]);
  });
});

test('ETS-6.2 Quick Hands: the first noise card of a turn is silent, the second is not', () => {
  const items = ['tripped-alarm', 'dropped-tools'];
  const t = scene({ team: { [SCOUT]: { at: 'CQ.E', ...collector } }, tokens: far, items }).choose('search');
  expect(t.noises).toEqual(['2 CQ.E']);
});

describe('Lucky Find', () => {
  const lucky = (items: readonly string[]): Scene =>
    room(MEDIC, items, {}, { stack: [{ kind: 'next-turn' }, { kind: 'finder' }] });

  test('ETS-22.23 asks for a survivor, and what is drawn is seen', () => {
    const t = lucky(['pistol']);
    expect(t.look(0).prompt).toEqual({ key: 'prompt.finder' });
    expect(t.ruling(0, 'done')).toMatchObject({ clause: 'ETS-22.23', because: { key: 'why.finder' } });
    t.choose(`who ${MEDIC}`);
    expect(t.items(MEDIC)).toEqual(['pistol']);
    expect(t.sealed).toBe(true);
  });

  test('ETS-22.23 finds nothing where all that lies there is noise, and nothing lies there', () => {
    const t = lucky(['dropped-tools']).choose(`who ${MEDIC}`);
    expect([t.items(MEDIC), t.t.itemDiscard, t.t.items]).toEqual([[], ['dropped-tools'], []]);
    expect(lucky([]).choose(`who ${MEDIC}`).items(MEDIC)).toEqual([]);
  });
});
