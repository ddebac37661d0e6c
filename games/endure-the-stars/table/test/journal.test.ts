import { Match, type Message, owing, stream, tell } from '@turnpoint/kernel';
import type { ToldStep } from '@turnpoint/ui';
import { describe, expect, test } from 'vitest';
import { endureTheStarsBot } from '../../bot/index.ts';
import { type Endure, type Entry, endureTheStars, type Options } from '../../rules/index.ts';
import { texts } from '../../texts/index.ts';
import { type Chapter, chapterOf } from '../journal/chapter.ts';
import { deathSaid } from '../journal/death.ts';
import { journal } from '../journal/index.ts';
import { inOneRow } from '../journal/told.ts';

type Played = Match<Endure>;

function played(options: Options, seed: string): Played {
  const match = Match.create(endureTheStars, { options, seats: 1, seed });
  if (!(match instanceof Match)) throw new Error(match.ruling.clause);
  const int = stream(`policy ${seed}`);
  while (match.state.outcome === null) {
    const [seat = 0] = owing(endureTheStars, match.state);
    match.choose(seat, endureTheStarsBot.policy(match.look(seat), int));
  }
  return match;
}

/** As the review hands it over. */
function logOf(match: Played): ToldStep<Endure>[] {
  const end = match.look(null);
  return match
    .log(null)
    .map((step) => ({ ...step, lines: step.entries.map((entry) => endureTheStars.describe(end, entry)) }));
}

const sentences = ({ opening, moments, closing, team }: Chapter): readonly Message[] => [
  ...opening,
  ...moments.map(({ says }) => says),
  ...closing,
  ...team.flatMap(({ says }) => says),
];

const MATCHES: readonly [Options, string][] = [
  [{ mission: 'CG04', team: 6, campaign: 'terrible-situation' }, 'journal 1'],
  [{ mission: 'CG07', team: 4 }, 'journal 1'],
  [{ mission: 'P20', team: 3 }, 'journal 1'],
  [{ mission: 'ROP19', team: 5 }, 'journal 2'],
];

describe.each(MATCHES)('the chapter of $mission', (options, seed) => {
  const match = played(options, seed);
  const log = logOf(match);
  const chapter = chapterOf(log, match.look(null));

  test('tells every death, and of everything else a few lines in their order', () => {
    const deaths = log.flatMap(({ entries }) => entries.filter(({ type }) => type === 'died'));
    const told = chapter.moments.filter(({ entry }) => entry.type === 'died');
    expect(told.map(({ entry }) => entry)).toEqual(deaths);
    expect(chapter.moments.length - told.length).toBeLessThanOrEqual(9);
    expect(chapter.moments.length).toBeGreaterThan(0);
    const rounds = chapter.moments.map(({ round }) => round);
    expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
  });

  test('shows at most four pictures, the greatest moments, at steps of the match', () => {
    const pictured = chapter.moments.filter(({ isPictured }) => isPictured);
    const steps = pictured.map(({ step }) => step);
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps.length).toBe(Math.min(4, new Set(chapter.moments.map(({ step }) => step)).size));
    const least = Math.min(...pictured.map(({ worth }) => worth));
    const others = chapter.moments.filter(({ step }) => !steps.includes(step));
    for (const { worth } of others) expect(worth).toBeLessThanOrEqual(least);
    for (const { step } of pictured) expect(match.stateAt(step).table.phase).not.toBe('refuge');
  });

  test('says of everybody what became of them', () => {
    expect(chapter.team.map(({ id }) => id)).toEqual(match.state.table.team.map(({ id }) => id));
    const dead = chapter.team.filter(({ isDead }) => isDead).length;
    expect(dead).toBe(chapter.moments.filter(({ entry }) => entry.type === 'died').length);
  });

  test('calls an escape narrow where 1 Health was left', () => {
    for (const { says, entry, step } of chapter.moments)
      if (says.key === 'journal.narrow' && 'who' in entry) {
        const { health, fate } = match.stateAt(step).table.team[entry.who as number] ?? {};
        expect([health, fate]).toEqual([1, 'living']);
      }
  });

  test.each(['en', 'de'] as const)('has its words in %s', async (language) => {
    const reader = { language, names: [], texts: { ...texts[language], ...(await journal.texts?.(language)) } };
    for (const message of sentences(chapter)) expect(tell(reader, message)).not.toMatch(/\{|undefined/);
  });
});

describe('how somebody died', () => {
  const named: Message['args'] = { who: 'Medic', zone: 'Ward' };
  const told = (entries: readonly object[]) =>
    inOneRow([
      {
        step: 1,
        seat: 0,
        entries: entries as readonly Entry[],
        lines: entries.map((entry) => ({ key: '', args: { ...named, ...entry } as NonNullable<Message['args']> })),
      },
    ]);
  const died = { type: 'died', who: 0, zone: 3 };
  const hurt = (clause: string) => ({ type: 'hurt', who: 0, clause });

  test.each([
    ['journal.died-attacked', [{ type: 'attacked' }, hurt('ETS-13.1'), died]],
    ['journal.died-boss-attack', [{ type: 'attacked' }, { type: 'boss-attack' }, hurt('ETS-13.1'), died]],
    ['journal.died-exploded', [{ type: 'attacked' }, { type: 'exploded' }, hurt('ETS-13.1'), died]],
    ['journal.died-fired', [{ type: 'fired' }, { type: 'killed' }, hurt('ETS-13.1'), died]],
    [
      'journal.died-shadow',
      [{ type: 'attacked' }, { type: 'turned-up', card: 'periphery-fright' }, hurt('ETS-13.1'), died],
    ],
    ['journal.died-attacked', [{ type: 'attacked' }, { type: 'turned-up', card: 'scream' }, hurt('ETS-13.1'), died]],
    ['journal.died-air', [{ type: 'attacked' }, hurt('ETS-13.1'), hurt('ETS-14.15'), died]],
    ['journal.died-bleeding', [hurt('ETS-13.7'), died]],
    ['journal.died-trapped', [hurt('ETS-17.14'), died]],
    ['journal.died-fear', [hurt('ETS-8.15'), died]],
    ['journal.died', [{ ...hurt('ETS-13.7'), who: 1 }, died]],
  ])('%s', (key, entries) => {
    const row = told(entries);
    expect(deathSaid(row, row.length - 1, 0)).toMatchObject({ key });
  });
});
