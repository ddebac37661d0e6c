export type Class = 'captain' | 'marine' | 'psychic' | 'engineer' | 'medic' | 'scout' | 'technician';
export type Variant = 'female' | 'male';
/** `captain-female` */
export type SurvivorId = string;
/** An ability by its name (`direct-order`). */
export type AbilityId = string;

/** A survivor: a class, and one of its two ability sets (ETS-1.31). */
export interface Persona {
  readonly id: SurvivorId;
  readonly class: Class;
  readonly variant: Variant;
  readonly passive: AbilityId;
  readonly active: AbilityId;
  readonly crisis: AbilityId;
  /** Life Support Failure takes nothing from a machine (ETS-14.20). */
  readonly isMachine: boolean;
}

/** Of Health and of Resolve (ETS-2.12). */
export const MOST = 10;

type Abilities = readonly [passive: AbilityId, active: AbilityId, crisis: AbilityId];

function persona(of: Class, variant: Variant, [passive, active, crisis]: Abilities): Persona {
  return { id: `${of}-${variant}`, class: of, variant, passive, active, crisis, isMachine: of === 'technician' };
}

/** The base six first, then their other variants and the Technician. */
export const PERSONAS: readonly Persona[] = [
  persona('captain', 'female', ['steady-presence', 'direct-order', 'rally']),
  persona('marine', 'male', ['trigger-discipline', 'suppressing-fire', 'empty-the-magazine']),
  persona('psychic', 'female', ['sense-life', 'push', 'mind-storm']),
  persona('engineer', 'male', ['juggernaut', 'weapon-mods', 'improvised-exit']),
  persona('medic', 'male', ['bedside-manner', 'treat-wounds', 'emergency-surgery']),
  persona('scout', 'female', ['soft-steps', 'slip-past', 'vanish']),
  persona('captain', 'male', ['lead-by-example', 'hold-the-line', 'all-hands']),
  persona('marine', 'female', ['weapon-drill', 'steady-aim', 'clear-the-room']),
  persona('psychic', 'male', ['inner-calm', 'echo', 'take-control']),
  persona('engineer', 'female', ['keen-eye', 'rewire', 'sealed-in']),
  persona('medic', 'female', ['reassurance', 'field-dressing', 'not-on-my-watch']),
  persona('scout', 'male', ['quick-hands', 'toss-debris', 'dash']),
  persona('technician', 'female', ['self-diagnosis', 'system-link', 'override']),
  persona('technician', 'male', ['target-database', 'remote-access', 'pulse']),
];

const byId: Readonly<Record<SurvivorId, Persona>> = Object.fromEntries(PERSONAS.map((p) => [p.id, p]));

export const personaOf = (id: SurvivorId): Persona => byId[id] as Persona;
export const isSurvivor = (id: unknown): id is SurvivorId => typeof id === 'string' && Object.hasOwn(byId, id);
export const CLASSES: readonly Class[] = ['captain', 'marine', 'psychic', 'engineer', 'medic', 'scout', 'technician'];
