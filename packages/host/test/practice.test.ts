import {
  type Choice,
  Match,
  owing,
  parseRecord,
  type RecordedChoice,
  type Types,
  type Windows,
} from '@turnpoint/kernel';
import { hushWindows } from '@turnpoint/testkit/toy/hush/windows';
import { describe, expect, test } from 'vitest';
import { type Stored, thinkingBy } from '../src/index.ts';
import { bot, drop, Evening, FOUR, HUSH, person, type Seated, until } from './evening.ts';

const alone = [person('Ann'), bot('Bot')];

/** Ann and a bot, in the middle of a match: she has chosen twice, and the bot after each. */
async function begun(): Promise<{ evening: Evening; match: string; ann: Seated }> {
  const evening = new Evening();
  const match = await evening.begin(FOUR, alone);
  const ann = await evening.sit(match, 0);
  for (const column of [0, 1]) {
    const { step } = ann.now().look;
    await ann.pick(drop(column));
    await until(() => ann.now().look.step === step + 2);
  }
  return { evening, match, ann };
}

const WINDOWS = hushWindows({ kind: 'last-answer' });

/** A match of Hush in which the first seat was last answered for in a window and is asked anew; and where it last chose. */
function answeredFor(): { match: Match<Types>; made: number } {
  for (let n = 1; ; n++) {
    const match = Match.create(HUSH, { options: HUSH.defaults(3), seats: 3, seed: `hush ${n}` }) as Match<Types>;
    let [made, wasAnswered] = [0, false];
    while (match.state.outcome === null) {
      const seat = owing(HUSH, match.state)[0] as number;
      const look = match.look(seat);
      const answer = WINDOWS.answer(look as unknown as Parameters<typeof WINDOWS.answer>[0], null);
      if (seat === 0 && answer === null) {
        if (wasAnswered) return { match, made };
        made = match.length;
      }
      if (seat === 0) wasAnswered = answer !== null;
      match.choose(seat, answer ?? (look.choices[(match.length * n) % look.choices.length] as Choice));
    }
  }
}

const choicesOf = async ({ outside }: Evening, match: string): Promise<readonly RecordedChoice[]> =>
  (await outside.storage.read(match))?.choices ?? [];

async function playToEnd(evening: Evening, match: string, ann: Seated): Promise<void> {
  while (ann.now().look.outcome === null) {
    await until(() => ann.now().look.prompt !== null || ann.now().look.outcome !== null);
    const [choice] = ann.now().look.choices;
    if (choice !== undefined) await ann.pick(choice);
  }
  expect((await choicesOf(evening, match)).length).toBe(ann.now().look.step);
}

describe('alone against bots any choice may be taken back, as practice', () => {
  test('what a bot has answered goes with the choice that it answered, and the bot answers anew', async () => {
    const { evening, match, ann } = await begun();
    expect(ann.now().undo).toBe('practice');
    expect(ann.now().practice).toBeUndefined();
    expect(await ann.undo(null)).toBeNull();
    expect(ann.now()).toMatchObject({ look: { step: 2, asked: [0] }, practice: 1, undo: 'practice' });
    expect(await choicesOf(evening, match)).toHaveLength(2);
    await ann.pick(drop(6));
    await until(() => ann.now().look.step === 4);
    expect((await choicesOf(evening, match))[2]).toEqual({ seat: 0, choice: drop(6) });
  });

  test('back to any step, down to the deal, which stays as it was; then there is nothing more', async () => {
    const { evening, match, ann } = await begun();
    const dealt = await ann.lookBack(0);
    expect(await ann.undo(0)).toBeNull();
    expect(ann.now()).toMatchObject({ look: { step: 0 }, practice: 1, undo: 'nothing-yet' });
    expect(ann.now().look).toEqual(dealt);
    expect(await ann.undo(null)).toBe('nothing-yet');
    expect((await evening.outside.storage.read(match))?.aside?.practice).toBe(1);
  });

  test('a step that lies ahead does not keep the latest choice', async () => {
    const { ann } = await begun();
    expect(await ann.undo(99)).toBeNull();
    expect(ann.now().look.step).toBe(2);
  });

  test('what can be taken back freely is no practice, however far back was asked for', async () => {
    const evening = new Evening({
      thinking: thinkingBy(() => new Promise(() => {})),
    });
    const match = await evening.begin(FOUR, alone);
    const ann = await evening.sit(match, 0);
    await ann.pick(drop(0));
    expect(ann.now().undo).toBeNull();
    expect(await ann.undo(0)).toBeNull();
    expect(ann.now().practice).toBeUndefined();
    expect((await evening.outside.storage.read(match))?.aside).toBeNull();
  });

  test('answers to one question go together, whoever gave the first', async () => {
    const evening = new Evening();
    const match = await evening.begin(HUSH, alone);
    const ann = await evening.sit(match, 0);
    const before = ann.now().look;
    await ann.pick(before.choices[0] as object);
    await until(() => ann.now().look.step > 1);
    expect(ann.now().undo).toBe('practice');
    await ann.undo(null);
    expect(ann.now().look).toEqual(before);
  });

  test('what was answered for her who had nothing to decide is passed over: it would only be answered again', async () => {
    const { match, made } = answeredFor();
    const evening = new Evening({}, WINDOWS as unknown as Windows);
    const { header } = (await evening.outside.storage.read(
      await evening.begin(HUSH, [person('Ann'), bot('Bo'), bot('Cy')]),
    )) as Stored;
    const { options, seed } = match.setup;
    const stored = { header: { ...header, id: 'here', options, seed }, choices: match.choices, end: null, changed: 0 };
    await evening.outside.storage.create(stored);
    const ann = await evening.sit('here', 0);
    expect(ann.now()).toMatchObject({ look: { step: match.length }, undo: 'practice' });
    expect(await ann.undo(null)).toBeNull();
    expect(ann.now().look.step).toBe(made);
  });

  test('the record tells of it, is genuine, and is refused when that is struck out; lists and imports tell it too', async () => {
    const { evening, match, ann } = await begun();
    await ann.undo(null);
    await ann.undo(null);
    await playToEnd(evening, match, ann);
    expect(ann.now()).toMatchObject({ practice: 2, undo: expect.stringMatching(/sealed|not-yours/) });
    const { review, library } = evening.door();
    const record = await review.record(match);
    expect(record.practice).toBe(2);
    expect(Match.replay(FOUR, parseRecord(record)).fingerprint()).toBe(record.end);
    const { practice: _, ...struckOut } = record;
    expect(() => parseRecord(struckOut)).toThrow('changed after it was written');
    expect(await library.summary(match)).toMatchObject({ practice: 2 });
    const again = await library.import(JSON.stringify(record), []);
    expect(await review.record(again)).toEqual(record);
    expect((await review.check(match)).endFits).toBe(true);
  });

  test('another host knows of it, also one that had the match open', async () => {
    const { evening, match, ann } = await begun();
    const other = new Evening({ storage: evening.outside.storage });
    const there = await other.sit(match, 0);
    await ann.undo(null);
    await other.host.door('ann').library.summary(match);
    expect(there.now().practice).toBe(1);
    expect(there.now().look).toEqual(ann.now().look);
  });

  test('where two persons play, or people have agreed on terms, nothing is practice', async () => {
    const evening = new Evening();
    const two = await evening.begin(FOUR, [person('Ann'), person('Bea')]);
    const [ann, bea] = [await evening.sit(two, 0), await evening.sit(two, 1)];
    await ann.pick(drop(0));
    await bea.pick(drop(0));
    expect(await ann.undo(null)).toBe('not-yours');
    const together = await evening.together(FOUR, {});
    const [cid, dan] = [await evening.sit(together, 0), await evening.sit(together, 1, 'bea')];
    await cid.pick(drop(0));
    await dan.pick(drop(0));
    expect(await cid.undo(null)).toBe('not-yours');
  });
});
