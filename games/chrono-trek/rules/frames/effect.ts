import { type FrameRules, NOBODY } from '@turnpoint/kernel';
import { type Effect, effectAt } from '../../content/index.ts';
import { answersAt } from '../effects/slots.ts';
import type { Here, Word } from '../effects/word.ts';
import { wordOf } from '../effects/words.ts';
import type { ChronoTrek, FrameOf, State } from '../types.ts';
import { topPlaying } from './window.ts';

interface Reading {
  readonly effect: Effect;
  readonly word: Word;
  readonly here: Here;
}

function read(s: State, { at, done }: FrameOf<'effect'>): Reading {
  const effect = effectAt(at);
  const word = wordOf(effect);
  const play = topPlaying(s.table);
  const here = {
    at,
    done,
    left: (word.times?.(effect) ?? 0) - done,
    play,
    answers: answersAt(play.card, at, play.answers),
  };
  return { effect, word, here };
}

/** Only where somebody decides: then the word has a question. */
function asked(s: State, frame: FrameOf<'effect'>) {
  const { word, here } = read(s, frame);
  return { question: word.question as NonNullable<Word['question']>, here };
}

/** The one interpreter of all card effects: a frame holds the address of a node, the words do the rest. */
export const effect: FrameRules<ChronoTrek, FrameOf<'effect'>> = {
  deciders(s, frame) {
    const { effect, word, here } = read(s, frame);
    return word.question?.deciders(s, here, effect) ?? NOBODY;
  },
  prompt(s, frame, seat) {
    const { question, here } = asked(s, frame);
    return question.prompt(s, here, seat);
  },
  choices(s, frame, seat) {
    const { question, here } = asked(s, frame);
    return question.choices(s, here, seat);
  },
  refuse(s, frame, seat, choice) {
    const { question, here } = asked(s, frame);
    return question.refuse(s, here, seat, choice);
  },
  resolve(s, frame, picks, ctx) {
    const { effect, word, here } = read(s, frame);
    word.resolve(s, here, effect, ctx, picks);
  },
};
