import { describe, expect, test } from 'vitest';
import { look, Match } from '../src/index.ts';
import { newMatch, privateToy, toy } from './toy.ts';

const ballot = { kind: 'ballot', for: 0 } as const;

describe('a match', () => {
  test('is refused with a clause when it cannot be set up', () => {
    const refused = Match.create(toy, { options: {}, seats: 4, seed: '' });
    expect(refused).toMatchObject({ ok: false, ruling: { clause: 'TOY-1.3' } });
  });

  test('keeps its choices and every state', () => {
    const match = newMatch();
    const states = [match.state];
    for (let i = 0; i < 100; i++) {
      match.choose(0, { kind: i % 7 === 3 ? 'roll' : 'open' });
      states.push(match.state);
    }
    expect(match.choices).toHaveLength(100);
    for (const [step, state] of states.entries()) expect(match.stateAt(step)).toEqual(state);
  });

  test('does not share its choices with the caller', () => {
    const match = newMatch();
    match.choose(0, { kind: 'vote' });
    const choice = { kind: 'ballot' as const, for: 1 };
    match.choose(0, choice);
    choice.for = 0;
    expect(match.choices[1]).toEqual({ seat: 0, choice: { kind: 'ballot', for: 1 } });
    expect(match.look(0).answer).toEqual({ kind: 'ballot', for: 1 });
  });

  test('does not keep what is refused', () => {
    const match = newMatch();
    expect(match.choose(1, { kind: 'open' }).ok).toBe(false);
    expect(match.choices).toEqual([]);
  });

  test('stands as it was when a rule throws', () => {
    const match = newMatch();
    const before = match.fingerprint();
    expect(() => match.choose(0, { kind: 'break' })).toThrow('a broken card');
    expect(match.fingerprint()).toBe(before);
    expect(match.choices).toEqual([]);
  });

  test('tells agreeing states by equal fingerprints', () => {
    const [one, other] = [newMatch(), newMatch()];
    expect(one.fingerprint()).toBe(other.fingerprint());
    one.choose(0, { kind: 'roll' });
    expect(one.fingerprint()).not.toBe(other.fingerprint());
  });
});

describe('undo', () => {
  test('takes back one choice, and then the one before', () => {
    const match = newMatch();
    const before = match.fingerprint();
    match.choose(0, { kind: 'open' });
    match.choose(0, { kind: 'open' });
    expect(match.undo(0)).toBeNull();
    expect(match.choices).toHaveLength(1);
    expect(match.undo(0, 'choice')).toBeNull();
    expect(match.fingerprint()).toBe(before);
    expect(match.undo(0)).toBe('nothing-yet');
  });

  test('takes back one action: to where the game was last at rest', () => {
    const match = newMatch();
    match.choose(0, { kind: 'open' });
    match.choose(0, { kind: 'ask' });
    match.choose(0, { kind: 'tell' });
    expect(match.undo(0, 'action')).toBeNull();
    expect(match.choices).toEqual([{ seat: 0, choice: { kind: 'open' } }]);
  });

  test('takes back all down to the floor, and not what is below', () => {
    const match = newMatch();
    match.choose(0, { kind: 'roll' });
    const sealed = match.fingerprint();
    match.choose(0, { kind: 'open' });
    match.choose(0, { kind: 'deep' });
    expect(match.floor).toBe(1);
    expect(match.undo(0, 'floor')).toBeNull();
    expect(match.fingerprint()).toBe(sealed);
    expect(match.cannotUndo(0)).toBe('sealed');
  });

  test('stops at chance, at something learned and at the end', () => {
    for (const kind of ['roll', 'peek', 'win'] as const) {
      const match = newMatch();
      match.choose(0, { kind });
      expect(match.undo(0)).toBe('sealed');
      expect(match.floor).toBe(1);
    }
  });

  test('belongs to who chose last', () => {
    const match = newMatch();
    match.choose(0, { kind: 'deep' });
    expect(match.cannotUndo(1)).toBe('not-yours');
    match.choose(1, { kind: 'open' });
    expect(match.cannotUndo(0)).toBe('not-yours');
    expect(match.floor).toBe(1);
  });

  test('does not reach an answer that others may still be giving', () => {
    const match = newMatch();
    match.choose(0, { kind: 'vote' });
    match.choose(0, ballot);
    expect(match.cannotUndo(0)).toBe('sealed');
  });

  test('is refused for the same reason whether or not others have answered', () => {
    const match = newMatch(toy, 3);
    match.choose(0, { kind: 'vote' });
    match.choose(0, ballot);
    const reasons = () => [0, 2].map((seat) => match.cannotUndo(seat));
    const before = reasons();
    match.choose(1, ballot);
    expect(reasons()).toEqual(before);
  });

  test('reaches far back in a long match', () => {
    const match = newMatch();
    for (let i = 0; i < 50; i++) match.choose(0, { kind: 'roll' });
    match.choose(0, { kind: 'deep' });
    match.choose(1, { kind: 'open' });
    match.undo(1, 'floor');
    expect(match.undo(0)).toBeNull();
    expect(match.choices).toHaveLength(50);
    expect(match.state).toEqual(match.stateAt(50));
  });
});

describe('the log', () => {
  test('starts with the deal and goes on choice by choice, each reader seeing its own', () => {
    const match = newMatch();
    match.choose(0, { kind: 'peek' });
    match.choose(0, { kind: 'open' });
    const texts = (seat: number | null) => match.log(seat).map(({ entries }) => entries.map(({ text }) => text));
    expect(texts(0)).toEqual([['dealt'], ['saw it'], ['open']]);
    expect(texts(1)).toEqual([['dealt'], ['peeked'], []]);
    expect(texts(null)).toEqual(texts(1));
    expect(match.log(0, 2)).toMatchObject([{ step: 2, seat: 0 }]);
  });

  test('does not tell who has answered an open decision', () => {
    const match = newMatch();
    match.choose(0, { kind: 'vote' });
    match.choose(0, ballot);
    const steps = (seat: number | null) => match.log(seat).map(({ step }) => step);
    expect([steps(0), steps(1), steps(null)]).toEqual([
      [0, 1, 2],
      [0, 1],
      [0, 1],
    ]);
    match.choose(1, ballot);
    expect([steps(0), steps(1)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 3],
    ]);
  });

  test('does not tell, once a decision is closed, who answered before whom', () => {
    const [one, other] = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const match = newMatch();
      match.choose(0, { kind: 'vote' });
      for (const seat of order) match.choose(seat, ballot);
      return match;
    });
    expect(one?.log(null)).toEqual(other?.log(null));
    expect(one?.log(null).at(-1)).toMatchObject({ step: 3, seat: null });
  });
});

describe('where turns are private', () => {
  test('others see the state and the log at the floor', () => {
    const match = newMatch(privateToy);
    match.choose(0, { kind: 'roll' });
    const floor = match.state;
    match.choose(0, { kind: 'deep' });
    expect(match.look(0)).toEqual(look(privateToy, match.state, 0));
    for (const reader of [1, null]) {
      expect(match.look(reader)).toEqual(look(privateToy, floor, reader));
      expect(match.log(reader).map(({ step }) => step)).toEqual([0, 1]);
    }
    expect(match.log(0).map(({ step }) => step)).toEqual([0, 1, 2]);
  });

  test('they see it all once the floor rises', () => {
    const match = newMatch(privateToy);
    match.choose(0, { kind: 'open' });
    match.choose(0, { kind: 'roll' });
    expect(match.look(1)).toEqual(look(privateToy, match.state, 1));
    expect(match.log(1)).toHaveLength(3);
  });
});
