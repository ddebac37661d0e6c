import { resolveOf } from '../../../content/index.ts';
import { seated } from '../../board/crew/seating.ts';
import { allCards } from '../../board/kit/inventory.ts';
import { newSurvivor } from '../../frames/pick.ts';
import type { Context, Frame, HeldResolve, SoFar, Table, Veteran } from '../../types.ts';

const LEAST = 3;

/** ETS-21.20: those who live go on; a team below three is filled up. More join only at The Refuge (ETS-21.10). */
export const teamAfter = ({ team }: SoFar): number => Math.max(LEAST, team.length);

/** The veterans take their places; their cards are in no deck (ETS-21.18). The missing ones are chosen. */
export function rejoin(t: Table, so: SoFar, ctx: Context): Frame[] {
  const team = seated(so.team);
  for (const { seat, resolves: _dealtBelow, ...veteran } of team) {
    const survivor = { ...newSurvivor(veteran.id, seat), ...veteran, packs: veteran.packs.slice() };
    t.team.push(survivor);
    for (const { item } of allCards(survivor)) takeFrom(t.items, (other) => other === item);
    takeFrom(t.goals, (other) => other === survivor.goal?.card);
  }
  dealResolves(t, team);
  t.refugeDeck = [...so.refugeDeck];
  ctx.shuffle(t.refugeDeck);
  const joining = so.vacant.slice(0, t.options.team - so.team.length).map((seat): Frame => ({ kind: 'pick', seat }));
  return [...joining, t.options.team > teamAfter(so) ? { kind: 'arrive' } : { kind: 'refuge-ask' }];
}

/** ETS-RM58: those that lie open are known; for each of the others one of its number comes from the shuffled deck. */
function dealResolves({ team, resolveDeck }: Table, veterans: readonly Veteran[]): void {
  for (const { resolves } of veterans)
    for (const { card } of resolves) if (card !== null) takeFrom(resolveDeck, (other) => other === card);
  for (const [who, { resolves }] of veterans.entries()) {
    const held = resolves.flatMap(({ number, card }): HeldResolve[] => {
      if (card !== null) return [{ card, isUp: true }];
      const dealt = takeFrom(resolveDeck, (other) => resolveOf(other).number === number);
      return dealt === undefined ? [] : [{ card: dealt, isUp: false }];
    });
    const survivor = team[who];
    if (survivor !== undefined) survivor.resolves = held;
  }
}

function takeFrom(deck: string[], wanted: (card: string) => boolean): string | undefined {
  const at = deck.findIndex(wanted);
  return at < 0 ? undefined : deck.splice(at, 1)[0];
}
