import { facing, hostileText } from '@turnpoint/testkit/hostile';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryOf, readAddress } from '../src/address.ts';

const at = (path: string) => readAddress(new URL(path, 'http://localhost') as unknown as Location);

test('an address is a page, an id, a query and an anchor', () => {
  expect(at('/match/abc?at=3#EOL-1.1')).toMatchObject({ page: 'match', id: 'abc', anchor: 'EOL-1.1' });
  expect(at('/match/abc?at=3').query.get('at')).toBe('3');
  expect(at('/')).toMatchObject({ page: '', id: '', anchor: '' });
  expect(at('/rules/a%20b#%C3%A4')).toMatchObject({ id: 'a b', anchor: 'ä' });
});

test.each(['/#%', '/rules/end-of-line#%', '/match/%', '/%', '/%zz/%c0%ae#%e0%a4%a'])(
  '%s is read as it stands',
  (path) => {
    const [pathname = '', hash = ''] = path.split('#');
    const { page, anchor } = readAddress({ pathname, search: '', hash: hash && `#${hash}` });
    expect([page, anchor]).toEqual([pathname.split('/')[1], hash]);
  },
);

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'nowhere'])('/%s is no page', (name) => {
  expect(entryOf({ match: 1 }, name)).toBeUndefined();
  expect(entryOf({ match: 1 }, 'match')).toBe(1);
});

test('whatever stands in the address bar, it is read', async () => {
  await facing(fc.tuple(hostileText, hostileText, hostileText), ([path, search, hash]) => {
    const place = readAddress({ pathname: `/${path}`, search: `?${search}`, hash: `#${hash}` });
    expect([typeof place.page, typeof place.id, typeof place.anchor]).toEqual(['string', 'string', 'string']);
    expect(entryOf({ match: 1 }, place.page) ?? 1).toBe(1);
  });
});
