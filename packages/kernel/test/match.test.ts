import { describe, expect, test } from 'vitest';
import { byOf, look, Match, owing, timeOut } from '../src/index.ts';
import { newMatch, privateToy, type Toy, toy } from './toy.ts';

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

  test('does not notice what is done to its copy', () => {
    const match = newMatch();
    match.choose(0, { kind: 'open' });
    const copy = match.copy();
    expect([copy.choices, copy.state, copy.rewrites]).toEqual([match.choices, match.state, match.rewrites]);
    copy.undo(0);
    copy.choose(0, { kind: 'roll' });
    expect(match.choices).toEqual([{ seat: 0, choice: { kind: 'open' } }]);
    expect([match.rewrites, copy.rewrites]).toEqual([0, 1]);
    expect(match.undo(0)).toBeNull();
  });

  test('does not keep what is refused', () => {
    const match = newMatch();
    expect(match.choose(1, { kind: 'open' }).ok).toBe(false);
    expect(match.choices).toEqual([]);
  });

  test('is replayed whole or up to a step', () => {
    const match = newMatch();
    for (const kind of ['open', 'roll', 'open'] as const) match.choose(0, { kind });
    expect(Match.replay(toy, match.export()).choices).toEqual(match.choices);
    expect(Match.replay(toy, match.export(), 2).state).toEqual(match.stateAt(2));
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

describe('several choices at once', () => {
  test('are made one after another', () => {
    const match = newMatch();
    expect(match.chooseAll(0, [{ kind: 'open' }, { kind: 'ask' }, { kind: 'tell' }])).toEqual({ ok: true });
    expect(match.choicesFrom(1)).toEqual([
      { seat: 0, choice: { kind: 'ask' } },
      { seat: 0, choice: { kind: 'tell' } },
    ]);
    expect(match.undo(0)).toBeNull();
    expect(match.length).toBe(2);
  });

  test('are none of them made when one is refused; it says which', () => {
    const match = newMatch();
    const before = match.fingerprint();
    const refused = match.chooseAll(0, [{ kind: 'roll' }, { kind: 'deep' }, { kind: 'open' }]);
    expect(refused).toMatchObject({ ok: false, at: 2, ruling: { clause: 'TOY-1.3' } });
    expect([match.length, match.fingerprint()]).toEqual([0, before]);
  });

  test('are none of them made when a rule throws', () => {
    const match = newMatch();
    expect(() => match.chooseAll(0, [{ kind: 'roll' }, { kind: 'break' }])).toThrow('a broken card');
    expect(match.length).toBe(0);
  });
});

describe('what is chosen at any time', () => {
  const resign = { kind: 'resign' } as const;
  const voting = () => {
    const match = newMatch(toy, 3);
    match.choose(0, { kind: 'vote' });
    return match;
  };

  test('does not tell how many have answered an open decision', () => {
    const [some, none] = [voting(), voting()];
    some.choose(0, ballot);
    for (const match of [some, none]) match.choose(2, resign);
    for (const viewer of [1, 2, null]) {
      expect(some.look(viewer)).toEqual(none.look(viewer));
      expect(some.log(viewer)).toEqual(none.log(viewer));
      expect(some.rewrites).toBe(none.rewrites);
      if (viewer !== null) expect(some.cannotUndo(viewer)).toBe(none.cannotUndo(viewer));
    }
    expect(some.look(0).answer).toEqual(ballot);
    some.choose(1, ballot);
    expect(some.state.table.notes).toEqual(['0,0']);
    expect(Match.replay(toy, some.export()).fingerprint()).toBe(some.fingerprint());
  });

  test('does not tell whether who left had answered', () => {
    const [given, none] = [voting(), voting()];
    given.choose(2, ballot);
    for (const match of [given, none]) match.choose(2, resign);
    expect(given.export()).toEqual(none.export());
  });

  test('closes a decision that waited for nobody else', () => {
    const match = voting();
    for (const seat of [1, 0]) match.choose(seat, ballot);
    match.choose(2, resign);
    expect(match.state.table.notes).toEqual(['0,0']);
    expect(match.choices.map(({ seat }) => seat)).toEqual([0, 2, 1, 0]);
  });

  test('voids the answers when it takes the question away', () => {
    const match = newMatch();
    match.choose(0, { kind: 'vote' });
    match.choose(0, ballot);
    match.choose(1, resign);
    expect(match.state.outcome?.winners).toEqual([0]);
    expect(match.length).toBe(2);
  });
});

describe('the clock', () => {
  const late = { kind: 'time-out' } as const;

  test('alone chooses what comes of time that has run out', () => {
    const match = newMatch();
    expect(match.look(0).anytime).toEqual([{ kind: 'resign' }]);
    for (const asked of [0, 1]) {
      expect(match.ruling(asked, late)?.clause).toBe('TOY-1.2');
      expect(match.choose(asked, late)).toMatchObject({ ok: false, ruling: { clause: 'TOY-1.2' } });
    }
    expect(timeOut(toy, match.state, 0)).toEqual(late);
    expect(match.choose(0, late, 'clock').ok).toBe(true);
    expect(match.state.table.notes).toEqual(['0 is late']);
  });

  test('chooses nothing else, and nothing where time means nothing', () => {
    const match = newMatch();
    expect(match.choose(0, { kind: 'time-out', for: 1 } as never, 'clock').ok).toBe(false);
    match.choose(0, { kind: 'vote' });
    expect(timeOut(toy, match.state, 0)).toBeNull();
    expect(match.choose(0, late, 'clock')).toMatchObject({ ok: false, ruling: { clause: 'TOY-1.3' } });
    const { clock: _, ...without } = toy.anytime;
    const timeless = newMatch({ ...toy, anytime: without });
    expect(timeOut(timeless.game, timeless.state, 0)).toBeNull();
    match.choose(1, { kind: 'resign' });
    expect(timeOut(toy, match.state, 0)).toBeNull();
  });

  test('is final, and its choices are replayed as its own', () => {
    const match = newMatch();
    expect(match.choose(0, late, 'clock')).toMatchObject({ sealed: true });
    expect(match.undo(0)).toBe('sealed');
    expect(Match.replay(toy, match.export()).fingerprint()).toBe(match.fingerprint());
    expect([byOf(toy, late), byOf(toy, { kind: 'open' }), byOf(toy, null)]).toEqual(['clock', 'seat', 'seat']);
  });
});

describe('a decision that closes at a time of its own', () => {
  const held = (...ballots: readonly number[]) => {
    const match = newMatch();
    match.holdsBack = ({ stack }) => stack.at(-1)?.kind === 'vote';
    match.choose(0, { kind: 'vote' });
    for (const seat of ballots) match.choose(seat, ballot);
    return match;
  };
  const seats = [...look(toy, held().state, null).asked];

  test('keeps its last answer, unseen like the others', () => {
    const [one, all] = [held(...seats.slice(1)), held(...seats)];
    expect(all.look(null)).toEqual(one.look(null));
    expect(all.log(null)).toEqual(one.log(null));
    expect(all.look(0)).toMatchObject({ prompt: null, answer: ballot, asked: seats });
    expect(owing(toy, all.state)).toEqual([]);
    expect(all.choose(0, ballot).ok).toBe(false);
    expect(all.copy().look(0)).toEqual(all.look(0));
  });

  test('is carried out when it is released, as if nothing had waited', () => {
    const match = held(...seats);
    const [before, last] = [match.length, match.choices.at(-1)];
    match.release();
    expect([match.length, match.choices.at(-1)]).toEqual([before, last]);
    const plain = newMatch();
    plain.choose(0, { kind: 'vote' });
    for (const seat of seats) plain.choose(seat, ballot);
    expect(match.state).toEqual(plain.state);
    expect(match.log(1)).toEqual(plain.log(1));
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
  test('starts with the deal and goes on choice by choice, each viewer seeing its own', () => {
    const match = newMatch();
    match.choose(0, { kind: 'peek' });
    match.choose(0, { kind: 'open' });
    const texts = (seat: number | null) => match.log(seat).map(({ entries }) => entries.map(({ text }) => text));
    expect(texts(0)).toEqual([['dealt'], ['saw it'], ['open']]);
    expect(texts(1)).toEqual([['dealt'], ['peeked'], []]);
    expect(texts(null)).toEqual(texts(1));
    expect(match.log(0, 2)).toMatchObject([{ step: 2, seat: 0 }]);
  });

  test('does not tell who has answered an open decision, nor how many before oneself', () => {
    const match = newMatch();
    match.choose(0, { kind: 'vote' });
    match.choose(0, ballot);
    const steps = (seat: number | null) => match.log(seat).map(({ step }) => step);
    expect([steps(0), steps(1), steps(null)]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    match.choose(1, ballot);
    expect([steps(0), steps(1)]).toEqual([
      [0, 1, 3],
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
    match.choose(0, { kind: 'ask' });
    expect(match.look(0)).toEqual(look(privateToy, match.state, 0));
    for (const viewer of [1, null]) {
      expect(match.shownTo(viewer)).toBe(1);
      expect(match.look(viewer)).toEqual(look(privateToy, floor, viewer));
      expect(match.log(viewer).map(({ step }) => step)).toEqual([0, 1]);
    }
    expect(match.shownTo(0)).toBe(2);
    expect(match.log(0).map(({ step }) => step)).toEqual([0, 1, 2]);
  });

  test('they see it all once the floor rises', () => {
    const match = newMatch(privateToy);
    match.choose(0, { kind: 'open' });
    match.choose(0, { kind: 'roll' });
    expect(match.look(1)).toEqual(look(privateToy, match.state, 1));
    expect(match.log(1)).toHaveLength(3);
  });

  test('a turn ends where another is asked: that cannot be taken back, and the other sees it', () => {
    const match = newMatch(privateToy);
    match.choose(0, { kind: 'open' });
    expect(match.choose(0, { kind: 'deep' })).toMatchObject({ ok: true, sealed: true });
    expect(match.undo(0)).toBe('sealed');
    expect(match.look(1).asked).toEqual([1]);
  });

  test('whether and why another cannot undo does not tell that a choice was made', () => {
    const match = newMatch(privateToy, 3);
    match.choose(0, { kind: 'deep' });
    const reasons = () => [0, 2].map((seat) => match.cannotUndo(seat));
    expect(reasons()).toEqual(['sealed', 'not-yours']);
    match.choose(1, { kind: 'open' });
    expect(reasons()).toEqual(['sealed', 'not-yours']);
    expect([match.undo(0), match.undo(2), match.length]).toEqual(['sealed', 'not-yours', 2]);
    expect(match.cannotUndo(1)).toBeNull();
  });

  test('another acts on what it sees: open choices made since leave no trace', () => {
    const [hidden, none] = [newMatch(privateToy, 3), newMatch(privateToy, 3)];
    for (const match of [hidden, none]) match.choose(0, { kind: 'roll' });
    hidden.choose(0, { kind: 'open' });
    hidden.choose(0, { kind: 'ask' });
    for (const match of [hidden, none]) expect(match.choose(2, { kind: 'resign' }).ok).toBe(true);
    expect(hidden.export()).toEqual(none.export());
    for (const viewer of [0, 1, 2, null]) {
      expect(hidden.look(viewer)).toEqual(none.look(viewer));
      expect(hidden.log(viewer)).toEqual(none.log(viewer));
    }
  });

  test('another is refused by what it sees', () => {
    const idle = (s: Match<Toy>['state']) => ({ clause: 'TOY-1.3' as const, because: { key: `step ${s.step}` } });
    const match = newMatch({ ...privateToy, idle });
    match.choose(0, { kind: 'roll' });
    match.choose(0, { kind: 'open' });
    expect(match.ruling(1, { kind: 'open' })?.because.key).toBe('step 1');
    expect(match.choose(1, { kind: 'open' })).toMatchObject({ ok: false, ruling: { because: { key: 'step 1' } } });
    expect(match.length).toBe(2);
    expect(match.ruling(0, { kind: 'open' })).toBeNull();
  });

  test('a record in which open choices were kept is repeated as it stands', () => {
    const match = newMatch(privateToy, 3);
    const recorded = [
      { seat: 0, choice: { kind: 'open' } },
      { seat: 2, choice: { kind: 'resign' } },
    ];
    for (const one of recorded) expect(match.repeat(one).ok).toBe(true);
    expect(Match.replay(privateToy, match.export()).choices).toEqual(recorded);
  });
});
