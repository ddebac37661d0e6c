import { look } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { BOSS_CARDS, bossLimits, ENEMY_TYPES, type EnemyType, enemyOf, missionOf } from '../content/index.ts';
import { mapOf } from '../rules/board/index.ts';
import { endureTheStars } from '../rules/index.ts';
import { reckon, type Threat } from '../rules/telling/reckon/index.ts';
import type { Position } from './position.ts';
import { Scene } from './scene.ts';

const WHO = 'marine-male';
/** From here the survivor goes to LB.x, where enemies find them. */
const FROM = 'LB.s';
const TO = 'LB.x';
/** In the zone, in sight and near, in sight and far, around a corner. */
const ZONES = ['LB.x', 'LB.e', 'LB.A', 'CQ.w', 'CQ.x', 'CQ.e', 'CQ.B', 'SE.x'];
const SEEDS = Array.from({ length: 10 }, (_, n) => `threat ${n}`);

/** What is told of an enemy before the step. */
function told(position: Position, type: EnemyType): Threat | undefined {
  const { state } = new Scene({ ...position, team: { [WHO]: { at: FROM } } });
  const zone = mapOf(missionOf(position.mission ?? 'CG00')).geometry.zoneNamed.get(TO);
  const risk = reckon(look(endureTheStars, state, 0)).risks.find((one) => one.zone === zone);
  if (risk === undefined) throw new Error('it cannot be walked there');
  return risk.threats.find((threat) => threat.type === type);
}

/** The Enemy Phases that may follow, as they are played. */
const phases = (position: Position): Scene[] =>
  SEEDS.map((seed) => {
    const stack = [{ kind: 'next-turn' }, { kind: 'enemies' }] as const;
    return new Scene({ ...position, team: { [WHO]: { at: TO } }, stack }, seed);
  });

describe('what is told of an enemy before a step is what it then does', () => {
  const fighters = ENEMY_TYPES.filter((type) => !enemyOf(type).isBoss && type !== 'solomon');
  const beside = (type: EnemyType, at: string) =>
    [[], [`1 solomon ${at}`], [`1 solomon ${TO}`]].map((more) => [`1 ${type} ${at}`, ...more]);

  test.each(fighters)('ETS-11.27 ETS-13.1 ETS-20.6 whether the %s attacks and what its attack takes', (type) => {
    const seen = new Set<boolean | undefined>();
    for (const at of ZONES) {
      for (const enemies of beside(type, at)) {
        const known = told({ team: {}, enemies }, type);
        const played = phases({ team: {}, enemies });
        const attacks = played.some((t) => t.entries('attacked').some(({ enemy }) => enemy === type));
        const plain = played.filter((t) => t.entries('exploded').length === 0);
        const most = Math.max(...plain.map((t) => t.entries('hurt')[0]?.health ?? 0));
        seen.add(known?.attacks);
        const is = [known?.attacks ?? false, known?.damage ?? 0];
        expect([at, enemies, ...is]).toEqual([at, enemies, attacks, attacks ? most : 0]);
      }
    }
    expect(seen).toEqual(new Set([true, false, undefined]));
  });

  /** A test, or a point lost, because a card says so. */
  const BY_CARD: readonly string[] = ['ETS-8.3', 'ETS-19.6'];
  const bosses = ENEMY_TYPES.filter((type) => enemyOf(type).isBoss);
  const cardsOf = (boss: EnemyType) => BOSS_CARDS.filter((card) => card.boss === boss);
  /** What a card comes to when it is played: the most that its dice could take, 0 for what takes no Health, null where it reaches nobody. */
  function played(position: Position, boss: EnemyType): number | null {
    const results = phases(position).map((t) => {
      const [blow] = t.entries('boss-attack');
      const { length: shaken } = [...t.entries('tested'), ...t.entries('lost-resolve')].filter(({ clause }) =>
        BY_CARD.includes(clause),
      );
      if (blow === undefined) return shaken > 0 ? 0 : null;
      const hits = blow.dice.filter((die) => die >= blow.hit).length;
      const [loss] = t.entries('hurt');
      return hits === 0 ? undefined : loss === undefined ? 0 : blow.dice.length - hits + loss.health;
    });
    const known = [...new Set(results.filter((result) => result !== undefined))];
    expect([boss, position, known]).toEqual([boss, position, [known[0]]]);
    return known[0] ?? null;
  }

  test.each(bosses)(
    'ETS-19.12 ETS-19.20 ETS-19.32 whether a card of the %s reaches, and the most that it takes',
    (boss) => {
      const attacks = cardsOf(boss).filter(({ attack }) => attack !== null);
      const moods = [null, ...cardsOf(boss).flatMap(({ id, mood }) => (mood === null ? [] : [id]))];
      for (const at of ['LB.x', 'LB.e', 'CQ.x', 'CQ.B']) {
        const of = (deck: string[], mood: string | null, health: number): Position => ({
          team: {},
          enemies: [`1 ${boss} ${at}`],
          seen: { [boss]: 1 },
          table: { boss: { deck, discard: [], mood, full: health, isDead: false } },
        });
        const all: (number | null)[] = [];
        for (const { id } of attacks) {
          for (const mood of moods) {
            const position = of([id], mood, mood === null ? 10 : 20);
            const result = played(position, boss);
            all.push(result);
            const known = told(position, boss);
            expect([at, id, mood, known?.attacks ?? false, known?.damage ?? 0]).toEqual([
              at,
              id,
              mood,
              result !== null,
              result ?? 0,
            ]);
          }
        }
        if (at === TO) expect(bossLimits(boss).damage).toBe(Math.max(...all.map((one) => one ?? 0)));
        // Whichever is drawn: any card of the deck may come after any other.
        const whole = told(
          of(
            cardsOf(boss).map(({ id }) => id),
            null,
            20,
          ),
          boss,
        );
        const most = all.some((one) => one !== null) ? Math.max(...all.map((one) => one ?? 0)) : 0;
        expect([at, whole?.attacks ?? false, whole?.damage ?? 0]).toEqual([at, all.some((one) => one !== null), most]);
      }
    },
  );
});
