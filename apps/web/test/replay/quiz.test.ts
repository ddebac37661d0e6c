import { describe, expect, test } from 'vitest';
import { type Answer, Quiz } from '../../src/replay/better/quiz.svelte.ts';

type Parts = ConstructorParameters<typeof Quiz>;

/** A turn of two choices, of which `best` is the best; what the seat may see comes only by `then`. */
function asked(gain: { value: number; doubt: number; worlds: number }) {
  const calls: string[] = [];
  const sight = (step: number) => ({
    look: { step, outcome: null, choices: [{ kind: 'a' }] },
    labels: [],
    reckoned: null,
  });
  const log = [0, 1, 2, 3, 4].map((step) => ({ step, seat: 0, entries: [{ type: 'x', clause: null }], lines: [] }));
  const review = {
    sightAt: async (...[, seat, step, eyes]: unknown[]) => {
      calls.push(`sight ${seat} ${step} ${eyes}`);
      return sight(Number(step));
    },
    replay: async (...[, viewer]: unknown[]) => {
      calls.push(`log ${viewer}`);
      return { steps: [], log };
    },
    lineOf: async (...[, line]: { choices: { kind: string }[]; eyes: string }[]) => {
      const { choices = [], eyes } = line ?? {};
      calls.push(`line ${eyes}`);
      if (choices.some(({ kind }) => kind === 'no'))
        return { ok: false, at: 0, ruling: { clause: 'X-1', because: { key: 'x' } } };
      const types = choices.map(({ kind }) => (kind === 'end' ? 'turn' : 'x'));
      return {
        ok: true,
        labels: [],
        log: types.map((type, i) => ({ step: 3 + i, seat: 0, entries: [{ type, clause: null }], lines: [] })),
        sight: sight(2 + choices.length),
      };
    },
    compare: async () => [
      { odds: {}, gain: null, thens: [] },
      { odds: {}, gain, thens: [] },
    ],
  };
  const story = { begins: ({ type }: { type: string }) => (type === 'turn' ? { seat: 1 } : undefined) };
  const study = {
    turn: 3,
    seat: 0,
    step: 2,
    found: { best: { choices: [{ kind: 'best' }, { kind: 'end' }], labels: [{ key: 'best' }] }, why: { key: 'why' } },
    find: async () => {},
  };
  const answers: Answer[] = [];
  const quiz = new Quiz(
    { fetched: { match: { id: 'a' }, review, story } } as unknown as Parts[0],
    study as unknown as Parts[1],
    (answer) => answers.push(answer),
  );
  return { quiz, calls, answers };
}

const SURE = { value: 0.3, doubt: 0.05, worlds: 100 };
const OPEN = { value: 0.05, doubt: 0.2, worlds: 100 };

describe('being asked first', () => {
  test('shows what the seat saw then, and of the log nothing that came later', async () => {
    const { quiz, calls } = asked(SURE);
    await quiz.begin();
    expect(calls.sort()).toEqual(['log 0', 'sight 0 2 then']);
    expect(quiz.log.map(({ step }) => step)).toEqual([0, 1, 2]);
    await quiz.choose([{ kind: 'a' }]);
    expect(calls.every((call) => !call.includes('open'))).toBe(true);
    expect(quiz.log.map(({ step }) => step)).toEqual([0, 1, 2, 3]);
    expect(quiz.told).toEqual([]);
  });

  test('refuses as the table would, takes back, and is over when another turn begins', async () => {
    const { quiz } = asked(SURE);
    await quiz.begin();
    expect(await quiz.choose([{ kind: 'no' }])).toMatchObject({ clause: 'X-1' });
    expect(await quiz.why({ kind: 'no' })).not.toBeNull();
    await quiz.choose([{ kind: 'a' }]);
    await quiz.takeBack();
    expect([quiz.line, quiz.isOver]).toEqual([[], false]);
    await quiz.choose([{ kind: 'a' }, { kind: 'end' }]);
    expect(quiz.isOver).toBe(true);
  });

  test.each([
    ['the best turn itself is found', SURE, 'best', 'found'],
    ['any turn within the doubt of the best is found', OPEN, 'a', 'found'],
    ['a turn that is worse by more than its doubt is not', SURE, 'a', 'missed'],
  ])('%s', async (_, gain, kind, answer) => {
    const { quiz, answers } = asked(gain);
    await quiz.begin();
    await quiz.choose([{ kind }, { kind: 'end' }]);
    expect(answers.map((each) => each.kind)).toEqual([answer]);
  });

  test('hints say why, then how the best turn begins, and nothing unasked', async () => {
    const { quiz } = asked(SURE);
    await quiz.begin();
    expect(quiz.told).toEqual([]);
    quiz.hints = 1;
    expect(quiz.told).toEqual([{ key: 'why' }]);
    quiz.hints = 2;
    expect(quiz.told).toEqual([{ key: 'why' }, { key: 'best' }]);
  });
});
