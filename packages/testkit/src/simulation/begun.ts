import type { Header } from '@turnpoint/host';
import { allSeats, commitment, type Game, Match, owing, type Types } from '@turnpoint/kernel';
import type { Player, Terms } from '@turnpoint/protocol';
import type { Setup } from '../companion.ts';
import { pick } from '../moment.ts';
import type { World } from './world.ts';

/** Once in so many times a match is played from its deal, however long it is. */
const WHOLE = 8;
/** Of the others so many choices at most are left, as it went by chance. */
const LEFT = { least: 4, more: 12 };

/**
 * The match as the world finds it. Of a long one only the last part is played there: what came before lies in the storage,
 * as after a night. So every part of a match sees storms, and the calm after them is short.
 */
export function begun(world: World, game: Game, { options, seed, players }: Header): Match<Types> {
  const setup = { options, seats: players.length, seed };
  const match = dealt(game, setup);
  if (world.int(WHOLE) === 0) return match;
  while (match.state.outcome === null) {
    const seat = pick(world.int, owing(game, match.state));
    match.choose(seat, pick(world.int, match.look(seat).choices));
  }
  const left = LEFT.least + world.int(LEFT.more);
  const start = dealt(game, setup);
  for (const choice of match.choices.slice(0, Math.max(0, match.length - left))) start.repeat(choice);
  return start;
}

function dealt(game: Game, setup: Setup<Types> & { readonly seed: string }): Match<Types> {
  const match = Match.create(game, setup);
  if (!(match instanceof Match)) throw new Error(`the set-up is refused (${match.ruling.clause})`);
  return match;
}

export function headerOf(world: World, game: Game, { options, seats }: Setup<Types>): Header {
  const seed = `simulated ${world.int(1_000_000_000)}`;
  // Somebody plays: a match of bots alone has nobody to lose the line.
  const players = allSeats(seats).map(
    (seat): Player =>
      seat > 0 && world.int(6) === 0
        ? { name: `B${seat}`, kind: 'bot', level: 1 }
        : { name: `P${seat}`, kind: 'person', level: null },
  );
  return {
    id: 'match',
    game: game.id,
    version: game.version,
    options,
    seed,
    players,
    holders: players.map(({ kind }, seat) => (kind === 'person' ? `p${seat}` : null)),
    owner: 'p0',
    started: 0,
    seal: commitment(seed),
    daily: null,
    from: null,
    terms: termsOf(world),
  };
}

/** Who takes back without being asked is part of every other law, so consent is seldom. */
function termsOf(world: World): Terms {
  return {
    undo: pick<Terms['undo']>(world.int, ['none', 'own-turn', 'until-next', 'until-next', 'until-next', 'consent']),
    clock: world.int(3) === 0 ? { kind: 'choice', seconds: 60 } : null,
    spectators: 'public',
    standIn: world.int(2) === 0 ? 1 : null,
  };
}
