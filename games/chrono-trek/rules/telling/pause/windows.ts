import type { Windows } from '@turnpoint/kernel';
import type { ChronoTrek } from '../../types.ts';
import { announcedPlay } from './announced.ts';
import { ASK_EVERYTHING, automaticAnswer, type Prompting } from './answer.ts';
import { closingOf } from './closing.ts';
import { readPrompting } from './read.ts';

/** The pause as whoever holds a match carries it out (CT-14.19, CT-14.20). */
export const windows: Windows<ChronoTrek, Prompting> = {
  closing: ({ view }, people) => (announcedPlay(view) === null ? null : closingOf(view.options, people)),
  read: readPrompting,
  answer: (look, prompting) => automaticAnswer(look, prompting ?? ASK_EVERYTHING),
  pass: { kind: 'pass' },
};
