import { choices, copyState, deciders, playInPlace, sameJson, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { DECK_IDS, DECKS } from '../content/index.ts';
import { endstream } from './door.ts';

const MATCHES = 64;

/** The suite plays four of every pairing; `npm run turnpoint -- simulate endstream` plays thousands. */
test('random matches of every pairing of decks end without a stuck state', () => {
  const endings = new Set<string>();
  for (let i = 0; i < MATCHES; i++) {
    const int = stream(`random ${i}`);
    const decks = [DECKS[DECK_IDS[i % 4]!], DECKS[DECK_IDS[(i >> 2) % 4]!]] as const;
    const firstTurnMove = i % 3 === 0 ? 'ownStream' : 'none';
    const { state } = start(
      endstream,
      { ...endstream.defaults(2), decks, firstTurnMove, drawAfter: 2 + (i % 39) },
      2,
      `seed ${i}`,
    );
    for (let step = 0; state.outcome === null; step++) {
      const seat = deciders(endstream, state)[0]!;
      const legal = choices(endstream, state, seat);
      if (legal.length === 0 || step > 20_000) throw new Error(`match ${i} is stuck at step ${step}`);
      if (step % 97 === 0) expect(sameJson(copyState(endstream, state), state)).toBe(true);
      playInPlace(endstream, state, seat, legal[int(legal.length)]!);
    }
    endings.add(state.outcome.by.key);
    expect(state.table.players.every(({ charge, points }) => charge >= 0 && Math.min(...points) >= 0)).toBe(true);
    expect(state.table.operators.every(({ armor, damage }) => armor >= 0 && damage >= 0)).toBe(true);
  }
  expect(endings).toContain('outcome.ES-15.1');
});
