import type { GameBot } from '@turnpoint/bots';
import { chronoTrekBot } from '@turnpoint/chrono-trek/bot';
import { chronoTrek } from '@turnpoint/chrono-trek/rules';
import { texts as chronoTrekTexts } from '@turnpoint/chrono-trek/texts';
import chronoTrekClauses from '@turnpoint/chrono-trek/texts/clauses.json' with { type: 'json' };
import { endOfLineBot } from '@turnpoint/end-of-line/bot';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { solve } from '@turnpoint/end-of-line/solver';
import { texts } from '@turnpoint/end-of-line/texts';
import clauses from '@turnpoint/end-of-line/texts/clauses.json' with { type: 'json' };
import { endstreamBot } from '@turnpoint/endstream/bot';
import { endstream } from '@turnpoint/endstream/rules';
import { texts as endstreamTexts } from '@turnpoint/endstream/texts';
import endstreamClauses from '@turnpoint/endstream/texts/clauses.json' with { type: 'json' };
import type { Game, Look, RecordedChoice, State, Texts, Types } from '@turnpoint/kernel';
import { reportChronoTrek } from './balance/chrono-trek.ts';
import { reportEndOfLine } from './balance/end-of-line.ts';
import { reportEndstream } from './balance/endstream.ts';
import { Usage } from './command.ts';
import { questionsOfEndOfLine } from './play/end-of-line.ts';

/** What the terminal needs of a game. */
export interface Shelf<T extends Types = Types> {
  readonly game: Game<T>;
  readonly bot: GameBot<T>;
  readonly texts: Readonly<Record<string, Texts>>;
  /** What each clause says. */
  readonly clauses: Readonly<Record<string, string>>;
  /** What "? 3,4" may mean here: choices to ask the rules about. */
  questions?(look: Look<T>, words: string): object[];
  solve?(state: State<T>): Solved;
  /** The balance report, as Markdown. */
  report?(matches: number, say: (line: string) => void): string | Promise<string>;
}

export interface Solved {
  readonly best: number;
  readonly bound: number;
  readonly proven: boolean;
  readonly nodes: number;
  readonly choices: readonly RecordedChoice[];
}

/** All games; a new one is one more line. */
const SHELVES: readonly Shelf[] = [
  shelf({
    game: endOfLine,
    bot: endOfLineBot,
    texts,
    clauses,
    questions: questionsOfEndOfLine,
    solve,
    report: reportEndOfLine,
  }),
  shelf({
    game: endstream,
    bot: endstreamBot,
    texts: endstreamTexts,
    clauses: endstreamClauses,
    report: reportEndstream,
  }),
  shelf({
    game: chronoTrek,
    bot: chronoTrekBot,
    texts: chronoTrekTexts,
    clauses: chronoTrekClauses,
    report: reportChronoTrek,
  }),
];

/** Commands treat all games alike, so the types of one game end here. */
function shelf<T extends Types>(own: Shelf<T>): Shelf {
  return own as unknown as Shelf;
}

export const GAME_IDS = SHELVES.map(({ game }) => game.id);

export function shelfOf(id: string | undefined): Shelf {
  const found = SHELVES.find(({ game }) => game.id === id);
  if (found === undefined)
    throw new Usage(`there is no game "${id}"; there ${GAME_IDS.length === 1 ? 'is' : 'are'} ${GAME_IDS.join(', ')}`);
  return found;
}
