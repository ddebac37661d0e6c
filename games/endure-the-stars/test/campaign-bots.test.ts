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

/** A mission of the campaign, tried from where the one before left the team until it is won. */
function won(campaign: string, mission: string, before: Won | null): Won {
  const carried = before?.carried ?? null;
  const team = carried === null ? 6 : Math.max(3, carried.team.length);
  const options = { mission, team, campaign, ...(carried !== null && { carried }) };
  for (let n = 0; n < 60; n++) {
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

test('ETS-21.4 ETS-C1.1 the scripted team goes through the campaign by either branch, and its records verify', () => {
  const first = won('terrible-situation', 'CG04', null);
  for (const branch of ['CG05', 'CG06']) {
    const second = won('terrible-situation', branch, first);
    const last = won('terrible-situation', 'CG07', second);
    expect(second.carried?.won).toEqual(['CG04', branch]);
    expect(last.carried).toBeNull();
    const chain = [first.record, second.record, last.record];
    expect(verifyChain(chain, () => endureTheStars as never).length).toBe(3);
  }
}, 60_000);

test('ETS-C4.1 ETS-C4.2 it goes through A House Divided too', () => {
  const chain: Won[] = [];
  for (const mission of ['ROP16', 'ROP17', 'ROP18', 'ROP19'])
    chain.push(won('house-divided', mission, chain.at(-1) ?? null));
  expect(chain.at(-2)?.carried?.won).toEqual(['ROP16', 'ROP17', 'ROP18']);
  expect(chain.at(-1)?.carried).toBeNull();
  const records = chain.map(({ record }) => record);
  expect(verifyChain(records, () => endureTheStars as never).length).toBe(4);
}, 60_000);
