import { choices, owing, playInPlace, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { COLOURS, type Mode } from '../content/index.ts';
import { endOfLine, type State } from '../rules/index.ts';
import { orderOf } from './second-reading/order.ts';
import { printChoice, turnOf } from './second-reading/turns.ts';
import { waysOn } from './second-reading/ways.ts';

// The specification read a second time: whatever the rules offer in random matches, it must offer too.

const MATCHES = 60;

function compare(state: State, seat: number): void {
  const { table: t, stack } = state;
  const frame = stack.at(-1);
  if (frame?.kind !== 'turn') return;
  expect(choices(endOfLine, state, seat).map(printChoice).sort()).toEqual(turnOf(t, frame));
  if (frame.laid === 0 && frame.place === 0 && t.mode !== 'solo') expect(t.order).toEqual(orderOf(t));
}

/** EOL-8.1, 8.2: whoever was in is out exactly when the line is closed or was ended. */
function compareCheck(before: readonly boolean[], { table: t }: State): void {
  for (const [seat, { head, ended, out }] of t.players.entries())
    if (before[seat]) expect(out !== null).toBe(ended || waysOn(t, seat, head).length === 0);
}

function playOut(mode: Mode, seats: number, seed: string): void {
  const { state } = start(endOfLine, { mode, colours: COLOURS.slice(0, seats) }, seats, seed);
  const int = stream(seed);
  while (state.outcome === null) {
    const { round, players } = state.table;
    const before = players.map(({ out }) => out === null);
    const seat = owing(endOfLine, state)[0]!;
    compare(state, seat);
    // Who stops or agrees to it ends a puzzle too soon to learn much.
    const offered = choices(endOfLine, state, seat).filter(({ kind }) => kind !== 'stop' && kind !== 'agree');
    playInPlace(endOfLine, state, seat, offered[int(offered.length)]!);
    if (state.table.round > round && mode !== 'solo' && mode !== 'co-op') compareCheck(before, state);
  }
}

test.each([
  ['versus', 2],
  ['battle-royale', 3],
  ['battle-royale', 5],
  ['battle-royale', 8],
  ['team', 4],
  ['solo', 1],
  ['co-op', 2],
] as const)(
  'EOL-6.8 EOL-4.5 EOL-8.1 EOL-10.9 turns, orders and checks of %s for %i are those of a second reading',
  (mode, seats) => {
    for (let n = 0; n < MATCHES; n++) playOut(mode, seats, `${mode} ${seats} ${n}`);
  },
);
