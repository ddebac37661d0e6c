import { describe, expect, test } from 'vitest';
import type { Compared, PlayerView, TurnFrame, View } from '../../rules/types.ts';
import { comparison, seatStates } from '../rail/seat-state.ts';

const unseen = { S: 9, CL: 4, CR: 4, FL: 2, FR: 2, T: 2, X: 2 };
const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  colour: 'sky',
  entry: 0,
  entryWay: 'N',
  head: -1,
  energy: 3,
  effect: null,
  hand: null,
  handCount: 5,
  deck: null,
  deckCount: 20,
  unseen,
  ended: false,
  out: null,
  open: [],
  ...more,
});
const turn: TurnFrame = { kind: 'turn', seat: 2, place: 1, laid: 1, since: 0, head: -1, proposed: false };
const view = (players: readonly PlayerView[], more: Partial<View> = {}): View => ({
  mode: 'battle-royale',
  size: 9,
  cells: Array(81).fill(null),
  players,
  reveals: [],
  first: [0, 1, 2, 3],
  round: 6,
  order: [1, 2, 0],
  laid: 0,
  stack: [turn],
  score: null,
  ...more,
});

describe('seats in the rail', () => {
  const out = { round: 3, how: 'check', n: 12 } as const;

  test('in this round’s order, with who is done, on turn and waiting; those out come last', () => {
    const states = seatStates(view([player(), player(), player(), player({ out })]), 0, null);
    expect(states.map(({ seat, doing }) => [seat, doing])).toEqual([
      [1, 'done'],
      [2, 'turn'],
      [0, 'waiting'],
      [3, 'out'],
    ]);
    expect(states[1]?.card).toEqual({ n: 2, due: 2 });
    expect(states.find(({ isYou }) => isYou)?.seat).toBe(0);
  });

  test('EOL-8.10 those out are ranked: later round, then the check before leaving, then the later card', () => {
    const players = [
      player({ out: { round: 4, how: 'left', n: 2 } }),
      player({ out: { round: 4, how: 'check', n: 9 } }),
      player({ out: { round: 4, how: 'check', n: 11 } }),
      player({ out: { round: 2, how: 'check', n: 40 } }),
    ];
    expect(seatStates(view(players, { order: [] }), null, null).map(({ seat }) => seat)).toEqual([2, 1, 0, 3]);
  });

  test('EOL-12.8 the team-mate sits opposite; in the co-operative puzzle it is the other', () => {
    const four = [player(), player(), player(), player()];
    const partner = (of: View, you: number) => seatStates(of, you, null).find(({ isPartner }) => isPartner)?.seat;
    expect(partner(view(four, { mode: 'team', order: [0, 1, 2, 3] }), 1)).toBe(3);
    expect(partner(view(four.slice(0, 2), { mode: 'co-op', order: [0, 1] }), 0)).toBe(1);
    expect(partner(view(four), 1)).toBeUndefined();
  });
});

describe('why this order', () => {
  const compared = (seat: number, ...initiatives: number[]): Compared => ({ seat, initiatives, byFirst: false });

  test('EOL-4.3 the lower head first, EOL-4.5 ties walk back card by card', () => {
    expect(comparison(compared(0, 1), compared(1, 3))).toBe('1 < 3');
    expect(comparison(compared(0, 3, 1), compared(1, 3, 4))).toBe('3 = 3, 1 < 4');
  });

  test('EOL-4.6 where the walk ends tied only the ties are told, and where nothing was compared nothing is', () => {
    expect(comparison(compared(0, 2, 2), compared(1, 2, 2))).toBe('2 = 2, 2 = 2');
    expect(comparison(compared(0), compared(1))).toBeNull();
  });
});
