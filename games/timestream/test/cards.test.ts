import { expect, test } from 'vitest';
import { scene } from './scene.ts';

test('P04 Oil-Lamp Cell looks at the top card and may put it on the bottom', () => {
  const t = scene({ step: 'cell', ana: { hand: 'P04', deck: 'A02 A04 A07' } }).ana('cell P04', 'take A02');
  expect([t.cards('ana', 'deck'), t.player('ana').knownBottom, t.player('ana').knownTop]).toEqual([
    'A04 A07 A02',
    1,
    0,
  ]);
  const kept = scene({ step: 'cell', ana: { hand: 'P04', deck: 'A02 A04 A07' } }).ana('cell P04', 'none');
  expect([kept.cards('ana', 'deck'), kept.player('ana').knownTop]).toEqual(['A02 A04 A07', 1]);
  expect(kept.look('ana').view.players[0].top).toHaveLength(1);
  expect(kept.look('bo').view.players[0]).toMatchObject({ top: null, knownTop: 1 });
});

test('P05 Reactor Cell draws only against more cells', () => {
  const drawn = (cells: string) =>
    scene({ step: 'cell', ana: { hand: 'P05' }, bo: { cells } })
      .ana('cell P05')
      .player('ana').hand.length;
  expect([drawn('A A'), drawn('A'), drawn('')]).toEqual([1, 0, 0]);
});

test('E201, A03, A18 and L12 draw 1', () => {
  for (const [card, play] of [
    ['E201', 'fill E201'],
    ['A03', 'play A03 ana 1'],
    ['A18', 'play A18 ana 1'],
    ['L12', 'link L12 A02'],
  ] as const) {
    const t = scene({
      ana: { hand: card, cells: 'A A A F F F', deck: 'A04' },
      lanes: { 'ana 3': { advances: 'A02' } },
    });
    expect(t.ana(play).cards('ana', 'hand')).toBe('A04');
  }
});

test('E202 and A06 let an additional cell be played', () => {
  for (const play of ['fill E202', 'play A06 ana 1']) {
    const t = scene({ ana: { hand: `${play.split(' ')[1]} P02`, cells: 'A A' } }).ana(play, 'cell P02');
    expect(t.cells('ana', 'unlinked')).toBe('P02');
  }
});

test('E204 Ephesus takes one of three and puts the others on the bottom in any order', () => {
  const t = scene({ ana: { hand: 'E204', cells: 'A A A A', deck: 'A02 A04 A07 A08' } }).ana('fill E204', 'take A04');
  expect(t.offers('ana')).toEqual(['take A02', 'take A07']);
  t.ana('take A07', 'take A02').awaits('ana', 'play');
  expect([t.cards('ana', 'hand'), t.cards('ana', 'deck'), t.player('ana').knownBottom]).toEqual([
    'A04',
    'A08 A07 A02',
    2,
  ]);
});

test('E205 Corinth draws 1, then voids a card of the own hand', () => {
  const t = scene({ ana: { hand: 'E205 A07', cells: 'A A', deck: 'A04' } }).ana('fill E205', 'take A07');
  expect([t.cards('ana', 'hand'), t.cards('ana', 'hidden')]).toEqual(['A04', 'A07']);
});

test('E206 Athens and O10 Marketplace Rumor show the opposing hand to their player alone', () => {
  for (const play of ['fill E206', 'play O10 bo 1']) {
    const t = scene({ ana: { hand: play.split(' ')[1]!, cells: 'A F' }, bo: { hand: 'A02 A04' } }).ana(play);
    expect(t.told('ana')).toContainEqual(expect.objectContaining({ type: 'looked-hand', cards: expect.any(Array) }));
    expect(t.told('bo').map(({ type }) => type)).toContain('looks-hand');
    expect(JSON.stringify(t.told(null))).not.toContain('looked-hand');
    expect(t.sealed).toBe(true);
  }
});

test('E208 Rome returns the first Obstacle of its lane, and only from its location', () => {
  const lanes = { 'ana 2': { obstacles: 'O01+L10 O03' } };
  const t = scene({ ana: { hand: 'E208', cells: 'A A U' }, lanes }).ana('fill E208');
  expect([t.lane('ana 2', 'obstacles'), t.cards('bo', 'hand')]).toEqual(['O03', 'O01 L10']);
  const advance = scene({
    ana: { hand: 'E208', cells: 'A A U' },
    lanes: { 'ana 2': { location: 'E203', obstacles: 'O01' } },
  });
  expect(advance.ana('play E208 ana 2').lane('ana 2', 'obstacles')).toBe('O01');
  const locks = scene({
    ana: { hand: 'E208', cells: 'A A U' },
    lanes: { 'ana 2': { location: 'E208', obstacles: 'O01' } },
  });
  expect(locks.ana('lock E208').lane('ana 2', 'obstacles')).toBe('');
});

const record = (card: string, city: string, rest: Parameters<typeof scene>[0] = {}) =>
  scene({
    ...rest,
    ana: { cells: 'A A A F F F U', deck: 'A02 A04', ...rest.ana, hand: `${card} ${rest.ana?.hand ?? ''}` },
    lanes: { ...rest.lanes, 'ana 2': { location: city, ...rest.lanes?.['ana 2'] } },
  }).ana(`fill ${card}`);

test('E301, E308 and E310 draw with their City', () => {
  expect(record('E301', 'E201').cards('ana', 'hand')).toBe('A02 A04');
  expect(record('E308', 'E209').cards('ana', 'hand')).toBe('A02');
  expect(record('E310', 'E205').cards('ana', 'hand')).toBe('A02');
  for (const card of ['E301', 'E308', 'E310']) expect(record(card, 'E207').cards('ana', 'hand')).toBe('');
});

test('E302 may return a card with Damascus', () => {
  const t = record('E302', 'E203', { ana: { shown: 'A07 I12' } });
  expect(t.offers('ana')).toEqual(['take A07', 'none']);
  expect(t.ana('take A07').cards('ana', 'hand')).toBe('A07');
  record('E302', 'E207', { ana: { shown: 'A07' } }).awaits('ana', 'play');
});

test('E303 lets the opponent void a card with Athens', () => {
  const t = record('E303', 'E206', { bo: { hand: 'A02 A04' } });
  t.awaits('bo', 'effect');
  expect(t.bo('take A04').cards('bo', 'hidden')).toBe('A04');
  record('E303', 'E203', { bo: { hand: 'A02' } }).awaits('ana', 'play');
});

test('E304 voids a weak first Obstacle with Philippi', () => {
  const t = record('E304', 'E207', {
    lanes: { 'ana 1': { obstacles: 'O01 O03' }, 'ana 3': { obstacles: 'O26' }, 'bo 1': { obstacles: 'O01' } },
  });
  expect(t.offers('ana')).toEqual(['on bo O01']);
  expect(t.ana('on O01').lane('ana 1', 'obstacles')).toBe('O03');
});

test('E305 unlinks up to two with Jerusalem', () => {
  const t = record('E305', 'E201').ana('linked P01', 'linked P01');
  t.awaits('ana', 'play');
  expect(t.cells('ana', 'linked')).toBe('P01');
});

test('E306 turns over two of the opposing deck with Ephesus', () => {
  const t = record('E306', 'E204', { bo: { deck: 'A07 A08 A10' } });
  expect([t.cards('bo', 'shown'), t.cards('bo', 'deck')]).toEqual(['A07 A08', 'A10']);
});

test('E307 draws and lets a cell be played with Antioch', () => {
  const t = record('E307', 'E202', { ana: { deck: 'P02' } }).ana('cell P02');
  expect([t.cards('ana', 'hand'), t.cells('ana', 'unlinked').includes('P02')]).toEqual(['', true]);
});

test('A01 Temple Court Scribe puts one on top and the other on the bottom', () => {
  const t = scene({ ana: { hand: 'A01', cells: 'A', deck: 'A02 A04 A07' } }).ana('play A01 ana 1', 'take A04');
  expect([t.cards('ana', 'deck'), t.player('ana').knownTop, t.player('ana').knownBottom]).toEqual([
    'A04 A07 A02',
    1,
    1,
  ]);
});

test('A13 and E106 draw 1 and void 1, I12 draws 2', () => {
  for (const play of ['play A13 ana 1', 'fill E106', 'intervene I12']) {
    const hand = `${play.split(' ')[1]} A08`;
    const t = scene({ ana: { hand, cells: 'A A F F', deck: 'A04 A07' } }).ana(play, 'take A04');
    expect([t.cards('ana', 'hand'), t.cards('ana', 'hidden')]).toEqual([
      play.endsWith('I12') ? 'A08 A07' : 'A08',
      'A04',
    ]);
  }
});

test('O04 Euroclydon returns the first Advance of its lane', () => {
  const lanes = { 'bo 1': { advances: 'A02 A04' }, 'bo 2': { advances: 'A07' } };
  const t = scene({ ana: { hand: 'O04', cells: 'A A A A' }, lanes }).ana('play O04 bo 1');
  expect([t.lane('bo 1', 'advances'), t.cards('bo', 'hand'), t.lane('bo 2', 'advances')]).toEqual([
    'A04',
    'A02',
    'A07',
  ]);
});

test('O14 Signal Jammer voids a card at random, face down', () => {
  const t = scene({ ana: { hand: 'O14', cells: 'F F F' }, bo: { hand: 'A02 A04' } }).ana('play O14 bo 1');
  expect([t.player('bo').hand.length, t.player('bo').hidden.length, t.sealed]).toEqual([1, 1, true]);
  scene({ ana: { hand: 'O14', cells: 'F F F' } })
    .ana('play O14 bo 1')
    .awaits('ana', 'play');
});

test('O18 Data Corruptor does nothing to a hand without Event Chain cards', () => {
  const t = scene({ ana: { hand: 'O18', cells: 'A A F F' }, bo: { hand: 'T01 A02' } }).ana('play O18 bo 1');
  expect(t.offered(0)).toEqual([{ kind: 'none' }]);
  t.as(0).choose({ kind: 'none' });
  t.awaits('ana', 'play');
  expect([
    t.cards('bo', 'hand'),
    t
      .told('ana')
      .map(({ type }) => type)
      .includes('looked-hand'),
  ]).toEqual(['T01 A02', true]);
});

test('I01 returns up to two cards', () => {
  const t = scene({ ana: { hand: 'I01 A12', cells: 'A', shown: 'A02 A04 A07' } }).ana(
    'intervene I01',
    'void A12',
    'take A02',
    'take A07',
  );
  t.awaits('ana', 'play');
  expect([t.cards('ana', 'hand'), t.cards('ana', 'shown')]).toEqual(['A02 A07', 'A04 I01']);
});

test('I02 Sudden Earthquake voids the weak first Obstacles of the own lanes', () => {
  const lanes = {
    'ana 1': { obstacles: 'O03 O01' },
    'ana 2': { obstacles: 'O26' },
    'ana 3': { location: 'O27', obstacles: 'O01' },
    'bo 1': { obstacles: 'O01' },
  };
  const t = scene({ ana: { hand: 'I02', cells: 'A A A A' }, lanes }).ana('intervene I02');
  expect([
    t.lane('ana 1', 'obstacles'),
    t.lane('ana 2', 'obstacles'),
    t.lane('ana 3', 'location'),
    t.lane('ana 3', 'obstacles'),
    t.lane('bo 1', 'obstacles'),
  ]).toEqual(['O01', 'O26', '', 'O01', 'O01']);
});

test('I03, I06 and I04 return an Obstacle, an Advance, an own Advance, and draw', () => {
  const lanes = { 'ana 1': { advances: 'A02', obstacles: 'O01 O03' }, 'bo 1': { advances: 'A04 A07' } };
  const t = scene({ ana: { hand: 'I03 I06 I04', cells: 'A A F', deck: 'A12 A08 A10' }, lanes });
  t.ana('intervene I03', 'on O03', 'intervene I06', 'on A07', 'intervene I04', 'on A02');
  expect([t.cards('bo', 'hand'), t.cards('ana', 'hand')]).toEqual(['O03 A07', 'A12 A08 A02 A10']);
});

test('I07 Phase Reset returns every Advance and Obstacle of a lane, but for cloaked opposing ones', () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A02+L01 A04', obstacles: 'O01 O03+L01' } };
  const t = scene({ ana: { hand: 'I07', cells: 'F F', deck: 'A12' }, lanes }).ana('intervene I07', 'lane ana 1');
  expect([t.lane('ana 1', 'advances'), t.lane('ana 1', 'obstacles'), t.lane('ana 1', 'location')]).toEqual([
    '',
    'O03+L01',
    'E101',
  ]);
  expect([t.cards('ana', 'hand'), t.cards('bo', 'hand')]).toEqual(['A02 L01 A04 A12', 'O01']);
});

test('I08 Paradox Purge voids an opposing first card', () => {
  const lanes = {
    'ana 1': { advances: 'A02', obstacles: 'O01 O03' },
    'bo 1': { advances: 'A04 A07', obstacles: 'O08' },
  };
  const t = scene({ ana: { hand: 'I08', cells: 'F F F' }, lanes }).ana('intervene I08');
  expect(t.offers('ana')).toEqual(['on bo O01', 'on bo A04']);
});

test('I09 Power Surge unlinks up to three', () => {
  const t = scene({ ana: { hand: 'I09 A02', linked: 'A A F U' } }).ana(
    'intervene I09',
    'void A02',
    'linked P01',
    'linked P02',
    'linked P03',
  );
  t.awaits('ana', 'play');
  expect([t.cells('ana', 'unlinked'), t.cells('ana', 'linked')]).toEqual(['P01 P02 P03', 'P01']);
});

test('L04 gives Target First, L09 strengthens an Event Chain card in its location', () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A02*', obstacles: 'O08' } };
  const t = scene({ ana: { hand: 'L04 L09', cells: 'A U' }, lanes }).ana('link L04 A02', 'link L09 E101', 'none');
  expect([t.offers('ana'), t.values('E101')]).toEqual([['target ana 1', 'none'], '0/7']);
});
