import { addressed, youIn } from './address.ts';
import type { Seat } from './types.ts';

/** A value inside a message. A seat is shown by its player's name, a message in the reader's language. */
export type Value = string | number | Message | { readonly seat: Seat } | { readonly list: readonly Value[] };

/** A line for people: a key into the texts, plus values. Never a finished string. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Value>>;
}

/**
 * The texts of one language. `{name}` is replaced by a value, `{n:card|cards}` by the form that fits the number n.
 */
export type Texts = Readonly<Record<string, string>>;

/** Languages that people can choose. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Something in every language that has it. English always has: what another has not yet is told in English. */
export type InLanguages<X> = { readonly en: X } & { readonly [L in Language]?: X };

export function inLanguage<X>(all: InLanguages<X>, language: string): X {
  return all[language as Language] ?? all.en;
}

export interface Reader {
  readonly language: string;
  readonly texts: Texts;
  readonly names: readonly string[];
  /** The seat of the reader, who is "you"; left out where sentences speak of everybody by name. */
  readonly you?: Seat;
}

export class MissingText extends Error {}

const PLACE = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;
/** What follows goes on in a sentence. */
const WORD = /[\p{L}\p{N},] $/u;

/** Throws `MissingText` when the key or a value is missing: a hole in the texts is a bug. */
export function tell(reader: Reader, message: Message): string {
  return told(reader, message, false);
}

/** `isWithin`: the text goes on in the middle of a sentence. */
function told(reader: Reader, message: Message, isWithin: boolean): string {
  const written = reader.texts[message.key];
  if (written === undefined) throw new MissingText(`no text "${message.key}" in ${reader.language}`);
  if (!written.includes('{')) return written;
  const isReader = (name: string) => isYou(reader, message.args?.[name]);
  const text =
    reader.you === undefined ? written : addressed(written, { language: reader.language, isReader, isWithin });
  return text.replace(PLACE, (_, name: string, one: string | undefined, other: string | undefined, at: number) => {
    const value = message.args?.[name];
    if (value === undefined) throw new MissingText(`"${message.key}" needs a value "${name}"`);
    if (one === undefined || other === undefined) return show(reader, value, isWithin || WORD.test(text.slice(0, at)));
    return isOne(reader.language, Number(value)) ? one : other;
  });
}

/** The reader alone, by their seat or as a list of one. */
function isYou(reader: Reader, value: Value | undefined): boolean {
  if (typeof value !== 'object') return false;
  if ('seat' in value) return value.seat === reader.you;
  return 'list' in value && value.list.length === 1 && isYou(reader, value.list[0]);
}

/** Each is made once per language and only where it is needed: they are costly, lists most of all. */
const plurals = new Map<string, Intl.PluralRules>();
const lists = new Map<string, Intl.ListFormat>();

function kept<X>(all: Map<string, X>, language: string, make: () => X): X {
  const found = all.get(language) ?? make();
  all.set(language, found);
  return found;
}

const isOne = (language: string, n: number): boolean =>
  kept(plurals, language, () => new Intl.PluralRules(language)).select(n) === 'one';

const listed = (language: string, items: readonly string[]): string =>
  kept(lists, language, () => new Intl.ListFormat(language)).format(items);

function show(reader: Reader, value: Value, isWithin = false): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if ('key' in value) return told(reader, value, isWithin);
  if ('seat' in value) {
    const you = value.seat === reader.you ? youIn(reader.language) : undefined;
    return you ?? reader.names[value.seat] ?? `#${value.seat + 1}`;
  }
  return listed(
    reader.language,
    value.list.map((item, at) => show(reader, item, isWithin || at > 0)),
  );
}
