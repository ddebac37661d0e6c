// Endure the Stars as a visitor meets it: prepared matches of a campaign, and one click of somebody who plays.

import { endureTheStarsBot } from '@turnpoint/endure-the-stars/bot';
import { missionOf, OWN_CLAUSE, OWN_ID } from '@turnpoint/endure-the-stars/content';
import { type Choice, type Endure, endureTheStars, type Options, type SoFar } from '@turnpoint/endure-the-stars/rules';
import { Match, owing, parseRecord, stream } from '@turnpoint/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ASKED, sharedFile } from './site.ts';

const soon = <T>(what: () => T | Promise<T>) => expect.poll(what, { timeout: 15_000 });
const has = async (page: Page, what: string) => (await page.locator(what).count()) > 0;
const stepOf = (page: Page) => page.locator('[data-board]').getAttribute('data-step');

/** Waits for the next own decision or for the end. */
export async function untilAsked(page: Page): Promise<'mine' | 'over'> {
  await page.waitForSelector(`${ASKED}, [data-result]`);
  return (await has(page, '[data-result]')) ? 'over' : 'mine';
}

/** What makes a choice, the most careful first: ends the turn, or takes what is offered first. */
const CLICKS = ['[data-commit]', '[data-finish]', '[data-spot^="choice-"]'];

/** One click of somebody who lets the others fight. */
export async function act(page: Page): Promise<void> {
  for (const what of CLICKS) if (await has(page, what)) return take(page, what);
}

/** Clicks what makes a choice, and waits until it is made or asks to be confirmed. */
export async function take(page: Page, what: string): Promise<void> {
  const before = await stepOf(page);
  // A piece in the middle of a zone hands the touch on.
  await page
    .locator(what)
    .first()
    .click({ force: what.includes('zone-') });
  await soon(async () => (await has(page, '[data-result], [data-commit]')) || (await stepOf(page)) !== before).toBe(
    true,
  );
}

/** How the match on this page has ended, as the rules have it that play its record again. */
export async function verdictByRecord(page: Page): Promise<'You won' | 'You lost'> {
  const record = parseRecord(JSON.parse(await sharedFile(page)).match);
  return Match.replay(endureTheStars, record).state.outcome?.kind === 'won' ? 'You won' : 'You lost';
}

export const CAMPAIGN: Options = { mission: 'CG04', team: 6, campaign: 'terrible-situation' };

/** A match of the campaign's first mission that is won when the last survivor leaves by the exit. */
export function almostWon(seats = 1): Match<Endure> {
  for (let n = 1; n < 40; n++) {
    const match = Match.create(endureTheStars, { options: CAMPAIGN, seats, seed: `run ${n}` });
    if (!(match instanceof Match)) throw new Error(match.ruling.clause);
    const int = stream(`policy ${n}`);
    while (match.state.outcome === null) {
      const [seat = 0] = owing(endureTheStars, match.state);
      match.choose(seat, endureTheStarsBot.policy(match.look(seat), int));
    }
    if (match.state.outcome.kind === 'won' && match.choices.at(-1)?.choice.kind === 'exit')
      return Match.replay(endureTheStars, match.export(), match.length - 1);
  }
  throw new Error('no seed is won');
}

/** In the campaign's second mission, at The Refuge: a card is bought that others must be given for. */
export function atThePrice(): Match<Endure> {
  const first = almostWon();
  const exit = first.look(0).choices.find(({ kind }) => kind === 'exit');
  if (exit) first.choose(0, exit);
  const carried = endureTheStars.carry?.(first.state) as SoFar;
  for (let n = 0; n < 40; n++) {
    const options = { ...CAMPAIGN, mission: 'CG06', carried };
    const match = Match.create(endureTheStars, { options, seats: 1, seed: `price ${n}` });
    if (!(match instanceof Match)) throw new Error(match.ruling.clause);
    for (let at = 0; at < 20 && match.state.outcome === null; at++) {
      const { choices, view } = match.look(0);
      if (view.stack.at(-1)?.kind === 'pay' && choices.length > 1 && choices.length < 5) return match;
      const next = choices.find(({ kind }) => kind === 'buy') ?? choices.find((one) => one.kind === 'vote' && one.yes);
      match.choose(0, next ?? (choices[0] as Choice));
    }
  }
  throw new Error('nothing is bought');
}

/** The first mission, lost after a few turns in a place that once was measured and drawn by turns for ever. */
export function lostSoon(): Match<Endure> {
  const match = Match.create(endureTheStars, { options: { mission: 'CG00', team: 3 }, seats: 1, seed: 'loop 4' });
  if (!(match instanceof Match)) throw new Error(match.ruling.clause);
  while (match.state.outcome === null) {
    const choices = match.look(0).choices.filter(({ kind }) => kind !== 'concede');
    match.choose(0, choices[(match.length * 4) % choices.length] as Choice);
  }
  return match;
}

/** The first mission as somebody's own, as it is kept: finished, not proved. */
export function ownMission(title: string): string {
  const { conditions, win, lose, ...rest } = missionOf('CG00');
  const under = <X extends object>(said: readonly X[]) => said.map((one) => ({ ...one, clause: OWN_CLAUSE }));
  const mission = { ...rest, id: OWN_ID, conditions: under(conditions), win: under(win), lose: under(lose) };
  return JSON.stringify({ mission, texts: { title, goal: '', briefing: '', ending: '', names: {} }, proof: null });
}
