import { type ItemId, isItem, itemOf, missionOf } from '../content/index.ts';
import type { Reckoned } from '../rules/telling/reckon/index.ts';
import type { Carried, Choice, View, Who, ZoneId } from '../rules/types.ts';

/** What a turn offers, as the row of actions shows it (ETS-10.4 to 10.26). */
export const ACTIONS = [
  'move',
  'attack',
  'search',
  'interact',
  'active',
  'crisis',
  'item',
  'trade',
  'cards',
  'noise',
  'loader',
  'reward',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What is interacted with (ETS-10.15). */
const USABLE: readonly string[] = ['device', 'pick-up', 'work'];

const BY_KIND: { readonly [kind in Choice['kind']]?: Action } = {
  move: 'move',
  exit: 'move',
  attack: 'attack',
  search: 'search',
  interact: 'interact',
  'mission-action': 'interact',
  use: 'item',
  trade: 'trade',
  reorganise: 'cards',
  discard: 'cards',
  noise: 'noise',
  'enter-loader': 'loader',
  'leave-loader': 'loader',
  reward: 'reward',
};

/** Which action a choice of a turn belongs to; null for ending the turn. */
export const actionOf = (choice: Choice): Action | null =>
  choice.kind === 'ability' ? choice.which : (BY_KIND[choice.kind] ?? null);

/** What the rules make of ways and sight. */
type Sighted = Pick<Reckoned, 'sees' | 'lit' | 'ways' | 'chart'>;

/**
 * What is asked for "why not?" when nothing of an action can be done: what it would most likely be done with, or the answer
 * is about something else.
 */
export function exampleOf(action: Action, view: View, now: Sighted | null): object {
  const who = view.active ?? 0;
  const survivor = view.team[who];
  const zone = survivor?.zone ?? 0;
  const cards = survivor === undefined ? [] : [survivor.body, survivor.head, ...survivor.packs.flat()];
  const items = cards.flatMap((card) => (card !== null && isItem(card.item) ? [card.item] : []));
  const weapon = weaponFor(view, who, cards);
  const examples: Record<Action, object> = {
    move: { kind: 'move', zone: neighbourOf(zone, now) },
    attack: { kind: 'attack', item: weapon, pair: false, zone: targetFor(view, zone, now) },
    search: { kind: 'search' },
    interact: { kind: 'interact', objective: objectiveFor(view, zone) },
    active: { kind: 'ability', which: 'active' },
    crisis: { kind: 'ability', which: 'crisis' },
    item: { kind: 'use', item: items.find((item) => itemOf(item).use !== null) ?? items[0] ?? 'pistol' },
    trade: { kind: 'trade', with: partnerFor(view, who) },
    cards: { kind: 'reorganise' },
    noise: { kind: 'noise', level: 1 },
    loader: { kind: 'enter-loader' },
    reward: { kind: 'reward' },
  };
  return examples[action];
}

/** The one that reaches furthest, best one that has not jammed; a pilot has no other than the Loader. */
function weaponFor({ loader }: View, who: Who, cards: readonly (Carried | null)[]): ItemId {
  if (loader?.pilot === who) return 'loader';
  const armed = cards.flatMap((card) => {
    const weapon = card !== null && isItem(card.item) ? itemOf(card.item).weapon : null;
    return card === null || weapon === null ? [] : [{ item: card.item, worth: weapon.range - (card.jammed ? 99 : 0) }];
  });
  return armed.sort((a, b) => b.worth - a.worth)[0]?.item ?? 'pistol';
}

/** Where something to attack is in sight: best here; where nothing is, here. */
function targetFor({ figures, objectives, options }: View, zone: ZoneId, now: Sighted | null): ZoneId {
  const known = missionOf(options.mission)?.objectives ?? [];
  const targets = objectives.filter(({ end }, n) => end === null && known[n]?.kind === 'target');
  const taken = new Set([...figures, ...targets].map((one) => one.zone));
  return taken.has(zone) ? zone : (now?.sees[zone]?.find((at) => taken.has(at) && now.lit.includes(at)) ?? zone);
}

/** A zone to which a way leads, or at least a door. */
function neighbourOf(zone: ZoneId, now: Sighted | null): ZoneId {
  const door = now?.chart.doors.find(({ between }) => between.includes(zone));
  return now?.ways[zone]?.[0]?.to ?? door?.between.find((at) => at !== zone) ?? zone;
}

/** Best one that lies here; else one that lies anywhere. */
function objectiveFor({ options, objectives }: View, here: ZoneId): number {
  const known = missionOf(options.mission)?.objectives ?? [];
  const usable = objectives.flatMap(({ zone, end }, n) =>
    zone !== null && end === null && USABLE.includes(known[n]?.kind ?? 'marker') ? [n] : [],
  );
  return usable.find((n) => objectives[n]?.zone === here) ?? usable[0] ?? 0;
}

/** Best somebody who stands here; else anybody on the map. */
function partnerFor({ team }: View, who: Who): number {
  const others = team.flatMap(({ zone }, other) => (other !== who && zone !== null ? [other] : []));
  return others.find((other) => team[other]?.zone === team[who]?.zone) ?? others[0] ?? (who === 0 ? 1 : 0);
}

/** Shown only while they can be used: not every mission has a Loader, not every survivor a reward. */
export const isRare = (action: Action): boolean => action === 'loader' || action === 'reward';
