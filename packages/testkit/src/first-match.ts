import {
  deciders,
  type Game,
  type LogStep,
  type Look,
  Match,
  type Seat,
  type Texts,
  type Types,
} from '@turnpoint/kernel';

/** As much of a game's first match (`FirstMatch` of packages/ui) as it takes to play it without a page. */
interface FirstMatch<T extends Types> {
  readonly options: T['options'];
  readonly deal: string;
  readonly lessons: readonly {
    readonly id: string;
    readonly again?: boolean;
    fits(look: Look<T>): boolean;
    spots(look: Look<T>, reckoned: unknown): readonly string[];
    done(look: Look<T>, log: readonly LogStep<T>[]): boolean;
  }[];
  texts(language: string): Promise<Texts>;
}

/** How somebody plays who does what is ringed. */
interface Follower<T extends Types> {
  readonly seats: number;
  /** Every place on the table where this choice is made. */
  touches(look: Look<T>, choice: T['choice']): readonly string[];
  /** What they choose where nothing is taught. */
  otherwise(look: Look<T>): T['choice'] | undefined;
  /** What the other seats choose. */
  rival?(look: Look<T>, seat: Seat): T['choice'];
  /** Has enough been seen? A match that is over always ends it. */
  isEnough(match: Match<T>, done: ReadonlySet<string>): boolean;
}

interface Followed<T extends Types> {
  readonly match: Match<T>;
  /** Lessons that were on the screen. */
  readonly met: ReadonlySet<string>;
  /** Lessons that were done. */
  readonly done: ReadonlySet<string>;
}

/** Plays a game's first match from its fixed deal. A lesson whose rings no choice lies under is an error. */
export function followFirstMatch<T extends Types>(
  game: Game<T>,
  { options, deal, lessons }: FirstMatch<T>,
  { seats, touches, otherwise, rival, isEnough }: Follower<T>,
): Followed<T> {
  const match = Match.create(game, { options, seats, seed: `${game.id} first match ${deal}` });
  if (!(match instanceof Match)) throw new Error(`the first match is refused (${match.ruling.clause})`);
  const met = new Set<string>();
  const done = new Set<string>();
  for (;;) {
    for (const lesson of lessons) if (lesson.done(match.look(0), match.log(0))) done.add(lesson.id);
    if (match.state.outcome !== null || isEnough(match, done)) return { match, met, done };
    const asked = deciders(game, match.state);
    const seat = asked.includes(0) ? 0 : (asked[0] ?? 0);
    const look = match.look(seat);
    const choice = seat === 0 ? taught(look) : rival?.(look, seat);
    if (choice === undefined) throw new Error(`seat ${seat} knows nothing to choose`);
    const chosen = match.choose(seat, choice);
    if (!chosen.ok) throw new Error(`seat ${seat} is refused (${chosen.ruling.clause})`);
  }

  function taught(look: Look<T>): T['choice'] | undefined {
    const lesson = lessons.find(({ id, again, fits }) => (again || !done.has(id)) && fits(look));
    if (lesson === undefined) return otherwise(look);
    met.add(lesson.id);
    const spots = lesson.spots(look, game.reckon?.(look) ?? null);
    if (spots.length === 0) return otherwise(look);
    // A card and where it goes are two touches: what most rings lead to is what they choose.
    const rings = look.choices.map((choice) => touches(look, choice).filter((spot) => spots.includes(spot)).length);
    const most = Math.max(...rings);
    if (most === 0) throw new Error(`${lesson.id} rings nothing that can be chosen`);
    return look.choices[rings.indexOf(most)];
  }
}

/** So many characters of the aim stand in one line of a phone. */
const LINE = 54;
/** So many words are read in a minute and a quarter: with motion and touches a first match stays below three minutes. */
const MOST_WORDS = 275;

/** What a first match should say in these languages and does not, or says without need or too long. */
export async function wrongWordsOf<T extends Types>(
  { lessons, texts }: FirstMatch<T>,
  languages: readonly string[],
): Promise<string[]> {
  const wanted = ['first.aim', ...lessons.flatMap(({ id }) => [`first.${id}`, `first.${id}-why`])];
  const wrong: string[] = [];
  for (const language of languages) {
    const words = await texts(language);
    const said = Object.keys(words);
    if (String(words['first.aim']).length > LINE) wrong.push(`${language}: first.aim is too long for a line`);
    const read = Object.values(words).flatMap((text) => String(text).split(/\s+/));
    if (read.length > MOST_WORDS) wrong.push(`${language}: ${read.length} words take too long to read`);
    const missing = wanted.filter((key) => !said.includes(key));
    const spare = said.filter((key) => !wanted.includes(key));
    for (const key of [...missing, ...spare]) wrong.push(`${language}: ${key}`);
  }
  return wrong;
}
