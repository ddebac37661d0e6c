import { choices, copyState, isAsked, play, type Seat, type State, start, type Types } from '@turnpoint/kernel';
import type { Companion } from './companion.ts';
import { pick, seatsOf } from './moment.ts';
import { quickChance } from './quick-chance.ts';

const MATCHES = 2;
/** Of each match, and so many of them are judged. */
const CHOICES = 120;
const ONE_IN = 6;

/** What is better, or worse, for a seat, all else being as it was. */
export interface Respect<T extends Types> {
  readonly is: 'better' | 'worse';
  /** Changes the position; false where it does not apply. */
  change(s: State<T>, seat: Seat): boolean;
}

/** Says of each respect whether a judgement takes it the wrong way round somewhere, or nowhere into account. */
export function wronglyJudged<T extends Types>(
  companion: Companion<T>,
  judge: (s: State<T>, seat: Seat) => number,
  respects: Readonly<Record<string, Respect<T>>>,
): string[] {
  const positions = positionsOf(companion);
  return Object.entries(respects).flatMap(([name, { is, change }]) => {
    const gains = positions.flatMap(({ state, seat }) => {
      const changed = copyState(companion.game, state);
      if (!change(changed, seat)) return [];
      return [(judge(changed, seat) - judge(state, seat)) * (is === 'better' ? 1 : -1)];
    });
    const wrong = gains.filter((gain) => gain < -1e-9).length;
    if (wrong > 0) return [`${name}: taken the wrong way in ${wrong} of ${gains.length} positions`];
    return gains.some((gain) => gain > 1e-9) ? [] : [`${name}: makes no difference in ${gains.length} positions`];
  });
}

/** Some of random matches, each with a seat that is asked there. */
function positionsOf<T extends Types>({ game, setups }: Companion<T>): { state: State<T>; seat: Seat }[] {
  const int = quickChance(`judged ${game.id}`);
  const found: { state: State<T>; seat: Seat }[] = [];
  for (const { options, seats } of setups)
    for (let n = 0; n < MATCHES; n++) {
      let { state } = start(game, options, seats, `judged ${n}`);
      for (let made = 0; made < CHOICES && state.outcome === null; made++) {
        const asked = seatsOf(state as State).filter((each) => isAsked(game, state, each));
        const seat = pick(int, asked);
        if (made % ONE_IN === 0) found.push({ state, seat });
        const played = play(game, state, seat, pick(int, choices(game, state, seat)));
        if (!played.ok) throw new Error('what is listed is refused');
        state = played.state;
      }
    }
  return found;
}
