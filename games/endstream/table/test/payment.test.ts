import { expect, test } from 'vitest';
import { type AgendaType, price, waysToPay } from '../../content/index.ts';
import type { AgendaView, View } from '../../rules/types.ts';
import { scene } from '../../test/scene.ts';
import { agendasFor, sensibleWay } from '../payment.ts';

/** Six own agendas, capital letters ready and small ones activated; points made already. */
function view(agendas: string, points: readonly [number, number, number] = [0, 0, 0]): View {
  const own = [...agendas].map((letter) => {
    const type = letter.toUpperCase() as AgendaType;
    return { type, state: type === letter ? 'ready' : 'activated' } as AgendaView;
  });
  return { agendas: own, operators: [], players: [{ points }, { points: [0, 0, 0] }] } as unknown as View;
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

/** Handi's ability takes any point; Marwa beside it strikes for military points alone. */
const marwa = (points: string, agendas: string) =>
  scene({
    ana: { points, agendas, hand: [] },
    board: { 'ana 2000': ['ana handi', 'ana marwa', 'bo layla'] },
    bo: { at: 2000 },
  });

test('ES-R8 the last military point is kept for what only it can pay, where a scientific agenda would do', () => {
  const { view } = marwa('M', 'SSSPPP').look('ana');
  expect(agendasFor(view, 0, price('*'))).toHaveLength(1);
  expect(agendasFor(view, 0, price('M'))).toEqual([]);
});

test('ES-R7 which points pay is not asked where one way keeps all that the others would; else it is', () => {
  const ways = (points: string) => {
    const { view } = marwa(points, 'SSSPPP').look('ana');
    const made = view.players[0].points;
    const each = waysToPay(made, price('*')).map((way) => ({ kind: 'pay' as const, points: way }));
    return sensibleWay(view, 0, each)?.points ?? null;
  };
  expect(ways('MS')).toEqual([0, 0, 1]);
  expect(ways('MMS')).toEqual([0, 0, 1]);
  const t = scene({
    ana: { points: 'MP', agendas: 'SSSSSS', hand: [] },
    board: { 'ana 2000': ['ana ben-storm-vanguard', 'ana handi'] },
  });
  const { view } = t.look('ana');
  const each = [
    { kind: 'pay' as const, points: [1, 0, 0] as const },
    { kind: 'pay' as const, points: [0, 1, 0] as const },
  ];
  expect(sensibleWay(view, 0, each)).toBeNull();
});
