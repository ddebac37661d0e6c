import { expect, test } from 'vitest';
import { scene } from './scene.ts';

const at = (where: string, more = '') => scene({ board: { [where]: [`ana handi-scrap-runner${more}`] } });

test('ES-10.1 once per turn', () => {
  const t = scene({ board: { 'ana 2000': ['ana handi-scrap-runner', 'ana marwa-oasis-blade'] } }).ana('spin handi');
  expect([t.refusal('ana', 'spin marwa'), t.offers('ana', 'spin')]).toEqual(['ES-10.1', []]);
  t.ana('finish').bo('finish');
  expect(t.refusal('ana', 'spin marwa')).toBeNull();
});

test('ES-10.2 ES-R10 only an operator that was on the board at the end of its player’s previous turn, active then or not', () => {
  expect(at('ana 2000', ' new=1').refusal('ana', 'spin handi')).toBe('ES-10.2');
  const t = scene({ board: { 'ana 2000': ['ana handi disabled=1 new=1'] } })
    .ana('finish')
    .bo('finish');
  expect(t.refusal('ana', 'spin handi')).toBeNull();
});

test('ES-10.3 at its current turnpoint, even if it moved there this turn', () => {
  expect(at('ana 2000').ana('move handi ana 2300', 'spin handi').types('ana')).toBe('MMPPSM');
});

test('ES-10.4 ES-10.7 in the opponent’s stream it spins the opponent’s agendas, and only those', () => {
  const t = at('bo 2200').ana('spin handi');
  expect([t.types('bo'), t.types('ana')]).toEqual(['MMPPMM', 'MMPPSS']);
});

test.each([
  [2300, 'MMPPSM', 1],
  [2200, 'MMPPMM', 2],
  [2100, 'MMPSMM', 3],
  [2000, 'MMSSMM', 4],
  [1900, 'MPSSMM', 5],
  [1800, 'PPSSMM', 6],
])('ES-10.5 ES-10.6 W7 spinning at %i flips it and all upstream', (century, types, flipped) => {
  const t = at(`ana ${century}`).ana('spin handi');
  expect([t.types('ana'), t.types('bo'), t.entries('spun')[0]?.places.length]).toEqual([types, 'MMPPSS', flipped]);
});

test('ES-10.8 it costs nothing and uses neither MOVE nor ability', () => {
  const t = at('ana 2000').ana('agenda 1800', 'spin handi');
  expect([t.points('ana'), t.refusal('ana', 'move handi ana 2100'), t.refusal('ana', 'ability handi 0')]).toEqual([
    'M',
    null,
    null,
  ]);
});

test('ES-10.9 W6 activate, spin, activate', () => {
  const t = scene({
    ana: { agendas: 'MpPmPmPmPmPm' },
    board: { 'ana 1900': ['ana marwa-oasis-blade', 'bo vesna-holt'] },
  });
  t.ana('agenda 1800', 'spin marwa', 'agenda 1900');
  expect(t.points('ana')).toBe('MM');
  expect(t.refusal('ana', 'ability marwa 1')).toBeNull();
});

test('ES-10.10 a disabled operator cannot spin; an IMPAIRED or IMMOBILIZED one can', () => {
  expect(at('ana 2000', ' disabled=1').refusal('ana', 'spin handi')).toBe('ES-10.10');
  expect(at('ana 2000', ' with=hollow-crown,lead-shackles').refusal('ana', 'spin handi')).toBeNull();
});

test('ES-10.11 ES-R10 neither controllers nor operators under CONTROL spin', () => {
  const t = scene({ ana: { points: 'PPP' }, board: { 'ana 1800': ['ana the-pale-man', 'bo handi-scrap-runner'] } }).ana(
    'ability the-pale 1',
    'on handi',
  );
  expect([t.refusal('ana', 'spin handi'), t.offers('ana', 'spin')]).toEqual([
    'ES-10.11',
    ['spin the-pale-man-first-witness'],
  ]);
  expect(scene().offers('ana', 'spin')).toEqual([]);
});

test('ES-10.12 ES-R53 the lower side is known to all, so a spin teaches nothing and can be undone', () => {
  const t = at('ana 2000');
  for (const who of ['ana', 'bo', null] as const)
    expect(
      t
        .look(who)
        .view.agendas.map(({ otherType }) => otherType)
        .join(''),
    ).toBe('PPSSMMPPSSMM');
  expect(t.ana('spin handi').sealed).toBe(false);
});

test('ES-10.13 extra spins of cards do not use up the spin and need no earlier presence', () => {
  const t = scene({
    ana: { points: 'SP' },
    board: { 'ana 2300': ['ana lumen-choir new=1'], 'ana 2000': ['ana handi-scrap-runner'] },
  });
  t.ana('ability lumen 1');
  expect([t.types('ana'), t.refusal('ana', 'spin handi'), t.refusal('ana', 'spin lumen')]).toEqual([
    'MMPPSM',
    null,
    'ES-10.2',
  ]);
});

test('ES-R61 who cannot spin may still use an ability or a tech that spins', () => {
  const t = scene({
    turn: 'bo',
    ana: { points: 'SP' },
    board: { 'ana 2300': ['ana lumen-choir techs=lantern-of-ages,stim-pack', 'bo handi techs=gml-facelock,stim-pack'] },
  });
  t.bo('tech handi gml', 'on lumen', 'finish');
  expect(t.refusal('ana', 'spin lumen')).toBe('ES-7.3');
  t.ana('agenda 2000', 'agenda 2200', 'ability lumen 1');
  expect(t.types('ana')).toBe('MMPPSM');
  t.ana('tech lumen lantern');
  expect(t.types('ana')).toBe('MMPPSS');
});
