import {
  AGENDA_TYPES,
  type AgendaType,
  controllerCard,
  ownPlaces,
  type Price,
  techCard,
  typesOf,
} from '../content/index.ts';
import type { Place, View } from '../rules/types.ts';

/** Vremenium that a tech costs a seat now: the first Weapon of a turn may be cheaper (ES-R44). */
export function chargeFor({ players }: View, seat: number, tech: string): number {
  const { vremenium, category } = techCard(tech);
  const player = players[seat];
  if (player === undefined || category !== 'Weapon' || player.weaponsUsed > 0) return vremenium;
  const cuts = controllerCard(player.controller).specials.map(({ standing }) =>
    standing.holds === 'weapon cut' ? standing.amount : 0,
  );
  return Math.max(0, vremenium - Math.max(0, ...cuts));
}

type Purse = Record<AgendaType, number>;

/**
 * The ready agendas that, with the points already made, would pay a price: the fewest, and of those types that are at
 * hand most often (ES-R8, "pay now"). `cut` symbols of it are left out, any of them. Null when the price is out of reach.
 */
export function agendasFor(view: View, seat: number, price: Price, cut = 0): Place[] | null {
  const points = view.players[seat]?.points ?? [0, 0, 0];
  const ready: Record<AgendaType, Place[]> = { M: [], P: [], S: [] };
  for (const place of ownPlaces(seat)) {
    const agenda = view.agendas[place];
    if (agenda?.state === 'ready') ready[agenda.type].push(place);
  }
  const have: Purse = { M: points[0] ?? 0, P: points[1] ?? 0, S: points[2] ?? 0 };
  const can: Purse = { M: ready.M.length, P: ready.P.length, S: ready.S.length };
  const need = cheapest(price, have, can, cut);
  return need === null ? null : AGENDA_TYPES.flatMap((type) => ready[type].slice(0, need[type]));
}

/** How many agendas of each type are to be activated for these symbols. */
function cheapest([symbol, ...rest]: Price, have: Purse, can: Purse, cut: number): Purse | null {
  if (symbol === undefined) return { M: 0, P: 0, S: 0 };
  let best = cut > 0 ? cheapest(rest, have, can, cut - 1) : null;
  const types = [...typesOf(symbol)].sort((a, b) => have[b] + can[b] - have[a] - can[a]);
  for (const type of types) {
    const fromPoints = have[type] > 0;
    if (!fromPoints && can[type] === 0) continue;
    const less = (purse: Purse): Purse => ({ ...purse, [type]: purse[type] - 1 });
    const need = fromPoints ? cheapest(rest, less(have), can, cut) : cheapest(rest, have, less(can), cut);
    if (need === null) continue;
    const all = fromPoints ? need : { ...need, [type]: need[type] + 1 };
    if (best === null || total(all) < total(best)) best = all;
  }
  return best;
}

const total = ({ M, P, S }: Purse): number => M + P + S;
