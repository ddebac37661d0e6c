import { MISSION_IDS } from '@turnpoint/endure-the-stars/content';
import { allSeats, choices, Match, type Message, owing, type Seat, stream, type Types, tell } from '@turnpoint/kernel';
import { type Companion, nameOfSetup, type Setup } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';

const companions = Object.values(
  import.meta.glob<Companion>('../../../games/*/test/conformance.ts', { eager: true, import: 'default' }),
);
const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
/** So many choices of a match: what can be told at all is told by then. */
const LONG = 120;

/** Every mission, with one seat and with two. Of other games every set-up. */
const setupsOf = ({ game, setups }: Companion): readonly Setup<Types>[] =>
  game.id === 'endure-the-stars'
    ? MISSION_IDS.map((mission, n) => ({ options: { mission, team: 3 }, seats: (n % 2) + 1 }))
    : setups;

/** What somebody (null: who only watches) reads of a match: the log, what is asked, the choices, and the table as text. */
function readBy(match: Match<Types>, viewer: Seat | null): Message[] {
  const { game } = match;
  const seen = match.look(viewer);
  const lines = game.text(seen).flatMap(({ title, lines: own }) => [title, ...own]);
  return [
    ...match.log(viewer).flatMap(({ entries }) => entries.map((entry) => game.describe(seen, entry))),
    ...lines.filter((line) => typeof line !== 'string'),
    ...asked(match, viewer),
  ];
}

function asked(match: Match<Types>, viewer: Seat | null): Message[] {
  const seen = match.look(viewer);
  const all = seen.choices.map((choice) => match.game.label(seen, choice));
  return seen.prompt === null ? all : [seen.prompt, ...all];
}

/** Each seat's messages and those of nobody, over a match of random choices. */
function messagesOf({ game }: Companion, setup: Setup<Types>): ReadonlyMap<Seat | null, readonly Message[]> {
  const seed = `sentences ${nameOfSetup(setup)}`;
  const match = Match.create(game, { ...setup, seed });
  if (!(match instanceof Match)) throw new Error(match.ruling.clause);
  const int = stream(seed);
  const read = new Map<Seat | null, Message[]>([null, ...allSeats(setup.seats)].map((viewer) => [viewer, []]));
  for (let n = 0; n < LONG && match.state.outcome === null; n++) {
    const seats = owing(game, match.state);
    const seat = seats[int(seats.length)] as Seat;
    read.get(seat)?.push(...asked(match, seat));
    const open = choices(game, match.state, seat);
    match.choose(seat, open[int(open.length)] as Types['choice']);
  }
  for (const [viewer, messages] of read) messages.push(...readBy(match, viewer));
  return read;
}

/** Nouns that a text counts: "{n} {n:card|cards}", "{n} Power {n:Cell|Cells}". */
const counted = (language: string): readonly (readonly [one: string, many: string])[] =>
  companions
    .flatMap(({ texts }) => Object.values(texts[language] ?? {}))
    .flatMap((text) => [...text.matchAll(/\{(\w+)\}(?: \p{L}+)? \{\1:([^|}]*)\|([^}]*)\}/gu)])
    .map(([, , one = '', many = '']) => [one, many] as const)
    .filter(([one, many]) => one !== many);

const anyOf = (words: readonly string[]): string => [...new Set(words)].join('|');

/** What reads wrong in a sentence, whatever game it is of. */
function wrongsIn(language: string): Readonly<Record<string, RegExp>> {
  const nouns = counted(language);
  const person: Readonly<Record<string, RegExp>> = {
    en: /(?:(?:^|[.:] )You|\byou)(?: also| now| then| still| again| already)? (?:is|was|has|does|\p{L}*[^\Ws]s)(?!\p{L})/u,
    de: /(?:^|[^\p{L}])(?:[Dd]u (?:ist|hat|war|wird|kann|darf|muss|\p{L}*[^\Wsßzx]t)|(?:von|bei|zu|mit|für|gegen|an|auf|aus|\p{L}*[^\Ws]t) du)(?!\p{L})/u,
  };
  const number = (before: string, words: readonly string[]) =>
    new RegExp(`(?<![\\p{L}\\d.,/+−-])${before} (?:${anyOf(words)})(?!\\p{L})`, 'u');
  return {
    person: person[language] as RegExp,
    'one of many': number(
      '1',
      nouns.map(([, many]) => many),
    ),
    'many of one': number(
      '(?:[02-9]|\\d\\d)',
      nouns.map(([one]) => one),
    ),
    'said twice': /(?:^|[.:] )([^.:]{3,}): \1(?!\p{L})/u,
    'a name and a number': new RegExp(`\\b(?:${anyOf(NAMES)}) \\d`),
  };
}

test.each([
  ['en', 'person', 'You starts towards 2,2'],
  ['en', 'person', 'Bo sees that you is Spock'],
  ['de', 'person', 'Du legt eine Karte'],
  ['de', 'person', 'Die Münze macht du zum Startspieler'],
  ['en', 'one of many', 'Ana draws 1 cards'],
  ['de', 'one of many', 'Ana zieht 1 Karten'],
  ['en', 'many of one', '2 Preacher turn up'],
  ['de', 'many of one', 'Bo löst 3 Kraftzelle'],
  ['en', 'said twice', 'Your turn: Your turn: nothing is final'],
  ['de', 'a name and a number', 'Prüfung: Ana 1 offen'],
])('%s, %s: a wrong sentence is found', (language, wrong, said) => {
  const found = Object.entries(wrongsIn(language)).filter(([, sign]) => sign.test(said));
  expect(found.map(([name]) => name)).toEqual([wrong]);
});

describe.each(companions.map((companion) => [companion.game.id, companion] as const))('%s', (_, companion) => {
  const read = setupsOf(companion).map((setup) => messagesOf(companion, setup));

  test.each(Object.entries(companion.texts))(
    'every sentence has the right person and number (%s)',
    (language, texts) => {
      const wrongs = Object.entries(wrongsIn(language));
      const faults = new Map<string, string>();
      const told = new Set<string>();
      for (const [viewer, messages] of read.flatMap((each) => [...each]))
        for (const message of messages) {
          const said = tell({ language, texts, names: NAMES, ...(viewer === null ? {} : { you: viewer }) }, message);
          if (told.has(said)) continue;
          told.add(said);
          for (const [wrong, sign] of wrongs) if (sign.test(said)) faults.set(`${message.key}: ${wrong}`, said);
        }
      expect(told.size).toBeGreaterThan(100);
      expect([...faults]).toEqual([]);
    },
  );
});
