import { describe, expect, test } from 'vitest';
import { type Standing, soundOf } from '../src/sound/heard.ts';

const at = (step: number, isAsked = false, end: Standing['end'] = null): Standing => ({ step, isAsked, end });

describe('sounds', () => {
  test.each([
    ['nothing on coming to a table', null, at(4, true), null],
    ['nothing while nothing happens', at(4), at(4, true), null],
    ['nothing when a choice is taken back', at(5), at(4, true), null],
    ['a step of others', at(4), at(5), 'step'],
    ['an own step, asked again', at(4, true), at(5, true), 'step'],
    ['that one is asked', at(4), at(5, true), 'asked'],
    ['a win', at(4, true), at(5, false, 'won'), 'won'],
    ['any other end', at(4), at(5, false, 'over'), 'over'],
    ['nothing after the end', at(5, false, 'over'), at(6, false, 'over'), null],
  ] as const)('%s', (_, before, now, sound) => {
    expect(soundOf(before, now)).toBe(sound);
  });
});
