import { type Game, LANGUAGES, Match, type MatchRecord } from '@turnpoint/kernel';
import { describe, expect, test, vi } from 'vitest';
import {
  BUILT,
  CLASSES,
  EVENT_CARDS,
  type Family,
  ITEM_CARDS,
  missionOf,
  OWN_CLAUSE,
  OWN_ID,
  type OwnMission,
  shownBy,
  tokenSupply,
} from '../../content/index.ts';
import { CONDITIONS, EFFECTS, MODULES, TRIGGERS } from '../../content/missions/index.ts';
import { mapOf, zonesReached } from '../../rules/board/index.ts';
import { endureTheStars } from '../../rules/index.ts';
import { eventName } from '../../table/mission/names.ts';
import type { TABLES, TableName } from '../../table/mission/sentences.ts';
import { tableTexts } from '../../table/texts/index.ts';
import { texts } from '../../texts/index.ts';
import { brokenIn, checksOf, isJudged } from '../draft/checks.ts';
import { Draft } from '../draft/draft.svelte.ts';
import { EMPTY } from '../draft/empty.ts';
import { laidOut } from '../draft/laid.ts';
import { addObjective, changeObjective, cycleDoor, cycleExit, toggleRadar } from '../draft/pieces.ts';
import { freeSpots, layTile, moveTile, removeTile, turnTile } from '../draft/tiles.ts';
import { cycleToken } from '../draft/tokens.ts';
import { newWord, wordsOf } from '../draft/words.ts';
import { levelsHeard } from '../map/noise.ts';
import { tryOnce } from '../proof/play.ts';
import { cannotProve } from '../proof/verify.ts';
import { printFile, readFile } from '../share/file.ts';
import { pack, unpack } from '../share/pack.ts';
import { heatOf, linesOf } from '../side/figures.ts';

const under = <X extends object>(said: readonly X[]): X[] => said.map((one) => ({ ...one, clause: OWN_CLAUSE }));
function ownFrom(id: string): OwnMission {
  const { conditions, win, lose, ...rest } = missionOf(id);
  const mission = { ...rest, id: OWN_ID, conditions: under(conditions), win: under(win), lose: under(lose) };
  return { mission, texts: { ...EMPTY.texts, title: 'Own' } };
}

/** One tile, and a switch in the room beside the start: quickly judged, quickly won. */
function small(): OwnMission {
  const ship = addObjective(layTile(EMPTY.mission, 'security', { col: 0, row: 0 }), 'SE.A');
  const objective = ship.objectives[0]?.id ?? '';
  const done = {
    clause: OWN_CLAUSE,
    if: [{ kind: 'objectiveState', objectives: [objective], state: 'done', atLeast: 1 }],
  };
  return {
    mission: { ...ship, start: 'SE.n', win: [done] } as OwnMission['mission'],
    texts: { ...EMPTY.texts, title: 'Own' },
  };
}

test('another tool lets go of what was begun, and without a tile says that one comes first', () => {
  const draft = new Draft(EMPTY);
  draft.armed = 'security';
  expect(draft.next).toBe('armed');
  draft.take('start');
  expect([draft.armed, draft.next]).toEqual([null, 'first']);
  draft.lay(layTile(EMPTY.mission, 'security', { col: 0, row: 0 }));
  expect(draft.next).toBe('start');
});

describe('tiles of a draft', () => {
  const one = layTile(EMPTY.mission, 'security', { col: 0, row: 0 });

  test('are laid beside each other, turn, move and go with what lies on them', () => {
    expect(freeSpots(EMPTY.mission)).toEqual([{ col: 0, row: 0 }]);
    expect(freeSpots(one)).toHaveLength(4);
    const two = layTile(one, 'security', { col: -1, row: 0 });
    expect(two.tiles.map(({ alias, col }) => [alias, col])).toEqual([
      ['SE', 1],
      ['SE2', 0],
    ]);
    const lain = {
      ...toggleRadar(two, 'SE2.A'),
      start: 'SE.n',
      exits: [{ zone: 'SE.e', side: 'E', locked: false }],
    } as const;
    expect(turnTile(lain, 'SE')).toMatchObject({ exits: [{ side: 'S' }] });
    expect(turnTile(lain, 'SE').tiles[0]?.rot).toBe(90);
    expect(turnTile(lain, 'SE2').exits[0]?.side).toBe('E');
    expect(removeTile(lain, 'SE2')).toMatchObject({ radar: [], start: 'SE.n', tiles: [{ col: 0 }] });
    expect(removeTile(lain, 'SE')).toMatchObject({ start: '', exits: [], radar: [{ zone: 'SE2.A' }] });
    expect(moveTile(two, 'SE', { col: 0, row: 1 }).tiles[0]).toMatchObject({ col: 0, row: 1 });
  });

  test('ETS-V.2 no place is offered that would make the map wider than eight tiles', () => {
    const row = Array.from({ length: 7 }).reduce<typeof one>(
      (mission, _, n) => layTile(mission, 'security', { col: n + 1, row: 0 }),
      one,
    );
    expect(freeSpots(row).every(({ col, row: at }) => col >= 0 && col <= 7 && at !== 0)).toBe(true);
  });

  test('ETS-T.12 a doorway is as its tile has it, then locked, then the other way round', () => {
    const locked = cycleDoor(one, 'SE:A-n');
    expect(locked.doors).toEqual({ locked: ['SE:A-n'], extra: [], none: [] });
    const none = cycleDoor(locked, 'SE:A-n');
    expect(none.doors).toEqual({ locked: [], extra: [], none: ['SE:A-n'] });
    expect(cycleDoor(none, 'SE:A-n').doors).toEqual(one.doors);
    expect(cycleDoor(cycleDoor(one, 'SE:A-w'), 'SE:A-w').doors.extra).toEqual(['SE:A-w']);
  });

  test('an exit comes, changes its side, is locked and goes', () => {
    let mission = cycleExit(one, 'SE.A', ['N', 'W']);
    expect(mission.exits).toEqual([{ zone: 'SE.A', side: 'N', locked: false }]);
    mission = cycleExit(mission, 'SE.A', ['N', 'W']);
    expect(mission.exits[0]).toMatchObject({ side: 'W', locked: false });
    mission = cycleExit(mission, 'SE.A', ['N', 'W']);
    expect(mission.exits[0]).toMatchObject({ side: 'N', locked: true });
    for (let n = 0; n < 2; n++) mission = cycleExit(mission, 'SE.A', ['N', 'W']);
    expect(mission.exits).toEqual([]);
    expect(cycleExit(one, 'SE.x', [])).toEqual(one);
  });

  test('ETS-V.6 a token comes as often as the box has it, then not at all', () => {
    let mission = EMPTY.mission;
    const counts = [1, 2, 0].map((n) => {
      mission = cycleToken(mission, '3', 'swarmer-4');
      return mission.tokens['3'].length === n;
    });
    expect(counts).toEqual([true, true, true]);
  });
});

describe('the draft', () => {
  test('goes back and forth step by step; typing on is one step', () => {
    const draft = new Draft(EMPTY);
    draft.lay(layTile(draft.mission, 'security', { col: 0, row: 0 }));
    draft.say({ title: 'C' }, 'title');
    draft.say({ title: 'Co' }, 'title');
    draft.undo();
    expect([draft.own.texts.title, draft.mission.tiles.length]).toEqual(['', 1]);
    draft.undo();
    expect([draft.own, draft.canUndo]).toEqual([EMPTY, false]);
    draft.redo();
    draft.redo();
    expect([draft.own.texts.title, draft.canRedo]).toEqual(['Co', false]);
    draft.undo();
    draft.lay(addObjective(draft.mission, 'SE.A'));
    expect(draft.canRedo).toBe(false);
  });

  test('a new goal has a name at once, by its own number, in one step', () => {
    const draft = new Draft(EMPTY);
    draft.lay(layTile(draft.mission, 'security', { col: 0, row: 0 }));
    const called = (n: number) => `Goal ${n}`;
    draft.addGoal('SE.A', called);
    draft.addGoal('SE.B', called);
    draft.lay(changeObjective(draft.mission, 0, null));
    draft.addGoal('SE.C', called);
    const names = draft.mission.objectives.map(({ id }) => draft.own.texts.names[id]);
    expect(names).toEqual(['Goal 2', 'Goal 1']);
    draft.undo();
    expect(draft.mission.objectives.length).toBe(1);
  });

  test('ETS-23.2 names every rule that it breaks, and where; what is missing is told as missing', () => {
    const clauses = (own: OwnMission) => brokenIn(own, laidOut(own.mission)).map(({ clause }) => clause);
    expect(clauses(EMPTY)).toEqual(['ETS-V.2', 'ETS-V.1']);
    const one = { ...EMPTY, mission: layTile(EMPTY.mission, 'security', { col: 0, row: 0 }) };
    expect(clauses(one)).toEqual(['ETS-V.8', 'ETS-V.15', 'ETS-V.1']);
    const own = ownFrom('CG04');
    expect(clauses(own)).toEqual([]);
    expect(isJudged('ETS-V.5', brokenIn(EMPTY, null))).toBe(false);
    const started = brokenIn(one, laidOut(one.mission));
    expect(['ETS-V.2', 'ETS-V.10', 'ETS-V.15'].map((clause) => isJudged(clause, started))).toEqual([
      true,
      false,
      false,
    ]);
    const seen = { ...own, mission: toggleRadar(own.mission, 'SE.x') };
    const broken = brokenIn(seen, laidOut(seen.mission));
    expect(broken.find(({ clause }) => clause === 'ETS-V.10')?.zone).toContain('SE.x');
    expect(checksOf(own.mission, laidOut(own.mission)).map(({ clause }) => clause)).toContain('ETS-V.10');
  });
});

describe('noise from a zone', () => {
  test('ETS-5.3 ETS-5.17 says from which level on it is heard where, up to the loudest', () => {
    const map = mapOf(missionOf('CG07'));
    for (const { id: from } of map.zones) {
      const levels = levelsHeard(map, from);
      for (const level of [1, 2, 3, 4, 5]) {
        const heard = levels.flatMap((least, zone) => (least !== null && least <= level ? [zone] : []));
        expect(heard).toEqual(zonesReached(map, from, level).sort((a, b) => a - b));
      }
      expect(levels[from]).toBe(1);
    }
    expect(levelsHeard(map, 0)).toContain(null);
  });
});

describe('words', () => {
  const tables = { triggers: TRIGGERS, conditions: CONDITIONS, effects: EFFECTS, modules: MODULES } as const;

  test.each(LANGUAGES)('ETS-V.14 every word has a sentence with all its parameters (%s)', async (language) => {
    const texts = await tableTexts(language);
    for (const [table, words] of Object.entries(tables) as [TableName, typeof TABLES.triggers][])
      for (const [kind, parameters] of Object.entries(words)) {
        const text = texts[`word.${table}.${kind}`] ?? '';
        const said = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
        expect([kind, said]).toEqual([kind, Object.keys(parameters).sort()]);
        for (const [name, parameter] of Object.entries(parameters)) {
          if (parameter === 'flag')
            expect(texts[`word.${table}.${kind}.${name}.true`], `${kind}.${name}`).toBeDefined();
          if (typeof parameter !== 'string')
            for (const value of parameter) expect(texts[`word.value.${value}`], value).toBeDefined();
        }
      }
  });

  test.each(LANGUAGES)('all that can be chosen has a name (%s)', async (language) => {
    const known = { ...texts[language], ...(await tableTexts(language)) };
    const faces = BUILT.families.flatMap((family) => Object.keys(tokenSupply(family as Family)));
    const keys = [
      ...BUILT.families.map((family) => `family.${family}`),
      ...[...BUILT.enemies, ...faces.map((face) => shownBy(face).enemy)].map((enemy) => `enemy.${enemy}`),
      ...faces.map((face) => `face.${face}`),
      ...ITEM_CARDS.map(({ id }) => `item.${id}`),
      ...EVENT_CARDS.map(({ id }) => eventName(id).key),
      ...CLASSES.map((id) => `class.${id}`),
    ];
    expect(keys.filter((key) => known[key] === undefined)).toEqual([]);
  });

  test('ETS-23.3 every word that is offered comes complete', () => {
    const { mission } = small();
    const map = laidOut(mission);
    for (const table of ['conditions', 'effects', 'triggers'] as const)
      for (const kind of wordsOf(table)) {
        expect(BUILT[table]).toContain(kind);
        const word = newWord(table, kind, mission, map);
        const special = { clause: OWN_CLAUSE, when: { kind: 'setup' }, if: [], do: [], once: false };
        const part = { triggers: { when: word }, conditions: { if: [word] }, effects: { do: [word] } }[table];
        const changed = {
          mission: { ...mission, conditions: [{ ...special, ...part }] },
          texts: { ...EMPTY.texts, title: 'Own' },
        } as unknown as OwnMission;
        expect([kind, brokenIn(changed, map).filter(({ because }) => because.key === 'why.mission-shape')]).toEqual([
          kind,
          [],
        ]);
      }
  });
});

describe('proof', () => {
  const own = small();
  const text = JSON.stringify(own);

  const won = (): ReturnType<typeof tryOnce>['record'] => {
    for (let n = 0; n < 8; n++) {
      const { record } = tryOnce({ mission: text, team: 6, number: n }, (isWon) => isWon);
      if (record !== null) return record;
    }
    return null;
  };

  test('ETS-23.1 a won match proves a mission, and only that one', async () => {
    const proof = won();
    expect(await cannotProve(own, proof)).toBeNull();
    // A record takes as long again: it is made only where it is wanted.
    expect(tryOnce({ mission: text, team: 6, number: 0 }, () => false).record).toBeNull();
    expect(await cannotProve(own, JSON.parse(JSON.stringify(proof)))).toBeNull();
    expect(await cannotProve(ownFrom('CG04'), proof)).toBe('editor.proof-other');
    expect(await cannotProve(own, { ...proof, choices: proof?.choices.slice(1) })).toBe('editor.proof-broken');
    for (const strange of [null, 1, {}, [], 'x']) expect(await cannotProve(own, strange)).toBe('editor.proof-broken');
    const read = readFile(printFile(own, proof));
    expect('file' in read && read.file.proof).toEqual(proof);
    const draft = new Draft(own, proof);
    expect(draft.isProved).toBe(true);
    draft.say({ goal: 'Other words' }, 'goal');
    expect(draft.isProved).toBe(true);
    draft.lay({ ...draft.mission, minutes: 20 });
    expect(draft.isProved).toBe(false);
  });

  test('ETS-23.1 a proof is played under the rules that it names, also when today has others', async () => {
    const old = { ...endureTheStars, version: '0.9' };
    const { options, seed, choices } = won() as MatchRecord;
    const played = { turnpoint: 1, game: old.id, version: old.version, seats: 1, options, seed, choices } as const;
    const proof = Match.replay(old, played).export();
    const load = vi.fn(async () => ({ default: old as unknown as Game }));
    const released = { '0.9': { file: '0.9.js', sha256: '', bytes: 0, load } };
    expect(await cannotProve(own, proof, released)).toBeNull();
    expect(load).toHaveBeenCalledOnce();
    expect(await cannotProve(own, proof)).toBe('editor.proof-rules');
  });

  test('figures by size of team, and where survivors died', () => {
    const one = { team: 3, won: true, rounds: 8, deaths: [1], record: null };
    const lines = linesOf([one, { ...one, won: false, rounds: 12, deaths: [1, 2] }]);
    expect(lines[0]).toMatchObject({ team: 3, played: 2, won: 1, rounds: 12 });
    const record = { hash: 'x' } as unknown as MatchRecord;
    const { shown } = linesOf([one, { ...one, won: false, record }, { ...one, record }])[0] ?? {};
    expect(shown?.map(({ won }) => won)).toEqual([true, false]);
    expect(lines[1]).toMatchObject({ team: 4, played: 0, between: null, rounds: null });
    expect(heatOf([one, { ...one, deaths: [1, 2] }], 3).map((share) => share.toFixed(2))).toEqual([
      '0.00',
      '0.67',
      '0.33',
    ]);
  });
});

describe('sharing', () => {
  test('a link brings the text back; what nobody packed is none', async () => {
    const text = printFile(ownFrom('CG00'), null);
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(packed)).toBe(text);
    for (const strange of ['', '!', 'abc', packed.slice(9), await pack('x'.repeat(2_000_001)).catch(() => '')])
      expect((await unpack(strange)) || null).toBeNull();
  });

  test('ETS-V.1 a bad file is refused in one sentence', () => {
    for (const strange of [
      '',
      '{',
      'null',
      '7',
      '{}',
      '{"mission":1}',
      JSON.stringify({ ...ownFrom('CG00'), more: 1 }),
    ])
      expect(readFile(strange)).toHaveProperty('because.key');
  });
});
