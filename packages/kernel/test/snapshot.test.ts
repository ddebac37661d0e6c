import { describe, expect, test } from 'vitest';
import { type Game, Match, type Snapshot } from '../src/index.ts';
import { newMatch, type Toy, toy } from './toy.ts';

const KINDS = ['open', 'roll', 'open', 'roll', 'open'] as const;

function played(): Match<Toy> {
  const match = newMatch();
  for (const kind of KINDS) match.choose(0, { kind });
  return match;
}

const stored = (match: Match<Toy>): Snapshot => JSON.parse(JSON.stringify(match.snapshot()));

/** Shows whether its state was taken: no replay comes to it. */
const marked = (snapshot: Snapshot): Snapshot => ({ ...snapshot, state: { ...snapshot.state, step: 99 } });

function resumed(snapshot: Snapshot, game: Game<Toy> = toy, match = played()): Match<Toy> {
  return Match.replay(game, { ...match.export(), version: game.version }, match.length, snapshot);
}

describe('a snapshot', () => {
  test('holds what stands for good, and the match goes on from it as if it had been played again', () => {
    const match = played();
    const snapshot = stored(match);
    expect([snapshot.step, match.floor]).toEqual([4, 4]);
    const again = resumed(snapshot);
    expect(again.fingerprint()).toBe(match.fingerprint());
    for (const viewer of [null, 0, 1]) expect(again.log(viewer)).toEqual(match.log(viewer));
    for (const step of match.choices.keys()) expect(again.stateAt(step)).toEqual(match.stateAt(step));
    expect([again.undo(0), again.undo(0)]).toEqual([null, 'sealed']);
  });

  test('is taken where it follows from the record, and what came later is played', () => {
    expect(resumed(marked(stored(played()))).state.step).toBe(100);
  });

  test('is passed over where choices are others, fewer, or of another deal', () => {
    const other = newMatch();
    for (const kind of ['roll', ...KINDS] as const) other.choose(0, { kind });
    const snapshot = marked(stored(played()));
    expect(resumed(snapshot, toy, other).fingerprint()).toBe(other.fingerprint());
    const match = played();
    expect(Match.replay(toy, match.export(), 3, snapshot).state).toEqual(match.stateAt(3));
    const dealt = { ...match.export(), seed: 'another' };
    expect(Match.replay(toy, dealt, 5, snapshot).state.step).toBe(5);
  });

  test('is passed over under other rules, however alike they are', () => {
    const newer = { ...toy, version: '2' };
    expect(resumed(marked(stored(played())), newer).state.step).toBe(KINDS.length);
  });
});
