import { Match, wouldSeal } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { DECKS } from '../content/index.ts';
import { type Choice, type EndStream, endstream, type Options, type State } from '../rules/index.ts';
import { parse, print } from './notation.ts';

/** A real match, past the mulligans. `ana` and `bo` are the starting and the second player. */
class Walk {
  readonly match: Match<EndStream>;

  constructor(decks: Options['decks'] = [DECKS.meridian, DECKS.meridian], seed = 'walk') {
    for (let i = 0; ; i++) {
      const match = Match.create(endstream, {
        options: { ...endstream.defaults(2), decks },
        seats: 2,
        seed: `${seed} ${i}`,
      });
      if (!(match instanceof Match)) throw new Error('refused');
      this.match = match;
      if (match.state.table.first === 0) break;
    }
    this.play(0, 'keep').play(1, 'keep');
  }

  get state(): State {
    return this.match.state;
  }

  play(seat: number, ...words: string[]): this {
    for (const one of words) {
      const played = this.match.choose(seat, parse(this.state, seat, one));
      if (!played.ok)
        throw new Error(
          `${one} is refused by ${played.ruling.clause}; offered: ${this.match
            .look(seat)
            .choices.map((choice) => print(this.state, choice))
            .join(', ')}`,
        );
    }
    return this;
  }

  /** Ready agendas of the seat, as many as give these points. */
  tap(seat: number): this {
    for (const choice of this.match.look(seat).choices) if (choice.kind === 'agenda') this.match.choose(seat, choice);
    return this;
  }

  /** Puts everybody on the board where the test wants them: straight on the state, before the walk begins. */
  arrange(change: (state: State) => void): this {
    change(this.state);
    return this;
  }
}

const put = (s: State, name: string, at: number) => {
  const op = s.table.operators.find(
    ({ card }, no) => card.startsWith(name.split('.')[1]!) && no < 7 === name.startsWith('ana'),
  )!;
  Object.assign(op, { zone: 'board', at, present: true });
  return op;
};

/** Aran and Moth face Vesna in ana's 2100, in a middle turn. */
const middle = () =>
  new Walk().arrange((s) => {
    put(s, 'ana.aran', 3);
    put(s, 'ana.moth', 3);
    put(s, 'bo.vesna', 3);
    s.table.players[0].turns = 3;
    s.table.players[1].turns = 2;
    s.table.players[0].points = [9, 0, 0];
    for (const agenda of s.table.agendas) Object.assign(agenda, { card: 'AG-01', up: 0 });
  });

describe('ES-16 the turn is a private plan', () => {
  test('ES-16.1 ES-16.2 ES-R36 nothing is final before the turn is finished: every line can be tried and taken back', () => {
    const w = middle();
    const before = JSON.stringify(w.state);
    for (const line of [
      ['move aran ana 2300'],
      ['ability aran 0', 'on vesna'],
      ['agenda 1800', 'spin moth', 'push 1900', 'step 1800'],
    ]) {
      w.play(0, ...line);
      expect(w.match.undo(0, 'floor')).toBeNull();
      expect(JSON.stringify(w.state)).toBe(before);
    }
    w.play(0, 'ability aran 0', 'on vesna', 'finish');
    expect(w.match.cannotUndo(0)).toBe('sealed');
  });

  test('ES-16.3 ES-R36 back one action at a time, whatever it took to make it, with the exact earlier state', () => {
    const w = middle();
    const states = [JSON.stringify(w.state)];
    for (const action of ['move aran ana 2200', 'agenda 1800', 'spin moth', 'push 1900']) {
      w.play(0, action);
      states.push(JSON.stringify(w.state));
    }
    // Half-way through an action "one action" goes back to where it began.
    w.play(0, 'move moth ana 2200', 'ability aran 0');
    w.match.undo(0, 'action');
    w.match.undo(0, 'action');
    for (const state of states.toReversed()) {
      expect(JSON.stringify(w.state)).toBe(state);
      w.match.undo(0, 'action');
    }
  });

  test('ES-16.3 an action of several choices is taken back whole, or choice by choice', () => {
    const w = middle();
    const before = JSON.stringify(w.state);
    w.play(0, 'ability aran 0', 'on vesna');
    expect(w.match.undo(0, 'action')).toBeNull();
    expect(JSON.stringify(w.state)).toBe(before);
    w.play(0, 'ability aran 0', 'on vesna');
    w.match.undo(0, 'choice');
    expect(w.match.look(0).choices.map((choice) => print(w.state, choice))).toContain('on bo.vesna-holt-warden');
  });

  test('ES-16.4 the start step cannot be undone', () => {
    const w = new Walk().play(0, 'finish');
    expect([w.match.cannotUndo(1), w.match.cannotUndo(0), w.match.floor]).toEqual(['not-yours', 'sealed', 3]);
    w.play(1, 'agenda 1800');
    w.match.undo(1, 'floor');
    expect([w.state.table.turn, w.state.table.phase]).toEqual([1, 'action']);
  });

  test('ES-16.4 neither can a choice in it', () => {
    const w = middle().arrange((s) => {
      s.table.gear.push({ id: 26, card: 'droid', by: 0, on: -1, at: 3 });
      s.table.operators[13]!.slots = ['used', 'unused'];
    });
    w.play(0, 'finish').play(1, 'finish');
    expect(w.match.look(0).choices.map(({ kind }) => kind)).toEqual(['target']);
    w.play(0, 'on vesna');
    expect(w.match.cannotUndo(0)).toBe('sealed');
  });

  test('ES-16.5 ES-16.6 ES-R36 a LOOK is a commit point, and the table knows it before the click', () => {
    const w = middle().play(0, 'move aran ana 2200', 'ability moth 1');
    const look = w.match
      .look(0)
      .choices.map((choice) => [print(w.state, choice), wouldSeal(endstream, w.state, 0, choice)]);
    expect(look).toEqual([['on bo.vesna-holt-warden', true]]);
    w.play(0, 'on vesna');
    expect([w.match.cannotUndo(0), w.match.floor]).toEqual(['sealed', w.match.choices.length]);
    // What comes after it can be taken back, down to it.
    w.play(0, 'move moth ana 2200', 'agenda 1800');
    expect(w.match.undo(0, 'floor')).toBeNull();
    expect(w.match.choices.at(-1)?.choice).toEqual({
      kind: 'target',
      thing: w.state.table.operators.findIndex(({ card }, no) => no > 6 && card.startsWith('vesna')),
    });
  });

  test('ES-16.5 chance is a commit point too', () => {
    const w = middle().arrange((s) => {
      const moth = put(s, 'ana.moth', 3);
      Object.assign(moth, { techs: ['temporal-scrambler', 'droid'] });
    });
    w.play(0, 'tech moth temporal-scrambler');
    const choice: Choice = w.match.look(0).choices[0]!;
    expect(wouldSeal(endstream, w.state, 0, choice)).toBe(true);
    w.match.choose(0, choice);
    expect(w.match.cannotUndo(0)).toBe('sealed');
  });

  test('ES-16.5 showing one’s own hidden cards, or disintegrating, is none', () => {
    const w = middle().arrange((s) => {
      put(s, 'bo.vesna', 3).disabled = 1;
    });
    w.play(0, 'tech aran vibroblade', 'ability aran 0', 'on vesna');
    expect([w.state.table.operators.some(({ zone }) => zone === 'gone'), w.match.cannotUndo(0)]).toEqual([true, null]);
  });

  test('ES-16.7 limits are given back with the action that used them', () => {
    const w = middle().play(0, 'spin aran', 'push 1800', 'move aran ana 2200', 'tech aran vibroblade');
    const list = () => w.match.look(0).choices.map((choice) => print(w.state, choice));
    expect(
      ['spin', 'push', 'move aran', 'tech aran'].map((kind) => list().some((words) => words.startsWith(kind))),
    ).toEqual([false, false, false, false]);
    w.match.undo(0, 'floor');
    expect(
      ['spin', 'push', 'move aran', 'tech aran'].map((kind) => list().some((words) => words.startsWith(kind))),
    ).toEqual([true, true, true, true]);
  });

  test('ES-16.8 the opponent and spectators see nothing of the open turn, and all of it at the commit', () => {
    const w = middle();
    const before = [w.match.look(1), w.match.look(null), w.match.log(1)].map((seen) => JSON.stringify(seen));
    w.play(0, 'agenda 1800', 'move aran ana 2200', 'ability moth 1');
    expect([w.match.look(1), w.match.look(null), w.match.log(1)].map((seen) => JSON.stringify(seen))).toEqual(before);
    expect(w.match.look(0).view.operators.find(({ card, owner }) => card === 'aran-breaker' && owner === 0)?.at).toBe(
      4,
    );
    // The LOOK commits: now they see the actions in order, and that somebody looked, not at what.
    w.play(0, 'on vesna');
    const entries = w.match.log(1, 3).flatMap((step) => step.entries);
    expect(entries.map(({ type }) => type)).toEqual(['agenda', 'moved', 'paid', 'ability', 'looks']);
    expect(
      w.match
        .log(0, 3)
        .flatMap((step) => step.entries)
        .at(-1),
    ).toMatchObject({
      type: 'looked',
      at: [{ card: 'vesna-holt-warden', techs: ['gate-clamp', 'neuro-tuning-chip'] }],
    });
    expect(w.match.look(1).view.operators.find(({ card, owner }) => card === 'aran-breaker' && owner === 0)?.at).toBe(
      4,
    );
    // And again nothing until the next commit.
    w.play(0, 'step 2000');
    expect(w.match.look(1).view.players[0].at).toBe(1);
    w.play(0, 'finish');
    expect(w.match.look(1).view.players[0].at).toBe(2);
  });

  test('ES-16.9 mulligans and the coin flip cannot be undone', () => {
    const match = Match.create(endstream, { options: endstream.defaults(2), seats: 2, seed: 'mulligan' });
    if (!(match instanceof Match)) throw new Error('refused');
    const { first } = match.state.table;
    expect(match.cannotUndo(first)).toBe('nothing-yet');
    for (const kind of ['mulligan', 'keep'] as const) {
      match.choose(first, { kind });
      expect(match.cannotUndo(first)).toBe('sealed');
    }
  });

  test('ES-16.10 the unused techs of a disintegrated operator are shown only with the commit', () => {
    const w = middle().arrange((s) => {
      put(s, 'bo.vesna', 3).disabled = 1;
    });
    w.play(0, 'ability aran 0', 'on vesna');
    w.play(0, 'tech aran vibroblade');
    const gone = () =>
      w.match.look(0).view.operators.find(({ card, owner }) => card === 'vesna-holt-warden' && owner === 1)!;
    const shown = (viewer: 0 | 1 | null) =>
      w.match.look(viewer).view.operators.find(({ card, owner }) => card === 'vesna-holt-warden' && owner === 1)?.techs;
    expect(gone()).toMatchObject({ zone: 'board' });
    w.match.undo(0, 'floor');
    w.play(0, 'tech aran vibroblade', 'ability aran 0', 'on vesna');
    expect([gone().zone, gone().techs]).toEqual(['gone', [null, null]]);
    w.play(0, 'finish');
    expect([shown(0), shown(1), shown(null)]).toEqual(Array(3).fill(['gate-clamp', 'neuro-tuning-chip']));
    expect(
      w.match
        .log(0)
        .flatMap(({ entries }) => entries)
        .filter(({ type }) => type === 'shown'),
    ).toHaveLength(1);
  });
});
