import type { GameBot } from '@turnpoint/bots';
import type { SetUp, Solved, Words } from '@turnpoint/catalogue';
import { findGames } from '@turnpoint/catalogue/node';
import {
  type Game,
  inLanguage,
  LANGUAGES,
  type Language,
  type Look,
  type State,
  type Texts,
  type Types,
  type Windows,
} from '@turnpoint/kernel';
import { Usage } from './command.ts';

/** What the terminal needs of a game, fetched. */
export interface Parts {
  readonly game: Game;
  readonly bot: GameBot<Types>;
  readonly setUp: SetUp;
  readonly texts: Readonly<Record<Language, Texts>>;
  /** What each clause says. */
  readonly clauses: Readonly<Record<string, string>>;
  /** What "? 3,4" may mean here: choices to ask the rules about. */
  readonly questions: ((look: Look, words: string) => object[]) | undefined;
  readonly solve: ((state: State) => Solved) | undefined;
  /** How its windows are answered for who has nothing to decide there. */
  readonly windows: Windows | undefined;
}

/** A game with the rules of a version; left out: today's. */
export async function partsOf(id: string | undefined, version?: string): Promise<Parts> {
  const games = await findGames();
  const found = games.find(({ about }) => about.id === id);
  if (found === undefined) {
    const ids = games.map(({ about }) => about.id);
    throw new Usage(`there is no game "${id}"; there ${ids.length === 1 ? 'is' : 'are'} ${ids.join(', ')}`);
  }
  const { engine, setUp: form, terminal, words } = found;
  const [game, bot, setUp, texts, clauses, questions, solve, windows] = await Promise.all([
    engine.rules(version),
    engine.bot(),
    form(),
    textsOf(words),
    words.clauses(),
    terminal.questions?.(),
    engine.solver?.(),
    engine.windows?.(),
  ]);
  return { game, bot, setUp, texts, clauses, questions, solve, windows };
}

async function textsOf({ texts }: Words): Promise<Parts['texts']> {
  const fetched = LANGUAGES.map(async (language) => [language, await inLanguage(texts, language)()] as const);
  return Object.fromEntries(await Promise.all(fetched)) as Record<Language, Texts>;
}
