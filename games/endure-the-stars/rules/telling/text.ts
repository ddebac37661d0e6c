import type { Message, Section, Value } from '@turnpoint/kernel';
import { saidOf } from '../../content/index.ts';
import { alliesOut } from '../board/allies.ts';
import { shipOf, waysIn } from '../board/ship.ts';
import type { Look, SurvivorView, Table, View, ZoneId } from '../types.ts';
import { carried, enemy, event, foes, goal, item, objective, survivor, zone } from './names.ts';
import { tellPlan } from './plan.ts';

/** The look in words: for the terminal, the screen reader and programs. */
export function text(look: Look): Section[] {
  const { view } = look;
  const sections: Section[] = [
    {
      title: { key: 'text.mission', args: { mission: saidOf(view.options.mission, 'mission') } },
      lines: tellMission(view),
    },
    tellPlan(view),
    { title: { key: 'text.ship' }, lines: tellShip(view) },
    { title: { key: 'text.team' }, lines: view.team.flatMap((_, who) => tellSurvivor(view, who)) },
  ];
  if (view.refuge !== null) sections.push({ title: { key: 'text.refuge' }, lines: tellRefuge(view.refuge) });
  if (look.outcome !== null) sections.push({ title: { key: 'text.outcome' }, lines: [look.outcome.by] });
  return sections;
}

function tellRefuge({ track, goods, price, closed }: NonNullable<View['refuge']>): Message[] {
  const places = closed.map((place): Value => ({ key: `refuge.${place}` }));
  return [
    { key: 'text.refuge.track', args: { n: track } },
    { key: 'text.refuge.goods', args: { price, goods: { list: goods.map(item) } } },
    ...(places.length > 0 ? [{ key: 'text.refuge.closed', args: { places: { list: places } } }] : []),
  ];
}

function tellMission(view: View): Message[] {
  const lines: Message[] = [
    saidOf(view.options.mission, 'goal-of'),
    { key: 'text.round', args: { round: view.round, phase: { key: `phase.${view.phase}` } } },
    { key: 'text.decks', args: { items: view.itemCount, events: view.eventCount, pile: view.pileCount } },
  ];
  if (view.event !== null) lines.push({ key: 'text.event', args: { event: event(view.event) } });
  if (view.nextEvent !== null) lines.push({ key: 'text.next-event', args: { event: event(view.nextEvent) } });
  if (view.buriedEvents.length > 0)
    lines.push({ key: 'text.buried', args: { events: { list: view.buriedEvents.map(event) } } });
  const out = alliesOut(view);
  if (out > 0) lines.push({ key: 'text.allies-out', args: { n: out } });
  for (const standing of view.standing) lines.push({ key: 'text.standing', args: { event: event(standing) } });
  return lines;
}

/** Every zone with its ways and what is in it. */
function tellShip(view: View): Message[] {
  // The ways follow from what everybody sees: the map and its passages.
  const ways = waysIn(view as unknown as Table);
  return shipOf(view).zones.map(({ id, name }): Message => {
    const to: Value = { list: (ways.steps[id] ?? []).map((step) => zone(view, step.to)) };
    const here = contents(view, id);
    const args = { code: name, zone: zone(view, id), to };
    return here.length === 0
      ? { key: 'text.zone', args }
      : { key: 'text.zone.with', args: { ...args, here: { list: here } } };
  });
}

function contents(view: View, id: ZoneId): Value[] {
  const people = view.team.flatMap(({ zone: at }, who): Value[] => (at === id ? [survivor(view, who)] : []));
  const types = new Map<string, number>();
  for (const { type, zone: at } of view.figures) if (at === id) types.set(type, (types.get(type) ?? 0) + 1);
  const enemies = [...types].map(([type, count]) => foes(type, count));
  const allies = view.allies.flatMap((ally): Value[] =>
    ally?.zone === id ? [{ key: 'text.ally', args: { foe: enemy(ally.type), health: ally.health } }] : [],
  );
  const tokens = view.tokens.flatMap(({ zone: at, face }): Value[] =>
    at === id
      ? [face === null ? { key: 'text.token' } : { key: 'text.token.known', args: { face: { key: `face.${face}` } } }]
      : [],
  );
  const noise = view.noises.flatMap(({ zone: at, level }): Value[] =>
    at === id ? [{ key: 'text.noise', args: { level } }] : [],
  );
  const objectives = view.objectives.flatMap(({ zone: at, end }, n): Value[] =>
    at === id && end === null ? [objective(view, n)] : [],
  );
  const loader: Value[] = view.loader?.zone === id ? [{ key: 'text.loader' }] : [];
  const exits = shipOf(view).exits.flatMap(({ zone: at }, n): Value[] =>
    at === id ? [{ key: 'text.exit', args: { exit: n + 1 } }] : [],
  );
  return [...people, ...allies, ...enemies, ...tokens, ...noise, ...objectives, ...loader, ...exits];
}

const listOr = (none: string, list: readonly Value[]): Value => (list.length === 0 ? { key: none } : { list });

function tellSurvivor(view: View, who: number): Message[] {
  const s = view.team[who] as SurvivorView;
  const name = survivor(view, who);
  if (s.fate !== 'living') return [{ key: `text.${s.fate}`, args: { survivor: name } }];
  const cards = [s.body, s.head, ...s.packs.flat()].flatMap((card) => (card === null ? [] : [carried(card)]));
  const args = {
    survivor: name,
    seat: { seat: s.seat },
    health: s.health,
    resolve: s.resolve,
    injuries: listOr(
      'text.none',
      s.injuries.map((injury) => ({ key: `injury.${injury}` })),
    ),
    cards: listOr('text.nothing', cards),
    numbers: listOr(
      'text.none',
      s.resolves.map(({ number, card }) => (card === null ? String(number) : { key: `resolve.${card}` })),
    ),
    goal: s.goal === null ? { key: 'text.none' } : goal(s.goal.card),
  };
  return [{ key: who === view.active ? 'text.survivor.active' : 'text.survivor', args }];
}
