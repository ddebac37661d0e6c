import { type Look, type Types, tell } from '@turnpoint/kernel';
import type { Claims } from '@turnpoint/testkit';
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

describe.each(games)('$id', (one) => {
  const claims = claimsOf[`../../../games/${one.id}/table/test/claims.ts`] ?? {};
  const matches: Played[] = [];
  let tellers: Awaited<ReturnType<typeof tellersOf>>;
  beforeAll(async () => {
    tellers = await tellersOf(one);
    for await (const played of playedIn(one)) matches.push(played);
  }, 60_000);

  test('tells no turn in which something was done as one in which nothing was', () => {
    const { story } = tellers;
    const told: string[] = [];
    let turned = 0;
    for (const { name, log, open, chosenIn } of matches)
      for (const turn of turnsOf(log, story, open)) {
        turned++;
        const { key } = headlineOf(story, turn, { look: open, log });
        const deeds = chosenIn(turn.first, turn.last)
          .filter(({ seat, choice }) => seat === turn.seat && !IDLE[one.id]?.includes(choice.kind))
          .map(({ choice }) => choice.kind);
        const others = turn.entries.flatMap(({ type }) => (QUIET.includes(type) ? [] : [type]));
        if (NOTHING.includes(key) && turn.n > 0 && deeds.length > 0) told.push(`${name} ${turn.n}: ${deeds}`);
        if (key === 'headline.quiet' && others.length > 0) told.push(`${name} ${turn.n}: ${others}`);
      }
    expect(told).toEqual([]);
    expect(turned).toBeGreaterThan(50);
  });

  test('says of a turn what came of it: who, what and how many, in both languages', () => {
    const { story, readers } = tellers;
    const wrong: string[] = [];
    const asked = new Set<string>();
    for (const { name, looks, log, open } of matches)
      for (const turn of turnsOf(log, story, open)) {
        // With the last choice of the turn before, this one may have begun.
        const [before, after] = [looks[Math.max(0, turn.first - 2)], looks[turn.last]] as [Look, Look];
        const found = story.headlines(turn, { look: open, before: log.filter(({ step }) => step < turn.first) });
        for (const { says } of found) {
          const claimed = { args: says.args ?? {}, entries: turn.entries, before, after, end: open, log };
          if (claims[says.key]?.(claimed) === false)
            wrong.push(`${name} ${turn.first}-${turn.last}: ${says.key} ${JSON.stringify(says.args)}`);
          asked.add(says.key);
          for (const reader of readers) if (PLURAL.test(tell(reader, says))) wrong.push(tell(reader, says));
        }
      }
    expect(wrong).toEqual([]);
    const claimed = Object.keys(claims).filter((key) => key.startsWith('headline.'));
    expect(claimed.filter((key) => asked.has(key)).length).toBeGreaterThan(claimed.length / 2);
  });
});
