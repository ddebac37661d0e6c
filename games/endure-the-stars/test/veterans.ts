import { RESOLVE_DECK, resolveOf } from '../content/index.ts';
import { REFUGE_EVENTS } from '../content/refuge/index.ts';
import type { SoFar, Veteran } from '../rules/index.ts';

export const card = (item: string) => ({ item, jammed: false, half: false });
const veteran = (id: string, seat: number, rest: Partial<Veteran> = {}): Veteran => ({
  ...{ id, seat, health: 5, resolve: 5, injuries: ['legs'], body: null, head: null },
  ...{ packs: [[card('pistol')], [card('med-kit-2')], [card('calming-tablets')]], resolves: [], goal: null },
  ...rest,
});
/** A Resolve card that lies open before the first of them. */
export const open = RESOLVE_DECK[0] as string;
/** Three of four have come through CG04. */
export const SO_FAR: SoFar = {
  campaign: 'terrible-situation',
  won: ['CG04'],
  used: ['medic-female', 'engineer-female', 'marine-female', 'scout-male'],
  team: [
    veteran('medic-female', 0, { resolves: [{ number: resolveOf(open).number, card: open }] }),
    veteran('engineer-female', 0, { goal: { card: 'ninja', done: 0, state: 'unlocked' } }),
    veteran('marine-female', 0, { goal: { card: 'the-gambit', done: 0, state: 'open' } }),
  ],
  refugeDeck: REFUGE_EVENTS.map(({ id }) => id).reverse(),
  vacant: [0],
};
