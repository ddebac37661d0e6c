import { DECKS } from '@turnpoint/endstream/content';
import { endstream, type Options } from '@turnpoint/endstream/rules';
import { createHost } from '@turnpoint/host';
import { type Game, Match } from '@turnpoint/kernel';
import { outsideOf } from '@turnpoint/testkit/ports';
import { expect, test } from 'vitest';

const options: Options = {
  decks: [DECKS.jerusalem, DECKS.meridian],
  format: 'standard',
  firstTurnMove: 'none',
  openDecks: false,
  drawAfter: 40,
};

/** A match in the middle of the starting player's first turn: both kept, one agenda is activated. */
async function begun() {
  const match = Match.create(endstream, { options, seats: 2, seed: 'look back' });
  if (!(match instanceof Match)) throw new Error('refused');
  while (match.state.table.phase === 'mulligan') {
    for (const seat of [0, 1]) match.choose(seat, { kind: 'keep' });
  }
  const first = match.state.table.turn;
  match.choose(first, { kind: 'agenda', place: first * 6 });
  const door = createHost(outsideOf([endstream as unknown as Game])).door('anybody');
  const id = await door.library.import(JSON.stringify(match.export()), []);
  const [own, other, nobody] = [
    await door.sit(id, first, null),
    await door.sit(id, 1 - first, null),
    await door.watch(id, null),
  ];
  return { made: match.length, first, own, other, nobody };
}

test('a viewer looks back at what they saw after a step, as they saw it', async () => {
  const { made, first, own } = await begun();
  const before = made - 1;
  const seen = await own.lookBack(before);
  expect(seen).toMatchObject({ seat: first, step: before });
  const { operators } = seen!.view as { operators: { owner: number; card: string | null }[] };
  expect(operators.filter(({ owner }) => owner !== first).every(({ card }) => card === null)).toBe(true);
});

test('ES-16.8 nobody looks back into a turn that is still private, nor ahead', async () => {
  const { made, own, other, nobody } = await begun();
  expect(await own.lookBack(made)).not.toBeNull();
  expect(await other.lookBack(made)).toBeNull();
  expect(await nobody.lookBack(made)).toBeNull();
  expect(await own.lookBack(made + 1)).toBeNull();
});
