import { describe, expect, test } from 'vitest';
import { mapOf } from '../rules/board/mission-map.ts';
import { missionIn } from '../rules/board/ship.ts';
import { scene, seek } from './scene.ts';

const far = ['swarmer-4 LB.A'];
const m = 'medic-male';
const inRoom = (rest: object = {}) => ({ [m]: { at: 'CQ.E', ...rest } });

describe('searching', () => {
  test('ETS-10.6 one action, in a room; ETS-10.11 draws one card, ETS-7.14 which goes into an empty slot (ETS-R25)', () => {
    const t = scene({ team: inRoom(), tokens: far, items: ['pistol', 'shotgun'] });
    t.choose('search');
    expect(t.items(m)).toEqual(['pistol']);
    expect(t.of(m).actions).toBe(2);
  });

  test('ETS-10.7 no corridor', () =>
    scene({ team: { [m]: { at: 'CQ.w' } }, tokens: far }).cannot('search', 'ETS-10.7'));

  test('ETS-10.8 no room with an enemy, ETS-10.16 where one may still make noise', () => {
    const t = scene({ team: inRoom(), enemies: ['1 swarmer CQ.E'] });
    t.cannot('search', 'ETS-10.8');
    t.choose('noise 1');
  });

  test('ETS-10.9 a room once in a turn, ETS-10.10 but other rooms, and others the same room', () => {
    const t = scene({
      team: { ...inRoom(), 'scout-male': { at: 'CQ.E' } },
      tokens: far,
      items: ['pistol', 'shotgun', 'persuader'],
    });
    t.choose('search');
    t.cannot('search', 'ETS-10.9');
    t.choose('end-turn', 'search');
    expect(t.items('scout-male')).toEqual(['shotgun']);
  });

  test('ETS-10.12 a noise card sounds in the zone and is gone', () => {
    const t = scene({ team: inRoom(), tokens: far, items: ['dropped-tools'] });
    t.choose('search');
    expect(t.noises).toEqual(['2 CQ.E']);
    expect(t.t.itemDiscard).toEqual(['dropped-tools']);
    expect(t.of(m).packs.flat()).toEqual([]);
  });

  test('ETS-10.13 an empty deck cannot be searched (ETS-R24)', () =>
    scene({ team: inRoom(), tokens: far, items: [] }).cannot('search', 'ETS-10.13'));
});

describe('inventory', () => {
  test('ETS-7.1 five spaces, ETS-7.2 armour and helmets have their own', () => {
    const t = scene({
      team: inRoom({ cards: ['shotgun', 'persuader', 'jaeger-claw'] }),
      tokens: far,
      items: ['bastion-armour', 'impact-helmet', 'pistol'],
    });
    t.choose('search');
    expect(t.of(m).body?.item).toBe('bastion-armour');
    const cards = ['shotgun', 'persuader', 'jaeger-claw'];
    const head = scene({ team: inRoom({ cards }), tokens: far, items: ['impact-helmet'] }).choose('search');
    expect(head.of(m)).toMatchObject({ body: null, head: { item: 'impact-helmet' } });
    const full = scene({ team: inRoom({ cards }), tokens: far, items: ['rivet-gun'] }).choose('search');
    expect(full.kinds).toEqual(['discard', 'drop']);
  });

  test('ETS-7.3 spare armour lies in a general slot: the owner says where', () => {
    const t = scene({ team: inRoom(), tokens: far, items: ['bastion-armour'] });
    t.choose('search');
    t.awaits(0, 'gain');
    t.cannot('put head', 'ETS-7.14');
    t.choose('put 0');
    expect(t.of(m).body).toBeNull();
  });

  test('ETS-7.11 a pair of dual-wield weapons shares a slot', () => {
    const t = scene({ team: inRoom({ cards: ['pistol', 'shotgun', 'persuader'] }), tokens: far, items: ['pistol'] });
    t.choose('search');
    expect(t.of(m).packs[0]).toHaveLength(2);
  });

  test('ETS-7.15 without room: discard something, use it at once, or lose it', () => {
    const full = { cards: ['shotgun', 'persuader', 'jaeger-claw'], health: 5 };
    const t = scene({ team: inRoom(full), tokens: far, items: ['med-kit-2'] });
    t.choose('search');
    expect(t.kinds).toEqual(['use-now', 'discard', 'drop']);
    t.choose('use-now');
    // ETS-10.14: it is told like one that was carried.
    expect(t.entries('used')).toMatchObject([{ clause: 'ETS-10.14', item: 'med-kit-2' }]);
    expect(t.of(m)).toMatchObject({ health: 8, actions: 1 });
    expect(t.t.itemDiscard).toEqual(['med-kit-2']);
    const swap = scene({ team: inRoom(full), tokens: far, items: ['pistol'] });
    swap.choose('search', 'discard shotgun');
    expect(swap.items(m)).toContain('pistol');
  });

  test('ETS-7.15 ETS-8.30 a Hoarder makes no room: the new card is lost unasked', () => {
    const full = { cards: ['shotgun', 'persuader', 'jaeger-claw'], health: 5, suffers: ['hoarder'] };
    const t = scene({ team: inRoom(full), tokens: far, items: ['med-kit-2'] });
    t.choose('search');
    t.awaits(0, 'act');
    expect(t.items(m)).toEqual(full.cards);
    expect(t.t.itemDiscard).toEqual(['med-kit-2']);
    expect(t.entries('dropped')).toMatchObject([{ clause: 'ETS-7.15', item: 'med-kit-2' }]);
  });

  test('ETS-7.12 cards are discarded free, ETS-7.13 and leave play', () => {
    const t = scene({ team: inRoom({ cards: ['pistol'] }), tokens: far });
    t.choose('discard pistol');
    expect(t.of(m)).toMatchObject({ actions: 3, packs: [[], [], []] });
    expect(t.t.itemDiscard).toEqual(['pistol']);
    t.cannot('discard pistol', 'ETS-7.12');
  });

  test('ETS-7.4 armour saves only where it is worn', () => {
    const strike = {
      kind: 'strike',
      whom: [0],
      strike: { damage: 1, armour: true, stuns: false, movesAway: false, pushes: null, by: 'swarmer' },
    } as const;
    const stack = [{ kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }, strike] as const;
    const spare = scene({
      team: inRoom({ packs: [[{ item: 'bulwark-plate', jammed: false, half: false }], [], []] }),
      tokens: far,
      stack,
      active: m,
    });
    expect(spare.of(m).health).toBe(9);
    expect(spare.entries('saved')).toEqual([]);
    const worn = seek(
      { team: inRoom({ cards: ['bulwark-plate'] }), tokens: far, stack, active: m },
      () => {},
      (t) => t.entries('saved').length === 1,
    );
    expect(worn.of(m).health).toBe(10);
  });
});

describe('items', () => {
  test('ETS-7.7 an item is used for one action, ETS-7.8 and a single-use one discarded; ETS-7.19 a Med Kit heals and cures (ETS-R63)', () => {
    const t = scene({
      team: { 'marine-male': { at: 'CQ.E', cards: ['med-kit-3'], health: 4, injuries: ['legs', 'head'] } },
      tokens: far,
    });
    t.choose('use med-kit-3', 'injury head');
    expect(t.of('marine-male')).toMatchObject({ health: 7, injuries: ['legs'], actions: 2, packs: [[], [], []] });
  });

  test('ETS-7.10 on oneself only', () => {
    const t = scene({
      team: { 'marine-male': { at: 'CQ.E', cards: ['med-kit-3'] }, 'captain-male': { at: 'CQ.E', health: 2 } },
      tokens: far,
    });
    t.choose('use med-kit-3');
    expect(t.of('captain-male').health).toBe(2);
  });

  test('ETS-R90 Bedside Manner: on others in the zone, and 1 more', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.E', cards: ['med-kit-3'] }, 'captain-male': { at: 'CQ.E', health: 2 } },
      tokens: far,
    });
    t.choose('use med-kit-3', 'who captain-male');
    expect(t.of('captain-male').health).toBe(6);
  });

  test('ETS-2.12 never above 10', () => {
    const t = scene({ team: { 'marine-male': { at: 'CQ.E', cards: ['calming-tablets'], resolve: 9 } }, tokens: far });
    t.choose('use calming-tablets');
    expect(t.of('marine-male').resolve).toBe(10);
  });

  test('ETS-16.1 a Stun Grenade stuns everyone in a zone in sight, the thrower too if there', () => {
    const t = scene({
      team: { 'marine-male': { at: 'CQ.w', cards: ['stun-grenade'] } },
      enemies: ['2 swarmer CQ.x', '1 jaeger CQ.s'],
    });
    t.choose('use stun-grenade', 'zone CQ.x');
    expect(t.t.figures.map(({ stun }) => stun)).toEqual([1, 1, 0]);
  });

  test('ETS-15.45 a Frag Grenade takes 2 from every enemy and attacks every survivor there, with level 4 noise (ETS-R79)', () => {
    const t = scene({
      team: { 'marine-male': { at: 'CQ.w', cards: ['frag-grenade'] }, 'captain-male': { at: 'CQ.x' } },
      enemies: ['2 swarmer CQ.x', '1 jaeger CQ.x', '1 jaeger CQ.s'],
    });
    t.choose('use frag-grenade', 'zone CQ.x');
    expect(t.enemies).toEqual(['1 jaeger CQ.s']);
    expect(t.of('captain-male').health).toBe(8);
    expect(t.noises).toEqual(['4 CQ.x']);
  });

  test('ETS-15.45 ETS-18.13 armour saves from a Frag Grenade, and a pilot as the Loader does', () => {
    const saved = (rest: object, loader: object = {}) =>
      seek(
        {
          mission: 'CG01',
          team: { 'marine-male': { at: 'EB.B', cards: ['frag-grenade'] }, 'captain-male': { at: 'EB.B', ...rest } },
          tokens: ['swarmer-4 PC1.A'],
          ...loader,
        },
        (x) => x.choose('use frag-grenade', 'zone EB.B'),
        (x) => x.entries('saved').length > 0,
      );
    expect(saved({ cards: ['deckhand-vest'] }).entries('saved')).toMatchObject([{ who: 1, save: 5 }]);
    const piloted = { loader: { at: 'EB.B', pilot: 'captain-male', powered: true } };
    expect(saved({}, piloted).entries('saved')).toMatchObject([{ who: 1, save: 2 }]);
  });

  test('ETS-17.15 Shield Bubble: nobody enters or leaves the zone, ETS-17.18 until the end of the round (ETS-R55)', () => {
    const t = scene({ team: { 'marine-male': { at: 'CQ.w', cards: ['shield-bubble'] } }, tokens: far });
    t.choose('use shield-bubble');
    t.cannot('move CQ.x', 'ETS-17.15');
    t.choose('end-turn');
    expect(t.t.lasting).toEqual([]);
  });

  test('ETS-4.41 a Door Spike holds against a Lockdown', () => {
    const t = scene({
      team: { 'marine-male': { at: 'CQ.s', cards: ['door-spike'] } },
      tokens: far,
      events: ['lockdown', 'lull'],
    });
    const door = t.t.doors.findIndex((_, id) => doorName(t, id) === 'CQ:E-s');
    t.choose('use door-spike', { kind: 'door', door, to: 'open' }, 'end-turn');
    expect(t.t.event).toBe('lockdown');
    t.choose('move CQ.E');
    expect(t.at('marine-male')).toBe('CQ.E');
  });
});

describe('trading', () => {
  const pair = { [m]: { at: 'CQ.w', cards: ['pistol'] }, 'scout-male': { at: 'CQ.w', cards: ['shotgun'] } };

  test('ETS-10.19 cards change hands for one action, in both directions', () => {
    const t = scene({ team: pair, tokens: far });
    t.choose('trade scout-male');
    const pick = (kind: string, who: number) =>
      t.choose(t.offered(0).find((c) => c.kind === kind && 'who' in c && c.who === who) as never);
    pick('lay', 0);
    pick('set', 1);
    pick('lay', 1);
    pick('set', 0);
    t.choose('done');
    expect(t.items(m)).toEqual(['shotgun']);
    expect(t.items('scout-male')).toEqual(['pistol']);
    expect(t.of(m).actions).toBe(2);
  });

  test('ETS-10.21 not beside an enemy', () =>
    scene({ team: pair, enemies: ['1 swarmer CQ.w'] }).cannot('trade scout-male', 'ETS-10.21'));

  test('ETS-10.19 only in the same zone', () =>
    scene({ team: { ...pair, 'scout-male': { at: 'CQ.x', cards: ['shotgun'] } }, tokens: far }).cannot(
      'trade scout-male',
      'ETS-10.19',
    ));

  /** Seat 0 has laid its pistol before the other survivor. */
  const offered = () => {
    const t = scene({ team: pair, tokens: far, seats: 2 });
    t.as(0).choose('trade scout-male');
    t.awaits(0, 'arrange');
    const [lay] = t.offered(0);
    t.as(0).choose(lay as never, { kind: 'set', who: 1, slot: 1 }, 'done');
    t.awaits(1, 'offer');
    return t;
  };

  test('ETS-10.22 ETS-R96 the other player is asked when the cards lie there, and told which (ETS-R26)', () => {
    const t = offered();
    expect(t.look(1).prompt).toMatchObject({
      key: 'prompt.offer.gift',
      args: { gets: { list: [{ key: 'item.pistol' }] } },
    });
    t.as(1).choose('accept');
    expect(t.items('scout-male')).toEqual(['shotgun', 'pistol']);
    expect(t.of(m).actions).toBe(2);
    expect(t.entries('traded')).toHaveLength(1);
  });

  test('ETS-R96 declined, all is as before, the action too, and the same two do not trade in this turn', () => {
    const before = scene({ team: pair, tokens: far, seats: 2 }).t;
    const t = offered();
    t.as(1).choose('decline');
    t.awaits(0, 'act');
    expect(t.t.team.map(({ packs }) => packs)).toEqual(before.team.map(({ packs }) => packs));
    expect(t.t.itemDiscard).toEqual(before.itemDiscard);
    expect(t.of(m)).toMatchObject({ actions: 3, spent: 0 });
    expect(t.entries('traded')).toEqual([]);
    t.cannot('trade scout-male', 'ETS-R96');
  });

  test('ETS-R96 what is asked of them is told as well; who only sorts their own cards asks nobody', () => {
    const t = scene({ team: pair, tokens: far, seats: 2 });
    t.as(0).choose('trade scout-male');
    const theirs = t.offered(0).find((choice) => choice.kind === 'lay' && choice.who === 1);
    t.as(0).choose(theirs as never, { kind: 'set', who: 0, slot: 1 }, 'done');
    expect(t.look(1).prompt?.key).toBe('prompt.offer.wish');
    const alone = scene({ team: pair, tokens: far, seats: 2 });
    alone.as(0).choose('trade scout-male');
    alone.as(0).choose(alone.offered(0)[0] as never, { kind: 'set', who: 0, slot: 0 }, 'done');
    alone.awaits(0, 'act');
  });

  test('ETS-R92 not with one who was stunned in this phase', () => {
    scene({ team: { ...pair, 'scout-male': { at: 'CQ.w', cards: ['shotgun'], barred: true } }, tokens: far }).cannot(
      'trade scout-male',
      'ETS-R92',
    );
  });

  test('ETS-10.18 reorganising takes one action', () => {
    const t = scene({
      team: inRoom({ packs: [[{ item: 'bastion-armour', jammed: false, half: false }], [], []] }),
      tokens: far,
    });
    t.choose('reorganise');
    t.choose(t.offered(0)[0] as never);
    t.choose(t.offered(0).find((c) => c.kind === 'set' && c.slot === 'body') as never, 'done');
    expect(t.of(m)).toMatchObject({ actions: 2, body: { item: 'bastion-armour' } });
  });
});

describe('interacting', () => {
  test('ETS-10.15 a switch in the own zone, for one action; ETS-M00.8 it opens the Laboratory', () => {
    const t = scene({ team: { [m]: { at: 'SE.C' } }, tokens: far });
    t.choose('interact switch');
    expect(t.t.passages.barred).toEqual([]);
    expect(t.of(m).actions).toBe(2);
    t.cannot('interact switch', 'ETS-10.15');
  });

  test('ETS-10.15 not from elsewhere', () =>
    scene({ team: { [m]: { at: 'SE.s' } }, tokens: far }).cannot('interact switch', 'ETS-10.15'));

  test('ETS-10.32 nothing works in a Power Failure (ETS-O.1 ETS-RM32) (ETS-R87)', () => {
    scene({ team: { [m]: { at: 'SE.C' } }, tokens: far, event: 'power-failure' }).cannot('interact switch', 'ETS-O.1');
  });
});

function doorName(t: ReturnType<typeof scene>, id: number): string {
  return mapOf(missionIn(t.t)).doorways[id]?.name ?? '';
}
