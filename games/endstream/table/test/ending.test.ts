import { deciders, Match, stream, tell } from '@turnpoint/kernel';
import { sinceMine } from '@turnpoint/ui';
import { expect, test } from 'vitest';
import { endstreamBot } from '../../bot/index.ts';
import { controllerCard, controllerThing } from '../../content/index.ts';
import { type EndStream, type Entry, endstream } from '../../rules/index.ts';
import { texts } from '../../texts/index.ts';
import { endingOf } from '../pages/ending.ts';
import { summaryOf } from '../summary.ts';

/** A match between two scripted players, to its end. */
function played(seed: string) {
  const match = Match.create(endstream, { options: endstream.defaults(2), seats: 2, seed });
  if (!(match instanceof Match)) throw new Error('the match is refused');
  const int = stream(seed);
  while (match.state.outcome === null) {
    const [seat = 0] = deciders(endstream, match.state);
    match.choose(seat, endstreamBot.policy(match.look(seat), int));
  }
  return match;
}

const readers = (['en', 'de'] as const).map((language) => ({ language, texts: texts[language], names: ['Ana', 'Bo'] }));
const match = played('ending');
const winner = match.state.outcome?.winners[0] ?? 0;

test('ES-15.1 the end is told to the winner and to the loser as theirs', () => {
  const key = (seat: number) => endingOf(match.look(seat), match.log(seat)).lines[0]?.key;
  expect([key(winner), key(1 - winner)]).toEqual(['ending.won-controller', 'ending.lost-controller']);
});

test('the deciding moment is the turn that took most of the loser’s armor', () => {
  const { moment } = endingOf(match.look(winner), match.log(winner));
  const at = match.log(winner).find(({ step }) => step === moment?.step);
  expect(at?.entries).toContainEqual(expect.objectContaining({ type: 'struck', target: controllerThing(1 - winner) }));
  expect(moment?.says.key).toBe('ending.moment-own');
  expect(endingOf(match.look(1 - winner), match.log(1 - winner)).moment?.says.key).toBe('ending.moment');
});

test('ES-15.9 a match that was conceded has no such moment, and says who left', () => {
  const begun = Match.create(endstream, { options: endstream.defaults(2), seats: 2, seed: 'leave' });
  if (!(begun instanceof Match)) throw new Error('the match is refused');
  begun.choose(0, { kind: 'concede' });
  const { lines, moment } = endingOf(begun.look(0), begun.log(0));
  expect([lines[0]?.key, moment]).toEqual(['outcome.ES-15.9', null]);
});

test('every line of the end and of a summary can be told in both languages', () => {
  for (const reader of readers)
    for (const seat of [0, 1]) {
      const look = match.look(seat);
      const { lines, moment } = endingOf(look, match.log(seat));
      const log = match
        .log(seat)
        .map((step) => ({ ...step, lines: step.entries.map((e) => endstream.describe(look, e)) }));
      const past = sinceMine<EndStream>(log, seat);
      const recap = past === null ? [] : summaryOf(past, seat, 9).lines;
      for (const line of [...lines, ...recap, ...(moment ? [moment.says] : [])])
        expect(tell(reader, line)).not.toMatch(/[{}]|recap\.|ending\./);
    }
});

test('a long turn is told in three lines, what it cost me first, one line for all of a kind', () => {
  const of = (card: string, seat: number) => ({
    key: 'thing.of',
    args: { thing: { key: `card.${card}` }, player: { seat } },
  });
  const struck = { type: 'struck', clause: null, by: 7, target: controllerThing(0), amount: 1, armor: 1, damage: 0 };
  const entries = [
    { type: 'activated', clause: null, seat: 1, operator: 8, card: 'kite-mark-ii', at: 10 },
    struck,
    struck,
    { type: 'disabled', clause: null, operator: 2 },
    { type: 'spun', clause: null, seat: 1, places: [3, 4, 5], agendas: ['M', 'P', 'S'] },
  ] as unknown as Entry[];
  const lines = [
    { key: 'log.activated', args: { operator: { key: 'card.kite-mark-ii' } } },
    { key: 'log.struck' },
    { key: 'log.struck' },
    { key: 'log.disabled', args: { operator: of('marwa-oasis-blade', 0) } },
    { key: 'log.spun' },
  ];
  const { lines: told, more } = summaryOf({ entries, lines }, 0, 3);
  const [reader] = readers;
  expect(told.map((line) => tell(reader!, line))).toEqual([
    'Your controller loses 2 armor',
    'Disabled: your Marwa',
    '3 of your agendas turned over',
  ]);
  expect(more).toBe(1);
});

test('ES-11.21 a blow beyond the armor that was left took no more than that', () => {
  const look = match.look(winner);
  const loser = controllerThing(1 - winner);
  const full = controllerCard(look.view.players[winner === 0 ? 1 : 0].controller).armor;
  const turn = (n: number): Entry => ({ type: 'turn', clause: null, seat: winner, turn: n });
  const blow = (armor: number): Entry => ({
    type: 'struck',
    clause: null,
    by: 0,
    target: loser,
    amount: armor,
    armor,
    damage: 0,
  });
  const log = [
    { step: 1, seat: winner, entries: [turn(1), blow(full - 3)] },
    { step: 2, seat: winner, entries: [turn(2), blow(99)] },
  ];
  expect(endingOf(look, log).moment?.says.args).toMatchObject({ turn: 1, n: full - 3 });
  expect(look.view.players.every(({ armor }) => armor >= 0)).toBe(true);
});
