import { copyJson, start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { endureTheStarsBot } from '../bot/index.ts';
import { missionOf } from '../content/index.ts';
import { mapOf, zoneNamed } from '../rules/board/index.ts';
import { type Choice, endureTheStars, type Frame, type Options, type State, type Table } from '../rules/index.ts';
import { MissionScene, stage } from './mission-scene.ts';
import { scene } from './scene.ts';
import { card, SO_FAR } from './veterans.ts';

/** Of equals any one may be taken: whatever chance begins with. */
const TRIES = 12;
const all = (t: { look(who: number): Parameters<typeof endureTheStarsBot.policy>[0] }): Choice[] =>
  Array.from({ length: TRIES }, (_, n) => endureTheStarsBot.policy(t.look(0), (below) => n % below));

const acting: readonly Frame[] = [{ kind: 'next-turn' }, { kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }];

describe('the scripted team does itself no harm', () => {
  test('ETS-9.6 ETS-15.43 The Gambit throws bad dice again, and lets good ones lie', () => {
    const chosen = (dice: number[]) => {
      const mods = { dice: 0, hit: 0, noJam: false, slows: false };
      const shot = {
        who: 0,
        item: 'assault-rifle',
        pair: false,
        zone: zoneNamed(mapOf(missionOf('CG00')), 'CQ.x'),
        mods,
      };
      const t = scene({
        team: { 'captain-male': { at: 'CQ.w', cards: ['assault-rifle'], goal: 'the-gambit', reward: 'unlocked' } },
        active: 'captain-male',
        enemies: ['2 jaeger CQ.x'],
        stack: [...acting, { kind: 'fired', shot, line: { direction: 1, between: [] }, dice }],
      });
      return [...new Set(all(t).map(({ kind }) => kind))];
    };
    expect(chosen([4, 5, 4, 5])).toEqual(['keep']);
    expect(chosen([1, 2, 1, 3])).toEqual(['again']);
    // ETS-15.28: all alike is a jam.
    expect(chosen([5, 5, 5, 5])).toEqual(['again']);
  });

  test('ETS-18.8 who has a cell stays in the Loader while a Power Failure lasts, who has none gets out', () => {
    const chosen = (items: string[]) =>
      new Set(
        all(
          stage({
            mission: 'CG01',
            at: ['CQ.s', 'SE.w', 'SE.w'],
            items,
            change: (t) => {
              t.loader = { zone: t.team[0]?.zone as number, pilot: 0, powered: false };
              t.event = 'power-failure';
            },
          }),
        ).map(({ kind }) => kind),
      );
    expect(chosen(['power-cell'])).toEqual(new Set(['end-turn']));
    expect(chosen([])).toEqual(new Set(['leave-loader']));
  });

  test('ETS-9.6 We Can Beat This is kept while nobody in sight has lost heart', () => {
    const spends = (resolve: number) =>
      all(
        scene({
          team: {
            'captain-male': { at: 'CQ.w', goal: 'we-can-beat-this', reward: 'unlocked', actions: 0 },
            'medic-male': { at: 'CQ.w', resolve },
          },
        }),
      ).some(({ kind }) => kind === 'reward');
    expect([spends(10), spends(4)]).toEqual([false, true]);
  });

  test('ETS-7.15 no card is thrown away for another of its kind', () => {
    const t = scene({
      team: { 'captain-male': { at: 'CQ.w', cards: ['plasma-cutter', 'shotgun', 'med-kit-2'] } },
      stack: [...acting, { kind: 'gain', who: 0, item: 'plasma-cutter' }],
    });
    expect(new Set(all(t).map(({ kind }) => kind))).toEqual(new Set(['drop']));
  });

  test('ETS-7.8 Making it Last spares what is used', () => {
    const t = scene({
      team: {
        'medic-male': { at: 'CQ.w', health: 3, cards: ['med-kit-3'], goal: 'making-it-last', reward: 'unlocked' },
      },
      stack: [...acting, { kind: 'used', who: 0, power: 'med-kit-3', from: 'item' }],
    });
    expect(new Set(all(t).map(({ kind }) => kind))).toEqual(new Set(['spare']));
  });

  test('ETS-6.3 System Link leaves a card that does nothing, and buries one that does', () => {
    const chosen = (event: string) => {
      const t = scene({
        team: { 'technician-female': { at: 'CQ.w' } },
        events: [event, 'hull-stress'],
        table: { eventKnown: true },
        stack: [...acting, { kind: 'link', who: 0 }],
      });
      return new Set(all(t).map(({ kind }) => kind));
    };
    expect(chosen('lull')).toEqual(new Set(['leave-it']));
    // CG00 has no Armoury.
    expect(chosen('spawn:armoury')).toEqual(new Set(['leave-it']));
    expect(chosen('spawn:security')).toEqual(new Set(['bury']));
    expect(chosen('blackout')).toEqual(new Set(['bury']));
  });
});

describe('at the Trading Post', () => {
  function post(packs: Table['team'][number]['packs'], goods: string[], frames: readonly Frame[]): MissionScene {
    const options = { mission: 'CG06', team: 3, campaign: 'terrible-situation', carried: SO_FAR } as Options;
    const visited = new MissionScene(endureTheStars, start(endureTheStars, options, 1, 'post'));
    visited.do({ kind: 'vote', yes: true });
    const state = copyJson(visited.state) as State;
    for (const one of state.table.team) Object.assign(one, { health: 10, resolve: 10 });
    Object.assign(state.table.team[0] ?? {}, { packs });
    Object.assign(state.table.refuge ?? {}, { goods });
    state.stack.push(...frames);
    return new MissionScene(endureTheStars, state);
  }
  const kit = [[card('assault-rifle')], [card('door-spike')], [card('calming-tablets')]];

  test('ETS-22.18 it gives what it misses least, never its rifle', () => {
    const paid = all(post(kit, ['bastion-armour'], [{ kind: 'pay', who: 0, item: 'bastion-armour', left: 2 }]));
    expect(new Set(paid.map((choice) => (choice.kind === 'lay' ? choice.card.item : '')))).toEqual(
      new Set(['door-spike']),
    );
  });

  test('ETS-22.18 it buys what is worth more than what it gives, and nothing else', () => {
    const chosen = (goods: string[], packs: typeof kit) =>
      all(post(packs, goods, [])).some((choice) => choice.kind === 'buy' && choice.who === 0);
    expect(chosen(['bastion-armour'], kit)).toBe(true);
    expect(chosen(['swarmer-leg'], kit)).toBe(false);
    expect(chosen(['med-kit-2'], [[card('assault-rifle')], [card('med-kit-3')], []])).toBe(false);
  });
});
