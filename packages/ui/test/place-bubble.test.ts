import { describe, expect, test } from 'vitest';
import { placeBubble } from '../src/place-bubble.ts';

const pane = { left: 0, top: 0, width: 390, height: 844 };
const size = { width: 300, height: 100 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('a bubble', () => {
  test('lies below what was touched', () => {
    expect(placeBubble(at(175, 300), size, pane)).toEqual({ side: 'below', left: 45, top: 352 });
  });

  test('goes above where there is no room below', () => {
    expect(placeBubble(at(175, 780), size, pane)).toMatchObject({ side: 'above', top: 668 });
  });

  test('lies on the lower part of a card in hand: above it are the buttons', () => {
    const card = { left: 140, top: 680, width: 118, height: 150 };
    expect(placeBubble(card, { width: 300, height: 74 }, pane)).toEqual({ side: 'over', left: 49, top: 756 });
    expect(placeBubble(card, { width: 300, height: 110 }, pane).side).toBe('above');
  });

  test('stays inside the window at either edge', () => {
    expect(placeBubble(at(0, 300), size, pane).left).toBe(8);
    expect(placeBubble(at(350, 300), size, pane).left).toBe(82);
  });

  test('goes beside a tall thing', () => {
    const wide = { ...pane, width: 1440 };
    const tall = { left: 100, top: 10, width: 60, height: 800 };
    expect(placeBubble(tall, size, wide)).toMatchObject({ side: 'right', left: 172 });
  });
});
