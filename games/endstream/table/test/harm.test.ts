import { expect, test } from 'vitest';
import { build, type Position } from '../../test/position.ts';
import { scene } from '../../test/scene.ts';
import { type Harm, unspentOf } from '../harm.ts';
import { sitAt } from './sit.ts';

const AGENDAS = { ana: { agendas: 'MMMPPS', at: 1800 }, bo: { at: 2300 } } as const;

/** Ana's first operator looks at what this action would do, to the only target or to this one; before it, at this one. */
async function harmOf(position: Position, id: string, target?: string, before?: string): Promise<Harm | null> {
  const at = sitAt(build({ ...AGENDAS, ...position }));
  const act = async () => {
    await at.click('thing-0');
    await at.act(id);
  };
  if (before !== undefined) {
    await act();
    if (at.flow.halfway) await at.click(before);
  }
  await at.click('thing-0');
  const offer = at.flow.offers.list.find((one) => one.id === id);
  if (offer === undefined) throw new Error(`no ${id} among ${at.flow.offers.list.map((one) => one.id)}`);
  if (target === undefined) at.flow.seeAction(offer);
  else await at.act(id).then(() => at.flow.see(target));
  await new Promise((resolve) => setTimeout(resolve));
  return at.flow.preview.now?.harm ?? null;
}

test('ES-8.13 destroying a tech of one’s own is warned of, and an enemy’s is not', async () => {
  const board = { 'ana 2000': ['ana the-gray-baron'] };
  const destroy = 'the-gray-baron-collector.0';
  const own = await harmOf({ board, deployed: { 'ana 2000': ['ana war-shrine'] } }, destroy);
  expect(own).toEqual({ key: 'own-tech', card: 'war-shrine' });
  expect(await harmOf({ board, deployed: { 'ana 2000': ['bo war-shrine'] } }, destroy)).toBeNull();
});

test('what also costs the enemy a tech is no blow at one’s own side alone', async () => {
  const emp = 'ana handi techs=emp-bomb,stim-pack';
  expect(await harmOf({ board: { 'ana 2000': [emp] } }, 'emp-bomb')).toMatchObject({ key: 'own-hurt' });
  const worn = 'bo marwa with=stealth-suit';
  expect(await harmOf({ board: { 'ana 2000': [emp, worn] } }, 'emp-bomb')).toBeNull();
});

test('ES-11.14 a STRIKE at an operator that was disabled this turn does nothing, unless it is FRAIL or has armor', async () => {
  const strike = (victim: string) =>
    harmOf({ board: { 'ana 2000': ['ana marwa', `bo ${victim}`] } }, 'marwa-oasis-blade.0', 'thing-7');
  expect(await strike('handi disabled=2 felled=1')).toEqual({ key: 'nothing' });
  expect(await strike('handi disabled=2 felled=1 armor=1')).toBeNull();
  expect(await strike('kite-mark-ii disabled=2 felled=1')).toBeNull();
});

test('ES-7.10 a RAISE that reaches the enemy’s operators alone helps the enemy', async () => {
  const ben = 'ana ben-storm-vanguard';
  const raise = 'ben-storm-vanguard.1';
  const theirs = { 'ana 2000': [ben], 'bo 2300': ['bo angela-storm-vanguard'] };
  expect(await harmOf({ board: theirs }, raise)).toEqual({ key: 'theirs', operator: 7 });
  const both = { ...theirs, 'ana 2100': ['ana angela-storm-widow'] };
  expect(await harmOf({ board: both }, raise)).toBeNull();
  expect(await harmOf({ board: { 'ana 2000': [ben] } }, raise)).toEqual({ key: 'nothing' });
});

test('a state, a keyword and a bar that are there already do nothing once more; CONTAMINATE adds up', async () => {
  const held = (...theirs: string[]) => ({ board: { 'ana 2000': ['ana vesna', ...theirs] } });
  const immobilize = 'vesna-holt-warden.0';
  expect(await harmOf(held('bo handi'), immobilize)).toBeNull();
  expect(await harmOf(held('bo handi'), immobilize, undefined, 'thing-7')).toEqual({ key: 'nothing' });
  // Of two the other is meant.
  expect(await harmOf(held('bo handi', 'bo marwa'), immobilize, undefined, 'thing-7')).toBeNull();
  const two = { ana: { agendas: 'PPPPPP', at: 1800 } };
  const wall = { ...two, board: { 'ana 2000': ['ana brother-anselm'] } };
  expect(await harmOf(wall, 'brother-anselm-keeper-of-keys.1')).toBeNull();
  expect(await harmOf(wall, 'brother-anselm-keeper-of-keys.1', undefined, 'place-0')).toEqual({ key: 'nothing' });
  const home = { ...two, board: { 'ana 1800': ['ana brother-anselm'] } };
  expect(await harmOf(home, 'brother-anselm-keeper-of-keys.1')).toEqual({ key: 'nothing' });
  const swarm = { ana: { agendas: 'SSSSSS', at: 1800 }, board: { 'ana 2000': ['ana moth'] } };
  expect(await harmOf(swarm, 'moth-swarm-node.0', undefined, 'place-0')).toBeNull();
  const baron = { board: { 'ana 2000': ['ana the-gray-baron'] } };
  expect(await harmOf(baron, 'the-gray-baron-collector.1')).toBeNull();
  expect(await harmOf(baron, 'the-gray-baron-collector.1', undefined, 'place-0')).toEqual({ key: 'nothing' });
});

test('ES-3.18 one more MOVE is nothing to an operator that cannot MOVE', async () => {
  const board = { 'ana 2000': ['ana kite-mark-ii techs=chrono-accelerator,stim-pack'] };
  expect(await harmOf({ board }, 'chrono-accelerator')).toBeNull();
  const first = { board, ana: { ...AGENDAS.ana, turns: 1 } };
  expect(await harmOf(first, 'chrono-accelerator')).toEqual({ key: 'nothing' });
  const free = { ...first, table: { firstTurnMove: 'ownStream' } } as const;
  expect(await harmOf(free, 'chrono-accelerator')).toBeNull();
});

test('ES-15.7 once the match is decided no points can be spent, so none are lost', () => {
  const position: Position = {
    ana: { agendas: 'MMMMMM', points: 'MM' },
    bo: { at: 1800, armor: 1 },
    board: { 'bo 1800': ['ana marwa'] },
  };
  const t = scene(position);
  expect(unspentOf(t.look('ana'))).toBe(2);
  expect(unspentOf(t.ana('ability marwa 0', 'on ssv').look('ana'))).toBe(0);
});
