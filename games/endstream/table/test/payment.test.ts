import { expect, test } from 'vitest';
import { type AgendaType, price } from '../../content/index.ts';
import type { AgendaView, View } from '../../rules/types.ts';
import { agendasFor } from '../payment.ts';

/** Six own agendas, capital letters ready and small ones activated; points made already. */
function view(agendas: string, points: readonly [number, number, number] = [0, 0, 0]): View {
  const own = [...agendas].map((letter) => {
    const type = letter.toUpperCase() as AgendaType;
    return { type, state: type === letter ? 'ready' : 'activated' } as AgendaView;
  });
  return { agendas: own, players: [{ points }, { points: [0, 0, 0] }] } as unknown as View;
}

test('points already made are spent before agendas are', () => {
  expect(agendasFor(view('MMPPSS', [1, 0, 0]), 0, price('M'))).toEqual([]);
  expect(agendasFor(view('MMPPSS', [1, 0, 0]), 0, price('M M'))).toEqual([0]);
});

test('ES-5.9 a typed symbol needs its own type, and activated agendas give nothing', () => {
  expect(agendasFor(view('PPPPPP'), 0, price('M'))).toBeNull();
  expect(agendasFor(view('mPPPPP'), 0, price('M'))).toBeNull();
});

test('ES-5.11 a split symbol leaves the type that another symbol needs', () => {
  expect(agendasFor(view('Mspppp', [0, 0, 0]), 0, price('M/P M'))).toBeNull();
  expect(agendasFor(view('MPssss'), 0, price('M/P M'))).toEqual([0, 1]);
});

test('ES-5.10 a gray symbol takes what is at hand most often', () => {
  expect(agendasFor(view('MPPPSS'), 0, price('*'))).toEqual([1]);
});

test('ES-8.9 with a Neuro-Tuning Chip one symbol less is paid: the one that is hardest to come by', () => {
  expect(agendasFor(view('MMppss'), 0, price('M S'), 1)).toEqual([0]);
  expect(agendasFor(view('mmppss'), 0, price('M'), 1)).toEqual([]);
  expect(agendasFor(view('mmppss'), 0, price('M S'), 1)).toBeNull();
});
