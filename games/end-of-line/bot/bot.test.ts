import { arena, BOTS, type BotId, counted, runMatch } from '@turnpoint/bots';
import { look, start, stream } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import type { Mode } from '../content/index.ts';
import { endOfLine, type Look } from '../rules/index.ts';
import { position } from '../test/position.ts';
import { endOfLineBot } from './index.ts';

const SETTINGS: readonly (readonly [Mode, number])[] = [
  ['versus', 2],
  ['battle-royale', 3],
  ['battle-royale', 8],
  ['team', 4],
  ['solo', 1],
  ['co-op', 2],
];

function standings(mode: Mode, seats: number, bots: readonly BotId[], matches: number) {
  const entrants = bots.map((id) => ({ make: BOTS[id], budget: counted(0) }));
  const options = [{ ...endOfLine.defaults(seats), mode }];
  return arena({ game: endOfLine, knows: endOfLineBot, options, seats, entrants, matches, seed: 'strength' }).standings;
}

/** Plays scripted bots and shows every look to a test. */
function watch(mode: Mode, seats: number, seed: string, see: (look: Look) => void): void {
  const options = { ...endOfLine.defaults(seats), mode };
  const { state } = start(endOfLine, options, seats, seed);
  const int = stream(seed);
  const sitting = {
    bot: {
      id: 'watched',
      choose(seen: Look) {
        see(seen);
        return endOfLineBot.policy(seen, int);
      },
    },
    budget: counted(0),
  };
  const sittings = Array.from({ length: seats }, () => sitting);
  runMatch({ game: endOfLine, state, sittings, bound: endOfLine.bound(options, seats) });
  see(look(endOfLine, state, 0));
}

test.each([
  ['gentle', 'random'],
  ['casual', 'gentle'],
  ['scripted', 'gentle'],
] as const)('level by level stronger: %s beats %s', (better, worse) => {
  expect(standings('versus', 2, [better, worse], 80)[0]!.wins).toBeGreaterThanOrEqual(48);
});

test("what choices are worth has the policy's own choice among the best, in all modes", () => {
  for (const [mode, seats] of SETTINGS) {
    watch(mode, seats, `worth ${mode}`, (seen) => {
      if (seen.choices.length < 2) return;
      const worths = endOfLineBot.weighing.worths(seen);
      const chosen = JSON.stringify(endOfLineBot.policy(seen, stream('x')));
      const at = seen.choices.findIndex((choice) => JSON.stringify(choice) === chosen);
      expect(worths[at]).toBe(Math.max(...worths));
    });
  }
});

describe('the scripted policy', () => {
  test('beats random in at least 180 of 200 matches of two players', () => {
    expect(standings('versus', 2, ['scripted', 'random'], 200)[0]!.wins).toBeGreaterThanOrEqual(180);
  });

  test.each([4, 8])('wins at least twice its fair share among %i players', (seats) => {
    const bots: BotId[] = ['scripted', ...Array<BotId>(seats - 1).fill('random')];
    expect(standings('battle-royale', seats, bots, 64)[0]!.timesFairShare).toBeGreaterThanOrEqual(2);
  });

  test('wins team matches', () => {
    expect(standings('team', 4, ['scripted', 'random'], 60)[0]!.wins).toBeGreaterThanOrEqual(100);
  });

  test.each([
    ['solo', 1, 10],
    ['co-op', 2, 35],
  ] as const)('scores well in the %s puzzle', (mode, seats, score) => {
    expect(standings(mode, seats, ['scripted'], 60)[0]!.meanScore).toBeLessThan(score);
  });

  test.each(SETTINGS)('%s, %i seats: always one of the choices; chances from 0 to 1', (mode, seats) => {
    for (const seed of ['a', 'b', 'c']) {
      watch(mode, seats, seed, (seen) => {
        if (seen.choices.length > 0) expect(seen.choices).toContainEqual(endOfLineBot.policy(seen, stream('x')));
        const worth = endOfLineBot.evaluate(seen);
        expect(worth).toHaveLength(seats);
        for (const value of worth) expect(value).toBeGreaterThanOrEqual(0);
        for (const value of worth) expect(value).toBeLessThanOrEqual(1);
      });
    }
  });

  test('the outcome decides what a finished match is worth', () => {
    watch('versus', 2, 'over', (seen) => {
      if (seen.outcome === null) return;
      expect(endOfLineBot.evaluate(seen)).toEqual([0, 1].map((seat) => Number(seen.outcome!.winners.includes(seat))));
    });
  });

  test('declines a stop while its own line can go on, and agrees once it has ended', () => {
    const { state } = start(endOfLine, { ...endOfLine.defaults(2), mode: 'co-op' }, 2, 'stop');
    const asked = { kind: 'answer', seat: 1 } as const;
    const answer = (ended: boolean) => {
      state.stack = [asked];
      state.table.players[1]!.ended = ended;
      return endOfLineBot.policy(look(endOfLine, state, 1), stream('x')).kind;
    };
    expect(answer(false)).toBe('decline');
    expect(answer(true)).toBe('agree');
  });

  test('EOL-8.6 does not let its line end for the win of who placed last', () => {
    // b is closed and has played; a is closed too, and may still branch off. Without a card b has laid the last.
    const a = { line: '2,2S 2,1CL 1,1FL 1,2CL' };
    const b = { line: '4,2S 4,1CR 5,1CR 5,2CR', energy: 0 };
    const s = position({ order: 'b a', lines: { a, b }, at: { turn: 'a' } });
    const seen = s.look('a');
    const worth = endOfLineBot.weighing.worths(seen);
    const at = seen.choices.findIndex(({ kind }) => kind === 'give-up');
    expect(s.play('a', 'give-up').winners).toEqual(['b']);
    expect(worth[at]).toBeLessThan(0);
  });
});
