import { BOTS, counted } from '@turnpoint/bots';
import { look as lookOf, Match, owing, stream, tell } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { endureTheStarsBot } from '../../bot/index.ts';
import { type Entry, endureTheStars, type View } from '../../rules/index.ts';
import { build, type Position } from '../../test/position.ts';
import { texts } from '../../texts/index.ts';
import { recapInRows, recapOf } from '../dock/recap.ts';
import { waitedFor } from '../dock/waited.ts';
import { advance } from '../motion/advance.ts';
import { reasonOf } from '../motion/reason.ts';
import { needOf, rollOf } from '../rail/rolls.ts';
import { placesOf } from '../refuge/went.ts';
import { tableTexts } from '../texts/index.ts';

const see = (position: Position) => lookOf(endureTheStars, begin(endureTheStars, build(position), 1).state, 0);
const CROWD: Position = {
  team: { 'marine-male': { at: 'SE.x' }, 'medic-male': { at: 'SE.x' }, 'scout-male': { at: 'SE.x' } },
  enemies: ['9 swarmer SE.x', '2 jaeger SE.x', '1 swarmer SE.e'],
  tokens: ['swarmer-4 LB.A'],
};

describe('motion', () => {
  const { view } = see(CROWD);
  const after = (entry: object) => advance(view, { clause: 'ETS-4.28', ...entry } as Entry);

  test('people and enemies go one entry at a time', () => {
    const [from, to] = [view.team[0]!.zone as number, 0];
    expect(after({ type: 'moved', who: 0, from, to }).team.map(({ zone }) => zone)).toEqual([to, from, from]);
    const marched = after({ type: 'foe-moved', enemy: 'swarmer', count: 4, from, to }).figures;
    expect(marched.filter(({ zone }) => zone === to)).toHaveLength(4);
    expect(after({ type: 'killed', who: 0, enemy: 'swarmer', count: 3 }).figures).toHaveLength(9);
  });

  test('a token opens into what it was', () => {
    const { zone } = view.tokens[0]!;
    const open = after({ type: 'revealed', zone, enemy: 'swarmer', count: 4 });
    expect([open.tokens.length, open.figures.length]).toEqual([0, 16]);
  });

  test('Health and Resolve fall as they are told', () => {
    expect(after({ type: 'hurt', who: 1, health: 3 }).team[1]?.health).toBe(7);
    expect(after({ type: 'lost-resolve', who: 1, left: 4 }).team[1]?.resolve).toBe(4);
    expect(after({ type: 'died', who: 1, zone: 0 }).team[1]).toMatchObject({ zone: null, fate: 'dead' });
  });
});

describe('dice', () => {
  test('say what was needed and what they came to', () => {
    const fired = { type: 'fired', clause: 'ETS-15.3', who: 0, item: 'pistol', zone: 0, dice: [2, 5], hit: 4 } as Entry;
    const roll = rollOf(fired);
    expect(roll?.hits).toEqual([false, true]);
    expect(needOf(roll!.entry)).toEqual({ key: 'dice.fired', args: { hit: 4, n: 1 }, good: true });
    // Target Database.
    const raised = { ...fired, dice: [3, 1, 3], raised: 3 } as Entry;
    expect(rollOf(raised)?.hits).toEqual([true, false, false]);
    expect(needOf(raised)).toMatchObject({ args: { n: 1 }, good: true });
    expect(rollOf({ type: 'round', clause: 'ETS-3.1', round: 1 } as Entry)).toBeNull();
  });

  test('ETS-8.4 a test that something makes easier or harder says what the dice came to with it', () => {
    const test = { type: 'tested', clause: 'ETS-8.2', who: 0, dice: [4, 6], resolve: 10 } as const;
    expect(needOf({ ...test, failed: true } as Entry)).toMatchObject({ key: 'dice.failed', args: { sum: 10 } });
    const eased = { ...test, failed: false, strain: -1 } as Entry;
    expect(needOf(eased)).toEqual({
      key: 'dice.passed-strained',
      args: { sum: 10, added: '−1', total: 9, resolve: 10 },
      good: true,
    });
    const harder = { ...test, dice: [4, 5], failed: true, strain: 1 } as Entry;
    expect(needOf(harder)).toMatchObject({ key: 'dice.failed-strained', args: { added: '+1', total: 10 } });
  });
});

describe('what happened since the last choice', () => {
  const { view } = see(CROWD);
  const entries = [
    { type: 'phase', clause: 'ETS-3.2', phase: 'enemies' },
    { type: 'hurt', clause: 'ETS-13.2', who: 0, health: 2 },
    { type: 'hurt', clause: 'ETS-13.2', who: 0, health: 1 },
    { type: 'hurt', clause: 'ETS-13.2', who: 1, health: 1 },
    { type: 'revealed', clause: 'ETS-12.2', zone: 0, enemy: 'jaeger', count: 4 },
    { type: 'died', clause: 'ETS-13.19', who: 2, zone: 0 },
  ] as unknown as Entry[];

  test('is told worst first, wounds added up, the rest counted', () => {
    const { lines, more } = recapOf(entries, view, 0, 2);
    expect(lines.map(({ key }) => key)).toEqual(['recap.died', 'recap.hurt']);
    expect(lines[1]?.args?.n).toBe(3);
    expect(more).toBe(2);
  });

  test('leaves a row for how many more there are, so that nothing is cut', () => {
    expect(recapInRows(entries, view, 0, 4)).toMatchObject({ lines: { length: 4 }, more: 0 });
    expect(recapInRows(entries, view, 0, 3)).toMatchObject({ lines: { length: 2 }, more: 2 });
  });

  test('ETS-11.22 an entry names the rule by which something moves, and that is its reason', () => {
    const moved = (clause: string) =>
      reasonOf({ type: 'token-moved', clause, token: 1, from: 0, to: 1 } as Entry, view);
    expect(['ETS-11.14', 'ETS-5.6', 'ETS-11.24', 'ETS-11.35', 'ETS-M02.10', 'ETS-6.3'].map(moved)).toEqual([
      'reason.wanders',
      'reason.hears',
      'reason.saw',
      'reason.lured',
      'reason.drawn',
      null,
    ]);
    const step = (clause: string) => reasonOf({ type: 'moved', clause, who: 0, from: 0, to: 1 } as Entry, view);
    expect(['ETS-14.23', 'ETS-4.28'].map(step)).toEqual(['reason.pushed', null]);
    const attacked = { type: 'attacked', clause: 'ETS-11.31', enemy: 'jaeger', zone: 5 } as Entry;
    const there = (...zones: number[]) => ({ team: zones.map((zone) => ({ zone })) }) as unknown as View;
    expect(reasonOf(attacked, there(5, 4))).toBe('reason.reaches');
    expect(reasonOf(attacked, there(5, 5, 4))).toBe('reason.reaches-several');
    // ETS-20.17
    expect(reasonOf({ ...attacked, enemy: 'zealot' } as Entry, there(5, 5, 4))).toBe('reason.reaches-each');
  });

  test('ETS-22.6 ETS-22.13 who has been where in this round of visits', () => {
    const told = (entries: object[]) => placesOf([{ step: 1, entries }] as unknown as Parameters<typeof placesOf>[0]);
    const visit = { type: 'visited', clause: 'ETS-22.14', who: 2, place: 'infirmary', dice: [1, 2] };
    const rest = { type: 'calmed', clause: 'ETS-22.20', who: 0, resolve: 2 };
    const price = { type: 'dropped', clause: 'ETS-22.18', who: 1, item: 'pistol' };
    expect([...told([visit, rest, price])]).toEqual([
      [2, 'infirmary'],
      [0, 'quarters'],
      [1, 'trading-post'],
    ]);
    expect([...told([visit, { type: 'stayed', clause: 'ETS-22.8', left: 3 }, rest]).keys()]).toEqual([0]);
  });
});

test('who waits is told for whom and what for: who goes, what a survivor does, and never nothing', async () => {
  const reader = { language: 'en' as const, texts: { ...texts.en, ...(await tableTexts('en')) }, names: ['Ana', 'Bo'] };
  const match = Match.create(endureTheStars, { options: { mission: 'CG00', team: 3 }, seats: 2, seed: 'waits' });
  if (!(match instanceof Match)) throw new Error(match.ruling.clause);
  const bot = BOTS.scripted({ game: endureTheStars, knows: endureTheStarsBot, int: stream('waits') });
  const told = new Set<string>();
  while (match.state.outcome === null) {
    const [seat = 0] = owing(endureTheStars, match.state);
    const look = match.look(1 - seat);
    if (look.prompt === null) told.add(tell(reader, waitedFor(look)));
    match.choose(seat, bot.choose(match.look(seat), counted(1)));
  }
  expect([...told]).toEqual(
    expect.arrayContaining(['Ana chooses who goes', expect.stringMatching(/^Bo decides what \w+ does$/)]),
  );
  for (const one of told) expect(one).toMatch(/^(Ana|Bo) (chooses|decides) /);
});
