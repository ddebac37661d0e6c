import type { ItemId } from '../../../content/index.ts';
import { allCards } from '../../board/kit/inventory.ts';
import { newSurvivor } from '../../frames/pick.ts';
import type { Frame, SoFar, Table } from '../../types.ts';

const LEAST = 3;

/** ETS-21.20: those who live go on; a team below three is filled up. More join only at The Refuge (ETS-21.10). */
export const teamAfter = ({ team }: SoFar): number => Math.max(LEAST, team.length);

/** The veterans take their places; their cards are in no deck (ETS-21.18). The missing ones are chosen. */
export function rejoin(t: Table, so: SoFar): Frame[] {
  for (const { seat, ...veteran } of so.team) {
    const survivor = { ...newSurvivor(veteran.id, seat), ...veteran, packs: veteran.packs.slice() };
    t.team.push(survivor);
    for (const { item } of allCards(survivor)) takeFrom(t.items, item);
    for (const { card } of survivor.resolves) takeFrom(t.resolveDeck, card);
    if (survivor.goal !== null) takeFrom(t.goals, survivor.goal.card);
  }
  t.refugeDeck = [...so.refugeDeck];
  const joining = so.vacant.slice(0, t.options.team - so.team.length).map((seat): Frame => ({ kind: 'pick', seat }));
  return [...joining, t.options.team > teamAfter(so) ? { kind: 'arrive' } : { kind: 'refuge-ask' }];
}

function takeFrom(deck: ItemId[], card: ItemId): void {
  const at = deck.indexOf(card);
  if (at >= 0) deck.splice(at, 1);
}
