import { tell } from '@turnpoint/kernel';
import { recapOf } from '@turnpoint/ui';
import { describe, expect, test } from 'vitest';
import { cardNo } from '../../content/index.ts';
import type { Entry, LaneNo, TimeStream } from '../../rules/index.ts';
import { texts } from '../../texts/index.ts';
import { recentTurns } from '../rail/recent.ts';
import { recount } from '../recount.ts';

const BO = 1;
const played = (as: string, code: string, at: LaneNo): Entry =>
  ({ type: 'played', clause: 'TS-11.3', seat: BO, card: cardNo(code), as, at, piece: 3, cells: [0, 0, 0] }) as Entry;
const side = (code: string, voided: boolean) => ({
  lane: 0,
  piece: 1,
  card: cardNo(code),
  energy: 1,
  resistance: 1,
  voided,
});
const targeted = (from: boolean, to: boolean): Entry =>
  ({ type: 'targeted', clause: 'TS-19.4', seat: BO, from: side('O17', from), to: side('E203', to) }) as Entry;
const voided = (clause: string): Entry =>
  ({ type: 'voided', clause, seat: 0, piece: 1, cards: [cardNo('E203')] }) as Entry;

const told = (entries: readonly Entry[], viewer: number | null, language: 'en' | 'de' = 'en', most = 3) =>
  recapOf<TimeStream>({ entries, lines: entries.map(() => ({ key: '' })) }, recount, { viewer, most }).lines.map(
    (line) => tell({ language, names: ['Ana', 'Bo'], texts: texts[language] }, line),
  );

describe('what the other side did, in few words', () => {
  test('is told to each by whose it is', () => {
    const turn = [played('obstacle', 'O17', 0), played('fill', 'E101', 3)];
    expect(told(turn, 0)).toEqual(['Chrono Mine attacks your Journey', "Chrono Gate Alpha fills Bo's Journey"]);
    expect(told(turn, BO)).toEqual(["Chrono Mine attacks Ana's Journey", 'Chrono Gate Alpha fills your Journey']);
    expect(told(turn, 0, 'de')[0]).toContain('greift deine Reise an');
  });

  test('a loss comes before a card, and a target that voids nothing is no line', () => {
    expect(told([targeted(false, false)], 0)).toEqual([]);
    expect(told([targeted(false, true), played('advance', 'A19', 4)], 0, 'en', 1)).toEqual([
      'Chrono Mine voids your Damascus',
    ]);
    expect(told([targeted(true, false)], 0)).toEqual(["Bo's Chrono Mine falls against Damascus"]);
  });

  test('what a target voids is told once, what a text voids by itself', () => {
    expect(told([targeted(false, true), voided('TS-19.2')], 0)).toHaveLength(1);
    expect(told([voided('TS-17.22')], 0)).toEqual(['To the Void: your Damascus']);
  });
});

test('the panel lists this turn and the one before, the latest first', () => {
  const turn = (seat: number, n: number): Entry => ({ type: 'turn', clause: null, seat, turn: n }) as Entry;
  const cell: Entry = { type: 'cell', clause: null, seat: 0, card: cardNo('P01') } as Entry;
  const log = [[turn(0, 1)], [cell, turn(1, 1)], [played('obstacle', 'O17', 0), turn(0, 2)], [cell]];
  const steps = log.map((entries, step) => ({ step, seat: 0, entries, lines: [] }));
  expect(recentTurns(steps, 0).map(({ seat, turn: n, lines }) => [seat, n, lines.length])).toEqual([
    [0, 2, 1],
    [1, 1, 1],
  ]);
});
