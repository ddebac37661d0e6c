import { choices, Match, type MatchRecord, stream, topFrame, verifyChain } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { endureTheStarsBot } from '../bot/index.ts';
import { type Endure, endureTheStars, type Options, type SoFar } from '../rules/index.ts';

const CAMPAIGN = 'terrible-situation';

type Playing = Match<Endure>;

function begin(options: Options, seed: string, follows?: string): Playing {
  const made = Match.create(endureTheStars, { options, seats: 1, seed, ...(follows !== undefined && { follows }) });
  if (!(made instanceof Match)) throw new Error(`refused by ${made.ruling.clause}`);
  return made;
}

/** A match of CG04 that the scripted team wins; with six it wins every second or third. */
function won(): Playing {
  for (let n = 0; n < 30; n++) {
    const match = begin({ mission: 'CG04', team: 6, campaign: CAMPAIGN }, `run ${n}`);
    const int = stream(`policy ${n}`);
    while (match.state.outcome === null) match.choose(0, endureTheStarsBot.policy(match.look(0), int));
    if (match.state.outcome.kind === 'won') return match;
  }
  throw new Error('no seed is won');
}

/** Through The Refuge into the mission: everybody rests once. */
function visit(match: Playing): void {
  while (match.state.table.phase !== 'survivors') {
    const offered = choices(endureTheStars, match.state, 0);
    const quiet = offered.find(({ kind }) => ['survivor', 'rest', 'done'].includes(kind));
    match.choose(0, quiet ?? { kind: 'vote', yes: topFrame(match.state)?.kind === 'refuge-ask' });
  }
}

const verify = (...records: MatchRecord[]) => verifyChain(records, () => endureTheStars as never);

test('ETS-21.4 ETS-21.5 ETS-RM56 a campaign is a chain of records that can be verified', () => {
  const first = won();
  const carried = endureTheStars.carry?.(first.state) as SoFar;
  const options: Options = { mission: 'CG05', team: Math.max(3, carried.team.length), campaign: CAMPAIGN, carried };
  const { hash } = first.export();
  const second = begin(options, 'second', hash);
  visit(second);
  expect(second.state.table.campaign).toMatchObject({ won: ['CG04'] });
  expect(verify(first.export(), second.export()).length).toBe(2);
  // A team that begins better than it was handed on is found.
  const better = { ...carried, team: carried.team.map((veteran) => ({ ...veteran, health: 10, resolve: 10 })) };
  const forged = begin({ ...options, carried: better }, 'second', hash);
  expect(() => verify(first.export(), forged.export())).toThrow('handed on');
});
