import { no, type Seat } from '@turnpoint/kernel';
import { AGENDA_TYPES, type AgendaType, isPlace, ownPlaces, PLACES, streamOf } from '../../content/index.ts';
import { agendaState, upperType } from '../board/agendas.ts';
import { playerAt } from '../board/things.ts';
import { isFirstTurn } from '../board/travel.ts';
import { placeName } from '../telling/names.ts';
import type { Agenda, Choice, Context, Place, Ruling, State, Table } from '../types.ts';
import type { Verb } from './verb.ts';

const TAPS: readonly Choice[] = PLACES.map((place) => Object.freeze({ kind: 'agenda', place }));
const PUSHES: readonly Choice[] = PLACES.map((place) => Object.freeze({ kind: 'push', place }));

/** ES-5.2: a ready agenda gives one point of the type on its upper side. */
export const agenda: Verb<'agenda'> = {
  list(t, seat, into) {
    for (const place of ownPlaces(seat)) if (agendaState(t, place) === 'ready') into.push(TAPS[place] as Choice);
  },
  cannot: (t, seat, { place }) => cannotTap(t, seat, place),
  act(s, seat, { place }, ctx) {
    tap(s, seat, place, ctx);
  },
};

/** ES-5.14: two points, at the price of the whole next turn. */
export const push: Verb<'push'> = {
  list(t, seat, into) {
    if (playerAt(t, seat).hasPushed || cannotPushAny(t, seat) !== null) return;
    for (const place of ownPlaces(seat)) if (agendaState(t, place) === 'ready') into.push(PUSHES[place] as Choice);
  },
  cannot: (t, seat, { place }) => cannotPushAny(t, seat) ?? cannotTap(t, seat, place, 'ES-5.20'),
  act(s, seat, { place }, ctx) {
    playerAt(s.table, seat).hasPushed = true;
    tap(s, seat, place, ctx, true);
  },
};

function cannotTap(t: Table, seat: Seat, place: Place, spent: 'ES-5.3' | 'ES-5.20' = 'ES-5.3'): Ruling | null {
  if (!isPlace(place)) return no('ES-1.2', 'why.no-such-place');
  if (streamOf(place) !== seat) return no('ES-1.8', 'why.not-your-agenda', { place: placeName(place) });
  const state = agendaState(t, place);
  if (state === 'disabled') return no('ES-5.18', 'why.agenda-disabled', { place: placeName(place) });
  return state === 'activated' ? no(spent, 'why.agenda-activated', { place: placeName(place) }) : null;
}

function cannotPushAny(t: Table, seat: Seat): Ruling | null {
  if (isFirstTurn(t)) return no('ES-3.19', 'why.first-turn-push');
  if (playerAt(t, seat).hasPushed) return no('ES-5.14', 'why.pushed-already');
  const disabled = ownPlaces(seat).find((place) => agendaState(t, place) === 'disabled');
  return disabled === undefined ? null : no('ES-5.17', 'why.push-barred', { place: placeName(disabled) });
}

function tap(s: State, seat: Seat, place: Place, ctx: Context, isPush = false): void {
  const t = s.table;
  const card = t.agendas[place] as Agenda;
  const type: AgendaType = upperType(card);
  card.activated = true;
  if (isPush) card.pushed = 2;
  const n = AGENDA_TYPES.indexOf(type);
  const { points } = playerAt(t, seat);
  points[n] = (points[n] as number) + (isPush ? 2 : 1);
  ctx.log({ type: 'agenda', clause: isPush ? 'ES-5.14' : 'ES-5.2', seat, place, agenda: type, pushed: isPush });
}
