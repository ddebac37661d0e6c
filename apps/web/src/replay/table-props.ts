import type { Ruling, Types } from '@turnpoint/kernel';
import type { PastSight } from '@turnpoint/protocol';
import type { TableProps } from '@turnpoint/ui';
import type { Quiz } from './better/quiz.svelte.ts';
import type { Lens } from './lens.ts';
import type { Replay } from './replay.svelte.ts';

interface Shown {
  readonly lens: Lens;
  /** Shows why a choice was refused. */
  refuse(ruling: Ruling | null): void;
}

type Props = Omit<TableProps<Types>, 'calm' | 'openClause'>;

/** What the table draws: where the playhead stands, a line as it goes on, or the moment that the reader is asked about. */
export function tableOf(replay: Replay, { lens, refuse }: Shown): Props {
  const { better, playback, fetched, reader } = replay;
  const always = { players: fetched.match.players, reader };
  const quiz = lens === 'better' ? better.quiz : null;
  if (quiz?.sight) return { ...always, ...seen(staying(quiz.sight)), ...asked(quiz, refuse) };
  const ahead = lens === 'better' ? better.ahead : null;
  return {
    ...always,
    ...seen(ahead?.sight ?? (playback.sight as PastSight)),
    log: playback.log,
    fresh: ahead?.fresh ?? playback.fresh,
    use: 'watch',
    undo: { refusal: { key: 'undo.not-yours' } },
    text: () => playback.text(),
    choose: () => {},
    takeBack: () => {},
    why: async () => null,
  };
}

const seen = ({ look, labels, reckoned }: PastSight) => ({ look, labels, reckoned });

/** Who is asked what they would do cannot leave the table instead. */
const staying = (sight: PastSight): PastSight => ({ ...sight, look: { ...sight.look, anytime: [] } });

/** A decision that is made again: everything works as at a table, and nothing counts. */
function asked(
  quiz: Quiz,
  refuse: Shown['refuse'],
): Omit<Props, 'look' | 'labels' | 'reckoned' | 'players' | 'reader'> {
  return {
    log: quiz.log,
    fresh: quiz.fresh,
    use: quiz.isOver ? 'watch' : 'play',
    undo: { refusal: quiz.line.length === 0 ? { key: 'undo.nothing-yet' } : null },
    text: () => quiz.text(),
    choose: async (...choices) => refuse(await quiz.choose(choices)),
    takeBack: () => void quiz.takeBack(),
    why: (choice) => quiz.why(choice),
  };
}
