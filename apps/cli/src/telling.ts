import {
  type Entry,
  inLanguage,
  LANGUAGES,
  type Language,
  type Look,
  type Reader,
  type Ruling,
  type Section,
  tell,
} from '@turnpoint/kernel';
import type { Input } from './command.ts';
import type { Parts } from './games.ts';
import { oneOf } from './values.ts';
import { WORDS } from './words.ts';

export const LANG_FLAG = { value: '<code>', help: `${LANGUAGES.join(' or ')} (en)` } as const;

export function readerOf(parts: Parts, input: Input, names: (language: Language) => string[]): Reader {
  const language = oneOf(input, 'lang', LANGUAGES, 'en');
  return { language, texts: { ...parts.texts[language], ...inLanguage(WORDS, language) }, names: names(language) };
}

export function playerNames(language: Language, seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `${inLanguage(WORDS, language)['cli.player']} ${seat + 1}`);
}

/** The text projection of a look: board, lines, hands. */
export function tellLook({ game }: Parts, reader: Reader, look: Look): string {
  return tellSections(reader, game.text(look));
}

export function tellSections(reader: Reader, sections: readonly Section[]): string {
  return sections
    .map(({ title, lines }) =>
      [tell(reader, title), ...lines.map((line) => `  ${typeof line === 'string' ? line : tell(reader, line)}`)].join(
        '\n',
      ),
    )
    .join('\n');
}

/** Entries of the log as sentences. */
export function tellEntries({ game }: Parts, reader: Reader, look: Look, entries: readonly Entry[]): string[] {
  return entries.map((entry) => tell(reader, game.describe(look, entry)));
}

/** The same, each with its clause. */
export function tellWithClauses(parts: Parts, reader: Reader, look: Look, entries: readonly Entry[]): string[] {
  return tellEntries(parts, reader, look, entries).map((sentence, i) => {
    const clause = entries[i]?.clause ?? null;
    return clause === null ? sentence : `${sentence} [${clause}]`;
  });
}

/** Why something cannot be done, and what the clause says. */
export function tellRuling({ clauses }: Parts, reader: Reader, { clause, because }: Ruling): string {
  const rule = clauses[clause];
  return `${tell(reader, because)} [${clause}]${rule === undefined ? '' : `\n  ${clause}: ${rule}`}`;
}
