import { type Place, usual } from '@turnpoint/bots';
import { commitment, type Match, owing, type Seat, stream, type Types } from '@turnpoint/kernel';
import { type Lined, pastInWords, Refused, type Review, type TurnLine, told } from '@turnpoint/protocol';
import type { Outside } from './outside.ts';
import type { Room } from './room.ts';
import { matchAt, openLook } from './sight.ts';
import { METHOD } from './study/method.ts';

type Verbs = Pick<Review, 'odds' | 'tryTurns' | 'compare' | 'lineOf' | 'study' | 'keepStudy'>;

/** Characters of what is kept under one key. */
const LARGEST = 200_000;

/** What bots find out about finished matches, which `finishedAt` opens at a step. */
export function studiesFor(
  { catalogue, storage, thinking }: Outside,
  finishedAt: (id: string, step: number) => Promise<Room>,
): Verbs {
  /** What the seat saw then: all that its turns are imagined from. */
  async function seenBy(id: string, seat: Seat, step: number, part: number) {
    const { match, game } = await finishedAt(id, step);
    const look = matchAt(match, step).look(seat);
    return { game: game.id, version: game.version, look, seed: `${sealOf(match)} turns ${step} ${part}` };
  }

  async function keyOf(id: string, key: string): Promise<string> {
    return `${(await finishedAt(id, 0)).game.version} ${METHOD} ${key}`;
  }

  return {
    async odds(id, seat, step, worlds, part = 0) {
      const { match, game } = await finishedAt(id, step);
      const { ownEyes = false } = await catalogue.bot(game.id);
      const look = matchAt(match, step).look(ownEyes ? seat : null);
      const seed = `${sealOf(match)} odds ${step} ${part}`;
      return thinking.odds({ game: game.id, version: game.version, look, seat, worlds, seed });
    },

    async tryTurns(id, { seat, step, turns, worlds, part }) {
      return thinking.tryTurns({ ...(await seenBy(id, seat, step, part)), turns, worlds });
    },

    async compare(id, { seat, step, lines, worlds, part }) {
      return thinking.compare({ ...(await seenBy(id, seat, step, part)), lines, worlds });
    },

    async lineOf(id, line) {
      const { match, game } = await finishedAt(id, line.step);
      const int = stream(`${sealOf(match)} line ${line.step}`);
      return played({ game, knows: await catalogue.bot(game.id), int }, match, line);
    },

    async study(id, key) {
      return (await storage.studies?.find(id, await keyOf(id, key))) ?? null;
    },

    async keepStudy(id, key, found) {
      if ((JSON.stringify(found) ?? '').length > LARGEST) throw new Refused('bad-study');
      await storage.studies?.keep(id, await keyOf(id, key), found);
    },
  };
}

/** What is drawn hangs on what was shown before the deal, and on nothing that the deal hides. */
const sealOf = ({ setup }: Match<Types>): string => commitment(setup.seed);

/** The choices of one seat in the match as it was dealt; where others are asked first, the policy answers for them. */
function played(place: Place<Types>, match: Match<Types>, { seat, step, choices, eyes }: TurnLine): Lined {
  const { game } = place;
  const past = matchAt(match, step);
  const labels = [];
  for (const [at, choice] of choices.entries()) {
    for (
      let asked = owing(game, past.state);
      asked.length > 0 && !asked.includes(seat);
      asked = owing(game, past.state)
    )
      past.choose(asked[0] as Seat, usual(place, past.look(asked[0] as Seat)));
    const ruling = past.ruling(seat, choice);
    if (ruling !== null) return { ok: false, at, ruling };
    labels.push(game.label(past.look(seat), choice as Types['choice']));
    past.choose(seat, choice as Types['choice']);
  }
  const log = told(game, past.look(seat), past.log(seat, step + 1));
  const look = eyes === 'then' ? past.look(seat) : openLook(game, past.state, seat, match.state.outcome);
  return { ok: true, labels, log, sight: pastInWords(game, look) };
}
