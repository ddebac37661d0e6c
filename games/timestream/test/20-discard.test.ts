import { expect, test } from 'vitest';
import { scene } from './scene.ts';

const hand = (n: number) => 'A02 '.repeat(n);

test('TS-20.1 TS-20.2 TS-R42 above ten cards the player discards down to exactly ten, face down', () => {
  const t = scene({ step: 'discard', ana: { hand: `${hand(11)} A04` } });
  expect(t.look('ana').prompt?.args).toEqual({ n: 2 });
  t.ana('void A04', 'void A02').awaits('bo', 'cell');
  expect([t.cards('ana', 'hidden'), t.player('ana').hand.length, t.cards('ana', 'shown')]).toEqual(['A04 A02', 10, '']);
});

test('TS-20.3 with ten or fewer nothing is discarded', () => {
  const t = scene({ step: 'discard', ana: { hand: hand(10) } });
  t.awaits('bo', 'cell');
  expect(t.player('ana').hand).toHaveLength(10);
});

test('TS-20.4 the limit is checked at the end of the own turn only', () => {
  const lanes = { 'bo 1': { advances: 'A04' } };
  const t = scene({ ana: { hand: 'I06', cells: 'F' }, bo: { hand: hand(11) }, lanes }).ana(
    'intervene I06',
    'on A04',
    'none',
  );
  expect(t.player('bo').hand).toHaveLength(13);
  t.bo('none', 'none').awaits('bo', 'discard');
  expect(t.look('bo').prompt?.args).toEqual({ n: 3 });
});
