import { look, Match, type MatchRecord, owing, playInPlace, start, stream, verifyChain } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { endureTheStarsBot } from '../bot/index.ts';
import { type Choice, endureTheStars, type Options, type SoFar } from '../rules/index.ts';

interface Won {
  readonly record: MatchRecord;
  /** Null when the campaign is over. */
  readonly carried: SoFar | null;
}

/** What the scripted team chooses in a match that it wins with this seed; null when it loses. */
function tried(options: Options, seed: string): Choice[] | null {
  const { state } = start(endureTheStars, options, 1, seed);
  const int = stream(`policy ${seed}`);
  const made: Choice[] = [];
  while (state.outcome === null) {
    const [seat] = owing(endureTheStars, state);
    const choice = endureTheStarsBot.policy(look(endureTheStars, state, seat as number), int);
    made.push(choice);
    playInPlace(endureTheStars, state, 0, choice);
  }
  return state.outcome.kind === 'won' ? made : null;
}

/** Tries of a mission before it counts as never won. */
const TRIES = 60;

/**
 * A mission of the campaign, tried from where the one before left the team until it is won. The first seed to try saves time
 * as long as it wins: without it the same is found later.
 */
function won(campaign: string, [mission, first]: Stage, before: Won | null): Won {
  const carried = before?.carried ?? null;
  const team = carried === null ? 6 : Math.max(3, carried.team.length);
  const options = { mission, team, campaign, ...(carried !== null && { carried }) };
  for (let n = first; n < first + TRIES; n++) {
    const seed = `${mission} ${n}`;
    const choices = tried(options, seed);
    if (choices === null) continue;
    const follows = before === null ? {} : { follows: before.record.hash };
    const match = Match.create(endureTheStars, { options, seats: 1, seed, ...follows });
    if (!(match instanceof Match)) throw new Error(`refused by ${match.ruling.clause}`);
    for (const choice of choices) match.choose(0, choice);
    return { record: match.export(), carried: (endureTheStars.carry?.(match.state) ?? null) as SoFar | null };
  }
  throw new Error(`${mission} is never won`);
}

/** A mission, and the first seed to try. */
type Stage = readonly [mission: string, first: number];

test.each([
  ['ETS-21.4 ETS-C1.3', 'terrible-situation', 'CG04 CG05 CG07', [0, 8, 1]],
  ['ETS-21.4 ETS-C1.3', 'terrible-situation', 'CG04 CG06 CG07', [0, 2, 1]],
  ['ETS-C2.1 ETS-C2.4', 'into-the-fire', 'CG08 CG10 CG11', [0, 0, 0]],
  ['ETS-C2.1 ETS-C2.4', 'into-the-fire', 'CG09 CG10 CG11', [1, 0, 0]],
  ['ETS-C3.1 ETS-C3.2', 'fight-of-the-sentry', 'C012 C013 C014 C015', [1, 5, 0, 2]],
  ['ETS-C4.1 ETS-C4.2', 'house-divided', 'ROP16 ROP17 ROP18 ROP19', [0, 0, 0, 1]],
])(
  '%s the scripted team goes through %s by %s, and its records verify',
  (_, campaign, way, seeds) => {
    const missions = way.split(' ');
    const chain: Won[] = [];
    for (const [n, mission] of missions.entries())
      chain.push(won(campaign, [mission, seeds[n] ?? 0], chain.at(-1) ?? null));
    expect(chain.at(-2)?.carried?.won).toEqual(missions.slice(0, -1));
    expect(chain.at(-1)?.carried).toBeNull();
    const records = chain.map(({ record }) => record);
    expect(verifyChain(records, () => endureTheStars as never).length).toBe(missions.length);
  },
  60_000,
);
