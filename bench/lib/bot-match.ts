import { BOTS, type BotId, counted, type GameBot } from '@turnpoint/bots';
import { type Game, Match, owing, type RecordedChoice, type Seat, stream, type Types } from '@turnpoint/kernel';

export interface BotMatch {
  readonly game: Game<Types>;
  readonly knows: GameBot<Types>;
  readonly seats: number;
  readonly seed: string;
  /** Who plays which seat; everywhere else it is the one that follows the game's policy. */
  readonly bots?: readonly BotId[];
  /** What was chosen before they take over, in a match of the same seed. */
  readonly before?: readonly RecordedChoice[];
  /** Another one takes other chances in what bots draw; the deal stays. */
  readonly chance?: string;
}

/** A match that bots play to its end: the same with the same seed. */
export function botMatch({ game, knows, seats, seed, bots = [], before = [], chance = seed }: BotMatch): Match<Types> {
  const match = Match.create(game, { options: game.defaults(seats), seats, seed });
  if (!(match instanceof Match)) throw new Error(match.ruling.clause);
  for (const { seat, choice } of before) match.choose(seat, choice);
  const playing = Array.from({ length: seats }, (_, seat) =>
    BOTS[bots[seat] ?? 'scripted']({ game, knows, int: stream(`${chance}/${seat}`) }),
  );
  while (match.state.outcome === null) {
    const seat = owing(game, match.state)[0] as Seat;
    match.choose(seat, playing[seat]?.choose(match.look(seat), counted(0)) as Types['choice']);
  }
  return match;
}
