import { type Card, EFFECTS, type Effect } from '../../content/index.ts';

/** Words of the rules that cards use, each with the clause that explains it and how a card shows that it has it. */
interface Word {
  readonly clause: string;
  has(card: Card): boolean;
}

const does =
  (word: Effect['word']) =>
  ({ code }: Card): boolean =>
    [...EFFECTS].some(([at, effect]) => at.startsWith(`${code}.`) && effect.word === word);

export const KEYWORDS = {
  'target-first': { clause: 'TS-17.7', has: ({ targetFirst }) => targetFirst },
  vanguard: { clause: 'TS-12.6', has: ({ vanguard }) => vanguard },
  occupy: { clause: 'TS-12.9', has: ({ occupies }) => occupies.length > 0 },
  'power-link': { clause: 'TS-13.12', has: ({ powerLink }) => powerLink !== null },
  link: { clause: 'TS-13.2', has: ({ link }) => link !== null },
  delayed: { clause: 'TS-17.8', has: ({ delayed }) => delayed !== null },
  'cannot-initiate': { clause: 'TS-17.10', has: ({ cannotInitiate }) => cannotInitiate },
  cloaked: { clause: 'TS-17.11', has: ({ cloaks }) => cloaks },
  unlink: { clause: 'TS-17.12', has: does('unlink') },
  return: { clause: 'TS-17.13', has: does('return') },
  search: { clause: 'TS-17.14', has: does('search') },
  sealed: { clause: 'TS-17.23', has: does('seal') },
  held: { clause: 'TS-17.24', has: does('hold') },
} as const satisfies Readonly<Record<string, Word>>;

export type Keyword = keyof typeof KEYWORDS;

export const keywordsOf = (card: Card): Keyword[] =>
  (Object.keys(KEYWORDS) as Keyword[]).filter((word) => KEYWORDS[word].has(card));
