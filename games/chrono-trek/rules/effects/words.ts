import type { Effect } from '../../content/index.ts';
import { anomaly } from './anomaly.ts';
import { assignment } from './assignment.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { enter } from './enter.ts';
import { fetch } from './fetch.ts';
import { flip } from './flip.ts';
import { provided } from './if.ts';
import { pass } from './pass.ts';
import { place } from './place.ts';
import { play } from './play.ts';
import { seq } from './seq.ts';
import { specials } from './special/index.ts';
import { take } from './take.ts';
import type { Word, WordOf } from './word.ts';

/** A Memo works in the window that it answers, never as an effect (CT-14.12). */
const cancel: WordOf<'cancel'> = { resolve() {} };

const WORDS: { readonly [W in Exclude<Effect['word'], 'special'>]: WordOf<W> } = {
  seq,
  draw,
  if: provided,
  assignment,
  play,
  flip,
  enter,
  place,
  take,
  discard,
  fetch,
  pass,
  anomaly,
  cancel,
};

export function wordOf(effect: Effect): Word {
  return (effect.word === 'special' ? specials[effect.id] : WORDS[effect.word]) as Word;
}
