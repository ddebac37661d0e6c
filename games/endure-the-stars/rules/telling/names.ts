import type { Message, Value } from '@turnpoint/kernel';
import { objectiveSaid, tileOf } from '../../content/index.ts';
import { missionIn, shipOf } from '../board/ship.ts';
import { zoneName } from '../board/zone-names.ts';
import type { Carried, Slot, Table, View, Who, ZoneId } from '../types.ts';

interface Named {
  readonly team: readonly { readonly id: string }[];
}

/** What a survivor is called; the numbers after the team's are those of enemies under control. */
export const survivor = ({ team }: Named, who: Who): Message => ({ key: `survivor.${team[who]?.id ?? 'ally'}` });
export const zone = (view: View, id: ZoneId): Message => zoneName(shipOf(view), id);
export const item = (id: string): Message => ({ key: `item.${id}` });
export const goal = (id: string): Message => ({ key: `goal.${id}` });
export const enemy = (type: string): Message => ({ key: `enemy.${type}` });
/** So many of them: `4 Swarmers`. */
export const foes = (type: string, count: number): Message => ({ key: `foes.${type}`, args: { count } });
export const power = (id: string): Message => ({ key: `power.${id}` });
export const slot = (id: Slot): Message => ({ key: `slot.${id}` });

/** An event; a spawn names its tile. */
export function event(id: string): Message {
  const tile = tileOf(id);
  return tile === null ? { key: `event.${id}` } : { key: 'event.spawn', args: { tile: { key: `tile.${tile}` } } };
}

export function objective(view: Pick<Table, 'options'>, n: number): Message {
  return objectiveSaid(view.options.mission, missionIn(view).objectives[n]?.id ?? '');
}

/** A card with what has happened to it. */
export function carried({ item: id, jammed, half }: Carried): Value {
  if (jammed) return { key: 'card.jammed', args: { item: item(id) } };
  return half ? { key: 'card.half', args: { item: item(id) } } : item(id);
}

/** A door by the zones on both sides. */
export function door(view: View, id: number): Message {
  const between = shipOf(view).doorways[id]?.between ?? [0, 0];
  return { key: 'door.between', args: { sides: { list: between.map((side) => zone(view, side)) } } };
}

/** A wall by the zones on both sides. */
export function wall(view: View, id: number): Value {
  const between = shipOf(view).walls[id]?.between ?? [0, 0];
  return { list: between.map((side) => zone(view, side)) };
}
