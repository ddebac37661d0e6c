import { type Seat, start } from '@turnpoint/kernel';
import { chronoTrek, type Options, type State } from '../rules/index.ts';
import { Scene } from './scene.ts';

export const OPTIONS: Options = { levels: '1', first: 'random', pause: 'timed', seconds: 5, takeOver: true };

/** Cards that nothing happens by when they are dealt: no Event among them. */
export const PLAIN = ['porthos', 'spot', 'tribbles', 'kerr-loop', 'atavachron', 'orb-of-time', 'mind-meld'] as const;

/** A match from its seed, before the first mulligan. */
export function dealt(options: Partial<Options>, seats: number, seed: string): Scene {
  return new Scene(start(chronoTrek, { ...OPTIONS, ...options }, seats, seed).state);
}

/** The same, with another main deck: what is dealt first comes first. */
export function stacked(state: State, cards: readonly string[]): State {
  const pile = state.table.pile.slice();
  for (const id of cards) pile.splice(pile.indexOf(id), 1);
  return { ...state, table: { ...state.table, pile: [...pile, ...[...cards].reverse()] } };
}

/** The same, with these IDs. */
export function as(state: State, who: readonly string[]): State {
  const pool = [...state.table.unused, ...state.table.players.map(({ character }) => character as string)];
  const players = state.table.players.map((player, seat) => ({ ...player, character: who[seat] as string }));
  return { ...state, table: { ...state.table, players, unused: pool.filter((id) => !who.includes(id)) } };
}

/** Everybody keeps the ID; hands are dealt. */
export function allKeep(t: Scene): Scene {
  for (let seat: Seat = 0; seat < t.state.seats; seat++) t.as(seat).choose({ kind: 'keep' });
  return t;
}
