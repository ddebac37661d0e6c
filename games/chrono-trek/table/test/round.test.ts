import { BOTS, counted } from '@turnpoint/bots';
import { Match, owing, stream } from '@turnpoint/kernel';
import { tableOf } from '@turnpoint/testkit';
import type { Base } from '@turnpoint/ui';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chronoTrekBot } from '../../bot/index.ts';
import { type ChronoTrek, chronoTrek } from '../../rules/index.ts';
import { texts } from '../../texts/index.ts';
import { Stage } from '../motion/stage.svelte.ts';
import { PASS_AFTER } from '../pause/clock.svelte.ts';

/** The usual pace where three bots play: so long each waits before a choice that is seen, in milliseconds. */
const STEADY = 533;
const SEATS = 4;
const reader = { language: 'en', texts: texts.en, names: ['Ana', 'Bo', 'Cleo', 'Dan'], you: 0 } as const;

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

/** How long what has just happened is told to the first seat, at the pace that visitors find. */
async function shownFor(table: ReturnType<typeof tableOf<ChronoTrek>>): Promise<number> {
  const box = { width: 10 } as DOMRect;
  const stage = new Stage({ ...table, look: table.look, boxOf: () => box } as unknown as Base<ChronoTrek>);
  const from = Date.now();
  stage.feed(table.look.view, table.follow(), false);
  while (stage.busy) await vi.advanceTimersToNextTimerAsync();
  return Date.now() - from;
}

/** Seconds that the first seat waits from the end of each own turn to the next: bots choose while motion is shown. */
async function waitsIn(seed: string): Promise<number[]> {
  const match = Match.create(chronoTrek, { options: chronoTrek.defaults(SEATS), seats: SEATS, seed });
  if (!(match instanceof Match)) throw new Error('it must start');
  const bots = Array.from({ length: SEATS }, (_, seat) =>
    BOTS.scripted({ game: chronoTrek, knows: chronoTrekBot, int: stream(`${seed}/${seat}`) }),
  );
  const table = tableOf(chronoTrek, match, { seat: 0, reader });
  table.follow();
  const waits: number[] = [];
  let [now, shown, told] = [0, 0, -1];
  let [wasPause, hadTurn] = [false, false];
  while (match.state.outcome === null) {
    const { active } = match.look(0).view;
    const [seat = 0] = owing(chronoTrek, match.state);
    const isPause = match.look(0).view.stack.at(-1)?.kind === 'window';
    if (active === 0 && !isPause) {
      if (hadTurn) waits.push(Math.max(now, shown) / 1000);
      [now, shown, hadTurn] = [0, 0, false];
    } else if (isPause) {
      // All think at the same time, and who cannot answer passes meanwhile.
      if (!wasPause) now += Math.max(STEADY, PASS_AFTER);
    } else if (match.shownTo(null) !== told) {
      // A choice that follows one that nobody saw takes no time.
      told = match.shownTo(null);
      now += STEADY;
    }
    wasPause = isPause;
    hadTurn ||= active !== 0;
    match.choose(seat, bots[seat]!.choose(match.look(seat), counted(1)));
    if (active === 0) table.follow();
    else shown = Math.max(shown, now) + (await shownFor(table));
  }
  return waits;
}

test('with three bots a round is told in 16 seconds at most, as a rule', async () => {
  const waits: number[] = [];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) waits.push(...(await waitsIn(`round ${seed}`)).slice(1));
  expect(waits.length).toBeGreaterThanOrEqual(20);
  const mean = waits.reduce((sum, one) => sum + one, 0) / waits.length;
  expect(mean).toBeLessThan(11.5);
  // Longer are only rounds in which a rival plays card after card.
  expect(waits.filter((one) => one > 16).length).toBeLessThanOrEqual(2);
});
