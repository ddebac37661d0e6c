import type { UndoRefused } from '@turnpoint/protocol';
import { expect, test } from 'vitest';
import { texts as de } from '../src/texts/de.ts';
import { texts as en } from '../src/texts/en.ts';

/** "Ask" and "practice" are no refusals. */
const REFUSED = { 'nothing-yet': 0, 'not-yours': 0, sealed: 0, agreed: 0 } satisfies Record<
  Exclude<UndoRefused, 'ask' | 'practice'>,
  0
>;

test('whatever cannot be taken back, a whole sentence says why, without a rule by its number', () => {
  for (const texts of [en, de]) {
    for (const why of Object.keys(REFUSED))
      expect(texts).toHaveProperty([`undo.${why}`], expect.stringMatching(/^[^\d]+\.$/));
  }
});
