import { describe, expect, test } from 'vitest';
import { RulesFault } from '../src/fault.ts';
import {
  anytimeChoices,
  choices,
  copyState,
  deciders,
  isAsked,
  isAtRest,
  look,
  lookInPlace,
  owing,
  play,
  playInPlace,
  ruling,
  type State,
  start,
  topFrame,
  wouldSeal,
} from '../src/index.ts';
import { type Toy, toy } from './toy.ts';

const dealt = (seats = 2) => start(toy, {}, seats, 'a seed').state;

function after(s: State<Toy>, seat: number, choice: Toy['choice']): State<Toy> {
  const played = play(toy, s, seat, choice);
  if (!played.ok) throw new Error(`refused by ${played.ruling.clause}`);
  return played.state;
}

describe('start', () => {
  test('deals from the seed alone', () => {
    expect(dealt()).toEqual(dealt());
    expect(start(toy, {}, 2, 'another').state.table.hands).not.toEqual(dealt().table.hands);
  });

  test('names the game, its version and the seats, and waits for the first decision', () => {
    expect(dealt()).toMatchObject({ game: 'toy', version: '3', seats: 2, step: 0, picks: [], outcome: null });
    expect(deciders(toy, dealt())).toEqual([0]);
    expect(start(toy, {}, 2, '').log).toMatchObject([{ entry: { text: 'dealt' }, secret: null }]);
  });
});

describe('a refusal', () => {
  test('comes from the frame for who is asked, and from the game for who is not', () => {
    const s = dealt();
    expect(ruling(toy, s, 0, { kind: 'fly' })?.clause).toBe('TOY-1.1');
    expect(ruling(toy, s, 1, { kind: 'open' })?.clause).toBe('TOY-1.3');
    expect(ruling(toy, s, 0, { kind: 'open' })).toBeNull();
  });

  test('meets anything at all', () => {
    for (const choice of [null, undefined, 7, 'open', ['open'], {}, { kind: 'open', extra: 1 }]) {
      expect(ruling(toy, dealt(), 0, choice)?.clause).toBe('TOY-1.1');
    }
  });

  test('changes nothing', () => {
    const s = dealt();
    const before = JSON.stringify(s);
    expect(play(toy, s, 1, { kind: 'open' })).toEqual({ ok: false, ruling: toy.idle(s, 1) });
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('play', () => {
  test('leaves the old state and gives a new one', () => {
    const s = dealt();
    const before = JSON.stringify(s);
    const played = play(toy, s, 0, { kind: 'deep' });
    expect(JSON.stringify(s)).toBe(before);
    expect(played).toMatchObject({ ok: true, sealed: false, state: { step: 1 } });
  });

  test('resolves what is pushed in the order in which it is listed, what that pushes first', () => {
    expect(after(dealt(), 0, { kind: 'deep' }).table.notes).toEqual(['one', 'one and a half', 'two']);
  });

  test('leaves the old state standing when a rule throws', () => {
    const s = dealt();
    expect(() => play(toy, s, 0, { kind: 'break' })).toThrow('a broken card');
    expect(s).toEqual(dealt());
    expect(after(s, 0, { kind: 'open' }).step).toBe(1);
  });

  test('stops a rule that never comes to rest, or leaves nothing to decide', () => {
    expect(() => play(toy, dealt(), 0, { kind: 'loop' })).toThrow(RulesFault);
    expect(() => play(toy, dealt(), 0, { kind: 'loop' })).toThrow('frame "endless" never comes to rest');
    expect(() => play(toy, dealt(), 0, { kind: 'stop' })).toThrow('nothing to decide and no outcome');
  });

  test('seals what used chance, taught somebody, asked several at once or ended the match', () => {
    const seals = (kind: 'open' | 'roll' | 'peek' | 'win' | 'vote') => wouldSeal(toy, dealt(), 0, { kind });
    expect([seals('open'), seals('roll'), seals('peek'), seals('win'), seals('vote')]).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(wouldSeal(toy, dealt(), 1, { kind: 'win' })).toBe(false);
  });

  test('is over when it is over', () => {
    const s = after(dealt(), 0, { kind: 'win' });
    expect(s).toMatchObject({ stack: [], picks: [], outcome: { winners: [0] } });
    expect(deciders(toy, s)).toEqual([]);
    expect(anytimeChoices(toy, s, 0)).toEqual([]);
    expect(ruling(toy, s, 0, { kind: 'resign' })?.clause).toBe('TOY-1.3');
    expect(() => playInPlace(toy, s, 0, { kind: 'open' })).toThrow(RulesFault);
  });
});

describe('playInPlace', () => {
  test('gives the same state as play, chance included', () => {
    for (const kind of ['open', 'roll', 'peek', 'deep', 'vote', 'win'] as const) {
      const s = copyState(toy, dealt());
      playInPlace(toy, s, 0, { kind });
      expect(s).toEqual(after(dealt(), 0, { kind }));
    }
  });
});

describe('a decision of several seats', () => {
  const voting = after(dealt(3), 0, { kind: 'vote' });
  const ballot = (seat: number) => ({ kind: 'ballot', for: seat }) as const;

  test('asks them all, and each once', () => {
    expect(deciders(toy, voting)).toEqual([0, 1, 2]);
    const s = after(voting, 1, ballot(2));
    expect([0, 1, 2].map((seat) => isAsked(toy, s, seat))).toEqual([true, false, true]);
    expect([owing(toy, voting), owing(toy, s)]).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
    expect(choices(toy, s, 1)).toEqual([]);
    expect(ruling(toy, s, 1, ballot(0))?.clause).toBe('TOY-1.3');
  });

  test('shows an answer to nobody else, nor that there is one', () => {
    const s = after(voting, 1, ballot(2));
    for (const viewer of [0, 2, null]) expect(look(toy, s, viewer)).toEqual(look(toy, voting, viewer));
    expect(look(toy, s, 1)).toMatchObject({ answer: ballot(2), prompt: null, choices: [], step: 1 });
  });

  test('is resolved when all have answered, in the order of the deciders, whoever answered first', () => {
    const s = after(after(after(voting, 2, ballot(0)), 0, ballot(1)), 1, ballot(2));
    expect(s.table.notes).toEqual(['1,2,0']);
    expect(s.picks).toEqual([]);
    expect(topFrame(s)).toEqual({ kind: 'turn', seat: 1 });
    expect(look(toy, s, null).step).toBe(4);
  });

  test('closes without a seat that resigns', () => {
    const s = after(after(after(voting, 0, ballot(1)), 1, ballot(2)), 2, { kind: 'resign' });
    expect(s.table.notes).toEqual(['1,2']);
    expect(s.picks).toEqual([]);
  });

  test('forgets the answer of a seat that resigns', () => {
    const left = after(after(voting, 0, ballot(1)), 0, { kind: 'resign' });
    expect(left.picks).toEqual([]);
    const s = after(after(left, 1, ballot(0)), 2, ballot(0));
    expect(s.table.notes).toEqual(['0,0']);
  });

  test('keeps the answers of the others when one resigns', () => {
    const four = after(after(voting, 1, ballot(1)), 0, { kind: 'resign' });
    expect(four.picks).toEqual([null, ballot(1), null]);
    expect(after(four, 2, ballot(2)).table.notes).toEqual(['1,2']);
  });
});

describe('a choice at any time', () => {
  test('is legal for who is not asked', () => {
    const s = dealt(3);
    expect(anytimeChoices(toy, s, 1)).toEqual([{ kind: 'resign' }]);
    const left = after(s, 1, { kind: 'resign' });
    expect(topFrame(left)).toEqual({ kind: 'turn', seat: 0 });
    expect(anytimeChoices(toy, left, 1)).toEqual([]);
    expect(ruling(toy, left, 1, { kind: 'resign' })?.clause).toBe('TOY-1.3');
  });

  test('may end the match', () => {
    expect(after(dealt(), 1, { kind: 'resign' }).outcome?.winners).toEqual([0]);
  });
});

describe('a look', () => {
  test('holds what its viewer may know, and no more', () => {
    const s = dealt();
    expect(look(toy, s, 0)).toMatchObject({ seat: 0, asked: [0], prompt: { key: 'asked' }, answer: null });
    expect(look(toy, s, 0).choices).toEqual(choices(toy, s, 0));
    expect(look(toy, s, 1)).toMatchObject({ prompt: null, choices: [], anytime: [{ kind: 'resign' }] });
    expect(look(toy, s, null)).toMatchObject({ prompt: null, choices: [], anytime: [], view: { hand: null } });
    expect(JSON.stringify(look(toy, s, null))).not.toContain('a seed');
  });

  test('for search is the same, and makes nothing that nobody reads', () => {
    const s = dealt();
    for (const viewer of [0, 1, null]) {
      const now = lookInPlace(toy, s, viewer);
      const whole = look(toy, s, viewer);
      expect(Object.fromEntries(Object.keys(whole).map((part) => [part, now[part as keyof typeof now]]))).toEqual(
        whole,
      );
      expect(now.view).toBe(now.view);
      expect(now.choices).toBe(now.choices);
    }
    const blind = { ...toy, view: () => expect.fail('nobody asked for a view') };
    expect(lookInPlace(blind, s, 0).choices).toEqual(choices(toy, s, 0));
  });
});

test('a frame is a point of rest unless it says otherwise', () => {
  expect(isAtRest(toy, dealt())).toBe(true);
  expect(isAtRest(toy, after(dealt(), 0, { kind: 'vote' }))).toBe(false);
  expect(isAtRest(toy, after(dealt(), 0, { kind: 'win' }))).toBe(true);
});
