import { counted, runMatch, scripted } from '@turnpoint/bots';
import { start, stream, tell } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { endureTheStarsBot } from '../bot/index.ts';
import { BUILT, MISSIONS, missionOf, OWN_CLAUSE, usedIn } from '../content/missions/index.ts';
import { type Entry, endureTheStars as game } from '../rules/index.ts';
import { cannotUseOwn, readOwn } from '../rules/set-up/mission-file/own.ts';
import { en } from '../texts/en.ts';
import { stage } from './mission-scene.ts';
import { ownFrom } from './own-mission.ts';

const refusedFor = (mission: unknown, more: object = {}) =>
  game.cannotStart({ mission: typeof mission === 'string' ? mission : JSON.stringify(mission), team: 3, ...more }, 1);

describe('a mission of one’s own', () => {
  test('ETS-23.1 ETS-23.2 is played whole from the options, and is called as its author says', () => {
    const mission = JSON.stringify(ownFrom('CG00', { names: { switch: 'big lever' } }));
    expect(refusedFor(mission)).toBeNull();
    const { state } = start(game, { mission, team: 3 }, 1, 'own');
    const sitting = { bot: scripted({ game, knows: endureTheStarsBot, int: stream('bot') }), budget: counted(0) };
    runMatch({ game, state, sittings: [sitting], bound: game.bound({ mission, team: 3 }, 1), onChoice: () => {} });
    expect(state.outcome).not.toBeNull();
    const reader = { language: 'en', texts: en, names: ['Ana'] };
    expect(tell(reader, state.outcome?.by ?? { key: '' })).toContain('Cold Storage');
  });

  test('ETS-23.2 ETS-V.1 anything else is refused with its clause: words, campaigns, other names, what is no file', () => {
    const own = ownFrom('CG00');
    expect(refusedFor('{')?.clause).toBe('ETS-V.1');
    expect(refusedFor({ mission: own.mission })?.clause).toBe('ETS-V.1');
    expect(refusedFor({ ...own, texts: { ...own.texts, title: '' } })?.clause).toBe('ETS-V.1');
    expect(refusedFor({ ...own, texts: { ...own.texts, names: { 'a/b': 'x' } } })?.clause).toBe('ETS-V.1');
    expect(refusedFor({ ...own, more: 1 })?.clause).toBe('ETS-V.1');
    expect(refusedFor({ ...own, mission: { ...own.mission, id: 'CG00' } })?.clause).toBe('ETS-23.3');
    expect(refusedFor({ ...own, mission: { ...own.mission, radar: [] } })?.clause).toBe('ETS-V.5');
    expect(refusedFor(own, { campaign: 'lost-and-found' })?.clause).toBe('ETS-21.1');
    expect(readOwn(`"${'x'.repeat(50_000)}"`)).toMatchObject({ fault: { clause: 'ETS-V.1' } });
  });

  test('ETS-23.3 ETS-23.4 ETS-RM62 uses what missions use that can be played, and nothing that is not built yet', () => {
    for (const { id } of MISSIONS) {
      const own = ownFrom(id);
      const used = Object.entries(usedIn([own.mission])) as [keyof typeof BUILT, readonly string[]][];
      const isBuilt = used.every(([table, kinds]) => kinds.every((kind) => BUILT[table].includes(kind)));
      expect([id, cannotUseOwn(own).map(({ clause }) => clause)[0]]).toEqual([id, isBuilt ? undefined : 'ETS-23.3']);
    }
    const { mission, texts } = ownFrom('CG00');
    const published = { ...mission, win: [{ ...missionOf('CG00').win[0] }] };
    expect(cannotUseOwn({ mission: published, texts })[0]?.clause).toBe('ETS-23.3');
  });

  test('ETS-23.3 ETS-RM62 conditions that work once do so each by itself, though they share a clause', () => {
    const own = ownFrom('CG00');
    const gain = (resolve: number) => ({
      clause: OWN_CLAUSE,
      when: { kind: 'setup' as const },
      if: [],
      do: [{ kind: 'lose' as const, health: 0, resolve, who: 'all' as const }],
      once: true,
    });
    const mission = JSON.stringify({ ...own, mission: { ...own.mission, conditions: [gain(1), gain(1)] } });
    const { state } = start(game, { mission, team: 3 }, 1, 'own');
    const sitting = { bot: scripted({ game, knows: endureTheStarsBot, int: stream('bot') }), budget: counted(0) };
    let ruled: readonly string[] = [];
    runMatch({
      game,
      state,
      sittings: [sitting],
      bound: 4000,
      onChoice: ({ table }) => {
        ruled = table.ruled;
      },
    });
    expect(ruled).toEqual([`${OWN_CLAUSE} 0`, `${OWN_CLAUSE} 1`]);
  });

  const doors = (open: boolean) => ({ kind: 'setLock' as const, doors: ['LB:D-e'], exits: [], open });
  const deed = (done: object, once: boolean) => ({
    ...{ clause: OWN_CLAUSE, when: { kind: 'missionAction', name: 'pull', zones: [], least: 1, most: 1 }, if: [] },
    ...{ do: [done], once },
  });
  const staged = (done: object, once: boolean) => {
    const own = ownFrom('CG00', { names: { pull: 'Pull the lever' } });
    const mission = JSON.stringify({ ...own, mission: { ...own.mission, conditions: [deed(done, once)] } });
    return stage({ mission, tokens: [['swarmer-4', 'LB.A']] });
  };
  const pull = { kind: 'mission-action', rule: 0, actions: 1, figure: null } as const;

  test('ETS-23.3 ETS-RM62 an action that works once is not offered again, and takes no second action', () => {
    const t = staged(doors(false), true).do(pull);
    expect(t.offered(0)).not.toContainEqual(pull);
    t.as(0).cannot(pull, 'ETS-23.3');
    const often = staged(doors(false), false).do(pull);
    expect(often.offered(0)).toContainEqual(pull);
  });

  test('ETS-2.26 what a condition locks is told as locked', () => {
    const said = (open: boolean) => {
      const t = staged(doors(open), true).do(pull);
      const entry = t.happened.find(({ type }) => type === 'unlocked-doors' || type === 'locked-doors') as Entry;
      return tell({ language: 'en', texts: en, names: ['Ana'] }, game.describe(t.look(0), entry));
    };
    expect(said(false)).toMatch(/^Locked: /);
    expect(said(true)).toMatch(/^Unlocked: /);
  });
});
