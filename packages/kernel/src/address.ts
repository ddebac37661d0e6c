/**
 * Sentences that speak of the reader say "you". Texts are written about somebody by name ("{player} lays a card"); these few
 * rules turn the words around such a place, so that no text has to be written twice.
 */
interface Speech {
  readonly subject: string;
  /** After one of these words it is not who acts. */
  readonly objects: Readonly<Record<string, string>>;
  readonly owner: string;
  verb(third: string): string;
}

const ENGLISH: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do', goes: 'go' };
const GERMAN: Readonly<Record<string, string>> = {
  ist: 'bist',
  hat: 'hast',
  war: 'warst',
  wird: 'wirst',
  kann: 'kannst',
  darf: 'darfst',
  muss: 'musst',
  will: 'willst',
  möchte: 'möchtest',
};

function englishVerb(third: string): string {
  if (ENGLISH[third] !== undefined) return ENGLISH[third];
  if (/(?:ss|x|ch|sh|zz)es$/.test(third)) return third.slice(0, -2);
  if (/ies$/.test(third)) return `${third.slice(0, -3)}y`;
  return /[^s]s$/.test(third) ? third.slice(0, -1) : third;
}

function germanVerb(third: string): string {
  if (GERMAN[third] !== undefined) return GERMAN[third];
  if (/ält$/.test(third)) return `${third}st`;
  if (/(?:s|ß|z|x)t$/.test(third)) return third;
  return /t$/.test(third) ? `${third.slice(0, -1)}st` : third;
}

const to = (words: string, said: string): Record<string, string> =>
  Object.fromEntries(words.split(' ').map((word) => [word, said]));

const SPEECHES: Readonly<Record<string, Speech>> = {
  en: {
    subject: 'you',
    objects: to('of to from for with by at before against than on', 'you'),
    owner: 'your',
    verb: englishVerb,
  },
  de: {
    subject: 'du',
    objects: { ...to('von mit bei zu vor aus nach', 'dir'), ...to('für an gegen auf um', 'dich') },
    owner: 'dein',
    verb: germanVerb,
  },
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Among others: "you and Bo". */
export const youIn = (language: string): string | undefined => SPEECHES[language]?.subject;

/** What stands before such a place, whether something is theirs, and what they do: a word, or one of two forms. */
function placesOf(names: readonly string[]): RegExp {
  const doing = '(?: (?:also|now|then|still|again|already))? \\p{L}+| \\{\\w+:[^|}]*\\|[^}]*\\}|';
  return new RegExp(`(^|[\\p{L}:.]+ |[^\\p{L}])\\{(?:${names.join('|')})\\}((?:['’]s)?)(${doing})`, 'gu');
}

const AND = / (and|und) (\p{L}+[st])(?= |$)/gu;

interface Spoken {
  readonly language: string;
  /** Does this place stand for the reader? */
  isReader(place: string): boolean;
  /** Does the text go on in the middle of a sentence? */
  readonly isWithin: boolean;
}

/** The text with "you" wherever a place stands for the reader. */
export function addressed(text: string, { language, isReader, isWithin }: Spoken): string {
  const speech = SPEECHES[language];
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string).filter(isReader);
  if (speech === undefined || names.length === 0) return text;
  // "You cross a card and lay another."
  const acts = names.some((name) => text.startsWith(`{${name}} `));
  const joined = acts ? text.replace(AND, (_, and: string, third: string) => ` ${and} ${speech.verb(third)}`) : text;
  return joined.replace(placesOf(names), (whole, before: string, their: string, after: string, at: number) => {
    const object = speech.objects[before.trim().toLowerCase()];
    const isLabel = object === undefined && after === '' && joined.charAt(at + whole.length) === ':';
    const word = their === '' ? (object ?? speech.subject) : speech.owner;
    // A name alone is part of another sentence.
    const isFirst = (before === '' && !isWithin && !/^\{\w+\}$/.test(joined)) || isLabel || /[.:] $/.test(before);
    const rest = object === undefined && their === '' ? conjugated(after, speech) : after;
    return before + (isFirst ? capital(word) : word) + rest;
  });
}

function conjugated(after: string, { verb }: Speech): string {
  const form = /^ \{\w+:([^|}]*)\|/.exec(after);
  if (form !== null) return ` ${verb(form[1] ?? '')}`;
  const words = after.split(' ');
  const last = words.pop() ?? '';
  return [...words, verb(last)].join(' ');
}
