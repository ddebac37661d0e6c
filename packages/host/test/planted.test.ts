import { look, type Match, owing, type Types, type Viewer } from '@turnpoint/kernel';
import { type Companion, companionOf, LawBroken } from '@turnpoint/testkit';
import { examinePorts, examineReview } from '@turnpoint/testkit/ports';
import { hushCompanion } from '@turnpoint/testkit/toy/hush/companion';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHost } from '../src/index.ts';
import { openLook, type pastLook } from '../src/sight.ts';

/** What a planted host tells beside, or instead of, what it should. */
type Leak = (match: Match<Types>, viewer: Viewer) => object;
const planted = vi.hoisted(() => ({ sight: null as unknown, lookBack: false, past: null as unknown, knowsEnd: false }));

vi.mock(import('../src/sight.ts'), async (original) => {
  const sound = await original();
  return {
    ...sound,
    seenOf(match, viewing, from) {
      const leak = planted.sight as Leak | null;
      return { ...sound.seenOf(match, viewing, from), ...leak?.(match, viewing.viewer) };
    },
    lookBack(match, viewer, step) {
      return planted.lookBack ? look(match.game, match.stateAt(step), viewer) : sound.lookBack(match, viewer, step);
    },
    pastLook(match, viewer, step, eyes) {
      const shown = planted.past as typeof sound.pastLook | null;
      return (shown ?? sound.pastLook)(match, viewer, step, eyes);
    },
    matchAt(match, step) {
      return planted.knowsEnd ? match : sound.matchAt(match, step);
    },
  };
});

afterEach(() => {
  planted.sight = null;
  planted.lookBack = false;
  planted.past = null;
  planted.knowsEnd = false;
});

const hush = hushCompanion as unknown as Companion;
const privately: Companion = { ...hush, game: { ...hush.game, privateTurns: true } };

async function examined(companion: Companion, setup = companion.setups[0]): Promise<unknown> {
  if (setup === undefined) throw new Error('no set-up');
  for (const seed of ['a', 'b', 'c', 'd']) {
    const found = await examinePorts({ companion, setup, seed, length: 80, make: createHost }).catch((fault) => fault);
    if (found instanceof Error) return found;
  }
  return null;
}

const LEAKS: readonly (readonly [string, Companion, Leak])[] = [
  ['who of several has still to answer', hush, ({ game, state }) => ({ turn: owing(game, state)[0] ?? null })],
  ['that answers were given', hush, ({ length }) => ({ length })],
  [
    'by its size that answers were given',
    hush,
    ({ state }) => ({ pad: 'x'.repeat(state.picks.filter(Boolean).length) }),
  ],
  [
    'by the reason for no undo that a private turn has begun',
    privately,
    ({ choices }, viewer) => ({ undo: choices.at(-1)?.seat === viewer ? 'sealed' : 'not-yours' }),
  ],
  ['how many choices a private turn has so far', privately, ({ state }) => ({ step: state.step })],
  ['a hidden card', hush, ({ state }) => ({ next: (state.table as { deck: number[] }).deck.at(-1) })],
];

test.each(LEAKS)('a host that tells %s is caught', async (_, companion, leak) => {
  expect(await examined(companion)).toBeNull();
  planted.sight = leak;
  expect(await examined(companion)).toBeInstanceOf(LawBroken);
});

test('a host that looks back into a private turn is caught', async () => {
  planted.lookBack = true;
  expect(await examined(privately)).toBeInstanceOf(LawBroken);
});

describe('a review', () => {
  async function reviewed(companion: Companion): Promise<unknown> {
    const [setup] = companion.setups;
    if (setup === undefined) throw new Error('no set-up');
    for (const seed of 'abcdefgh') {
      const found = await examineReview({ companion, setup, seed: `planted ${seed}`, make: createHost }).catch(
        (fault) => fault,
      );
      if (found instanceof Error) return found;
    }
    return null;
  }

  const shownAs: typeof pastLook = (match, viewer, step) => look(match.game, match.stateAt(step), viewer);
  const lyingOpen: typeof pastLook = (match, viewer, step) =>
    openLook(match.game, match.stateAt(step), viewer, match.state.outcome);

  test.each([
    ['a private turn of another', privately, shownAs],
    ['what lay open only after the end', hush, lyingOpen],
  ] as const)('that shows own eyes %s is caught', async (_, companion, leak) => {
    expect(await reviewed(companion)).toBeNull();
    planted.past = leak;
    expect(await reviewed(companion)).toBeInstanceOf(LawBroken);
  });

  test('that lets turns be imagined from how the match went on is caught', async () => {
    planted.knowsEnd = true;
    expect(await reviewed(hush)).toBeInstanceOf(LawBroken);
  });
});

test('ES-16.8 the reason for no undo told the other seat of a first hidden choice: caught in EndStream too', async () => {
  const companion = await companionOf('endstream');
  expect(await examined(companion)).toBeNull();
  planted.sight = (({ choices }, viewer) => ({
    undo: choices.at(-1)?.seat === viewer ? 'sealed' : 'not-yours',
  })) satisfies Leak;
  expect(await examined(companion)).toBeInstanceOf(LawBroken);
});
