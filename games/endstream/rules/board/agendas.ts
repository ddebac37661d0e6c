import type { Seat } from '@turnpoint/kernel';
import { type AgendaType, agendaCard } from '../../content/index.ts';
import type { Agenda, Context, Place, State, Table } from '../types.ts';

/** ES-1.7 */
export function upperType(agenda: Agenda): AgendaType {
  return agendaCard(agenda.card).sides[agenda.up].type;
}

export function lowerType(agenda: Agenda): AgendaType {
  return agendaCard(agenda.card).sides[agenda.up === 0 ? 1 : 0].type;
}

/** ES-5.1. A pushed agenda counts as disabled from the push on (ES-5.22). */
export function agendaState(t: Table, place: Place): 'ready' | 'activated' | 'disabled' {
  const agenda = t.agendas[place] as Agenda;
  if (agenda.pushed > 0) return 'disabled';
  for (const mark of t.marks) if (mark.what === 'disabled agenda' && mark.on === place) return 'disabled';
  return agenda.activated ? 'activated' : 'ready';
}

/** Turns agendas to their other side; their state stays (ES-5.21). */
export function flipAgendas(
  s: State,
  seat: Seat,
  places: readonly Place[],
  clause: 'ES-10.5' | 'ES-10.13',
  ctx: Context,
): void {
  const flipped = places.map((place) => s.table.agendas[place] as Agenda);
  for (const agenda of flipped) agenda.up = agenda.up === 0 ? 1 : 0;
  ctx.log({ type: 'spun', clause, seat, places, agendas: flipped.map(upperType) });
}
