// Matches that code has played so far: a test begins where there is something to show.
import type { Header } from '@turnpoint/host';
import { commitment, type Game, Match, owing, type Types } from '@turnpoint/kernel';
import type { Page } from 'playwright-core';
import { DEVICE } from '../src/worker/device.ts';
import { bundled } from './bundled.ts';
import { ASKED, type Site } from './site.ts';

const PREPARED = 'prepared';

interface Wanted<T extends Types> {
  readonly options: T['options'];
  readonly seats: number;
  /** The first so many seats are persons', the others scripted bots'; 1 unless told. */
  readonly persons?: number;
  /** Whether the match has come to what the test is about. */
  readonly is: (match: Match<T>) => boolean;
}

/** The page of a visitor on whose device such a match waits. */
export async function openAt<T extends Types>(
  site: Site,
  game: Game<T>,
  wanted: Wanted<T>,
  visit: Parameters<Site['visit']>[1] = {},
): Promise<Page> {
  return openMatch(site, playedTo(game, wanted), wanted.persons ?? 1, visit);
}

/** The page of a visitor on whose device this very match waits. */
export async function openMatch<T extends Types>(
  site: Site,
  match: Match<T>,
  persons = 1,
  visit: Parameters<Site['visit']>[1] = {},
): Promise<Page> {
  const page = await site.visit('/healthz', visit);
  await keepMatch(page, match, { persons });
  if (visit.clock) await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${site.base}/match/${PREPARED}`);
  if (!visit.clock) await page.waitForSelector(`${ASKED}, [data-call], [data-out], [data-result]`);
  return page;
}

/** From now on this very match waits on the visitor's device. */
export async function keepMatch<T extends Types>(
  page: Page,
  match: Match<T>,
  { persons = 1, id = PREPARED, names = ['Mara', 'Jonas'] } = {},
): Promise<void> {
  await page.evaluate(await bundled('./keep-page.ts'));
  await page.evaluate((kept) => (globalThis as unknown as { keep(match: object): Promise<unknown> }).keep(kept), {
    header: { ...headerFor(match, persons, names), id },
    choices: match.choices,
    end: null,
    changed: 0,
  });
}

const MANY = 50;

/** Everybody makes some choice, a different one in every match, until one comes to what is wanted. */
function playedTo<T extends Types>(game: Game<T>, wanted: Wanted<T>): Match<T> {
  for (let n = 1; n <= MANY; n++) {
    const match = playedOn(game, n, wanted);
    if (match !== null) return match;
  }
  throw new Error('no match came to what is wanted');
}

/** The n-th of these matches after so many choices, as soon as the first seat then has something to choose. */
export function playedFor<T extends Types>(
  game: Game<T>,
  { n, seats, length }: { readonly n: number; readonly seats: number; readonly length: number },
): Match<T> {
  const is = (match: Match<T>) =>
    match.length >= length && owing(game, match.state)[0] === 0 && match.look(0).choices.length > 1;
  const match = playedOn(game, n, { options: game.defaults(seats), seats, is });
  if (match === null) throw new Error(`match ${n} ends before`);
  return match;
}

function playedOn<T extends Types>(game: Game<T>, n: number, { options, seats, is }: Wanted<T>): Match<T> | null {
  const match = Match.create(game, { options, seats, seed: `prepared ${n}` });
  if (!(match instanceof Match)) throw new Error(`refused (${match.ruling.clause})`);
  while (match.state.outcome === null) {
    if (is(match)) return match;
    const seat = owing(game, match.state)[0] as number;
    const { choices } = match.look(seat);
    match.choose(seat, choices[(match.length * n) % choices.length] as T['choice']);
  }
  return null;
}

function headerFor<T extends Types>(
  { game, setup }: Match<T>,
  persons: number,
  names: readonly string[],
): Omit<Header, 'id'> {
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  return {
    game: game.id,
    version: game.version,
    options: setup.options,
    seed: setup.seed,
    players: seats.map((seat) =>
      seat < persons
        ? { name: names[seat] ?? `Person ${seat}`, kind: 'person', level: null }
        : { name: `Bot ${seat}`, kind: 'bot', level: 2 },
    ),
    holders: seats.map((seat) => (seat < persons ? DEVICE : null)),
    owner: DEVICE,
    started: 0,
    seal: commitment(setup.seed),
    daily: null,
    from: null,
  };
}
