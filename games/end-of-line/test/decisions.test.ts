import { expect, test } from 'vitest';
import { COLOURS, MODES } from '../content/index.ts';
import { endOfLine } from '../rules/index.ts';
import { matchFrom, position } from './position.ts';
import { upTo, W12 } from './published.ts';
import { Scene } from './scene.ts';

const b = { line: '4,2S 4,1S 4,0S', hand: 'S S S S CR' };

test('mode, player count and colours are decided before set-up', () => {
  expect(endOfLine.agreements).toEqual([{ id: 'mode', values: MODES, initial: 'versus' }]);
  const seats = { versus: [2], 'battle-royale': [3, 4, 5, 6, 7, 8], team: [4], solo: [1], 'co-op': [2] };
  for (const mode of MODES) {
    for (let count = 1; count <= 8; count++) {
      const refused = endOfLine.cannotStart({ mode, colours: COLOURS.slice(0, count) }, count);
      expect(refused === null).toBe(seats[mode].includes(count));
    }
  }
  const swapped = { mode: 'versus', colours: ['ember', 'lemon'] } as const;
  expect(endOfLine.cannotStart(swapped, 2)).toBeNull();
});

test('place a card: a way out and a card, at most 15 ways', () => {
  const s = position({ round: 2, lines: { a: { line: 'X', hand: 'S CL CR T X' }, b } });
  expect(s.offers()).toHaveLength(3 * 5);
  // Equal faces are one option.
  const same = position({ round: 2, lines: { a: { line: 'X', hand: 'S S S CL CL' }, b } });
  expect(same.offers()).toHaveLength(3 * 2);
});

test('place a card in round 1: one way out, five cards', () => {
  expect(position({ round: 1, lines: { a: { hand: 'S CL CR T X' }, b: {} } }).offers()).toHaveLength(5);
});

test('Turnaround with this placement: up to 10 more', () => {
  const a = { line: '2,2S 2,1X 2,0X', hand: 'S CL CR T FL' };
  const s = position({ round: 3, lines: { a, b: { line: '4,2CR 5,2S' } } });
  expect(s.offers().filter((offer) => offer.startsWith('turnaround'))).toHaveLength(2 * 5);
  expect(s.offers()).toHaveLength(15 + 10);
  // Not in round 2, not without energy, not a second time this round.
  expect(position({ round: 2, lines: { a, b } }).cells('turnaround')).toEqual([]);
  expect(position({ lines: { a: { ...a, energy: 0 }, b } }).cells('turnaround')).toEqual([]);
  expect(position({ lines: { a: { ...a, effect: 'brake' }, b } }).cells('turnaround')).toEqual([]);
});

test('Brake or second card: at most 12 cards, with Turnaround 8 more', () => {
  const a = { line: '2,2S 2,1S 2,0X', hand: 'X S CL CR T' };
  const s = position({ lines: { a, b: { line: '4,2CR 5,2S' } } }).play('a', 'X 2,6');
  const offers = s.offers();
  expect(offers.filter((offer) => /^[A-Z]/.test(offer))).toHaveLength(3 * 4);
  expect(offers.filter((offer) => offer.startsWith('turnaround'))).toHaveLength(2 * 4);
  expect(offers.filter((offer) => offer === 'brake')).toHaveLength(1);
  expect(offers).toHaveLength(12 + 8 + 1);
});

test('Boost or end the turn: at most 9 third cards', () => {
  const a = { line: '2,2S 2,1S 2,0S', hand: 'S X CL CR T' };
  const s = position({ lines: { a, b: { line: '4,2CR 5,2S' } } }).play('a', 'S 2,6', 'X 2,5');
  expect(s.offers()).toHaveLength(3 * 3 + 1);
  expect(s.offers().at(-1)).toBe('end');
});

test('give up the line or use energy: only when nothing is free', () => {
  const cut = { line: '4,2CL 3,2CL 3,3S 3,4S 3,5S' };
  const at = (energy: number) =>
    position({
      order: 'b a',
      at: { turn: 'a' },
      lines: { a: { line: '2,2S 2,1FR 3,1CR', hand: 'S S S S S', energy }, b: cut },
    });
  expect(at(1).offers()).toEqual(['turnaround S 2,0', 'give-up']);
  // No effect, no choice.
  expect(at(0).entries('line-ends')).toMatchObject([{ chosen: false }]);
  const puzzle = position({
    mode: 'solo',
    round: 14,
    lines: { a: { line: upTo(W12, 24), hand: 'CL', deck: '', energy: 1 } },
  });
  expect(puzzle.offers()).toEqual(['CL 2,0', 'give-up', 'stop']);
});

test('stop the puzzle: solo at once, together only with the partner’s yes, before the first card', () => {
  const solo = position({ mode: 'solo', lines: { a: { line: 'S S S' } } });
  expect(solo.play('a', 'stop').turn).toBeNull();
  const both = position({ mode: 'co-op', lines: { a: { line: 'S S S' }, b: { line: 'S S S' } } });
  const asked = both.play('a', 'stop');
  expect(asked.turn).toBe('b');
  expect(asked.play('b', 'decline').offers()).not.toContain('stop');
  expect(both.refusal('b', 'stop')).toBe('EOL-6.1');
});

test('answer to a proposed stop: yes or no, nothing else', () => {
  const s = position({ mode: 'co-op', lines: { a: { line: 'S S S' }, b: { line: 'S S S' } } }).play('a', 'stop');
  expect(s.offers('b')).toEqual(['agree', 'decline']);
  expect(s.refusal('b', 'brake')).toBe('EOL-11.10');
  expect(s.look('b').prompt).toEqual({ key: 'prompt.answer', args: { partner: { seat: 0 } } });
});

test('take back: the latest choice, one at a time, by the player who made it', () => {
  const match = matchFrom({ mode: 'solo', lines: { a: { line: 'S S S', hand: 'CL S S S S' } } });
  const states = [match.state];
  for (const [face, cell] of [
    ['CL', 7],
    ['S', 6],
  ] as const) {
    match.choose(0, { kind: 'lay', face, cell });
    states.push(match.state);
  }
  expect(match.undo(0)).toBeNull();
  expect(match.state).toEqual(states[1]);
  expect(match.undo(0)).toBeNull();
  expect(match.state).toEqual(states[0]);
  expect(match.undo(0)).toBe('nothing-yet');
});

test('resign: any player at any time', () => {
  const s = position({ lines: { a: { line: 'S S S' }, b: { line: 'S S S' } } });
  for (const name of ['a', 'b']) {
    expect(s.look(name).anytime).toEqual([{ kind: 'resign' }]);
    expect(s.refusal(name, 'resign')).toBeNull();
  }
  const waiting = position({ mode: 'co-op', lines: { a: { line: 'S' }, b: { line: 'S' } } }).play('a', 'stop');
  for (const name of ['a', 'b']) expect(waiting.refusal(name, 'resign')).toBeNull();
});

test('there are no other decisions: never two at a time, never outside one’s turn', () => {
  const kinds = new Set<string>();
  for (const [mode, seats] of [
    ['versus', 2],
    ['battle-royale', 4],
    ['co-op', 2],
  ] as const) {
    let s = Scene.deal(mode, seats, 'one at a time');
    for (let i = 0; s.turn !== null; i++) {
      expect(s.names.filter((name) => s.offers(name).length > 0)).toEqual([s.turn]);
      for (const choice of s.offered(s.turn)) kinds.add(choice.kind);
      const offers = s.offers().filter((offer) => !/stop|agree|give-up/.test(offer));
      s = s.play(s.turn, (offers.length > 0 ? offers : s.offers())[i % (offers.length || 1)] as string);
    }
  }
  const known = ['boost', 'brake', 'end', 'give-up', 'lay', 'stop', 'turnaround', 'agree', 'decline'];
  expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
  expect(kinds.size).toBeGreaterThanOrEqual(6);
});
