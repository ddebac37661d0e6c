import { AGENDA_TYPES, type AgendaType, ownPlaces, type Price, typesOf } from '../content/index.ts';
import type { Place, View } from '../rules/types.ts';

type Purse = Record<AgendaType, number>;

/**
 * The ready agendas that, with the points already made, would pay a price: the fewest, and of those types that are at
 * hand most often (ES-R8, "pay now"). Null when the price is out of reach.
 */
export function agendasFor(view: View, seat: number, price: Price): Place[] | null {
  const points = view.players[seat]?.points ?? [0, 0, 0];
  const ready: Record<AgendaType, Place[]> = { M: [], P: [], S: [] };
  for (const place of ownPlaces(seat)) {
    const agenda = view.agendas[place];
    if (agenda?.state === 'ready') ready[agenda.type].push(place);
  }
  const have: Purse = { M: points[0] ?? 0, P: points[1] ?? 0, S: points[2] ?? 0 };
  const can: Purse = { M: ready.M.length, P: ready.P.length, S: ready.S.length };
  const need = cheapest(price, have, can);
  return need === null ? null : AGENDA_TYPES.flatMap((type) => ready[type].slice(0, need[type]));
}

/** How many agendas of each type are to be activated for these symbols. */
function cheapest([symbol, ...rest]: Price, have: Purse, can: Purse): Purse | null {
  if (symbol === undefined) return { M: 0, P: 0, S: 0 };
  let best: Purse | null = null;
  const types = [...typesOf(symbol)].sort((a, b) => have[b] + can[b] - have[a] - can[a]);
  for (const type of types) {
    const fromPoints = have[type] > 0;
    if (!fromPoints && can[type] === 0) continue;
    const less = (purse: Purse): Purse => ({ ...purse, [type]: purse[type] - 1 });
    const need = fromPoints ? cheapest(rest, less(have), can) : cheapest(rest, have, less(can));
    if (need === null) continue;
    const all = fromPoints ? need : { ...need, [type]: need[type] + 1 };
    if (best === null || total(all) < total(best)) best = all;
  }
  return best;
}

const total = ({ M, P, S }: Purse): number => M + P + S;
