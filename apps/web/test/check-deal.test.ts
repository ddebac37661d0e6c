import { commitment } from '@turnpoint/kernel';
import { type Checked, type DealPart, seedOf } from '@turnpoint/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const here = vi.hoisted(() => ({
  told: {} as object,
  again: {} as object,
  record: (): object => ({}),
  seen: {} as object | null,
}));
vi.mock('../src/client/door.ts', () => ({
  door: { review: { check: async () => here.again, record: async () => here.record() } },
}));
vi.mock('../src/client/online.svelte.ts', () => ({
  isOnline: (id: string) => id !== 'here',
  server: { review: { check: async () => here.told } },
}));
vi.mock('../src/client/visited.ts', () => ({ visited: async () => ({ id: 'copy' }) }));
vi.mock('../src/online/part.ts', () => ({ dealSeen: () => here.seen }));
const { checkDeal, isSealed } = await import('../src/match/check-deal.ts');

const part = (secret: string): DealPart => ({ seal: commitment(secret), secret });
const parts = [part('the table’s'), part('mine'), part('theirs')];
const seals = parts.map(({ seal }) => seal);
const seed = seedOf(parts);
const deal = { seed, seal: commitment(seed), parts };
const persons = ['mine', 'theirs'].map((own) => ({ seals, part: own }));
/** What a server would write that has changed the parts and seals all of it anew. */
const refitted = (changed: readonly DealPart[]) => {
  const fitting = changed.map(({ secret }) => part(secret));
  const other = seedOf(fitting);
  return { seed: other, seal: commitment(other), parts: fitting };
};

const TAMPERED: Readonly<Record<string, readonly DealPart[]>> = {
  ...Object.fromEntries(parts.map((_, at) => [`part ${at} is missing`, parts.toSpliced(at, 1)])),
  ...Object.fromEntries(parts.map((_, at) => [`part ${at} is another`, parts.with(at, part('another'))])),
  ...Object.fromEntries(parts.map((one, at) => [`part ${at} is there twice`, parts.toSpliced(at, 0, one)])),
  'one is too many': [...parts, part('another')],
  'the first two are the other way round': [parts[1], parts[0], parts[2]] as DealPart[],
  'the last two are the other way round': [parts[0], parts[2], parts[1]] as DealPart[],
  'there are none': [],
};

describe('a deal', () => {
  test('is fair that was sealed before, of the parts that were sealed, with the own one among them', () => {
    for (const seen of [...persons, null]) expect(isSealed({ ...deal, seen })).toBe(true);
    // One device has dealt alone.
    expect(isSealed({ ...deal, parts: null, seen: null })).toBe(true);
  });

  test.each(Object.entries(TAMPERED))('is not where %s, for anybody, nor sealed anew for who played', (_, changed) => {
    for (const seen of [...persons, null]) expect(isSealed({ ...deal, parts: changed, seen })).toBe(false);
    for (const seen of persons) expect(isSealed({ ...refitted(changed), seen })).toBe(false);
  });

  test('is not where a seal, the seed or the own part is another, or no parts are told', () => {
    for (const seen of persons) {
      expect(isSealed({ ...deal, parts: null, seen })).toBe(false);
      expect(isSealed({ ...deal, seen: { ...seen, part: 'another' } })).toBe(false);
      for (const at of parts.keys())
        expect(isSealed({ ...deal, seen: { ...seen, seals: seals.with(at, commitment('another')) } })).toBe(false);
    }
    for (const seen of [...persons, null]) {
      expect(isSealed({ ...deal, seal: commitment('another'), seen })).toBe(false);
      expect(isSealed({ ...deal, seed: 'another', seal: commitment('another'), seen })).toBe(false);
      for (const [at, one] of parts.entries()) {
        const lying = parts.with(at, { ...one, seal: commitment('another') });
        expect(isSealed({ ...deal, parts: lying, seen })).toBe(false);
      }
    }
  });
});

describe('Check the deal', () => {
  const match = (seal = deal.seal, id = 'there') => ({ id, seal }) as Parameters<typeof checkDeal>[0];
  const isFair = ({ sealFits, endFits }: Checked) => sealFits && endFits;
  const fine = { seal: deal.seal, sealFits: true, endFits: true, choices: 7, parts: null };

  beforeEach(() => {
    Object.assign(here, { told: { ...fine, parts }, again: fine, record: () => ({ seed }), seen: persons[0] });
  });

  test('says fair of a fair one, on a server and on this device', async () => {
    expect(isFair(await checkDeal(match()))).toBe(true);
    expect(isFair(await checkDeal(match(deal.seal, 'here')))).toBe(true);
  });

  test.each([
    ['the end is another when it is played again here', { again: { ...fine, endFits: false } }],
    ['the server leaves the parts out', { told: fine }],
    ['the server tells other parts', { told: { ...fine, parts: [...parts].reverse() } }],
    ['the record has another seed', { record: () => ({ seed: 'another' }) }],
    ['this device saw other seals', { seen: { seals: [...seals].reverse(), part: 'mine' } }],
    ['the own part is not among them', { seen: { seals, part: 'another' } }],
    ['the record cannot be read', { record: () => expect.fail('gone') }],
  ])('says unfair where %s, whatever the server says', async (_, changed) => {
    Object.assign(here, changed);
    expect(isFair(await checkDeal(match()))).toBe(false);
  });

  test('says unfair where the match was told with another seal, or where this device finds a fault', async () => {
    expect(isFair(await checkDeal(match(commitment('another'))))).toBe(false);
    here.again = { ...fine, sealFits: false };
    expect(isFair(await checkDeal(match(deal.seal, 'here')))).toBe(false);
  });
});
