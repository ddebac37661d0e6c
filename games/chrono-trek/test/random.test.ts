import {
  anytimeChoices,
  choices,
  deciders,
  determinize,
  isAsked,
  look,
  playInPlace,
  start,
  stream,
} from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { DECK, FRACTURE_ON } from '../content/index.ts';
import { type CardId, type Choice, chronoTrek, type State } from '../rules/index.ts';
import { OPTIONS } from './deal.ts';
import { scramble } from './scramble.ts';

const MATCHES = Number(process.env.TURNPOINT_MATCHES ?? 120);
const POOLS = ['1', '2', '3', '4', '1234', '12', '34', '124'];

/** Every card of the main deck is somewhere, once. */
function allCards({ table: t, stack }: State): CardId[] {
  const rewound = stack.flatMap((frame) => (frame.kind === 'announce' && frame.via === 'rewind' ? [frame.card] : []));
  const held = t.players.flatMap(({ hand, artifacts }) => [...hand, ...artifacts]);
  const fractures = t.fractures.map((spot) => FRACTURE_ON[spot] as CardId);
  return [
    ...t.pile,
    ...t.discard,
    ...t.aside,
    ...t.playing.map(({ card }) => card),
    ...held,
    ...fractures,
    ...rewound,
  ].sort();
}

/** What a viewer cannot know changes nothing it sees, and a world made from its look gives that look again. */
function mustKeepSecrets(state: State, int: (below: number) => number): void {
  for (const viewer of [...state.table.players.keys(), null]) {
    const seen = look(chronoTrek, state, viewer);
    expect(look(chronoTrek, scramble(state, viewer, int), viewer)).toEqual(seen);
    expect(look(chronoTrek, determinize(chronoTrek, seen, int), viewer)).toEqual(seen);
  }
}

test(`${MATCHES} random matches over all seats and levels end without an error, and no card is lost`, () => {
  const deck = [...DECK].sort();
  let most = 0;
  for (let n = 0; n < MATCHES; n++) {
    const seats = 2 + (n % 5);
    const options = { ...OPTIONS, levels: POOLS[Math.floor(n / 5) % POOLS.length] as string, takeOver: n % 3 !== 0 };
    const { state } = start(chronoTrek, options, seats, `random ${n}`);
    const int = stream(`random walk ${n}`);
    let made = 0;
    for (; state.outcome === null; made++) {
      const asked = deciders(chronoTrek, state).filter((seat) => isAsked(chronoTrek, state, seat));
      const seat = asked[int(asked.length)] as number;
      const leaving = int(150) === 0 ? anytimeChoices(chronoTrek, state, seat) : [];
      const offered = leaving.length > 0 ? leaving : choices(chronoTrek, state, seat);
      playInPlace(chronoTrek, state, seat, offered[int(offered.length)] as Choice);
      if (int(300) === 0) mustKeepSecrets(state, int);
      if (int(40) === 0) expect(allCards(state), `match ${n}, choice ${made}`).toEqual(deck);
    }
    most = Math.max(most, state.table.turns / seats);
  }
  expect(most).toBeLessThan(100);
});
