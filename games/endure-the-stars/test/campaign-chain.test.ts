import { choices, Match, type MatchRecord, owing, topFrame, verifyChain } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { missionOf } from '../content/index.ts';
import { mapOf, waysOf, zoneNamed } from '../rules/board/index.ts';
import { type Choice, type Endure, endureTheStars, type Options, type SoFar } from '../rules/index.ts';

const TEAM = ['medic-female', 'captain-female', 'marine-male', 'engineer-male', 'scout-female', 'psychic-female'];
const CAMPAIGN = 'terrible-situation';

type Playing = Match<Endure>;

function begin(options: Options, seed: string, follows?: string): Playing {
  const made = Match.create(endureTheStars, { options, seats: 1, seed, ...(follows !== undefined && { follows }) });
  if (!(made instanceof Match)) throw new Error(`refused by ${made.ruling.clause}`);
  return made;
}

/** Together to the supplies, which the Medic takes, and together to one exit; anything else gets the first answer. */
function run({ table: t }: Playing['state'], offered: readonly Choice[]): Choice {
  const map = mapOf(missionOf('CG04'));
  const isTaken = t.objectives[0]?.collected === true;
  const goal = zoneNamed(map, isTaken ? 'SE.w' : 'MB.C');
  const here = t.team[t.active ?? 0]?.zone ?? goal;
  const far = (from: number) => waysOf(map, t.passages).distance[from]?.[goal] ?? 99;
  return (
    offered.find(({ kind }) => kind === 'interact' || (kind === 'exit' && isTaken)) ??
    offered.find((choice) => choice.kind === 'move' && far(choice.zone) < far(here)) ??
    offered.find(({ kind }) => kind === 'end-turn') ??
    (offered[0] as Choice)
  );
}

/** A match of CG04 that is won; on most seeds it is not. */
function won(): Playing {
  for (let n = 0; n < 60; n++) {
    const match = begin({ mission: 'CG04', team: TEAM.length, campaign: CAMPAIGN }, `run ${n}`);
    for (const id of TEAM) match.choose(0, { kind: 'survivor', id });
    while (match.state.outcome === null) {
      const [seat = 0] = owing(endureTheStars, match.state);
      match.choose(seat, run(match.state, choices(endureTheStars, match.state, seat)));
    }
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
