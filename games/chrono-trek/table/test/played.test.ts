import { BOTS, counted } from '@turnpoint/bots';
import { Match, owing, stream } from '@turnpoint/kernel';
import { tableOf } from '@turnpoint/testkit';
import type { Base } from '@turnpoint/ui';
import { expect, test, vi } from 'vitest';
import { chronoTrekBot } from '../../bot/index.ts';
import { type ChronoTrek, chronoTrek } from '../../rules/index.ts';
import type { Entry } from '../../rules/types.ts';
import { texts } from '../../texts/index.ts';
import { type Played, playedAfter } from '../motion/played.ts';
import { Stage } from '../motion/stage.svelte.ts';

const plays = (seat: number) =>
  ({ type: 'play', clause: 'CT-6.3', seat, card: 'beam-it-aboard', via: 'turn', answers: [] }) as Entry;
const memo = { type: 'memo', clause: 'CT-9.7', seat: 2, card: 'beam-it-aboard' } as Entry;
const cancelled = { type: 'cancelled', clause: 'CT-9.7', seat: 1, card: 'beam-it-aboard', by: 2 } as Entry;

test('what others play stands large, with the Memo beside it and what became of it', () => {
  let now: Played | null = null;
  const shown = [plays(1), memo, cancelled].map((entry) => {
    now = playedAfter(now, entry, 0);
    return now;
  });
  expect(shown).toMatchObject([
    { seat: 1, answer: null, cancelled: false },
    { seat: 1, answer: 2, cancelled: false },
    { seat: 1, answer: 2, cancelled: true },
  ]);
});

test('one’s own play needs no stage, and what follows is shown on the table itself', () => {
  expect(playedAfter(null, plays(0), 0)).toBeNull();
  const turned = { type: 'turned', clause: 'CT-5.4', turned: [] } as Entry;
  expect(playedAfter(playedAfter(null, plays(1), 0), turned, 0)).toBeNull();
});

/** What stands large to the first seat while a Memo is told, and whose play it answers, over a match of bots. */
async function answersIn(seed: string): Promise<{ by: number; of: number; shown: Played | null }[]> {
  const match = Match.create(chronoTrek, { options: chronoTrek.defaults(3), seats: 3, seed });
  if (!(match instanceof Match)) throw new Error('it must start');
  const reader = { language: 'en', texts: texts.en, names: ['Ana', 'Bo', 'Cleo'] } as const;
  const table = tableOf(chronoTrek, match, { seat: 0, reader });
  table.follow();
  const stage = new Stage(Object.assign(table, { boxOf: () => ({ width: 10 }) }) as unknown as Base<ChronoTrek>);
  const bot = BOTS.scripted({ game: chronoTrek, knows: chronoTrekBot, int: stream(seed) });
  const answers = [];
  while (match.state.outcome === null) {
    const { playing } = match.look(0).view;
    const [seat = 0] = owing(chronoTrek, match.state);
    match.choose(seat, bot.choose(match.look(seat), counted(1)));
    const fresh = table.follow();
    stage.feed(table.look.view, fresh, false);
    while (stage.busy) {
      if (stage.showing?.type === 'memo')
        answers.push({ by: stage.showing.seat, of: playing.at(-1)?.seat ?? -1, shown: stage.played });
      await vi.advanceTimersToNextTimerAsync();
    }
  }
  return answers;
}

test('a Memo that comes after a pause stands beside what it answers, my own play too', async () => {
  vi.useFakeTimers();
  const answers = [];
  for (const seed of ['a', 'b', 'c', 'd']) answers.push(...(await answersIn(`answers ${seed}`)));
  vi.useRealTimers();
  expect(answers.map(({ of }) => of)).toEqual(expect.arrayContaining([0, 1, 2]));
  for (const { by, of, shown } of answers) expect(shown).toMatchObject({ seat: of, answer: by });
});
