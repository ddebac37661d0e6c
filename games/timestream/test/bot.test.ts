import { arena, BOTS, counted, levelOf } from '@turnpoint/bots';
import { look, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { timestreamBot } from '../bot/index.ts';
import { DECK_IDS, DECKS } from '../content/index.ts';
import { timestream } from '../rules/index.ts';
import { parse } from './notation.ts';
import { scene } from './scene.ts';

const int = stream('bot');
const chosen = (t: ReturnType<typeof scene>) => timestreamBot.policy(t.look('ana'), int);
const meant = (t: ReturnType<typeof scene>, words: string) => parse(t.state, 0, words);
const FILLED = { 'ana 1': { location: 'E101' }, 'ana 2': { location: 'E203' }, 'ana 3': { location: 'E302' } };

test('the scripted policy beats random in nine of ten matches, whatever the decks and with or without Power Start', () => {
  const lists = DECK_IDS.map((id) => DECKS[id]);
  const options = [true, false].flatMap((powerStart) =>
    lists.map((deck, i) => ({
      ...timestream.defaults(2),
      decks: [deck, lists[(i + 1) % lists.length]!] as const,
      powerStart,
    })),
  );
  const { standings } = arena({
    game: timestream,
    knows: timestreamBot,
    options,
    seats: 2,
    entrants: [
      { make: BOTS.scripted, budget: counted(0) },
      { make: BOTS.random, budget: counted(0) },
    ],
    matches: 128,
    seed: 'bot test',
  });
  expect(standings[0]!.wins).toBeGreaterThanOrEqual(116);
}, 60_000);

test('it takes the win that is there, fills a phase, and plays a cell', () => {
  const winning = scene({ ana: { hand: 'A02 T02', cells: 'A A F' }, lanes: FILLED });
  expect(chosen(winning)).toEqual(meant(winning, 'timestream T02'));
  const filling = scene({ ana: { hand: 'A02 E203', cells: 'A' } });
  expect(chosen(filling)).toEqual(meant(filling, 'fill E203'));
  const dealt = scene({ step: 'cell', ana: { hand: 'P01 A02' } });
  expect(chosen(dealt)).toEqual(meant(dealt, 'cell P01'));
});

test('it takes an Event Chain card that lies bare, and leaves a target that only costs its own card', () => {
  const bare = scene({ step: 'target', lanes: { 'bo 1': { location: 'E102', obstacles: 'O12' } } });
  expect(chosen(bare)).toEqual(meant(bare, 'target bo 1'));
  const vain = scene({ step: 'target', lanes: { 'ana 1': { location: 'E101', advances: 'A02', obstacles: 'O26' } } });
  expect(chosen(vain)).toEqual(meant(vain, 'none'));
});

test('it declares no target that voids neither card, and lets a Chrono Mine go off against an Event Chain card', () => {
  const idle = { location: 'E101', advances: 'A08', obstacles: 'O26' };
  const vain = scene({ step: 'target', lanes: { 'ana 1': idle, 'ana 2': { ...idle, location: 'E203' } } });
  expect(chosen(vain)).toEqual(meant(vain, 'none'));
  const one = scene({ step: 'target', lanes: { 'ana 1': idle, 'bo 1': { location: 'E102', obstacles: 'O12' } } });
  one.ana('target bo 1');
  expect(chosen(one)).toEqual(meant(one, 'none'));
  const mine = scene({ step: 'target', lanes: { 'bo 1': { location: 'E102', obstacles: 'O17' } } });
  expect(chosen(mine)).toEqual(meant(mine, 'target bo 1'));
});

test('it pays so that other cards of the hand can still be played', () => {
  const t = scene({ ana: { hand: 'A27 A15', cells: 'A A F' } }).until(0, 'play A27 ana 1');
  expect(chosen(t)).toEqual(meant(t, 'pay 2A'));
});

test('the evaluation: even at the deal, better with a filled phase, certain at the end', () => {
  const options = { ...timestream.defaults(2), decks: [DECKS.storm, DECKS.storm] as const };
  const { state } = start(timestream, options, 2, 'even');
  expect(timestreamBot.evaluate(look(timestream, state, null))[0]).toBeCloseTo(0.5, 1);
  const worth = (position: Parameters<typeof scene>[0]) => timestreamBot.evaluate(scene(position).look('ana'))[0]!;
  expect(worth({ lanes: { 'ana 1': { location: 'E101' } } })).toBeGreaterThan(worth({}));
  expect(worth({ lanes: { 'bo 1': { location: 'E101' } } })).toBeLessThan(worth({}));
  const won = scene({ ana: { hand: 'T02', cells: 'A F' }, lanes: FILLED }).ana('timestream T02');
  expect(timestreamBot.evaluate(won.look('ana'))).toEqual([1, 0]);
});

test('the third level plans a turn once, and goes on with it as long as it sees what it foresaw', () => {
  const level = levelOf(3, timestreamBot)!;
  expect([level.bot, levelOf(2, timestreamBot)?.bot, levelOf(9, timestreamBot)]).toEqual([
    'planner',
    'scripted',
    undefined,
  ]);
  const bot = BOTS[level.bot]({ game: timestream, knows: timestreamBot, int: stream('planner') });
  let asked = 0;
  const budget = { playouts: 24, isOver: () => asked++ < 0 };
  const t = scene({ step: 'cell', ana: { hand: 'P01 E203 A02', cells: 'A A' } });
  const thoughts: boolean[] = [];
  while (t.look('ana').asked.includes(0) && t.table.turn === 0) {
    asked = 0;
    t.as(0).choose(bot.choose(t.look('ana'), budget));
    thoughts.push(asked > 0);
  }
  expect(thoughts.length).toBeGreaterThan(2);
  expect(thoughts.filter((thought) => thought)).toEqual([true]);
  expect(thoughts[0]).toBe(true);
});
