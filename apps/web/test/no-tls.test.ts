import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyText } from '../src/parts/copy.ts';
import { randomId } from '../src/random.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page as far as copying needs one. */
function page({ dialog, isAllowed = true }: { dialog: boolean; isAllowed?: boolean }) {
  const copied: string[] = [];
  const place = (name: string) => ({ name, held: [] as Field[], append: (field: Field) => put(name, field) });
  const places = { body: place('body'), dialog: place('dialog') };
  let selected: Field | null = null;

  interface Field {
    value: string;
    select(): void;
    remove(): void;
  }
  const put = (name: string, field: Field) => places[name as 'body'].held.push(field);
  class Focused {
    times = 0;
    focus() {
      this.times++;
    }
  }
  const focused = new Focused();
  vi.stubGlobal('HTMLElement', Focused);
  vi.stubGlobal('document', {
    activeElement: focused,
    body: places.body,
    querySelector: (what: string) => (dialog && what === 'dialog[open]' ? places.dialog : null),
    createElement: (): Field => {
      const field: Field = {
        value: '',
        select: () => {
          // Inside a dialog nothing outside of it can be selected.
          const at = dialog ? places.dialog : places.body;
          selected = at.held.includes(field) ? field : null;
        },
        remove: () => {
          for (const { held } of Object.values(places))
            held.splice(0, held.length, ...held.filter((one) => one !== field));
        },
      };
      return field;
    },
    execCommand: () => {
      if (selected !== null && isAllowed) copied.push(selected.value);
      return selected !== null && isAllowed;
    },
  });
  return { copied, places, focused };
}

describe('a page without TLS', () => {
  test.each([false, true])(
    'copies a text without a clipboard, also in a dialog (%s), and leaves nothing behind',
    async (dialog) => {
      vi.stubGlobal('navigator', {});
      const { copied, places, focused } = page({ dialog });
      await copyText('a link');
      expect(copied).toEqual(['a link']);
      expect([places.body.held, places.dialog.held, focused.times]).toEqual([[], [], 1]);
    },
  );

  test('says so where the browser does not let it copy', async () => {
    vi.stubGlobal('navigator', {});
    page({ dialog: false, isAllowed: false });
    await expect(copyText('a link')).rejects.toThrow('does not let');
  });

  test('draws names that nobody else has, without randomUUID', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const names = Array.from({ length: 200 }, () => randomId());
    expect(new Set(names).size).toBe(200);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
  });
});

test('where the browser refuses the clipboard, what is selected is copied', async () => {
  const refused = async () => Promise.reject(new Error('permission denied'));
  vi.stubGlobal('navigator', { clipboard: { writeText: refused } });
  const { copied } = page({ dialog: false });
  await copyText('a link');
  expect(copied).toEqual(['a link']);
});

test('a page with TLS uses the clipboard and the names of the browser', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  await copyText('a link');
  expect(written).toEqual(['a link']);
  expect(randomId()).toMatch(/^[0-9a-f]{8}-/);
});
