import { describe, expect, test } from 'vitest';
import { isMine } from '../src/table/mine.ts';
import { lookOf } from './table.ts';

describe('the turn is mine', () => {
  test('when my seat is asked', () => {
    expect(isMine({ look: lookOf(), use: 'play' })).toBe(true);
    expect(isMine({ look: lookOf({ asked: [1, 0] }), use: 'play' })).toBe(true);
  });

  test('not when others are asked, I only watch, have no seat, or the match is over', () => {
    expect(isMine({ look: lookOf({ asked: [1] }), use: 'play' })).toBe(false);
    expect(isMine({ look: lookOf(), use: 'watch' })).toBe(false);
    expect(isMine({ look: lookOf({ seat: null }), use: 'play' })).toBe(false);
    const outcome = { kind: 'won', winners: [0], by: { key: 'won' } } as never;
    expect(isMine({ look: lookOf({ outcome }), use: 'play' })).toBe(false);
  });

  test('not when I have answered already and others still think', () => {
    expect(isMine({ look: lookOf({ asked: [0, 1], answer: {} as never }), use: 'play' })).toBe(false);
  });
});
