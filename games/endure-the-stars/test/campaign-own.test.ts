import { look, Match, owing, stream, verifyChain } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { endureTheStarsBot } from '../bot/index.ts';
import { campaignOf } from '../content/campaigns/index.ts';
import { OWN_CLAUSE, type OwnMission } from '../content/missions/index.ts';
import { hasWon } from '../rules/board/has-won.ts';
import { type Endure, endureTheStars as game, type Options, type SoFar } from '../rules/index.ts';
import { ownFrom } from './own-mission.ts';

const called = (title: string, id = 'CG00', more: object = {}): OwnMission => {
  const own = ownFrom(id, { title });
  return { ...own, mission: { ...own.mission, ...more } };
};
const text = (...stages: readonly (readonly unknown[])[]) => JSON.stringify({ title: 'Home', story: 'Far.', stages });
/** Won by whoever is still there after a round. */
const SHORT = { win: [{ clause: OWN_CLAUSE, if: [{ kind: 'roundsOver', atLeast: 1 }] }] };
const short = (title: string) => called(title, 'CG00', SHORT);
const FORKED = text([short('One')], [short('Left'), short('Right')], [short('Last')]);
const optionsIn = (campaign: string): Options => ({ mission: campaignOf(campaign).first[0] ?? '', team: 6, campaign });
const refused = (campaign: string, mission = JSON.stringify(called('One'))) =>
  game.cannotStart({ mission, team: 6, campaign }, 1);

/** A match of the scripted team that it wins. */
function won(options: Options, follows?: string): Match<Endure> {
  for (let n = 0; n < 40; n++) {
    const made = Match.create(game, { options, seats: 1, seed: `own ${n}`, ...(follows !== undefined && { follows }) });
    if (!(made instanceof Match)) throw new Error(made.ruling.clause);
    const int = stream(`own ${n}`);
    while (made.state.outcome === null) {
      const [seat = 0] = owing(game, made.state);
      made.choose(seat, endureTheStarsBot.policy(look(game, made.state, seat), int));
    }
    if (made.state.outcome.kind === 'won') return made;
  }
  throw new Error('never won');
}

describe('a campaign of own missions', () => {
  test('ETS-21.4 ETS-RM65 goes from stage to stage, with a fork where a stage has several missions', () => {
    const { first, follows } = campaignOf(FORKED);
    const titles = (missions: readonly string[] | undefined) =>
      missions?.map((mission) => (JSON.parse(mission) as OwnMission).texts.title);
    expect(titles(first)).toEqual(['One']);
    const [left, right] = follows[first[0] ?? ''] ?? [];
    expect(titles([left ?? '', right ?? ''])).toEqual(['Left', 'Right']);
    expect([titles(follows[left ?? '']), titles(follows[right ?? ''])]).toEqual([['Last'], ['Last']]);
  });

  test('ETS-21.5 ETS-21.7 ETS-RM65 what is won is handed on, the chain verifies, and titles say what was won', () => {
    const first = won(optionsIn(FORKED));
    const carried = game.carry?.(first.state) as SoFar;
    const ways = (game.onward?.(carried) ?? []) as Options[];
    const missions = new Set(ways.map(({ mission }) => (JSON.parse(mission) as OwnMission).texts.title));
    expect([...missions]).toEqual(['Left', 'Right']);
    const options = { ...(ways.at(-1) as Options), carried };
    const next = Match.create(game, { options, seats: 1, seed: 'x', follows: first.export().hash });
    if (!(next instanceof Match)) throw new Error(next.ruling.clause);
    expect(verifyChain([first.export(), next.export()], () => game as never)).toHaveLength(2);
  }, 30_000);

  test('ETS-21.7 a published mission was won by its id, an own one by its title', () => {
    const campaign = { id: FORKED, won: ['CG05', JSON.stringify(called('One'))], used: [] };
    expect(['CG05', 'One', 'Left', 'OWN'].map((name) => hasWon({ campaign }, name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(hasWon({ campaign: null }, 'CG05')).toBe(false);
  });

  test('ETS-23.2 ETS-RM65 is checked whole before anything of it runs', () => {
    expect(refused(FORKED, JSON.stringify(short('One')))).toBeNull();
    expect(refused(FORKED, JSON.stringify(short('Left')))?.clause).toBe('ETS-21.4');
    expect(refused(FORKED, 'CG00')?.clause).toBe('ETS-21.4');
    for (const strange of ['{', '{}', '{"title":"","story":"","stages":[]}', `{${'x'.repeat(50_000)}`])
      expect(refused(strange)?.because.key).toBe('why.campaign-words');
    expect(refused(text())?.because.key).toBe('why.campaign-empty');
    expect(refused(text([called('One')], []))?.because.key).toBe('why.campaign-empty');
    expect(refused(text([called('One')], [called('One')]))?.because.key).toBe('why.campaign-twice');
    expect(refused(text([called('One')], [called('Two', 'CG00', { radar: [] })]))?.clause).toBe('ETS-V.5');
    expect(refused(text([called('One')], [7]))?.clause).toBe('ETS-V.1');
  });

  test('ETS-21.7 ETS-RM65 a mission asks only after one that may have been won before it', () => {
    const asks = {
      conditions: [
        {
          clause: OWN_CLAUSE,
          when: { kind: 'setup' },
          if: [{ kind: 'previousMission', mission: 'One' }],
          do: [{ kind: 'lose', health: 0, resolve: 1, who: 'all' }],
          once: true,
        },
      ],
    };
    expect(refused(text([called('One')], [called('Two', 'CG00', asks)]))).toBeNull();
    const inVain = text([called('Two', 'CG00', asks)], [called('One')]);
    expect(refused(inVain, JSON.stringify(called('Two', 'CG00', asks)))).toMatchObject({
      clause: 'ETS-21.7',
      because: { args: { mission: 'Two', before: 'One' } },
    });
  });
});
