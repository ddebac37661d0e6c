import { entriesFor, look as lookOf, play, ruling } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import type { Base, Foreseen } from '@turnpoint/ui';
import { describe, expect, test } from 'vitest';
import { cardNo } from '../../content/index.ts';
import { type Choice, type TimeStream, timestream } from '../../rules/index.ts';
import { build, type Position } from '../../test/position.ts';
import { Flow } from '../flow.svelte.ts';
import { hintsFor } from '../rail/hints.ts';
import { endSpot, handSpot, locationSpot, pieceSpot } from '../spots.ts';

const MINE = 0;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Ana's place at a table in this position: what she touches, and what comes of it. */
function sit(position: Position | ReturnType<typeof build>) {
  const { state } = begin(timestream, 'stack' in position ? position : build(position), 2);
  const look = lookOf(timestream, state, MINE);
  const chosen: Choice[][] = [];
  const fresh: object[] = [];
  const asked: object[] = [];
  const props = {
    look,
    labels: [],
    fresh,
    use: 'play',
    choose: (...choices: Choice[]) => chosen.push(choices),
    async foresee(choices: readonly Choice[]): Promise<Foreseen<TimeStream> | null> {
      let now = state;
      const entries: TimeStream['entry'][] = [];
      for (const choice of choices) {
        const played = play(timestream, now, MINE, choice);
        if (!played.ok) return null;
        if (played.sealed) return { sealed: true };
        now = played.state;
        entries.push(...(entriesFor(played.log, MINE) as TimeStream['entry'][]));
      }
      const seen = lookOf(timestream, now, MINE);
      return { sealed: false, look: seen, entries, lines: entries.map((entry) => timestream.describe(seen, entry)) };
    },
  };
  const base = {
    props,
    look,
    mine: true,
    shows: () => true,
    refusals: { clear() {}, ask: async (_: string, choice: object) => asked.push(choice) },
  };
  const flow = new Flow(base as unknown as Base<TimeStream>, () => false);
  const touch = async (spot: string): Promise<Choice[][]> => {
    flow.touch(spot);
    await settled();
    return chosen;
  };
  const why = () => asked.map((choice) => ruling(timestream, state, MINE, choice as Choice)?.clause);
  return { flow, touch, chosen, why, look, props, fresh };
}

/** Ana's Winter Seas and Highway Bandits lie before two cards of Bo's chain. */
const TARGETS: Position = {
  step: 'target',
  lanes: {
    'bo 1': { location: 'E101', obstacles: 'O08' },
    'bo 2': { location: 'E202', obstacles: 'O01' },
  },
};

describe('TS-18.19 what is lit is the choice', () => {
  test('a target under the pointer is made by one click; without a pointer it is seen first', async () => {
    const { flow, touch, chosen, look } = sit(TARGETS);
    const [first] = look.view.targets;
    const spot = pieceSpot(first!.to);
    flow.see(spot);
    expect(await touch(spot)).toEqual([[{ kind: 'target', lane: first!.lane }]]);
    const other = sit(TARGETS);
    expect(await other.touch(spot)).toEqual([]);
    expect(other.flow.shown).toEqual({ kind: 'target', lane: first!.lane });
    expect(await other.touch(spot)).toHaveLength(1);
    expect(chosen).toHaveLength(1);
  });

  test('a sole target is seen at once, and one touch makes it', async () => {
    const { flow, touch } = sit({ step: 'target', lanes: { 'bo 1': { location: 'E101', obstacles: 'O08' } } });
    expect(flow.ready).toEqual({ kind: 'target', lane: 3 });
    expect(await touch(pieceSpot(flow.targets[0]!.to))).toHaveLength(1);
  });
});

describe('a mistake is warned of before it is made', () => {
  /** Bo's Centurion's Escort (5/4) voids Ana's Rogue Drone (3/3), and stays. */
  const LOSES: Position = {
    step: 'target',
    lanes: { 'bo 1': { location: 'E101', advances: 'A11', obstacles: 'O13' } },
  };

  test('TS-19.3 a target that only loses the own card is not made by a touch, nor by its lane', async () => {
    const { flow, touch, chosen } = sit(LOSES);
    const [target] = flow.targets;
    expect([target?.voidsFrom, target?.voidsTo]).toEqual([true, false]);
    expect(flow.isHarm(flow.ready)).toBe(true);
    flow.see(pieceSpot(target!.to));
    await touch(pieceSpot(target!.to));
    expect(flow.pickLane(target!.lane)).toBe(true);
    await settled();
    expect(chosen).toEqual([]);
    await flow.commit(flow.ready!);
    expect(chosen).toHaveLength(1);
  });

  test('TS-19.4 a target that voids neither says so, and may be made', () => {
    const { flow } = sit({ step: 'target', lanes: { 'bo 1': { location: 'E101', obstacles: 'O08' } } });
    expect([flow.isHarm(flow.ready), flow.isIdle(flow.ready)]).toEqual([false, true]);
  });

  test('TS-19.4 where no target is worth it, the way on is the next step', () => {
    const holds = { 'bo 1': { location: 'E101', obstacles: 'O08' } };
    const falls = { 'bo 2': { location: 'E209', obstacles: 'O08' } };
    const isAimless = (lanes: NonNullable<Position['lanes']>) => sit({ step: 'target', lanes }).flow.isAimless;
    expect([isAimless(holds), isAimless(falls), isAimless({ ...holds, ...falls })]).toEqual([true, false, false]);
    expect([sit(LOSES).flow.isAimless, sit({}).flow.isAimless]).toEqual([true, false]);
  });
});

describe('what would be in vain or hit the own side is said before', () => {
  test('TS-17.1 an Obstacle whose ability finds no Advance in its lane', () => {
    const play = { kind: 'play', card: cardNo('O04'), as: 'obstacle', at: 3, first: false } as const;
    const before = (advances: string) =>
      sit({ ana: { hand: 'O04', cells: 'A A A A' }, lanes: { 'bo 1': { location: 'E101', advances } } }).flow;
    expect([before('A04').isInVain(play), before('').isInVain(play)]).toEqual([false, true]);
    const rome = { ...play, card: cardNo('E208'), as: 'fill', at: 1 } as const;
    expect(before('A04').isInVain(rome)).toBe(true);
    expect(sit({ lanes: { 'ana 2': { obstacles: 'O08' } } }).flow.isInVain(rome)).toBe(false);
    const plain = { ...play, card: cardNo('O08') };
    expect(before('').isInVain(plain)).toBe(false);
    // TS-17.17: a cloaked first card is passed over, and the next one does not take its place.
    expect([before('A04+L01 A07').isInVain(play), before('A04 A07+L01').isInVain(play)]).toEqual([true, false]);
  });

  test('TS-16.7 a lane where only own cards would return is warned of, one where theirs would is not', () => {
    const lanes = {
      'ana 1': { location: 'E101', advances: 'A04' },
      // TS-12.16, TS-17.17: Bo's Barred City Gate would return, his cloaked Obstacle would not.
      'ana 2': { location: 'O06', advances: 'A04' },
      'ana 3': { location: 'E302', advances: 'A04', obstacles: 'O08+L01' },
      'bo 1': { location: 'E101', advances: 'A07' },
    };
    const { table, stack } = build({ ana: { deck: 'A02' }, lanes });
    const effect = {
      kind: 'effect',
      seat: 0,
      card: cardNo('I07'),
      piece: -1,
      lane: -1,
      at: 'I07.play.0',
      asked: 0,
      left: -1,
    } as const;
    const { flow } = sit({ table, stack: [...stack, effect] });
    const harms = flow.choices.flatMap((choice) =>
      choice.kind === 'lane' ? [[choice.lane, flow.isHarm(choice)]] : [],
    );
    expect(harms).toEqual([
      [0, true],
      [1, false],
      [2, true],
      [3, false],
    ]);
  });
});

describe('TS-10.10 paying', () => {
  test('a card in hand and its place: two touches play and pay it where there is one sensible way', async () => {
    const { touch, flow, look } = sit({ ana: { hand: 'O01', cells: 'A A A A F' } });
    expect(await touch(handSpot(0))).toEqual([]);
    const place = [...flow.lit.keys()].find((name) => name === endSpot(3));
    const [made] = await touch(place!);
    expect(made?.map(({ kind }) => kind)).toEqual(made?.length === 1 ? ['play'] : ['play', 'pay']);
    expect(look.choices.some(({ kind }) => kind === 'pay')).toBe(false);
  });

  test('where each way closes another door, the payment is asked for', async () => {
    const { touch } = sit({ ana: { hand: 'A09 A01 A15', cells: 'A F U' } });
    await touch(handSpot(0));
    const [made] = await touch(endSpot(0));
    expect(made?.map(({ kind }) => kind)).toEqual(['play']);
  });
});

test('TS-11.9 a card that is picked can be let go; a place that is not lit says why', async () => {
  const { touch, flow, why } = sit({ ana: { hand: 'O01', cells: 'A A A A' } });
  await touch(handSpot(0));
  expect(flow.isHalf).toBe(true);
  await touch(handSpot(0));
  expect(flow.isHalf).toBe(false);
  await touch(handSpot(0));
  await touch(locationSpot(0));
  expect(why()[0]).toMatch(/^TS-/);
});

test('TS-17.17 while an ability chooses on the board, what it cannot choose says why', async () => {
  const asks = (card: string, at: string) => {
    const lanes = { 'ana 1': { advances: 'A07' }, 'bo 1': { location: 'E101', advances: 'A02+L01 A04' } };
    const { table, stack } = build({ lanes });
    const frame = { kind: 'effect', seat: 0, card: cardNo(card), piece: -1, lane: -1, at, asked: 0, left: -1 } as const;
    return { table, stack: [...stack, frame] };
  };
  const recall = sit(asks('I06', 'I06.play.0'));
  const [cloaked] = recall.look.view.lanes[3]!.advances;
  await recall.touch(pieceSpot(cloaked!.id));
  await recall.touch(locationSpot(3));
  expect(recall.why()).toEqual(['TS-17.17', 'TS-17.17']);
  const reset = sit(asks('I07', 'I07.play.0'));
  await reset.touch(locationSpot(2));
  expect(reset.why()).toEqual(['TS-16.7']);
});

test('TS-6.9 who holds no Power Cell is told so, and no hint asks for one', () => {
  const cellHint = (hand: string) => {
    const { flow, look } = sit({ step: 'cell', ana: { hand } });
    return [flow.lacksCell, hintsFor(look).find(({ id }) => id === 'cell')?.fits];
  };
  expect(cellHint('A01')).toEqual([true, false]);
  expect(cellHint('A01 P01')).toEqual([false, true]);
});

test('TS-6.9 who holds no Power Cell has nothing to press: the table goes on once, and not for whoever takes that back', async () => {
  const goesOn = async (hand: string, ...fresh: object[]) => {
    const at = sit({ step: 'cell', ana: { hand } });
    at.fresh.push(...fresh);
    for (let n = 0; n < 2; n++) {
      at.flow.goOn();
      await settled();
    }
    return at.chosen;
  };
  expect(await goesOn('A01', { type: 'drawn' })).toEqual([[{ kind: 'none' }]]);
  expect(await goesOn('A01')).toEqual([]);
  expect(await goesOn('A01 P01', { type: 'drawn' })).toEqual([]);
});
