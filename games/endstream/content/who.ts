import type { OperatorName, OperatorType } from './names.ts';

export type Side = 'enemy' | 'friendly' | 'any';
export type TargetKind = 'operator' | 'controller' | 'tech';
/** A number counts centuries along the stream, "here" included. */
export type Reach = 'here' | 'century' | 'stream' | 'board' | number;

/** Who or what an effect reaches. A filter that does not matter is null or false. */
export interface Who {
  readonly kinds: readonly TargetKind[];
  readonly side: Side;
  readonly reach: Reach;
  /** One target, everyone who fits (no target), or up to so many targets. */
  readonly count: 'one' | 'all' | number;
  /** Not the user. */
  readonly other: boolean;
  /** "The user or ...": the user needs not be chosen as a target (ES-R22, R50). */
  readonly orUser: boolean;
  /** Any of these types. */
  readonly types: readonly OperatorType[] | null;
  readonly name: OperatorName | null;
  readonly defenseAtMost: number | null;
  readonly disabled: boolean;
}

/** The user itself; for equipped tech its bearer. It is not chosen, so it is no target (ES-R22). */
export const THIS = 'this';
export type Whom = Who | typeof THIS;

/** What a card calls it: a target is an operator, a controller or a tech. */
const KINDS = {
  operator: ['operator'],
  controller: ['controller'],
  tech: ['tech'],
  'operator or tech': ['operator', 'tech'],
  target: ['operator', 'controller', 'tech'],
} as const satisfies Record<string, readonly TargetKind[]>;
type What = keyof typeof KINDS;

export interface Narrowed {
  readonly side?: Side;
  readonly reach?: Reach;
  readonly other?: boolean;
  readonly orUser?: boolean;
  readonly types?: readonly OperatorType[];
  readonly name?: OperatorName;
  readonly defenseAtMost?: number;
  readonly disabled?: boolean;
}

function who(what: What, count: Who['count'], narrowed: Narrowed): Who {
  return {
    kinds: KINDS[what],
    side: narrowed.side ?? 'any',
    reach: narrowed.reach ?? 'here',
    count,
    other: narrowed.other ?? false,
    orUser: narrowed.orUser ?? false,
    types: narrowed.types ?? null,
    name: narrowed.name ?? null,
    defenseAtMost: narrowed.defenseAtMost ?? null,
    disabled: narrowed.disabled ?? false,
  };
}

/** One target, chosen when the effect is used; without more words of either side, here. */
export function one(what: What, narrowed: Narrowed = {}): Who {
  return who(what, 'one', narrowed);
}

/** Everyone who fits; nobody is chosen (ES-7.20). */
export function all(what: What, narrowed: Narrowed = {}): Who {
  return who(what, 'all', narrowed);
}

export function upTo(count: number, what: What, narrowed: Narrowed = {}): Who {
  return who(what, count, narrowed);
}
