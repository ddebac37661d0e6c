import { findGames } from '@turnpoint/catalogue/node';
import { choices, type Game, type Match, type RecordedChoice, sameJson, type Types } from '@turnpoint/kernel';
import { type Player, resealed, type Shared } from '@turnpoint/protocol';
import { botMatch } from '../lib/bot-match.ts';

const PEOPLE = ['Ana', 'Bo', 'Cleo', 'Dov', 'Eve', 'Finn'];
/** Somebody who errs now and then, as people do, against bots that follow the game's policy. */
const PERSON = 'casual';
/** Where branches leave what happened (or the branch before): after so much of it; who plays them, and their names. */
const BRANCHES = [
  { of: null, from: 0.3, by: 'Cleo', name: 'Another way from the start' },
  { of: 0, from: 0.6, by: null, name: '' },
  { of: null, from: 0.75, by: 'Dov', name: 'What Dov would have done' },
] as const;

/** A finished match of a game with branches, as it is handed on in a file. Another seed is another match. */
export async function sharedMatch(id: string, seed: string): Promise<Shared> {
  const found = (await findGames()).find(({ about }) => about.id === id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  const { about, engine } = found;
  const [game, knows] = await Promise.all([engine.rules(), engine.bot()]);
  const seats = about.usualSeats;
  const trunk = botMatch({ game, knows, seats, seed, bots: [PERSON] });
  const whole = [trunk];
  const branches = BRANCHES.map(({ of, from, by, name }, i) => {
    const left = whole[of === null ? 0 : of + 1] as Match<Types>;
    const before = leaving(game, left, Math.floor(from * left.length));
    const match = botMatch({ game, knows, seats, seed, before, chance: `${seed} ${i}` });
    whole.push(match);
    const { choices: all, end } = match.export();
    const step = before.length - 1;
    return { of, step, name, players: players(seats, by), choices: all.slice(step), end };
  });
  const { hash: _, ...match } = trunk.export();
  return resealed({ turnpoint: 1, players: players(seats, 'Ana'), match, branches }) as Shared;
}

/** What was chosen up to a step, and then something else where that could be done. */
function leaving(game: Game<Types>, match: Match<Types>, from: number): readonly RecordedChoice[] {
  for (let step = from; step < match.length; step++) {
    const { seat, choice } = match.choices[step] as RecordedChoice;
    const other = seat === 0 && choices(game, match.stateAt(step), seat).find((one) => !sameJson(one, choice));
    if (other) return [...match.choices.slice(0, step), { seat, choice: other }];
  }
  throw new Error(`nothing else could be chosen after step ${from}`);
}

/** One person, or none, among bots. */
function players(seats: number, person: string | null): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 && person !== null
      ? { name: person, kind: 'person', level: null }
      : { name: PEOPLE[seat] ?? '', kind: 'bot', level: 2 },
  );
}
