// Random matches of any game: how fast its own rules are, whatever they are compared with.
import { findGames } from '@turnpoint/catalogue/node';
import {
  choices,
  copyState,
  type Game,
  owing,
  play,
  playInPlace,
  type State,
  start,
  type Types,
} from '@turnpoint/kernel';
import { random } from '../lib/random.ts';

interface Entrant {
  readonly game: Game;
  readonly seats: number;
}

/** Every game with the number of players it is mostly played by. */
export const ENTRANTS: readonly Entrant[] = await Promise.all(
  (await findGames()).map(async ({ about, engine }) => ({ game: await engine.rules(), seats: about.usualSeats })),
);

export interface GameRun {
  /** Random matches through `playInPlace`, and through `play`; each returns the number of choices. */
  inPlace(): number;
  pure(): number;
  copies(): number;
}

const DEALS = 8;

export function runOf({ game, seats }: Entrant): GameRun {
  const dealt = Array.from({ length: DEALS }, (_, k) => start(game, game.defaults(seats), seats, `bench ${k}`).state);
  const middles = dealt.map((deal, k) => walk(game, copyState(game, deal), random(k + 1), 40).state);
  return {
    inPlace: () => dealt.reduce((sum, deal, k) => sum + walk(game, copyState(game, deal), random(k + 1)).made, 0),
    pure: () => dealt.reduce((sum, deal, k) => sum + walkPurely(game, deal, random(k + 1)), 0),
    copies: () => middles.reduce((sum, middle) => sum + copyOften(game, middle), 0),
  };
}

function walk(game: Game, state: State, int: (below: number) => number, most = Number.POSITIVE_INFINITY) {
  let made = 0;
  for (; state.outcome === null && made < most; made++) {
    const { seat, choice } = pick(game, state, int);
    playInPlace(game, state, seat, choice);
  }
  return { state, made };
}

function walkPurely(game: Game, deal: State, int: (below: number) => number): number {
  let made = 0;
  for (let state = deal; state.outcome === null; made++) {
    const { seat, choice } = pick(game, state, int);
    const played = play(game, state, seat, choice);
    if (!played.ok) throw new Error(`${game.id}: a listed choice was refused (${played.ruling.clause})`);
    state = played.state;
  }
  return made;
}

function pick(game: Game, state: State, int: (below: number) => number) {
  const seat = owing(game, state)[0] as number;
  const legal = choices(game, state, seat);
  return { seat, choice: legal[int(legal.length)] as Types['choice'] };
}

const COPIES = 100;
let kept: State | null = null;

function copyOften(game: Game, state: State): number {
  for (let i = 0; i < COPIES; i++) kept = copyState(game, state);
  return kept === null ? 0 : COPIES;
}
