import { whichOf } from '@turnpoint/ui';
import type { Choice, Slot, View, ZoneId } from '../rules/types.ts';

/**
 * The names of the table's spots: a zone, an exit, a doorway, a survivor, enemies of one type in a zone, an enemy under
 * control, a radar token, a noise, an objective, an action of the row, and a choice by its place in the look's list.
 */
export const zoneSpot = (zone: ZoneId): string => `zone-${zone}`;
export const exitSpot = (exit: number): string => `exit-${exit}`;
export const doorSpot = (door: number): string => `door-${door}`;
export const crewSpot = (who: number): string => `crew-${who}`;
export const foeSpot = (type: string, zone: ZoneId): string => `foe-${type}-${zone}`;
export const allySpot = (ally: number): string => `ally-${ally}`;
export const slotSpot = (who: number, slot: Slot): string => `slot-${who}-${slot}`;
export const wallSpot = (wall: number): string => `wall-${wall}`;
export const tokenSpot = (token: number): string => `token-${token}`;
export const noiseSpot = (n: number): string => `noise-${n}`;
export const objectiveSpot = (n: number): string => `objective-${n}`;
export const actionSpot = (action: string): string => `action-${action}`;
export const choiceSpot = (n: number): string => `choice-${n}`;

/** Nobody leaves by this exit now. */
export function isClosed({ exit, exits }: Pick<View, 'exit' | 'exits'>, n: number): boolean {
  const door = exits[n];
  const isLocked = door !== undefined && (door.kept || (door.spike ?? door.held.at(-1)?.to ?? door.set) === 'locked');
  return (exit !== null && exit !== n) || isLocked;
}

/** The zone of a spot on the map; null when it is none. */
export function zoneOfSpot(name: string | null): ZoneId | null {
  const which = whichOf('zone', name);
  return which === null ? null : Number(which);
}

/** Where on the table a choice can be touched, besides its own button. */
export function spotsOf(choice: Choice, { figures, stack }: View): readonly string[] {
  switch (choice.kind) {
    case 'move':
    case 'zone':
    case 'attack':
      return [zoneSpot(choice.zone)];
    case 'ally-move':
      return [zoneSpot(choice.zone), allySpot(choice.ally)];
    case 'ally-exit':
      return [exitSpot(choice.exit), allySpot(choice.ally)];
    case 'ally-attack':
    case 'ally-done':
      return [allySpot(choice.ally)];
    case 'exit':
    case 'exit-door':
      return [exitSpot(choice.exit)];
    case 'door':
      return [doorSpot(choice.door)];
    case 'interact':
    case 'hit-objective':
      return [objectiveSpot(choice.objective)];
    case 'who':
      return [crewSpot(choice.who)];
    case 'trade':
      return [crewSpot(choice.with)];
    case 'hit':
    case 'strike': {
      const figure = figures.find(({ id }) => id === choice.figure);
      return figure === undefined ? [] : [foeSpot(figure.type, figure.zone)];
    }
    case 'wall':
      return [wallSpot(choice.wall)];
    case 'lay':
    case 'set':
      return [slotSpot(choice.who, choice.slot)];
    case 'put': {
      const frame = stack.at(-1);
      return frame?.kind === 'gain' ? [slotSpot(frame.who, choice.slot)] : [];
    }
    case 'token':
      return [tokenSpot(choice.token)];
    default:
      return [];
  }
}
