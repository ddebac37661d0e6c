import type { Game } from '@turnpoint/kernel';
import { tell } from '@turnpoint/kernel';
import { type Input, Usage } from './command.ts';
import type { Parts } from './games.ts';
import { rangeFlag, textFlag } from './values.ts';

export const SET_UP_FLAGS = {
  mode: { value: '<mode>', help: 'how it is played; by default the usual mode for the number of seats' },
  set: { value: '<name=value,...>', help: 'what the table agrees on, such as levels=1234' },
  seats: { value: '<n>', help: 'number of players' },
  seed: { value: '<text>', help: 'deals the same match again' },
} as const;

export interface SetUp {
  readonly seats: number;
  readonly options: object;
}

/** The set-ups for each number of seats that was asked for; what the game does not allow is a usage error. */
export function setUpsOf(parts: Parts, input: Input): SetUp[] {
  const mode = textFlag(input, 'mode');
  checkMode(parts.game, mode);
  const others = agreedOptions(parts.game, textFlag(input, 'set'));
  const usual = usualSeats(parts.game, mode);
  const { first, last } = rangeFlag(input, 'seats') ?? { first: usual, last: usual };
  const setUps: SetUp[] = [];
  // The first number that the game refuses ends the loop, however far the range goes.
  for (let seats = first; seats <= last; seats++) {
    const options = { ...optionsFor(parts.game, seats, mode), ...others };
    checkStart(parts, options, seats);
    setUps.push({ seats, options });
  }
  return setUps;
}

function checkStart(parts: Parts, options: object, seats: number): void {
  const refused = parts.game.cannotStart(options, seats);
  if (refused === null) return;
  const reader = { language: 'en', texts: parts.texts.en ?? {}, names: [] };
  throw new Usage(`${seats} ${seats === 1 ? 'seat' : 'seats'}: ${tell(reader, refused.because)} (${refused.clause})`);
}

/** One set-up only, for commands that play one match. */
export function setUpOf(parts: Parts, input: Input): SetUp {
  const range = rangeFlag(input, 'seats');
  if (range !== null && range.first !== range.last) throw new Usage('--seats needs one number here');
  return setUpsOf(parts, input)[0] as SetUp;
}

function checkMode(game: Game, mode: string | null): void {
  const modes = game.agreements.find(({ id }) => id === 'mode')?.values ?? [];
  if (mode === null || modes.includes(mode)) return;
  throw new Usage(
    modes.length === 0 ? `${game.id} has no modes` : `--mode is one of ${modes.join(', ')}, not "${mode}"`,
  );
}

/** "levels=1234,first=0": what each agreement may be is the game's affair, so a value is looked up by how it is written. */
function agreedOptions(game: Game, text: string | null): object {
  const pairs = text === null ? [] : text.split(',').map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.map(([name = '', written]) => {
      const agreement = game.agreements.find(({ id }) => id === name);
      if (agreement === undefined) {
        throw new Usage(
          `${game.id} has no agreement "${name}"; it has ${game.agreements.map(({ id }) => id).join(', ')}`,
        );
      }
      const value = agreement.values.find((one) => String(one) === written);
      if (value === undefined)
        throw new Usage(`--set ${name} is one of ${agreement.values.join(', ')}, not "${written}"`);
      return [name, value];
    }),
  );
}

function optionsFor(game: Game, seats: number, mode: string | null): object {
  return mode === null ? game.defaults(seats) : { ...game.defaults(seats), mode };
}

/** Two where that is possible, otherwise the fewest the mode allows. */
function usualSeats(game: Game, mode: string | null): number {
  const { min, max } = game.seats;
  const counts = [2, ...Array.from({ length: max - min + 1 }, (_, i) => min + i)];
  return counts.find((seats) => game.cannotStart(optionsFor(game, seats, mode), seats) === null) ?? min;
}
