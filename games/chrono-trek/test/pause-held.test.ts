import { type Present, playTogether } from '@turnpoint/testkit/ports';
import { describe, expect, test } from 'vitest';
import { type ChronoTrek, chronoTrek, type Pause, readPrompting, windows } from '../rules/index.ts';
import { MEMO } from './position.ts';
import { scene } from './scene.ts';

type Person = Present<ChronoTrek>;

/** Three people at devices of their own. Ann has announced an Inverter, Bea holds a Memo, Cid does not. */
async function announced(pause: Pause, beas: object | null = null) {
  const set = { pause, seconds: 7 };
  const hands = [['Atavachron'], [MEMO, 'Porthos'], ['Spot']];
  const { state } = scene({ who: ['Annorax', 'Kivas Fajo', 'Data'], options: set, hands });
  const options = { ...chronoTrek.defaults(3), ...set };
  const { clock, seats } = await playTogether(chronoTrek, state, { options, windows: windows as never });
  const [ann, bea, cid] = seats as [Person, Person, Person];
  if (beas !== null) await bea.leaveOrders(beas);
  await ann.pick({ kind: 'play', card: 'atavachron' });
  const at = ann.look().choices.find((choice) => JSON.stringify(choice).includes('B6'));
  await ann.pick(at as NonNullable<typeof at>);
  return { clock, ann, bea, cid };
}

const isOpen = (person: Person) => person.look().view.stack.at(-1)?.kind === 'window';
const isCancelled = ({ sights }: Person) =>
  sights.some(({ log }) => log.some(({ entries }) => entries.some(({ type }) => type === 'cancelled')));
/** What is under way comes to rest: nothing here takes time of its own. */
const rest = () => new Promise((resolve) => setImmediate(resolve));

describe('a timed pause with several people (R30)', () => {
  test('CT-14.20 stays open for exactly its seconds, whatever was answered; a Memo is shown at closing', async () => {
    const { clock, ann, bea } = await announced('timed');
    const before = [ann.sights.length, ann.companies.length];
    expect(await bea.pick({ kind: 'memo' })).toEqual({ kind: 'done' });
    clock.turn(6999);
    await rest();
    expect([ann.sights.length, ann.companies.length]).toEqual(before);
    expect([isOpen(ann), isOpen(bea)]).toEqual([true, true]);
    clock.turn(1);
    await rest();
    // The Memo is a card with a window of its own.
    expect(ann.look().view.playing.map(({ via }) => via)).toEqual(['turn', 'memo']);
    clock.turn(7000);
    await rest();
    expect([isOpen(ann), isCancelled(ann)]).toEqual([false, true]);
  });

  test('CT-14.20 who has not answered in time has passed', async () => {
    const { clock, ann } = await announced('timed');
    clock.turn(7000);
    await rest();
    expect([isOpen(ann), isCancelled(ann)]).toEqual([false, false]);
  });

  test('CT-14.19 a seat without a Memo passes without being prompted, a holder is asked', async () => {
    const { bea, cid } = await announced('timed');
    expect(cid.look()).toMatchObject({ prompt: null, answer: { kind: 'pass' }, asked: [1, 2] });
    expect(bea.look()).toMatchObject({ answer: null, asked: [1, 2] });
    expect(bea.look().prompt).not.toBeNull();
  });

  test('CT-14.19 a holder who wants to be asked about Fractures alone is not asked about a flip', async () => {
    const { clock, ann, bea } = await announced('timed', { ask: ['fracture'], orders: [] });
    expect(bea.look()).toMatchObject({ prompt: null, answer: { kind: 'pass' } });
    expect(isOpen(ann)).toBe(true);
    clock.turn(7000);
    await rest();
    expect(isOpen(ann)).toBe(false);
  });

  test('CT-14.20 a seat without a Memo may call to wait too, and the window closes 20 seconds after', async () => {
    const { clock, ann, cid } = await announced('timed');
    clock.turn(3000);
    await cid.callToWait();
    expect(ann.companies.at(-1)?.window).toEqual({ until: 23_000, waits: [2] });
    clock.turn(19_999);
    await rest();
    expect(isOpen(ann)).toBe(true);
    clock.turn(1);
    await rest();
    expect(isOpen(ann)).toBe(false);
  });

  test('CT-14.19 by hand everybody answers, and the last answer closes it', async () => {
    const { ann, bea, cid } = await announced('by-hand', { ask: 'nothing', orders: [] });
    expect([bea.look().prompt, cid.look().prompt]).not.toContain(null);
    await bea.pick({ kind: 'pass' });
    expect(isOpen(ann)).toBe(true);
    await cid.pick({ kind: 'pass' });
    expect(isOpen(ann)).toBe(false);
  });
});

describe('a pause by orders (R30)', () => {
  test('CT-14.20 nobody waits: without an order that fits all have passed in the same moment', async () => {
    const { ann, bea } = await announced('by-orders', { ask: 'everything', orders: [{ linchpin: 'B7' }] });
    expect([isOpen(ann), isOpen(bea), isCancelled(ann)]).toEqual([false, false, false]);
  });

  test('CT-14.20 an order that fits answers with a Memo', async () => {
    const { ann } = await announced('by-orders', { ask: 'everything', orders: [{ linchpin: 'B6' }] });
    expect([isOpen(ann), isCancelled(ann)]).toEqual([false, true]);
  });

  test('CT-14.19 settings from outside are a closed shape', () => {
    const order = { player: 1, type: 'inverter', linchpin: 'B6', to: 'altered', anomaly: 2 };
    const fine = { ask: ['flip', 'memo'], orders: [order, { touches: 0, card: 'atavachron', spot: 'C8' }] };
    expect(readPrompting(fine)).toEqual(fine);
    for (const ask of ['everything', 'nothing']) expect(readPrompting({ ask, orders: [] })).not.toBeNull();
    const wrong: readonly unknown[] = [
      null,
      7,
      {},
      { ask: 'all', orders: [] },
      { ask: ['everything'], orders: [] },
      { ask: 'nothing', orders: [{}] },
      { ask: 'nothing', orders: [{ player: 6 }] },
      { ask: 'nothing', orders: [{ card: 'constructor' }] },
      { ask: 'nothing', orders: [{ more: 1 }] },
      { ask: 'nothing', orders: [null] },
      { ask: 'nothing', orders: Array(21).fill({ player: 0 }) },
      { ask: 'nothing', orders: [], more: 1 },
    ];
    for (const each of wrong) expect(readPrompting(each), JSON.stringify(each)).toBeNull();
  });
});
