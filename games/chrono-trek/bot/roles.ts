import { type Effect, TITLES } from '../content/index.ts';
import type { CardId } from '../rules/types.ts';

/** What a card can do towards a mission, read from its text. */
export interface Role {
  /** Linchpins flipped by choice. */
  readonly flips: number;
  /** Finds a card in the draw pile. */
  readonly search: number;
  /** Takes a card of the discard pile into hand, plays it from there, or puts an Artifact of it into play. */
  readonly fetch: number;
  readonly rewind: number;
  readonly salvage: number;
  /** Gets an Artifact of another player. */
  readonly take: number;
  /** Steps of the anomaly. */
  readonly growth: number;
}

export const NO_ROLE: Role = { flips: 0, search: 0, fetch: 0, rewind: 0, salvage: 0, take: 0, growth: 0 };

function own(effect: Effect): Partial<Role> {
  switch (effect.word) {
    case 'flip':
      return effect.which === 'chosen' ? { flips: 1 } : {};
    case 'fetch':
      return { [{ hand: 'fetch', play: 'rewind', front: 'salvage' }[effect.to]]: 1 };
    case 'take':
      return { take: 1 };
    case 'anomaly':
      return { growth: effect.by };
    case 'special':
      if (effect.id === 'starfleet-archive') return { search: 1 };
      return effect.id === 'cultural-exchange' ? { take: 1 } : {};
    default:
      return {};
  }
}

/** Rewards that ask for Artifacts in play are left out: they come too seldom to be counted on. */
function leavesOf(effect: Effect): Effect[] {
  return effect.word === 'seq' ? effect.parts.flatMap(leavesOf) : [effect];
}

function roleOf(effect: Effect): Role {
  const roles = leavesOf(effect).map(own);
  if (roles.every((role) => Object.keys(role).length === 0)) return NO_ROLE;
  const sum = (name: keyof Role) => roles.reduce((total, role) => total + (role[name] ?? 0), 0);
  return {
    flips: sum('flips'),
    search: sum('search'),
    fetch: sum('fetch'),
    rewind: sum('rewind'),
    salvage: sum('salvage'),
    take: sum('take'),
    growth: sum('growth'),
  };
}

const ROLES = new Map<CardId, Role>(TITLES.map(({ id, effect }) => [id, roleOf(effect)]));

/** What one card can do. */
export const roleOn = (card: CardId): Role => ROLES.get(card) ?? NO_ROLE;

type Sum = { -readonly [name in keyof Role]: number };

/** Adds what so many of a card can do. */
export function addTimes(sum: Sum, role: Role, times: number): void {
  sum.flips += times * role.flips;
  sum.search += times * role.search;
  sum.fetch += times * role.fetch;
  sum.rewind += times * role.rewind;
  sum.salvage += times * role.salvage;
  sum.take += times * role.take;
  sum.growth += times * role.growth;
}

/** What a hand can do in all. */
export function rolesOf(cards: readonly CardId[]): Role {
  const sum: Sum = { ...NO_ROLE };
  for (const card of cards) {
    const role = roleOn(card);
    if (role !== NO_ROLE) addTimes(sum, role, 1);
  }
  return sum;
}
