import { describe, expect, test } from 'vitest';
import type { Position } from './position.ts';
import { MEDIC, SCOUT } from './refused.ts';
import { scene } from './scene.ts';

const cell = { item: 'power-cell', jammed: false, half: false };
const half = { ...cell, half: true };
const pistol = { item: 'pistol', jammed: false, half: false };
const base = { mission: 'CG01', tokens: ['swarmer-4 CQ.D'] } as const;

/** Somebody begins a turn in the Loader with these cards. */
const pilot = (packs: readonly (readonly (typeof cell)[])[], rest: Partial<Position> = {}) =>
  scene({
    ...base,
    team: {
      [MEDIC]: { at: 'EB.B', packs: packs.map((pack) => [...pack]) },
      [SCOUT]: { at: 'SE.w', packs: [[cell], [], []] },
    },
    loader: { at: 'EB.B', pilot: MEDIC },
    stack: [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }],
    ...rest,
  });

describe('power for the Exo Loader', () => {
  test('ETS-18.5 of a full and a half Power Cell the pilot says which', () => {
    const t = pilot([[cell], [half], []]);
    t.awaits(0, 'power');
    expect(t.look(0).prompt).toEqual({ key: 'prompt.power' });
    expect(t.ruling(0, 'done')).toMatchObject({ clause: 'ETS-18.5', because: { key: 'why.cell' } });
    expect(t.offered(0)).toEqual([
      { kind: 'cell', half: true },
      { kind: 'cell', half: false },
    ]);
    t.choose({ kind: 'cell', half: false });
    expect(t.of(MEDIC).packs).toEqual([[half], [half], []]);
    expect(t.entries('powered')).toMatchObject([{ clause: 'ETS-18.5', who: 0 }]);
    const other = pilot([[cell], [half], []]).choose({ kind: 'cell', half: true });
    expect(other.of(MEDIC).packs).toEqual([[cell], [half], []]);
    expect(other.t.lasting).toEqual([{ kind: 'cell-empty', who: 0, zone: null, until: 'round' }]);
    other.choose('end-turn', 'end-turn');
    expect(other.of(MEDIC).packs).toEqual([[cell], [], []]);
  });

  test('ETS-18.6 ETS-R113 an empty cell that is put off before the round ends takes no other with it', () => {
    const t = pilot([[half], [half], [pistol]]);
    t.choose({ kind: 'discard', card: half }, 'end-turn', 'end-turn');
    expect(t.of(MEDIC).packs).toEqual([[], [half], [pistol]]);
    const kept = pilot([[half], [half], [pistol]]).choose('end-turn', 'end-turn');
    expect(kept.of(MEDIC).packs.flat()).toEqual([half, pistol]);
  });

  test('ETS-18.4 ETS-18.5 the first charge leaves half a cell; two alike are not asked about, other cards keep theirs', () => {
    const t = pilot([[pistol], [cell], [cell]]);
    t.awaits(0, 'act');
    expect(t.of(MEDIC).packs).toEqual([[pistol], [half], [cell]]);
    t.choose('end-turn', 'end-turn');
    expect(t.of(MEDIC).packs).toEqual([[pistol], [half], [cell]]);
  });

  test('ETS-18.5 without a Power Cell there is no power, whatever else is carried', () => {
    const t = pilot([[pistol], [], []]);
    expect(t.t.loader).toMatchObject({ powered: false });
    expect(t.entries('powered')).toEqual([]);
  });

  test('ETS-18.5 whoever is not in it keeps the charge', () => {
    const t = pilot([[cell], [half], []], { loader: { at: 'EB.B' } });
    t.awaits(0, 'act');
    expect(t.of(MEDIC).packs).toEqual([[cell], [half], []]);
    expect(t.t.loader).toMatchObject({ powered: false });
  });
});

test('ETS-M11.7 ETS-3.13 all vote for the pilot, and it is told who was wanted and who got in', () => {
  const t = scene({
    mission: 'CG11',
    seats: 2,
    team: { [MEDIC]: { at: 'CQ.E' }, [SCOUT]: { at: 'CQ.E' } },
    tokens: ['swarmer-4 LB.A'],
    loader: { at: 'CQ.E' },
    stack: [{ kind: 'next-turn' }, { kind: 'pilot' }],
  });
  expect(t.look(1).prompt).toEqual({ key: 'prompt.pilot' });
  expect(t.ruling(0, 'done')).toMatchObject({ clause: 'ETS-M11.7', because: { key: 'why.pilot' } });
  t.as(1).choose(`who ${MEDIC}`);
  t.as(0).choose(`who ${SCOUT}`);
  expect(t.t.loader).toMatchObject({ pilot: 1 });
  expect(t.entries('named')).toMatchObject([
    { clause: 'ETS-3.13', seat: 1, who: 0 },
    { clause: 'ETS-3.13', seat: 0, who: 1 },
  ]);
  expect(t.entries('entered-loader')).toMatchObject([{ clause: 'ETS-M11.7', who: 1 }]);
});
