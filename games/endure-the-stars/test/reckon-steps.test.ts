import { deciders, look as lookOf, play, playInPlace, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { endureTheStarsBot } from '../bot/index.ts';
import { type Choice, type Entry, endureTheStars, type Frame, type State } from '../rules/index.ts';
import { reckon } from '../rules/telling/reckon/index.ts';

const POSITIONS = 10;
/** Between two positions, so many choices of the scripted bot. */
const APART = 13;

/** What a choice leads to at once, up to whatever others do then, and what is asked before it goes on: dice may be rolled again. */
function played(state: State, choice: Choice): { readonly entries: readonly Entry[]; readonly open: readonly Frame[] } {
  const told = play(endureTheStars, state, 0, choice);
  if (!told.ok) throw new Error(told.ruling.clause);
  const entries = told.log.map(({ entry }) => entry);
  const end = entries.findIndex(({ type }) => type === 'phase' || type === 'turn');
  return { entries: end < 0 ? entries : entries.slice(0, end), open: end < 0 ? told.state.stack : [] };
}

test.each(['CG04', 'CG05'])(
  'ETS-8.1, 8.2, 12.2 what a step was said to bring is what it brings, in ten positions of %s',
  (mission) => {
    const { state } = start(endureTheStars, { mission, team: 4 }, 1, `the steps of ${mission}`);
    const int = stream('steps');
    let steps = 0;
    for (let n = 0, seen = 0; seen < POSITIONS && state.outcome === null; n++) {
      const look = lookOf(endureTheStars, state, 0);
      const who = look.view.active;
      if (n >= APART * (seen + 1) && look.choices.some(({ kind }) => kind === 'move')) {
        seen++;
        for (const { zone, path, check, tests, reveals } of reckon(look).risks) {
          const step = look.choices.find((choice) => choice.kind === 'move' && choice.zone === zone);
          if (path.length > 1 || check !== null || step === undefined) continue;
          const { entries, open } = played(state, step);
          const revealed = entries.filter(({ type }) => type === 'revealed').length;
          expect([zone, revealed]).toEqual([zone, reveals.length]);
          const tested = [...entries, ...open.map(({ kind, ...frame }) => ({ type: kind, ...frame }))].filter(
            (one) => (one.type === 'tested' || one.type === 'test') && 'who' in one && one.who === who,
          ).length;
          // What a failed test turns up may lead further.
          const isPlain = revealed === 0 && entries.every(({ type }) => type !== 'turned-up');
          if (isPlain) expect([zone, tested]).toEqual([zone, tests.length]);
          steps++;
        }
      }
      playInPlace(endureTheStars, state, deciders(endureTheStars, state)[0] ?? 0, endureTheStarsBot.policy(look, int));
    }
    expect(steps).toBeGreaterThan(POSITIONS);
  },
);
