import { RulesFault } from './fault.ts';
import type { Context, FrameRules, OpenRules, Seat, State, Types } from './types.ts';

type Frames<T extends Types, K> = Extract<T['frame'], { kind: K }>;

/** What a decision in the open asks, and how the log tells an answer. */
type Question<T extends Types, F extends T['frame']> = Omit<FrameRules<T, F>, 'resolve' | 'open'> &
  Pick<OpenRules<T, F>, 'entry'>;

interface AnyOf<T extends Types, F extends T['frame']> extends Question<T, F> {
  resolve(s: State<T>, frame: F, by: Seat, choice: T['choice'], ctx: Context<T>): void;
}

interface Vote<T extends Types, F extends T['frame']> extends Question<T, F> {
  /** Are these votes enough? By seat; null where none is given. When all have voted and they are not, some must change. */
  carried(s: State<T>, frame: F, votes: readonly (T['choice'] | null)[]): boolean;
  resolve(s: State<T>, frame: F, votes: readonly (T['choice'] | null)[], ctx: Context<T>): void;
}

/** A decision that any one of several seats may settle: the first answer counts. */
export function anyOf<T extends Types, K extends T['frame']['kind']>({
  entry,
  resolve,
  ...question
}: AnyOf<T, Frames<T, K>>): FrameRules<T, Frames<T, K>> {
  return openly(question, {
    settles: () => true,
    entry,
    resolve(s, frame, answers, ctx) {
      const by = answers.findIndex((answer) => answer !== null);
      resolve(s, frame, by, answers[by] as T['choice'], ctx);
    },
  });
}

/** A vote in the open: everybody sees the votes as they are given, and may change their own until it is carried. */
export function vote<T extends Types, K extends T['frame']['kind']>({
  entry,
  carried,
  resolve,
  ...question
}: Vote<T, Frames<T, K>>): FrameRules<T, Frames<T, K>> {
  return openly(question, { settles: carried, entry, resolve });
}

function openly<T extends Types, F extends T['frame']>(
  question: Omit<FrameRules<T, F>, 'resolve' | 'open'>,
  open: OpenRules<T, F>,
): FrameRules<T, F> {
  return {
    ...question,
    open,
    resolve: (_, { kind }) => {
      throw new RulesFault(`a frame "${kind}" is decided in the open`);
    },
  };
}
