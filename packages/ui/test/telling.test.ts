import { expect, test } from 'vitest';
import type { Base } from '../src/table/base.svelte.ts';
import type { Stage } from '../src/table/stage.svelte.ts';
import { tellingOf } from '../src/table/telling.ts';
import { lookOf, propsOf } from './table.ts';

const [own, theirs] = [{ type: 'mine' }, { type: 'theirs' }] as never[];
const props = propsOf({
  log: [
    { step: 1, seat: 0, entries: [own as never], lines: [{ key: 'own' }] },
    { step: 2, seat: 1, entries: [theirs as never], lines: [{ key: 'theirs' }] },
  ],
});
const reader = { language: 'en', names: [], texts: { own: 'You lay', theirs: 'Yara lays' } };
const base = { props, look: lookOf(), words: { reader } } as unknown as Base<never>;
const telling = (showing: unknown, caption: string | null = null) =>
  tellingOf(base, { showing, caption } as unknown as Stage<never, never>);

test('the prompt tells what others do while it is shown, and nothing of what has not been shown', () => {
  expect(telling(theirs)).toBe('Yara lays');
  expect(telling(null)).toBeNull();
});

test('what I do myself needs no telling, and a turn that is played again tells itself', () => {
  expect(telling(own)).toBeNull();
  expect(telling(theirs, 'Yara lays')).toBeNull();
});
