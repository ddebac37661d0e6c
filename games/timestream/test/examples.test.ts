import { expect, test } from 'vitest';
import { scene } from './scene.ts';

const FILLED = { 'ana 1': { location: 'E101' }, 'ana 2': { location: 'E203' }, 'ana 3': { location: 'E302' } };
const playable = (card: string, cells: string) =>
  scene({ ana: { hand: card, cells } })
    .offers('ana')
    .some((one) => one.includes(card));
/** The first Advance of ana against the first Obstacle of bo, ana's location filled. */
function target(advances: string, obstacles: string): [string, string] {
  const t = scene({ step: 'target', lanes: { 'ana 1': { location: 'E101', advances, obstacles } } }).ana(
    'target ana 1',
  );
  return [t.lane('ana 1', 'advances'), t.lane('ana 1', 'obstacles')];
}

test('W1 3A is paid by three Ancient cells, or two and a Universal one', () => {
  const t = scene({ ana: { hand: 'A08', cells: 'A A A' } }).ana('play A08 ana 1');
  expect(t.cells('ana', 'linked')).toBe('P01 P01 P01');
  expect([playable('A08', 'A A F'), playable('A08', 'A A U')]).toEqual([false, true]);
});

test('W2 1*2F is paid by two Future cells and any one', () => {
  expect([playable('A23', 'A F F'), playable('A23', 'A A F')]).toEqual([true, false]);
});

test('W3 2 is paid by any two', () => expect(playable('A27', 'A U')).toBe(true));

test('W4 V1 is paid with another card of the hand', () => {
  const t = scene({ ana: { hand: 'I09 A02 A04', linked: 'A' } }).until(0, 'intervene I09');
  expect(t.offers('ana')).toEqual(['void A02', 'void A04']);
  expect(t.ana('void A02').cards('ana', 'hidden')).toBe('A02');
  expect(scene({ ana: { hand: 'I09', linked: 'A' } }).offers('ana')).toEqual(['none']);
});

test('W5 one Universal cell pays 1A this turn and 1F the next', () => {
  const t = scene({ ana: { hand: 'A02 A15', cells: 'U' } })
    .ana('play A02 ana 1')
    .endTurn()
    .endTurn();
  expect(t.ana('none', 'play A15 ana 1').lane('ana 1', 'advances')).toBe('A02 A15');
});

test('W6 1U is paid by a Universal cell alone', () =>
  expect([playable('A25', 'U'), playable('A25', 'A')]).toEqual([true, false]));

test('W9 W10 W11 W12 none, one or both are voided', () => {
  // 2/2: Shifting Sands on Shifting Sands.
  expect(target('A04', 'O28+O28')).toEqual(['A04', '']);
  expect(target('A04', 'O22')).toEqual(['', '']);
  expect(target('A04', 'O02')).toEqual(['A04', 'O02']);
  expect(target('A04', 'O01')).toEqual(['', 'O01']);
});

test('W13 across an unoccupied location neither may target', () => {
  const t = scene({ step: 'target', lanes: { 'ana 2': { advances: 'A07', obstacles: 'O08' } } });
  t.awaits('bo', 'cell');
  t.bo('none', 'none').awaits('ana', 'cell');
});

test('W14 only the first Advance can be targeted', () => {
  const t = scene({ step: 'target', lanes: { 'bo 1': { location: 'E101', advances: 'A02 A04', obstacles: 'O03' } } });
  expect(t.offers('ana')).toEqual(['target bo 1', 'none']);
  expect(t.ana('target bo 1').lane('bo 1', 'advances')).toBe('A04');
});

test('W15 without Advances the Event Chain card is voided by 4 against 4', () => {
  const t = scene({ step: 'target', lanes: { 'bo 2': { location: 'E202', obstacles: 'O03' } } }).ana('target bo 2');
  expect([t.lane('bo 2', 'location'), t.lane('bo 2', 'obstacles')]).toEqual(['', 'O03']);
});

test('W16 six targets, and no seventh', () => {
  const lane = { location: 'E101', advances: 'A08', obstacles: 'O08' };
  const names = ['ana 1', 'ana 2', 'ana 3', 'bo 1', 'bo 2', 'bo 3'];
  const t = scene({ step: 'target', lanes: Object.fromEntries(names.map((name) => [name, lane])) });
  for (const name of names) t.ana(`target ${name}`);
  t.awaits('bo', 'cell');
});

test('W17 a card played this turn may target only with Target First', () => {
  const lanes = { 'ana 1': { location: 'E101', obstacles: 'O08' } };
  const after = (card: string) =>
    scene({ ana: { hand: card, cells: 'A A' }, lanes }).ana(`play ${card} ana 1`, 'none').turn;
  expect([after('A02'), after('A05')]).toEqual(['bo', 'ana']);
});

test('W18 a host from an earlier turn may target with the bonus of a new link', () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A02', obstacles: 'O07' } };
  const t = scene({ ana: { hand: 'L03', cells: 'A' }, lanes }).ana('link L03 A02', 'none', 'target ana 1');
  expect(t.lane('ana 1', 'obstacles')).toBe('');
});

test('W19 only the first card may initiate', () => {
  const t = scene({ step: 'target', lanes: { 'ana 1': { location: 'E101', advances: 'O28 A11', obstacles: 'O08' } } });
  expect(t.ana('target ana 1').entries('targeted')[0]?.from).toMatchObject({ energy: 1, resistance: 1 });
});

test('W20 an Event Chain card does not target the Obstacle before it', () => {
  scene({ step: 'target', lanes: { 'ana 2': { location: 'E208', obstacles: 'O01' } } }).awaits('bo', 'cell');
});

test('W21 a locked phase cannot be targeted, and TIMESTREAM has to wait', () => {
  const lanes = { ...FILLED, 'ana 2': { location: 'E203', obstacles: 'O21' } };
  const t = scene({ ana: { hand: 'E203 T02', cells: 'A A F' }, lanes }).ana('lock E203');
  expect(t.refusal('ana', 'timestream T02')).toBe('TS-15.2');
  t.ana('none').bo('none', 'none').awaits('ana', 'cell');
});

test('W22 the third Event Chain card and TIMESTREAM need two turns', () => {
  const t = scene({ ana: { hand: 'E302 T02', cells: 'A A A F' }, lanes: { ...FILLED, 'ana 3': {} } }).ana('fill E302');
  expect(t.offers('ana', 'timestream')).toEqual([]);
  expect(t.endTurn().endTurn().ana('none', 'timestream T02').result).toBe('ana TS-15.4');
});

test('W23 a second City goes as an Advance, uses the play of the turn and may target in the next', () => {
  const lanes = { 'ana 2': { location: 'E203' }, 'ana 3': { location: 'E308', obstacles: 'O08' } };
  const t = scene({ ana: { hand: 'E207 E102', cells: 'F F F' }, lanes }).ana('play E207 ana 3');
  expect(t.refusal('ana', 'fill E102')).toBe('TS-14.2');
  t.endTurn().endTurn();
  expect(t.ana('none', 'none').offers('ana')).toContain('target ana 3');
});

test('W24 twelve cards: two go, face down', () => {
  const t = scene({ step: 'discard', ana: { hand: 'A02 '.repeat(12) } }).ana('void A02', 'void A02');
  expect([t.player('ana').hand.length, t.look('bo').view.players[0].hiddenSize]).toEqual([10, 2]);
  expect(t.look('bo').view.players[0].hidden).toBeNull();
});

test('W25 W26 the Void becomes the deck, and with nothing left nothing is drawn', () => {
  const t = scene({ step: 'draw', ana: { deck: '', shown: 'A02 '.repeat(9) } });
  expect([t.player('ana').hand.length, t.player('ana').deck.length]).toEqual([1, 8]);
  expect(scene({ step: 'draw', ana: { deck: '' } }).player('ana').hand).toEqual([]);
});

test('W27 W28 Collapse Age voids the uncloaked Advances two turns later, unless it is voided first', () => {
  const position = {
    ana: { hand: 'O23', cells: 'A A U' },
    bo: { hand: 'I08', cells: 'F F F' },
    lanes: { 'bo 1': { advances: 'A02 A04+L01 A07' } },
  } as const;
  const t = scene(position).ana('play O23 bo 1').endTurn().endTurn();
  expect(t.lane('bo 1', 'advances')).toBe('A02 A04+L01 A07');
  t.endTurn().endTurn();
  expect([t.lane('bo 1', 'advances'), t.lane('bo 1', 'obstacles')]).toEqual(['A04+L01', '']);
  const purged = scene(position).ana('play O23 bo 1').endTurn();
  purged.bo('none', 'intervene I08', 'on O23').endTurn();
  expect(purged.endTurn().endTurn().lane('bo 1', 'advances')).toBe('A02 A04+L01 A07');
});

test('W29 W30 two linked cells last until the next Unlink step, and survive their host', () => {
  const position = {
    ana: { cells: 'F F' },
    bo: { hand: 'I08', cells: 'F F F' },
    lanes: { 'ana 1': { advances: 'A16' } },
  } as const;
  const t = scene(position).ana('power A16 P02', 'power A16 P02');
  expect([t.values('A16'), t.endTurn().values('A16'), t.endTurn().values('A16')]).toEqual(['3/3', '3/3', '1/3']);
  const lost = scene(position).ana('power A16 P02', 'power A16 P02').endTurn();
  lost.bo('none', 'intervene I08', 'on A16');
  expect([lost.cells('ana', 'linked'), lost.cards('ana', 'shown')]).toEqual(['P02 P02', 'A16']);
  expect(lost.endTurn().cells('ana', 'unlinked')).toBe('P02 P02');
});

test('W31 a host goes with all its links', () => {
  const lanes = { 'bo 1': { location: 'E101', advances: 'A04+L03+L02', obstacles: 'O12+O28+L10+L10+L07' } };
  const t = scene({ step: 'target', lanes });
  expect([t.values('A04'), t.values('O12')]).toEqual(['5/9', '9/5']);
  expect(t.ana('target bo 1').cards('bo', 'shown')).toBe('A04 L03 L02');
});

test('W32 W33 an occupier blocks its phase until an Advance or its own delay removes it', () => {
  const position = { turn: 'bo', bo: { hand: 'O06', cells: 'A A' }, ana: { hand: 'E203', cells: 'A' } } as const;
  const t = scene({ ...position, lanes: { 'ana 2': { advances: 'A07' } } }).bo('occupy O06 ana 2', 'none');
  expect(t.ana('none').refusal('ana', 'fill E203')).toBe('TS-12.10');
  t.ana('none', 'target ana 2');
  expect(t.lane('ana 2', 'location')).toBe('');
  expect(t.endTurn().ana('none', 'fill E203').lane('ana 2', 'location')).toBe('E203');
  const left = scene(position).bo('occupy O06 ana 2').endTurn();
  for (const there of ['O06', 'O06', '']) {
    left.endTurn();
    expect(left.lane('ana 2', 'location')).toBe(there);
    left.endTurn();
  }
});

test('W34 W39 an additional cell is asked for, and used at once', () => {
  const t = scene({ step: 'cell', ana: { hand: 'P01 P02 E105 A15', cells: 'A' } });
  expect(t.ana('cell P01', 'fill E105', 'cell P02', 'play A15 ana 1').lane('ana 1', 'advances')).toBe('A15');
  expect(
    scene({ ana: { hand: 'E105', cells: 'A A' } })
      .ana('fill E105')
      .offers('ana'),
  ).toEqual(['none']);
});

test("W35 A Letter Reaches Rome counts as 2/7 in the opponent's turn too", () => {
  const attacked = (city: string) =>
    scene({ step: 'target', lanes: { 'bo 2': { location: city }, 'bo 3': { location: 'E309', obstacles: 'O15' } } })
      .ana('target bo 3')
      .lane('bo 3', 'location');
  expect([attacked('E208'), attacked('E203')]).toEqual(['E309', '']);
});

test('W36 after an occupier has gone its location is free for one step 4 of its player', () => {
  const t = scene({ turn: 'bo', bo: { hand: 'O06 O06', cells: 'A A A A' } })
    .bo('occupy O06 ana 2')
    .endTurn();
  t.endTurn().endTurn().endTurn().endTurn().endTurn();
  expect(t.lane('ana 2', 'location')).toBe('');
  expect(t.bo('none').refusal('bo', 'occupy O06 ana 2')).toBe('TS-12.15');
  t.bo('none').endTurn();
  expect(t.bo('none').offers('bo')).toContain('occupy O06 ana 2');
});

test('W37 the cards that Collapse Age voids are re-formed before Written Testimony draws', () => {
  const lanes = { 'bo 1': { advances: 'A02+L08 A04', obstacles: 'O23:1' } };
  const t = scene({ step: 'unlink', bo: { deck: '' }, lanes });
  const drawn = t.cards('bo', 'hand');
  expect(['A02', 'L08', 'A04']).toContain(drawn);
  expect(t.player('bo').deck).toHaveLength(2);
});

test('W38 Famine holds a cell through one Unlink step', () => {
  const t = scene({ ana: { hand: 'O11', cells: 'A A' }, bo: { linked: 'A' } })
    .ana('play O11 bo 1', 'linked P01')
    .endTurn();
  expect(t.cells('bo', 'linked')).toBe('P01');
  expect(t.endTurn().endTurn().cells('bo', 'unlinked')).toBe('P01');
});

test('W40 Ephesus with two cards in the deck', () => {
  const t = scene({ ana: { hand: 'E204', cells: 'A A A A', deck: 'A02 A04', shown: 'A07' } }).ana('fill E204');
  expect(t.offers('ana')).toEqual(['take A02', 'take A04']);
  expect(t.ana('take A04').offers('ana')).toEqual(['take A02']);
  t.ana('take A02').awaits('ana', 'play');
  expect([t.cards('ana', 'hand'), t.cards('ana', 'deck'), t.cards('ana', 'shown')]).toEqual(['A04', 'A02', 'A07']);
});

test('W41 over an occupied phase an Event Chain card goes as an Advance', () => {
  const t = scene({ ana: { hand: 'E207', cells: 'F F' }, lanes: { 'ana 2': { location: 'O06' } } });
  expect(t.ana('play E207 ana 2').lane('ana 2', 'advances')).toBe('E207');
});

test('TS-R60 the examples W9 to W23 and W32 stand in for the lost picture of targets: all are tests of this file', () => {
  expect(target('A07', 'O03')).toEqual(['', '']);
});
