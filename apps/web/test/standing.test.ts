import type { Attending, Company, Player, ToldStep } from '@turnpoint/protocol';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../src/online/company/digest.ts';
import { leftUntil } from '../src/online/company/left.ts';
import { beforeVote, standInAt, standingOf } from '../src/online/company/standing.ts';
import { de } from '../src/online/texts/de.ts';
import { en } from '../src/online/texts/en.ts';

const here: Attending = { away: null, until: null, bank: null, holiday: null, isSlow: false };
const away: Attending = { away: 5, until: 60, bank: null, holiday: null, isSlow: false };
const company = (parts: Partial<Company> = {}): Company => ({
  terms: { undo: 'consent', clock: null, spectators: 'none', standIn: 2 },
  seats: [here, here, here],
  standIns: [],
  motions: [],
  isOff: false,
  next: null,
  window: null,
  now: 0,
  ...parts,
});
const players = ['Ann', 'Bea', 'Cid'].map((name): Player => ({ name, kind: 'person', level: null }));
const told = (parts: Partial<Company>, viewer: number | null = 0, own: readonly number[] = []) =>
  standingOf({ company: company(parts), viewer, players, asked: [1], own });

describe('what is said above the board', () => {
  test('nothing while all are here', () => {
    expect(told({})).toBeNull();
    expect(told({ seats: [here, here, away] })).toBeNull();
  });

  test('who is asked and away, and that one may vote once', () => {
    const seats = [here, away, here];
    expect(told({ seats })).toEqual({ kind: 'absent', seat: 1, until: 60, canVote: true });
    const mine = { kind: 'stand-in', seat: 1, mine: true, isMine: true } as const;
    expect(told({ seats, motions: [mine] })).toMatchObject({ canVote: false });
    expect(told({ seats }, null)).toMatchObject({ canVote: false });
  });

  test('nothing where days are played: nobody has to be at the table meanwhile', () => {
    const terms = { ...company().terms, clock: { kind: 'days', days: 3 } } as const;
    expect(told({ seats: [here, away, here], terms })).toBeNull();
  });

  test('who is there and has been asked for very long; who is away comes first', () => {
    const slow = { ...here, isSlow: true };
    expect(told({ seats: [here, slow, here] })).toEqual({ kind: 'slow', seat: 1, until: null, canVote: true });
    expect(told({ seats: [here, slow, here] }, 1)).toBeNull();
    expect(told({ seats: [here, { ...slow, away: 5 }, here] })).toMatchObject({ kind: 'absent' });
  });

  test('that not all agreed to take back, unless it is asked for once more', () => {
    expect(told({ refused: true })).toEqual({ kind: 'refused' });
    const motions = [{ kind: 'undo', seat: 0, mine: true, isMine: false } as const];
    expect(told({ refused: true, motions })).toMatchObject({ kind: 'motion' });
  });

  test('first of all that a bot plays for oneself, then a vote, then others', () => {
    const standIns = [1, 0].map((seat) => ({ seat, level: 2, from: 3, to: null }) as const);
    const motions = [{ kind: 'undo', seat: 2, mine: null, isMine: true } as const];
    expect(told({ standIns, motions })).toMatchObject({ kind: 'replaced', standIn: { seat: 0 } });
    expect(told({ standIns, motions }, 2)).toMatchObject({ kind: 'motion' });
    expect(told({ standIns }, 2)).toMatchObject({ kind: 'sits-in', standIn: { seat: 1 } });
    expect(told({ standIns, motions, isOff: true })).toEqual({ kind: 'off' });
  });
});

test('who comes back is told that a bot has played for them, and how much, until they choose again', () => {
  const standIns = [{ seat: 0, level: 2, from: 3, to: 9 } as const];
  expect(told({ standIns }, 0, [1, 4, 8])).toEqual({ kind: 'was-replaced', standIn: standIns[0], choices: 2 });
  expect(told({ standIns, seats: [here, away, here] }, 0, [1, 4])).toMatchObject({ kind: 'was-replaced', choices: 1 });
  expect(told({ standIns }, 0, [1, 4, 8, 12])).toBeNull();
  // It sat there and was asked nothing.
  expect(told({ standIns }, 0, [1])).toBeNull();
  expect(told({ standIns }, 1, [5])).toBeNull();
});

test('a bot’s steps are those after it sat down, up to when it went', () => {
  const standIn = { seat: 1, level: 2, from: 3, to: 6 } as const;
  const named = [3, 4, 6, 7].map((step) => standInAt([standIn], 1, step) !== null);
  expect(named).toEqual([false, true, true, false]);
  expect(standInAt([standIn], 0, 4)).toBeNull();
});

test('time left is told in days, then hours, then as a clock', () => {
  const hour = 3_600_000;
  expect(leftUntil(50 * hour, 0)).toMatchObject({ key: 'left.days', days: 2, hours: 2 });
  expect(leftUntil(5 * hour, 0)).toMatchObject({ key: 'left.hours', hours: 5 });
  expect(leftUntil(72_000, 0)).toMatchObject({ key: null, clock: '1:12' });
  expect(leftUntil(0, 10)).toMatchObject({ clock: '0:00' });
});

test('a digest holds what others did since one last looked, for who was away a while', () => {
  const told = (step: number, seat: number, lines = 1): ToldStep =>
    ({ step, seat, entries: [], lines: Array.from({ length: lines }, () => ({ key: 'x' })) }) as unknown as ToldStep;
  const log = [told(1, 1), told(2, 0), told(3, 1), told(4, 2), told(5, 1, 0)];
  const steps = (now: number, seen = { step: 1, at: 0 } as { step: number; at: number } | null) =>
    digestOf(log, { seen, viewer: 0, standIns: [], now }).map(({ step }) => step);
  expect(steps(600_000)).toEqual([3, 4]);
  expect(steps(599_999)).toEqual([]);
  expect(steps(600_000, null)).toEqual([]);
  // What a bot played for them they have not seen either.
  const standIns = [{ seat: 0, level: 2, from: 1, to: 2 } as const];
  const all = digestOf(log, { seen: { step: 0, at: 0 }, viewer: 0, standIns, now: 600_000 });
  expect(all.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
  expect(digestOf(log, { seen: { step: 0, at: 0 }, viewer: null, standIns: [], now: 600_000 })).toEqual([]);
});

describe.each([
  [en, /Nobody sees how you vote/, /your answer is known/, /after it goes too, also what you chose/],
  [
    de,
    /Niemand sieht, wie du stimmst/,
    /deine Antwort ist also bekannt/,
    /danach gewählt wurde, geht auch zurück, auch deine/,
  ],
] as const)('before a vote it is said', (texts, secret, known, goesToo) => {
  const bot: Player = { name: 'Dot', kind: 'bot', level: 2 };
  const said = (kind: 'undo' | 'abort', at: readonly Player[], parts: Partial<Company> = {}) =>
    beforeVote({ kind }, { company: company(parts), players: at })
      .map((key) => texts[key])
      .join(' ');

  test('that nobody sees how one votes, with three people and more', () => {
    expect(said('abort', players)).toMatch(secret);
    expect(said('abort', players)).not.toMatch(known);
  });

  test('that the answer is known, with two: bots do not vote, nor who is replaced by one', () => {
    const replaced = { standIns: [{ seat: 2, level: 2, from: 3, to: null } as const] };
    for (const two of [
      said('abort', players.slice(0, 2)),
      said('abort', [...players.slice(0, 2), bot]),
      said('abort', players, replaced),
    ]) {
      expect(two).toMatch(known);
      expect(two).not.toMatch(secret);
    }
    const isBack = { standIns: [{ seat: 2, level: 2, from: 3, to: 5 } as const] };
    expect(said('abort', players, isBack)).toMatch(secret);
  });

  test('that what others chose since goes too, where something is taken back, and only there', () => {
    expect(said('undo', players)).toMatch(goesToo);
    expect(said('abort', players)).not.toMatch(goesToo);
  });
});
