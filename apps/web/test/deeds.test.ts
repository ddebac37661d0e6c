import { allSeats, type Message, type Seat, type Types, tell } from '@turnpoint/kernel';
import type { Claimed, Claims } from '@turnpoint/testkit';
import { headlineOf, turnsOf } from '@turnpoint/ui';
import { beforeAll, describe, expect, test } from 'vitest';
import { games, type Played, playedIn, tellersOf } from './random-matches.ts';

const claimsOf = import.meta.glob<Claims<Types>>('../../../games/*/table/test/claims.ts', {
  eager: true,
  import: 'claims',
});
/** Choices by which nothing is done that others could tell of: to end, to decline, to put back what was taken up. */
const IDLE: Readonly<Record<string, readonly string[]>> = {
  'chrono-trek': ['pass', 'stop', 'done'],
  'end-of-line': ['end', 'decline', 'agree'],
  endstream: ['finish', 'done'],
  'endure-the-stars': ['end-turn', 'done', 'stay', 'decline', 'keep', 'trade', 'reorganise', 'lay', 'set'],
  timestream: ['none'],
};
const NOTHING = ['headline.waited', 'headline.kept', 'headline.nothing'];
/** What comes of itself in each enemy phase. */
const QUIET = ['phase', 'round', 'expired'];
/** "1 zones"; a name that ends in s may well follow a single one. */
const PLURAL =
  /(?<![\d.,] ?)\b1 (zones|cards|points|events|agendas|cells|operators|tokens|rounds|ways|Zonen|Karten|Punkte|Felder|Runden|Wege)\b/;

/** A sentence about a match, or a fault in one. */
interface Faults {
  /** Deeds that were told as nothing. */
  readonly idle: string[];
  /** Sentences of turns and of endings that are not so. */
  readonly turns: string[];
  readonly ends: string[];
}

describe.each(games)('$id', (one) => {
  const claims = claimsOf[`../../../games/${one.id}/table/test/claims.ts`] ?? {};
  const faults: Faults = { idle: [], turns: [], ends: [] };
  const met = new Set<string>();
  let tellers: Awaited<ReturnType<typeof tellersOf>>;

  /** What a sentence claims and is not so, and how it reads where that is wrong. */
  function wrongIn(says: Message, claimed: Omit<Claimed<Types>, 'args'>, you: Seat | null): string[] {
    met.add(says.key);
    const isSo = claims[says.key]?.({ ...claimed, args: says.args ?? {} }) ?? true;
    const read = tellers.readers.map((reader) => tell(you === null ? reader : { ...reader, you }, says));
    const odd = read.filter((text) => PLURAL.test(text) || /[{}]|undefined|ending\./.test(text));
    return isSo ? odd : [`${says.key} ${JSON.stringify(says.args)}`, ...odd];
  }

  function askTurns({ name, match, chosenIn, openAt, askedAt }: Played): void {
    const { story } = tellers;
    const [log, open] = [match.log(null), match.look(null)];
    for (const turn of turnsOf(log, story, open)) {
      const { key } = headlineOf(story, turn, { look: open, log });
      const deeds = chosenIn(turn.first, turn.last)
        .filter(({ seat, choice }) => seat === turn.seat && !IDLE[one.id]?.includes(choice.kind))
        .map(({ choice }) => choice.kind);
      const others = turn.entries.flatMap(({ type }) => (QUIET.includes(type) ? [] : [type]));
      if (NOTHING.includes(key) && turn.n > 0 && deeds.length > 0) faults.idle.push(`${name} ${turn.n}: ${deeds}`);
      if (key === 'headline.quiet' && others.length > 0) faults.idle.push(`${name} ${turn.n}: ${others}`);
      // With the last choice of the turn before, this one may have begun.
      const [before, after] = [openAt(turn.first - 2), openAt(turn.last)];
      const claimed = { entries: turn.entries, before, after, end: open, log, openAt, askedAt };
      const told = { look: open, before: log.filter(({ step }) => step < turn.first) };
      for (const { says } of story.headlines(turn, told))
        for (const fault of wrongIn(says, claimed, null)) faults.turns.push(`${name} ${turn.first}: ${fault}`);
    }
  }

  function askEnds({ name, match, openAt, askedAt }: Played): void {
    for (const seat of allSeats(match.setup.seats)) {
      const [end, log] = [match.look(seat), match.log(seat)];
      const ending = tellers.endingOf?.(end, log, one.game.reckon?.(end) ?? null);
      if (ending === undefined) continue;
      const { lines, needed = [], moment } = ending;
      const said = [
        ...lines,
        ...needed.map(({ says }) => says),
        ...(moment === null ? [] : [moment.says, ...(moment.cards ?? []).map(({ where }) => where)]),
      ];
      const entries = log.flatMap((step) => step.entries);
      const claimed = { entries, before: openAt(0), after: openAt(match.length), end, log, openAt, askedAt, moment };
      for (const says of said)
        for (const fault of wrongIn(says, claimed, seat)) faults.ends.push(`${name}, seat ${seat}: ${fault}`);
    }
  }

  beforeAll(async () => {
    tellers = await tellersOf(one);
    for await (const played of playedIn(one)) {
      askTurns(played);
      askEnds(played);
    }
  }, 60_000);

  test('tells no turn in which something was done as one in which nothing was', () => {
    expect(faults.idle).toEqual([]);
  });

  test('says of a turn what came of it: who, what and how many, in both languages', () => {
    expect(faults.turns).toEqual([]);
  });

  test('says of the end what it was, to everybody who played', () => {
    expect(faults.ends).toEqual([]);
  });

  test('is asked about most of what it can say', () => {
    const claimed = Object.keys(claims);
    expect(claimed.filter((key) => met.has(key)).length).toBeGreaterThan(0.6 * claimed.length);
  });
});
