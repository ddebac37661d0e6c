import type { Manifest } from '@turnpoint/catalogue';
import type { Pages } from '@turnpoint/catalogue/pages';
import {
  choices,
  LANGUAGES,
  type Look,
  look,
  Match,
  owing,
  type Reader,
  type Seat,
  stream,
  type Types,
} from '@turnpoint/kernel';
import { type Companion, nameOfSetup, type Setup } from '@turnpoint/testkit';
import type { GameTable, Story } from '@turnpoint/ui';

type Brought = Pick<Manifest, 'about' | 'words' | 'engine'> & { readonly pages: Pages };
interface Walks {
  readonly default: Companion;
  readonly others?: readonly Setup<Types>[];
  readonly large?: readonly Setup<Types>[];
}

const manifests = import.meta.glob<Brought>('../../../games/*/index.ts', { eager: true });
const companions = import.meta.glob<Walks>('../../../games/*/test/conformance.ts', { eager: true });

/** A game with every set-up that is walked through by its tests: all modes, numbers of seats and missions. */
export const games = Object.entries(manifests).map(([file, brought]) => {
  const walks = companions[file.replace('index.ts', 'test/conformance.ts')] as Walks;
  const setups = [...walks.default.setups, ...(walks.others ?? []), ...(walks.large ?? [])];
  return { id: brought.about.id, brought, game: walks.default.game, setups };
});

/** How a match is played: by the game's policy, at random, or at random until somebody leaves where that can be done. */
export const WAYS = ['policy', 'random', 'left'] as const;
const LEAVES = ['resign', 'concede', 'leave'];
const MANY = 12;
/** Choices that a match lasts at least before somebody leaves it. */
const STAYS = 12;

export interface Played {
  readonly name: string;
  readonly match: Match<Types>;
  /** The choices of the steps from the first to the last of these. */
  chosenIn(first: number, last: number): readonly { readonly seat: Seat; readonly choice: Types['choice'] }[];
  /** What lay open after a step, while the match ran. */
  openAt(step: number): Look<Types>;
  /** What whoever chose in a step saw before it. */
  askedAt(step: number): Look<Types>;
}

export async function* playedIn(
  { brought, game, setups }: (typeof games)[number],
  ways: readonly (typeof WAYS)[number][] = WAYS,
): AsyncGenerator<Played> {
  const { policy } = await brought.engine.bot();
  // Where there are many ways to set up a game, each is played in two of these.
  for (const [at, setup] of setups.entries())
    for (const way of setups.length > MANY ? ways.filter((_, n) => n !== (at % 2) * 2) : ways) {
      const name = `${nameOfSetup(setup)} ${way}`;
      const match = Match.create(game, { ...setup, seed: `told ${name}` });
      if (!(match instanceof Match)) throw new Error(`${name} is refused`);
      const int = stream(`told ${name}`);
      const states = [match.state];
      while (match.state.outcome === null) {
        const [seat = 0] = owing(game, match.state);
        const leaves = way === 'left' && match.length >= STAYS && left(match, seat, at % 2 === 0);
        if (!leaves) {
          const legal = way === 'policy' ? [] : choices(game, match.state, seat);
          const choice = way === 'policy' ? policy(look(game, match.state, seat), int) : legal[int(legal.length)];
          if (!match.choose(seat, choice as Types['choice']).ok) throw new Error(`${name} refuses what it offers`);
        }
        states[match.length] = match.state;
      }
      const made = match.export().choices as readonly { seat: Seat; choice: Types['choice'] }[];
      const stateAt = (step: number) => states[Math.max(0, step)] ?? match.state;
      yield {
        name,
        match,
        chosenIn: (first, last) => made.slice(Math.max(0, first - 1), last),
        openAt: (step) => look(game, stateAt(step), null),
        askedAt: (step) => look(game, stateAt(step - 1), made[step - 1]?.seat ?? null),
      };
    }
}

/** Somebody goes away, by a clock or of their own will, where that can be done. */
function left(match: Match<Types>, seat: Seat, byClock: boolean): boolean {
  if (byClock && match.choose(seat, { kind: 'time-out' } as Types['choice'], 'clock').ok) return true;
  return LEAVES.some((kind) => match.choose(seat, { kind } as Types['choice']).ok);
}

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];

/** What tells a game's matches: its story and endings, and readers of each language with its words. */
export async function tellersOf({ brought }: (typeof games)[number]) {
  const table = (await brought.pages.table()) as GameTable<Types>;
  const story: Story<Types> = await table.story();
  const readers = await Promise.all(
    LANGUAGES.map(async (language): Promise<Reader> => {
      const [game, own] = await Promise.all([brought.words.texts[language]?.(), story.texts(language)]);
      return { language, texts: { ...game, ...own }, names: NAMES };
    }),
  );
  return { table, story, readers, endingOf: await table.ending?.() };
}
