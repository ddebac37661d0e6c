import {
  bossDeck,
  type EnemyType,
  EVENT_DECK,
  type EventId,
  enemyOf,
  GOAL_DECK,
  type GoalId,
  ITEM_DECK,
  type ItemId,
  RESOLVE_DECK,
  tokensOf,
} from '../content/index.ts';
import { settleDoors } from '../rules/board/doors.ts';
import { card, put, slotsFor } from '../rules/board/kit/inventory.ts';
import { mapOf, zoneNamed } from '../rules/board/mission-map.ts';
import { missionIn } from '../rules/board/ship.ts';
import { newSurvivor } from '../rules/frames/pick.ts';
import type { Context, Figure, Frame, Survivor, Table } from '../rules/index.ts';
import { setUp } from '../rules/set-up/table.ts';

/** A survivor of a scene; what is left out is as at the start. */
export interface Person extends Partial<Omit<Survivor, 'zone' | 'id' | 'goal' | 'resolves'>> {
  readonly at: string;
  /** Cards carried, put where they fit, armour and helmets worn. */
  readonly cards?: readonly ItemId[];
  /** Resolve cards: face down, and in effect. */
  readonly fears?: readonly string[];
  readonly suffers?: readonly string[];
  readonly goal?: GoalId;
  /** The reward is unlocked, or in use. */
  readonly reward?: 'unlocked' | 'running';
}

export interface Position {
  readonly mission?: string;
  readonly seats?: number;
  /** By the name of the survivor, in clockwise order. */
  readonly team: Readonly<Record<string, Person>>;
  /** `3 swarmer CQ.x` */
  readonly enemies?: readonly string[];
  /** `swarmer-4 LB.A` */
  readonly tokens?: readonly string[];
  /** `2 CQ.x` */
  readonly noises?: readonly string[];
  readonly event?: EventId;
  /** Drawn first comes first; nothing lies beneath. */
  readonly items?: readonly ItemId[];
  readonly events?: readonly EventId[];
  readonly bossCards?: readonly string[];
  readonly pile?: readonly string[];
  /** Doors that are set locked or open. */
  readonly locked?: readonly string[];
  readonly opened?: readonly string[];
  /** By type: whom its miniatures saw in this round, a bit for each survivor. */
  readonly seen?: Readonly<Partial<Record<EnemyType, number>>>;
  readonly loader?: { readonly at: string; readonly pilot?: string; readonly powered?: boolean };
  /** Who acts; left out: the first. */
  readonly active?: string;
  /** What is asked, the top last; left out: the turn of who acts. */
  readonly stack?: readonly Frame[];
  readonly table?: Partial<Table>;
}

const chance: Context = {
  int: () => 0,
  shuffle: () => {},
  log: () => {},
  learns: () => {},
  push: () => {},
  finish: () => {},
};

export function build(p: Position): { table: Table; stack: Frame[]; seats: number } {
  const names = Object.keys(p.team);
  const seats = p.seats ?? 1;
  const t = setUp({ mission: p.mission ?? 'CG00', team: Math.max(3, names.length) }, seats, chance);
  const zone = (name: string) => zoneNamed(mapOf(missionIn(t)), name);
  names.forEach((id, n) => {
    t.team.push(person(id, n % seats, p.team[id] as Person, zone));
  });
  t.figures = (p.enemies ?? []).flatMap((text) => {
    const [n, type, at] = text.split(' ') as [string, EnemyType, string];
    return Array.from({ length: Number(n) }, () => ({ ...figure(t, type, zone(at)), seen: p.seen?.[type] ?? 0 }));
  });
  t.tokens = (p.tokens ?? []).map((text) => {
    const [face, at] = text.split(' ') as [string, string];
    return { id: t.next++, face, spawned: false, known: false, zone: zone(at), mode: null, lured: null };
  });
  t.noises = (p.noises ?? []).map((text) => {
    const [level, at] = text.split(' ') as [string, string];
    return { zone: zone(at), level: Number(level), late: false };
  });
  t.items = p.items === undefined ? [...ITEM_DECK] : p.items.toReversed();
  t.events = (p.events ?? EVENT_DECK.filter((event) => event === 'lull')).toReversed();
  t.event = p.event ?? null;
  t.pile = [...(p.pile ?? tokensOf('gep').slice(0, 5))];
  const held = t.team.flatMap(({ resolves }) => resolves.map((one) => one.card));
  t.resolveDeck = RESOLVE_DECK.filter((one) => !held.includes(one));
  const goals = t.team.flatMap(({ goal }) => goal?.card ?? []);
  t.goals = GOAL_DECK.filter((one) => !goals.includes(one));
  const boss = t.figures.find(({ type }) => enemyOf(type).isBoss)?.type ?? 'titan';
  if (p.bossCards !== undefined || t.figures.some(({ type }) => type === boss)) {
    const deck = p.bossCards?.toReversed() ?? bossDeck(boss);
    t.boss = { deck, discard: [], mood: null, full: 10, isDead: false };
  }
  for (const [list, to] of [
    [p.locked ?? [], 'locked'],
    [p.opened ?? [], 'open'],
  ] as const) {
    for (const name of list) {
      const door = t.doors[mapOf(missionIn(t)).geometry.doorNamed.get(name) ?? -1];
      if (door === undefined || door === null) throw new Error(`there is no door ${name}`);
      door.set = to;
      door.kept = false;
    }
  }
  settleDoors(t);
  if (p.loader !== undefined) {
    const pilot = p.loader.pilot === undefined ? null : names.indexOf(p.loader.pilot);
    t.loader = { zone: zone(p.loader.at), pilot, powered: p.loader.powered ?? false };
  }
  const who = Math.max(0, names.indexOf(p.active ?? ''));
  t.phase = 'survivors';
  t.round = 1;
  const stack: Frame[] = [...(p.stack ?? [{ kind: 'next-turn' }, { kind: 'end-turn', who }, { kind: 'act', who }])];
  if (p.stack === undefined || p.active !== undefined) {
    t.active = who;
    const acting = t.team[who] as Survivor;
    acting.turn = 'now';
    if (p.team[names[who] as string]?.actions === undefined) acting.actions = 3;
  }
  Object.assign(t, p.table);
  for (const one of t.team) one.inView = [...new Set(t.figures.map(({ type }) => type))];
  return { table: t, stack, seats };
}

function person(id: string, seat: number, given: Person, zone: (name: string) => number): Survivor {
  const { at, cards = [], fears = [], suffers = [], goal, reward, ...rest } = given;
  const isHere = rest.fate === undefined || rest.fate === 'living';
  const survivor = { ...newSurvivor(id, seat), ...rest, zone: isHere ? zone(at) : null };
  for (const item of cards) {
    const slots = slotsFor(survivor, item);
    put(survivor, slots[0] ?? 0, card(item));
  }
  survivor.resolves = [
    ...fears.map((one) => ({ card: one, isUp: false })),
    ...suffers.map((one) => ({ card: one, isUp: true })),
  ];
  if (goal !== undefined) survivor.goal = { card: goal, done: 0, state: reward ?? 'open' };
  return survivor;
}

function figure(t: Table, type: EnemyType, zone: number): Figure {
  const health = enemyOf(type).isBoss ? 10 : 0;
  return { id: t.next++, type, zone, health, stun: 0, seen: 0, mode: null, lured: null, slowed: false };
}
