import { entriesFor, start } from '@turnpoint/kernel';
import { mustBeSaid, mustBeTold } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { chronoTrek } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { allKeep, dealt, OPTIONS } from './deal.ts';
import { scene } from './scene.ts';

const WHO = ['Annorax', 'The Xindi', 'The Borg'];

describe('the beginning', () => {
  const { state, log } = start(chronoTrek, OPTIONS, 3, 'beginning');

  test('CT-4.2 CT-4.3 nothing is in play, nothing is decided, nobody has acted', () => {
    const { players, pile, unused, options: _, ...rest } = state.table;
    expect(rest).toEqual({
      linchpins: 0,
      anomaly: 0,
      fractures: [],
      discard: [],
      playing: [],
      aside: [],
      setAside: [],
      offer: [],
      marks: [0, 1, 2, 3].map(() => [[], [], []]),
      revealed: false,
      active: null,
      turns: 0,
      quiet: -1,
    });
    expect([pile.length, unused.length]).toEqual([100, 5]);
    for (const { character, ...player } of players) {
      expect(typeof character).toBe('string');
      expect(player).toEqual({
        rejected: null,
        hand: [],
        artifacts: [],
        seen: [null, null, null],
        away: [],
        deeds: [],
        out: false,
      });
    }
  });

  test('CT-4.3 everybody is told the own ID, and that the others have one', () => {
    mustBeTold(chronoTrek, texts, state, log);
    for (const viewer of [0, 1, 2, null])
      expect(entriesFor(log, viewer)).toEqual(
        state.table.players.map(({ character }, seat) => ({
          type: 'identity',
          clause: 'CT-4.3',
          seat,
          character: seat === viewer ? character : null,
        })),
      );
  });

  test('CT-1.1 CT-3.2 CT-4.14 CT-14.20 CT-6.11 what cannot begin is refused in words, and what can is not', () => {
    const clauseOf = (change: object, seats = 3) => {
      const ruling = chronoTrek.cannotStart({ ...OPTIONS, ...change }, seats);
      if (ruling !== null) mustBeSaid(chronoTrek, texts, ruling, seats);
      return ruling?.clause ?? null;
    };
    expect([1, 7, 2.5].map((seats) => clauseOf({}, seats))).toEqual(['CT-1.1', 'CT-1.1', 'CT-1.1']);
    expect([-1, 3, 1.5, 'x', null].map((first) => clauseOf({ first }))).toEqual(Array(5).fill('CT-4.14'));
    expect([0, 2, 'random'].map((first) => clauseOf({ first }))).toEqual([null, null, null]);
    expect([2, 31, 5.5, 'x'].map((seconds) => clauseOf({ seconds }))).toEqual(Array(4).fill('CT-14.20'));
    expect(chronoTrek.cannotStart({ ...OPTIONS, seconds: 1 }, 3)?.because.args).toEqual({ min: 3, max: 30 });
    expect([{ levels: '5' }, { pause: 'x' }, { takeOver: 1 }, { more: 1 }].map((change) => clauseOf(change))).toEqual([
      'CT-3.2',
      'CT-14.20',
      'CT-6.11',
      'CT-6.11',
    ]);
  });

  test('CT-6.1 turns are counted, and rounds by them', () => {
    const t = allKeep(dealt({ first: 1 }, 2, 'turns'));
    while (t.state.stack.at(-1)?.kind === 'starting-discards') t.as(0).choose(t.offered(0)[0]!);
    expect([t.t.turns, chronoTrek.round?.(t.t)]).toEqual([1, 1]);
    const u = scene({ who: WHO, hands: [['Porthos']] }).plays(0, 'Porthos');
    expect([u.t.turns, chronoTrek.round?.(u.t), chronoTrek.round?.({ ...u.t, turns: 4 })]).toEqual([2, 1, 2]);
    expect(chronoTrek.round?.(state.table)).toBeNull();
  });
});

describe('the end', () => {
  test('CT-2.6 the result names the winner and the ID; all others share what is left', () => {
    const t = scene({
      who: ['Harry Kim', 'Data', 'Q'],
      options: { takeOver: false },
      anomaly: 4,
      hands: [[], [], []],
      pile: ['Anti-Time Surge'],
    });
    t.as(0).choose({ kind: 'second-draw' });
    t.pass();
    expect(t.state.outcome).toEqual({
      kind: 'won',
      winners: [2],
      ranking: [[2], [0, 1]],
      scores: null,
      by: { key: 'outcome.CT-13.9', args: { player: { seat: 2 }, character: { key: 'character.q' } } },
    });
  });

  test('CT-13.8 CT-14.14 without a winner all stand alike, and the IDs are shown', () => {
    const t = scene({ who: WHO, anomaly: 4, pile: ['Anti-Time Surge'] });
    t.as(0).choose({ kind: 'second-draw' });
    t.pass();
    expect(t.state.outcome).toMatchObject({ kind: 'drawn', winners: [], ranking: [[0, 1, 2]] });
    expect(t.entries('identities')).toEqual([
      { type: 'identities', clause: 'CT-14.14', characters: ['annorax', 'the-xindi', 'the-borg'] },
    ]);
  });
});
