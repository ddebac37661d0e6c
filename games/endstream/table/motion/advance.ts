import {
  AGENDA_TYPES,
  isControllerThing,
  isOperatorThing,
  operatorCard,
  seatOfController,
} from '../../content/index.ts';
import type { AgendaView, Entry, OperatorView, Place, View } from '../../rules/types.ts';

const operator = (view: View, no: number, change: (now: OperatorView) => Partial<OperatorView>): View => ({
  ...view,
  operators: view.operators.map((now, i) => (i === no ? { ...now, ...change(now) } : now)),
});

const agendas = (view: View, places: readonly Place[], change: (now: AgendaView) => Partial<AgendaView>): View => ({
  ...view,
  agendas: view.agendas.map((now, place) => (places.includes(place) ? { ...now, ...change(now) } : now)),
});

const player = (view: View, seat: number, change: Partial<View['players'][number]>): View => {
  const [a, b] = view.players;
  return { ...view, players: seat === 0 ? [{ ...a, ...change }, b] : [a, { ...b, ...change }] };
};

const earned = (view: View, seat: number, by: readonly number[]): View => {
  const [m = 0, p = 0, s = 0] = (view.players[seat]?.points ?? []).map((n, i) => Math.max(0, n + (by[i] ?? 0)));
  return player(view, seat, { points: [m, p, s] });
};

const flipped = (now: AgendaView): Partial<AgendaView> => ({
  up: now.up === 0 ? 1 : 0,
  type: now.otherType,
  otherType: now.type,
});

/**
 * The view after one more entry, as far as a picture needs it. Only motion uses it: when the entries are played the real
 * view takes its place.
 */
export function advance(view: View, entry: Entry): View {
  switch (entry.type) {
    case 'agenda':
      return earned(
        agendas(view, [entry.place], () => ({ state: entry.pushed ? 'disabled' : 'activated' })),
        entry.seat,
        AGENDA_TYPES.map((type) => (type === entry.agenda ? (entry.pushed ? 2 : 1) : 0)),
      );
    case 'paid':
      return earned(
        view,
        entry.seat,
        entry.points.map((n) => -n),
      );
    case 'reset':
      return agendas(view, entry.places, () => ({ state: 'ready' }));
    case 'agenda-disabled':
      return agendas(view, [entry.place], () => ({ state: 'disabled' }));
    case 'agenda-ready':
      return agendas(view, [entry.place], () => ({ state: 'ready' }));
    case 'spun':
      return agendas(view, entry.places, flipped);
    case 'turn':
      return { ...view, turn: entry.seat };
    case 'activated':
      return operator(view, entry.operator, () => {
        const { defense } = operatorCard(entry.card);
        return { zone: 'board', at: entry.at, card: entry.card, defense, defenseLeft: defense };
      });
    case 'moved':
      if (isOperatorThing(entry.thing)) return operator(view, entry.thing, () => ({ at: entry.to }));
      return isControllerThing(entry.thing) ? player(view, seatOfController(entry.thing), { at: entry.to }) : view;
    case 'struck':
      return struck(view, entry);
    case 'lowered':
      return operator(view, entry.operator, (now) => harmed(now, entry.amount));
    case 'raised':
      return operator(view, entry.operator, (now) => ({ defenseLeft: (now.defenseLeft ?? 0) + entry.amount }));
    case 'armored':
      return operator(view, entry.operator, (now) => ({ armor: now.armor + entry.amount }));
    case 'contaminated':
      return operator(view, entry.operator, (now) => ({ armor: now.armor - entry.amount }));
    case 'disabled':
      return operator(view, entry.operator, () => ({ disabled: 2 }));
    case 'reactivated':
      return operator(view, entry.operator, (now) => ({ disabled: 0, damage: 0, defenseLeft: now.defense }));
    case 'disintegrated':
      return operator(view, entry.operator, () => ({ zone: 'gone', at: -1 }));
    case 'controlled':
      return operator(view, entry.operator, () => ({ by: entry.seat }));
    case 'deployed':
      return {
        ...view,
        gear: [...view.gear, { id: entry.gear, card: entry.card, by: view.turn, on: -1, at: entry.at }],
      };
    case 'equipped':
      return {
        ...view,
        gear: [...view.gear, { id: entry.gear, card: entry.card, by: view.turn, on: entry.on, at: -1 }],
      };
    case 'tech-gone':
      return { ...view, gear: view.gear.filter(({ id }) => id !== entry.gear) };
    default:
      return view;
  }
}

const harmed = (now: OperatorView, amount: number): Partial<OperatorView> => ({
  damage: now.damage + amount,
  defenseLeft: Math.max(0, (now.defenseLeft ?? 0) - amount),
});

function struck(view: View, { target, armor, damage }: Extract<Entry, { type: 'struck' }>): View {
  if (isOperatorThing(target)) {
    return operator(view, target, (now) => ({ ...harmed(now, damage), armor: now.armor - armor }));
  }
  if (!isControllerThing(target)) return view;
  const seat = seatOfController(target);
  return player(view, seat, { armor: (view.players[seat]?.armor ?? 0) - armor });
}
