import { arena, BOTS, type BotId, counted } from '@turnpoint/bots';
import { look, owing, play as playOne, sameJson, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { endstreamBot } from '../bot/index.ts';
import { DECKS, type DeckId } from '../content/index.ts';
import { endstream } from '../rules/index.ts';
import { scene } from './scene.ts';

const play = (a: DeckId, b: DeckId, matches: number, rival: BotId = 'random', better: BotId = 'scripted') =>
  arena({
    game: endstream,
    knows: endstreamBot,
    options: [{ ...endstream.defaults(2), decks: [DECKS[a], DECKS[b]] }],
    seats: 2,
    entrants: [
      { make: BOTS[better], budget: counted(0) },
      { make: BOTS[rival], budget: counted(0) },
    ],
    matches,
    seed: 'bot test',
  });

test('the scripted policy beats random', () => {
  const results = [play('jerusalem', 'ossuary', 4), play('meridian', 'ssv-93-ural', 4)];
  for (const { standings } of results) expect(standings[0]?.wins).toBe(4);
});

test('scripted bots bring a controller down: none of their matches is drawn', () => {
  const { standings } = play('jerusalem', 'ssv-93-ural', 4, 'scripted');
  expect(standings.map(({ wins }) => wins).reduce((a, b) => a + b)).toBe(4);
});

test.each([
  ['gentle', 'random'],
  ['casual', 'gentle'],
] as const)('level by level stronger: %s beats %s', (better, worse) => {
  expect(play('jerusalem', 'meridian', 8, worse, better).standings[0]?.wins).toBeGreaterThanOrEqual(6);
});

test("what choices are worth has the policy's own choice among the best", () => {
  let state = start(endstream, endstream.defaults(2), 2, 'worth').state;
  for (let n = 0; n < 120 && state.outcome === null; n++) {
    const seat = owing(endstream, state)[0] as number;
    const seen = look(endstream, state, seat);
    const usual = endstreamBot.policy(seen, stream('x'));
    const worths = endstreamBot.weighing.worths(seen, stream('x'));
    const at = seen.choices.findIndex((choice) => sameJson(choice, usual));
    expect([seen.view.stack.at(-1)?.kind, worths[at]]).toEqual([seen.view.stack.at(-1)?.kind, Math.max(...worths)]);
    const played = playOne(endstream, state, seat, usual);
    if (played.ok) state = played.state;
  }
});

const int = stream('bot');
const chosen = (t: ReturnType<typeof scene>) => endstreamBot.policy(t.look('ana'), int);

test('it takes the win that is there, activating agendas for it', () => {
  const t = scene({
    ana: { agendas: 'MMPPSS' },
    bo: { at: 2100, armor: 2 },
    board: { 'bo 2100': ['ana mori-the-piercer', 'bo vesna-holt'] },
  });
  for (let i = 0; i < 6 && t.table.lost.length === 0; i++) {
    t.as(0).choose(chosen(t));
  }
  expect(t.table.lost).toEqual([1]);
});

test('it moves towards the enemy controller when nobody can be struck', () => {
  const t = scene({ ana: { hand: [] }, bo: { at: 2200 }, board: { 'ana 1900': ['ana mori-the-piercer'] } });
  t.player('ana').hasSpun = true;
  expect(chosen(t)).toEqual({ kind: 'move', operator: 0, to: 3 });
});

test('the evaluation: even at the deal, better with more armor and operators, certain at the end', () => {
  const dealt = start(endstream, { ...endstream.defaults(2), decks: [DECKS.meridian, DECKS.meridian] }, 2, 'x').state;
  expect(endstreamBot.evaluate(look(endstream, dealt, 0))).toEqual([0.5, 0.5]);
  const worth = (position: object) => endstreamBot.evaluate(scene(position).look('ana'))[0]!;
  expect(worth({ bo: { armor: 3 } })).toBeGreaterThan(worth({}));
  expect(worth({ ana: { hand: [] } })).toBeLessThan(worth({}));
  expect(worth({ table: { lost: [1] } })).toBe(1);
});
