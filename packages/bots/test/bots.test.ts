import { type Look, look, start, stream } from '@turnpoint/kernel';
import { type ConnectFour, connectFour } from '@turnpoint/testkit/toy/connect-four';
import { describe, expect, test } from 'vitest';
import {
  arena,
  BOT_IDS,
  BOTS,
  type BotId,
  counted,
  type GameBot,
  interval,
  LEVELS,
  runMatch,
  timed,
} from '../src/index.ts';
import { Ahead } from '../src/turn.ts';

/** Knows only what the end is worth, and drops where chance says. */
const knows: GameBot<ConnectFour> = {
  evaluate: ({ outcome }) =>
    [0, 1].map((seat) =>
      outcome === null || outcome.winners.length === 0 ? 0.5 : Number(outcome.winners.includes(seat)),
    ),
  policy: ({ choices }, int) => choices[int(choices.length)]!,
};

const deal = () => start(connectFour, {}, 2, 'seed').state;
const make = (id: BotId, seed = 'bot') => BOTS[id]({ game: connectFour, knows, int: stream(seed) });

function duel(a: BotId, b: BotId, matches: number, playouts: number) {
  const entrants = [a, b].map((id) => ({ make: BOTS[id], budget: counted(playouts) }));
  return arena({ game: connectFour, knows, options: [{}], seats: 2, entrants, matches, seed: 'duel' });
}

/** One column has three in a row for the seat that is asked. */
function aboutToWin(): Look<ConnectFour> {
  const state = deal();
  const columns = [3, 0, 3, 1, 3, 6];
  const sittings = [0, 1].map(() => ({
    bot: {
      id: 'told',
      choose: ({ choices }: Look<ConnectFour>) => choices.find(({ column }) => column === columns[0])!,
    },
    budget: counted(0),
  }));
  const onChoice = () => void columns.shift();
  expect(() => runMatch({ game: connectFour, state, sittings, bound: 6, onChoice })).toThrow('more than 6 choices');
  return look(connectFour, state, 0);
}

describe.each(BOT_IDS)('%s', (id) => {
  test('always takes one of the choices it sees, to the end of a match', () => {
    const state = deal();
    const bots = ['a', 'b'].map((seed) => make(id, seed));
    const sittings = bots.map((bot) => ({
      bot: {
        id: bot.id,
        choose(seen: Look<ConnectFour>, budget: ReturnType<typeof counted>) {
          const choice = bot.choose(seen, budget);
          expect(seen.choices).toContainEqual(choice);
          return choice;
        },
      },
      budget: counted(20),
    }));
    runMatch({ game: connectFour, state, sittings, bound: connectFour.bound({}, 2) });
    expect(state.outcome).not.toBeNull();
  });

  test('chooses the same again from the same seed and a counted budget', () => {
    const seen = look(connectFour, deal(), 0);
    const choose = () => make(id).choose(seen, counted(40));
    expect(choose()).toEqual(choose());
  });
});

test.each(['greedy', 'sampler', 'planner', 'searcher'] as const)('%s takes a win that lies open', (id) => {
  expect(make(id).choose(aboutToWin(), counted(200))).toMatchObject({ column: 3 });
});

test.each([
  ['sampler', 60],
  ['planner', 240],
  ['searcher', 60],
] as const)('%s beats random', (id, playouts) => {
  const { standings } = duel(id, 'random', 20, playouts);
  expect(standings[0]!.wins).toBeGreaterThanOrEqual(16);
});

test('sampler does what the policy does as long as nothing else is clearly better', () => {
  const leftmost = { ...knows, policy: ({ choices }: Look<ConnectFour>) => choices[0]! };
  const bot = BOTS.sampler({ game: connectFour, knows: leftmost, int: stream('bot') });
  // Three worlds prove nothing.
  expect(bot.choose(look(connectFour, deal(), 0), counted(21))).toMatchObject({ column: 0 });
});

test('a turn goes on while others are asked in it, and is judged when the next own one but one begins', () => {
  const state = deal();
  // A turn is three discs, of both seats by turns.
  const turnOf = ({ step }: Look<ConnectFour>) => ({ seat: Math.floor(step / 3) % 2, number: 0 });
  const ahead = new Ahead({ game: connectFour, knows: { ...knows, turnOf }, int: stream('turn') }, state, 0);
  const asked: number[] = [];
  const choices = ahead.turn(({ step }) => void asked.push(step));
  expect([choices.length, asked, state.step]).toEqual([2, [0, 2], 3]);
  ahead.rounds(2);
  expect(state.step).toBe(12);
});

test('two turns in a row of one seat are two, where the game numbers them', () => {
  const state = deal();
  const turnOf = ({ step }: Look<ConnectFour>) => ({ seat: 0, number: Math.floor(step / 2) });
  const ahead = new Ahead({ game: connectFour, knows: { ...knows, turnOf }, int: stream('turn') }, state, 0);
  ahead.turn(() => undefined);
  expect(state.step).toBe(2);
  ahead.rounds(1);
  expect(state.step).toBe(2);
  ahead.rounds(2);
  expect(state.step).toBe(4);
});

test('planner keeps to the policy where it sees nothing better in the same worlds', () => {
  const leftmost = { ...knows, evaluate: () => [0.5, 0.5], policy: ({ choices }: Look<ConnectFour>) => choices[0]! };
  const bot = BOTS.planner({ game: connectFour, knows: leftmost, int: stream('bot') });
  expect(bot.choose(look(connectFour, deal(), 0), counted(100))).toMatchObject({ column: 0 });
});

test('planner strays from the policy to what is nearly as good by the same measure', () => {
  let weighed = 0;
  const worths = ({ choices }: Look<ConnectFour>) => {
    weighed++;
    return choices.map(() => 0);
  };
  const weighing = { worths, apart: 1 };
  const bot = BOTS.planner({ game: connectFour, knows: { ...knows, weighing }, int: stream('bot') });
  bot.choose(look(connectFour, deal(), 0), counted(40));
  expect(weighed).toBe(10);
});

describe('the milder levels', () => {
  /** How often each column is taken in the first move, the middle being best by its worth. */
  function taken(id: 'gentle' | 'casual', worths: readonly number[]): number[] {
    const bot = BOTS[id]({
      game: connectFour,
      knows: { ...knows, weighing: { worths: () => worths, apart: 1 } },
      int: stream('soft'),
    });
    const counts = worths.map(() => 0);
    for (let n = 0; n < 2000; n++) {
      const { column } = bot.choose(look(connectFour, deal(), 0), counted(0));
      counts[column]!++;
    }
    return counts;
  }

  test('take the best most often, what is nearly as good now and then, and never what is hopeless', () => {
    const worths = [-1, -1, -1, 0, Number.NEGATIVE_INFINITY, -50, -50];
    for (const id of ['gentle', 'casual'] as const) {
      const [left, , , middle, never] = taken(id, worths);
      expect(middle).toBeGreaterThan(left as number);
      expect(left).toBeGreaterThan(100);
      expect(never).toBe(0);
    }
    expect(taken('casual', worths)[6]).toBe(0);
  });

  test('the milder of the two strays further', () => {
    const worths = [-3, -3, -3, 0, -3, -3, -3];
    expect(taken('gentle', worths)[3]!).toBeLessThan(taken('casual', worths)[3]! / 2);
  });

  test('play by the policy where the game does not say what choices are worth', () => {
    const leftmost = { ...knows, policy: ({ choices }: Look<ConnectFour>) => choices[0]! };
    const bot = BOTS.gentle({ game: connectFour, knows: leftmost, int: stream('bot') });
    expect(bot.choose(look(connectFour, deal(), 0), counted(0))).toMatchObject({ column: 0 });
  });
});

test('a timed budget ends by the clock it is given', () => {
  let ticks = 0;
  const budget = timed(5, () => ticks++);
  expect([budget.isOver(), budget.isOver(), budget.isOver(), budget.isOver(), budget.isOver()]).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  const seen = look(connectFour, deal(), 0);
  expect(seen.choices).toContainEqual(
    make('sampler').choose(
      seen,
      timed(0, () => ticks++),
    ),
  );
});

describe('arena', () => {
  test('the same seed gives the same result; seats are shared out evenly', () => {
    const result = duel('random', 'random', 10, 0);
    expect(duel('random', 'random', 10, 0)).toEqual(result);
    expect(result.standings.map(({ seats }) => seats)).toEqual([10, 10]);
  });

  test('equals win their fair share', () => {
    const { standings } = duel('random', 'random', 300, 0);
    for (const { timesFairShare } of standings) expect(timesFairShare).toBeCloseTo(1, 0);
  });

  test('options are taken in turn, each from all places', () => {
    const dealt: object[] = [];
    const options = [{}, {}];
    const entrants = [BOTS.random, BOTS.random].map((make) => ({ make, budget: counted(0) }));
    const watched = { ...connectFour, bound: (agreed: object) => dealt.push(agreed) && 100 };
    arena({ game: watched, knows, options, seats: 2, entrants, matches: 5, seed: 'turn' });
    expect(dealt.map((one) => options.indexOf(one))).toEqual([0, 0, 1, 1, 0]);
  });

  test('an interval holds the share, is wide for few matches and never beyond 0 and 1', () => {
    const [low, high] = interval(50, 100);
    expect([low, high].map((share) => share.toFixed(3))).toEqual(['0.404', '0.596']);
    const [least, most] = interval(4, 4);
    expect([least.toFixed(2), most.toFixed(2)]).toEqual(['0.51', '1.00']);
  });
});

test('no two levels have the same number, and they name bots that exist', () => {
  expect(new Set(LEVELS.map(({ level }) => level)).size).toBe(LEVELS.length);
  for (const { bot } of LEVELS) expect(BOT_IDS).toContain(bot);
});
