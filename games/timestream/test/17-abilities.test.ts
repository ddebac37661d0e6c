import { expect, test } from 'vitest';
import { scene } from './scene.ts';

test('TS-17.1 an ability executes once, when its card is brought into play', () => {
  const t = scene({ ana: { hand: 'A03', cells: 'A A', deck: 'A02 A04 A07 A08' } }).ana('play A03 ana 1');
  expect(t.cards('ana', 'hand')).toBe('A02');
  t.endTurn().endTurn();
  expect(t.cards('ana', 'hand')).toBe('A02 A04');
});

test('TS-17.2 TS-17.8 a delayed ability executes when its last counter goes, and not if the card has left', () => {
  const t = scene({ ana: { hand: 'O23', cells: 'A A U' }, lanes: { 'bo 1': { advances: 'A02' } } }).ana(
    'play O23 bo 1',
  );
  t.endTurn().endTurn();
  expect(t.lane('bo 1', 'advances')).toBe('A02');
  expect(t.endTurn().endTurn().lane('bo 1', 'advances')).toBe('');
  const gone = scene({
    ana: { hand: 'O23', cells: 'A A U' },
    bo: { hand: 'I03', cells: 'A A' },
    lanes: { 'bo 1': { advances: 'A02' } },
  });
  gone.ana('play O23 bo 1').endTurn();
  gone.bo('none', 'intervene I03', 'on O23').endTurn();
  expect(gone.endTurn().endTurn().lane('bo 1', 'advances')).toBe('A02');
});

test("TS-17.3 TS-R77 standing abilities count as long as the card is there, in either player's turn", () => {
  const lanes = { 'bo 2': { location: 'E208' }, 'bo 3': { location: 'E309' } };
  expect(scene({ lanes }).values('E309')).toBe('2/7');
  expect(scene({ turn: 'bo', lanes }).values('E309')).toBe('2/7');
  expect(scene({ lanes: { ...lanes, 'bo 2': { location: 'E203' } } }).values('E309')).toBe('2/4');
  expect(scene({ lanes: { 'bo 2': { location: 'E208', advances: 'E309' } } }).values('E309')).toBe('2/4');
});

test('TS-17.4 TS-17.18 "you may" and "up to" can be left out, all else must be done as far as possible', () => {
  const may = scene({ ana: { hand: 'E210', cells: 'F F' } }).ana('fill E210');
  expect(may.offers('ana')).toEqual(['linked P02', 'none']);
  const two = scene({ ana: { hand: 'A23', cells: 'F F F' } }).ana('play A23 ana 1', 'linked P02', 'linked P02');
  expect([two.cells('ana', 'unlinked'), two.turn]).toEqual(['P02 P02', 'ana']);
  two.awaits('ana', 'play');
  const must = scene({ ana: { hand: 'E205', cells: 'A A', deck: 'A04' } }).ana('fill E205');
  expect(must.offers('ana')).toEqual(['take A04']);
  expect(must.refusal('ana', 'none')).toBe('TS-17.18');
});

test('TS-17.5 an ability without a legal object does nothing, and the card may be played', () => {
  const t = scene({ ana: { hand: 'O11', cells: 'A A' } }).ana('play O11 bo 1');
  t.awaits('ana', 'play');
  expect(t.lane('bo 1', 'obstacles')).toBe('O11');
});

test("TS-17.6 TS-R44 the card's player chooses unless the text gives the choice to the opponent", () => {
  const t = scene({ ana: { hand: 'O02 O14', cells: 'A A F F F' }, bo: { hand: 'A02 A04 A07' } });
  t.ana('play O02 bo 1').bo('take A04');
  expect([t.cards('bo', 'hidden'), t.cards('bo', 'hand')]).toEqual(['A04', 'A02 A07']);
  t.ana('play O14 bo 1');
  expect(t.player('bo').hand).toHaveLength(1);
});

test('TS-17.7 a card with Target First may target in the turn it was played', () => {
  const lanes = { 'ana 1': { location: 'E101', obstacles: 'O01' } };
  const t = scene({ ana: { hand: 'A15', cells: 'F' }, lanes }).ana('play A15 ana 1', 'none');
  expect(t.offers('ana')).toContain('target ana 1');
  expect(scene({ ana: { hand: 'A02', cells: 'A' }, lanes }).ana('play A02 ana 1', 'none').table.turn).toBe(1);
});

test('TS-17.9 Vanguard, Occupy and Power Link are keywords of single cards', () => {
  const t = scene({ ana: { hand: 'A21 O27 A20', cells: 'F F F F F F F' }, lanes: { 'ana 1': { advances: 'A02' } } });
  t.ana('play A21 ana 1 first', 'occupy O27 bo 3', 'play A20 ana 2', 'power A20 P02');
  expect([t.lane('ana 1', 'advances'), t.lane('bo 3', 'location'), t.values('A20')]).toEqual(['A21 A02', 'O27', '4/5']);
});

test('TS-17.10 a card that cannot initiate may be first and be targeted', () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A12', obstacles: 'O01' } };
  const t = scene({ step: 'target', lanes: { ...lanes, 'bo 1': { location: 'E101', obstacles: 'O03' } } });
  expect([t.offers('ana'), t.refusal('ana', 'target ana 1')]).toEqual([['target bo 1', 'none'], 'TS-17.10']);
  t.endTurn();
  expect(t.bo('none', 'none').offers('bo')).toContain('target ana 1');
});

test('TS-17.11 TS-17.17 TS-R72 a cloaked card is untouched by opposing abilities, and no other takes its place', () => {
  const lanes = { 'bo 1': { advances: 'A02+L01 A04' }, 'ana 1': { obstacles: 'O01+L01 O01' } };
  const t = scene({ ana: { hand: 'I08 I06 O04 I02', cells: 'A A A A A A F F F F F' }, lanes });
  expect([t.refusal('ana', 'intervene I08'), t.refusal('ana', 'intervene I02')]).toEqual(['TS-16.7', 'TS-16.7']);
  t.ana('play O04 bo 1');
  expect(t.lane('bo 1', 'advances')).toBe('A02+L01 A04');
  expect(t.ana('intervene I06').offers('ana')).toEqual(['on bo A04']);
  // Own abilities still work on it, and so do targets.
  const own = scene({ ana: { hand: 'I04' }, lanes: { 'ana 1': { advances: 'A02+L01' } } }).ana('intervene I04');
  expect(own.offers('ana')).toEqual(['on ana A02']);
  const struck = scene({
    step: 'target',
    lanes: { 'bo 1': { location: 'E101', advances: 'A02+L01', obstacles: 'O12' } },
  });
  expect(struck.ana('target bo 1').lane('bo 1', 'advances')).toBe('');
});

test('TS-17.12 Unlink moves Linked cells, not power-linked ones', () => {
  const t = scene({ ana: { hand: 'I09 A02', linked: 'A F' }, lanes: { 'ana 1': { advances: 'A16@P02' } } });
  t.ana('intervene I09', 'void A02', 'linked P01', 'linked P02').awaits('ana', 'play');
  expect([t.cells('ana', 'unlinked'), t.values('A16')]).toEqual(['P01 P02', '2/3']);
});

test('TS-17.13 TS-R48 a card that returned and is played again is new', () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A02+L03', obstacles: 'O01' } };
  const t = scene({ ana: { hand: 'I04', cells: 'A A', deck: 'A12' }, lanes }).ana('intervene I04', 'on A02');
  expect(t.cards('ana', 'hand')).toBe('A02 L03 A12');
  expect(t.ana('play A02 ana 1', 'none').table.turn).toBe(1);
});

test('TS-17.14 TS-R49 a search shows what it takes, may take nothing, and shuffles', () => {
  const deck = 'A02 E101 E203 T01 A04 A07 A08 A10';
  const t = scene({ ana: { hand: 'I05 I15 A12 A12', cells: 'A A A A U F', deck } });
  t.ana('intervene I05', 'void A12');
  expect(t.offers('ana')).toEqual(['take E101', 'take E203', 'none']);
  t.ana('take E203');
  expect(t.told('bo')).toContainEqual(expect.objectContaining({ type: 'searched', card: expect.any(Number) }));
  expect(t.sealed).toBe(true);
  expect(t.cards('ana', 'deck')).not.toBe(deck.replace(' E203', ''));
  t.ana('intervene I15', 'void A12', 'none');
  expect([t.cards('ana', 'hand'), t.cards('ana', 'deck').split(' ').length]).toEqual(['E203', 7]);
});

test("TS-17.15 TS-19.7 TS-R45 at one moment the turn player's abilities come first, then the opponent's", () => {
  const lanes = { 'bo 1': { location: 'E101', advances: 'A18+L08', obstacles: 'O17' } };
  const t = scene({ step: 'target', lanes }).ana('target bo 1');
  const after = t.happened.filter(({ type }) => type === 'voided' || type === 'drew');
  expect(after.slice(0, 3)).toMatchObject([
    { clause: 'TS-19.2' },
    { type: 'voided', seat: 0 },
    { type: 'drew', seat: 1 },
  ]);
  expect(t.entries('ability').map(({ seat }) => seat)).toEqual([0, 1]);
});

test('TS-17.16 TS-R50 TS-R86 after 200 plays and Power Links the step ends when the card is carried out', () => {
  const lanes = { 'ana 1': { advances: 'A16' } };
  const full = scene({ ana: { cells: 'F F A' }, lanes, rest: { plays: 198 } }).ana('power A16 P02');
  full.awaits('ana', 'play');
  full.ana('power A16 P02').awaits('bo', 'cell');
  expect(full.entries('step-full')).toHaveLength(1);
  // The additional cell is the 200th: its ability and the card's are finished first.
  const t = scene({ ana: { hand: 'E105 P04', cells: 'A A', deck: 'A02 A04' }, rest: { plays: 198 } });
  t.ana('fill E105', 'cell P04').awaits('ana', 'effect');
  t.ana('none').awaits('bo', 'cell');
});

test("TS-17.19 discarding an opposing cell: Unlinked or Linked, chosen by the card's player, face up", () => {
  const t = scene({ ana: { hand: 'I13', cells: 'F F' }, bo: { cells: 'A', linked: 'U' } });
  t.ana('intervene I13', 'give P02');
  expect(t.offers('ana')).toEqual(['unlinked P01', 'linked P03']);
  expect(t.ana('linked P03').cards('bo', 'shown')).toBe('P03');
  expect([t.cells('bo', 'unlinked'), t.cells('bo', 'linked')]).toEqual(['P01', '']);
});

test('TS-17.20 when the host is voided in any way its player draws, and not when it returns', () => {
  const lanes = { 'bo 1': { advances: 'A02+L08+L08' } };
  const voided = scene({ ana: { hand: 'I08', cells: 'F F F' }, bo: { deck: 'A04 A07' }, lanes });
  expect(voided.ana('intervene I08', 'on A02').cards('bo', 'hand')).toBe('A04 A07');
  const back = scene({ ana: { hand: 'I06', cells: 'F' }, bo: { deck: 'A04 A07' }, lanes });
  expect(back.ana('intervene I06', 'on A02').cards('bo', 'hand')).toBe('A02 L08 L08');
});

test('TS-17.21 Chrono Mine goes after a target it initiated, whatever the result, and not after being targeted', () => {
  const lanes = { 'bo 1': { location: 'E101', advances: 'A12', obstacles: 'O17' } };
  const t = scene({ step: 'target', lanes }).ana('target bo 1');
  expect([t.lane('bo 1', 'obstacles'), t.lane('bo 1', 'advances')]).toEqual(['', '']);
  const idle = scene({ step: 'target', lanes: { 'bo 1': { location: 'E101', advances: 'A09', obstacles: 'O17' } } });
  expect(idle.ana('target bo 1').lane('bo 1', 'obstacles')).toBe('');
  const neither = { 'bo 1': { location: 'E101', advances: 'A09+L02', obstacles: 'O17' } };
  const vain = scene({ step: 'target', lanes: neither }).ana('target bo 1');
  expect([vain.lane('bo 1', 'obstacles'), vain.lane('bo 1', 'advances')]).toEqual(['', 'A09+L02']);
  const hit = scene({
    step: 'target',
    lanes: { 'ana 1': { location: 'E101', advances: 'A27', obstacles: 'O17+L06' } },
  });
  expect(hit.ana('target ana 1').lane('ana 1', 'obstacles')).toBe('O17+L06');
});

test('TS-17.22 cards that one text voids go together, and what reacts follows the whole text', () => {
  const lanes = { 'bo 1': { advances: 'A02+L08 A04', obstacles: 'O23:1' } };
  const t = scene({ step: 'unlink', lanes, bo: { deck: '' } });
  const order = t.happened.map(({ type }) => type).filter((type) => ['voided', 'reformed'].includes(type));
  expect(order).toEqual(['voided', 'voided', 'voided', 'reformed']);
  const purged = scene({
    ana: { hand: 'I08', cells: 'F F F' },
    bo: { deck: '' },
    lanes: { 'bo 1': { advances: 'A02+L08' } },
  });
  purged.ana('intervene I08', 'on A02');
  expect([purged.player('bo').hand.length, purged.player('bo').deck.length]).toEqual([1, 1]);
});

test('TS-17.24 a hold ends when the cell leaves the Linked location', () => {
  const t = scene({ ana: { hand: 'I09 A02', linked: 'A' } });
  t.table.players[0].held[0] = 1;
  t.ana('intervene I09', 'void A02', 'linked P01');
  expect([t.cells('ana', 'unlinked'), t.cells('ana', 'held')]).toEqual(['P01', '']);
});

test('TS-17.24 TS-17.25 a held cell that is discarded takes its hold along', () => {
  const t = scene({ ana: { hand: 'I13', cells: 'F F' }, bo: { linked: 'A' } });
  t.table.players[1].held[0] = 1;
  t.ana('intervene I13', 'give P02', 'linked P01');
  expect([t.cells('bo', 'held'), t.cards('bo', 'shown')]).toEqual(['', 'P01']);
  expect(t.endTurn().cells('bo', 'linked')).toBe('');
});

test('TS-17.23 TS-R87 a sealed phase is protected, with a card that is added later', () => {
  const lanes = { 'ana 2': { location: 'E203', obstacles: 'O12' } };
  const t = scene({ ana: { hand: 'I11 E203', cells: 'U A' }, bo: { hand: 'I10', cells: 'U A A A' }, lanes });
  t.ana('intervene I11', 'lane ana 2').endTurn();
  expect(t.bo('none').refusal('bo', 'intervene I10')).toBe('TS-16.7');
  t.bo('none').awaits('ana', 'cell');
});

test.each([1, 2, 3])('TS-17.23 TS-7.7 the seal of phase %i ends at the start of its player’s next turn', (n) => {
  const lanes = { 'ana 1': { location: 'E101' }, 'ana 2': { location: 'E203' }, 'ana 3': { location: 'E302' } };
  const t = scene({ ana: { hand: 'I11', cells: 'U' }, lanes });
  t.ana('intervene I11', `lane ana ${n}`);
  expect(t.player('ana').sealed).toEqual([n === 1, n === 2, n === 3]);
  t.endTurn();
  expect(t.player('ana').sealed).toEqual([n === 1, n === 2, n === 3]);
  t.endTurn();
  expect(t.player('ana').sealed).toEqual([false, false, false]);
});

test("TS-17.25 marks end when a card leaves play, and a lane's used target stays used", () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A02 A07', obstacles: 'O08' } };
  const t = scene({
    step: 'target',
    lanes: { ...lanes, 'ana 2': { location: 'E203', advances: 'A07', obstacles: 'O08' } },
  });
  t.ana('target ana 1');
  expect([t.lane('ana 1', 'advances'), t.refusal('ana', 'target ana 1')]).toEqual(['A07', 'TS-18.17']);
  const back = scene({ ana: { cells: 'A A U', hand: 'O23' }, bo: { hand: 'I03', cells: 'A A' } })
    .ana('play O23 bo 1')
    .endTurn();
  back.bo('none', 'intervene I03', 'on O23').endTurn();
  expect(back.ana('none', 'play O23 bo 1').table.lanes[3]!.obstacles[0]!.counters).toBe(2);
});

test('TS-17.26 TS-R82 questions about the own Void and deck are put whenever they hold a card', () => {
  const physician = (shown: string) => scene({ ana: { hand: 'A14', cells: 'A A A', shown } }).ana('play A14 ana 1');
  physician('').awaits('ana', 'play');
  const asked = physician('O01');
  asked.awaits('ana', 'effect');
  expect(asked.offers('ana')).toEqual(['none']);
  const beacon = (deck: string) =>
    scene({ ana: { hand: 'I15 A12', cells: 'A U', deck } }).ana('intervene I15', 'void A12');
  beacon('').awaits('ana', 'play');
  beacon('A02').awaits('ana', 'effect');
  expect(beacon('A02').offers('ana')).toEqual(['none']);
  const corruptor = (hand: string) =>
    scene({ ana: { hand: 'O18', cells: 'A A F F' }, bo: { hand } }).ana('play O18 bo 1');
  corruptor('').awaits('ana', 'play');
  corruptor('T01 A02').awaits('ana', 'effect');
});

test('TS-17.26 all see that a recovery or a search takes nothing', () => {
  const physician = scene({ ana: { hand: 'A14', cells: 'A A A', shown: 'O01' } }).ana('play A14 ana 1', 'none');
  const beacon = scene({ ana: { hand: 'I15 A12', cells: 'A U', deck: 'A02' } }).ana(
    'intervene I15',
    'void A12',
    'none',
  );
  for (const viewer of ['ana', 'bo', null] as const) {
    expect(physician.told(viewer)).toContainEqual({ type: 'took-none', clause: 'TS-17.26', seat: 0 });
    expect(beacon.told(viewer)).toContainEqual({ type: 'searched', clause: 'TS-17.14', seat: 0, card: null });
  }
});

test('TS-17.27 TS-R88 of equal cards in the Void the open one returns', () => {
  const t = scene({ ana: { hand: 'I01 A04', cells: 'A', shown: 'A02', hidden: 'A02' } });
  t.ana('intervene I01', 'void A04', 'take A02');
  expect([t.cards('ana', 'shown'), t.cards('ana', 'hidden')]).toEqual(['', 'A02 A04']);
  t.ana('take A02');
  expect(t.cards('ana', 'hidden')).toBe('A04');
});

test('TS-R90 a TIMESTREAM card and a Power Cell may return, an Intervention may not', () => {
  const t = scene({ ana: { hand: 'I01 I02', cells: 'A', shown: 'T01 P01 I12' } });
  t.ana('intervene I01', 'void I02');
  expect(t.offers('ana')).toEqual(['take P01', 'take T01', 'none']);
});

test('TS-17.11 TS-12.16 an occupier may be cloaked', () => {
  const t = scene({
    ana: { hand: 'I03', cells: 'A A' },
    lanes: { 'ana 2': { location: 'O06+L01', advances: 'A11' } },
  });
  expect(t.refusal('ana', 'intervene I03')).toBe('TS-16.7');
  expect(t.ana('none', 'target ana 2').lane('ana 2', 'location')).toBe('');
});

test('TS-17.12 TS-17.18 Power Surge may unlink none, and draws then too', () => {
  const t = scene({ ana: { hand: 'I09 A12', linked: 'A F', deck: 'A02 A04' } }).ana(
    'intervene I09',
    'void A12',
    'none',
  );
  expect([t.cells('ana', 'linked'), t.cards('ana', 'hand')]).toEqual(['P01 P02', 'A02 A04']);
});
