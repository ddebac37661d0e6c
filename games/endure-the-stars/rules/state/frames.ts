import type { Seat } from '@turnpoint/kernel';
import type { EnemyType, ItemId, ResolveId } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { Choice, Deed } from './choices.ts';
import type { Direction, Line, ZoneId } from './map.ts';
import type { Carried, Kit, Slot, Who } from './survivor.ts';

/** What an ability changes about an attack. */
export interface Mods {
  readonly dice: number;
  readonly hit: number;
  readonly noJam: boolean;
  readonly slows: boolean;
}

/** An attack of a survivor. */
export interface Shot {
  readonly who: Who;
  readonly item: ItemId;
  readonly pair: boolean;
  readonly zone: ZoneId;
  readonly mods: Mods;
}

/** An attack on a survivor. */
export interface Strike {
  readonly damage: number;
  /** Armour may save. */
  readonly armour: boolean;
  readonly stuns: boolean;
  readonly movesAway: boolean;
  /** Low gravity: the figure that fired is pushed back, a victim who was not saved the other way. */
  readonly pushes: { readonly figure: number; readonly towards: Direction } | null;
  readonly by: EnemyType | 'miss' | 'shadow' | 'blast';
}

/** A move by choice: one zone now, `left` with it. */
export interface Stride {
  readonly zone: ZoneId;
  /** Out of the map instead. */
  readonly exit: number | null;
  /** Actions that it costs. */
  readonly cost: number;
  readonly left: number;
  /** No check is needed. */
  readonly isSafe: boolean;
  readonly mayExit: boolean;
  /** The attack that the step is for (Juggernaut). */
  readonly shot: Shot | null;
}

export interface Hit {
  /** -1: an objective. */
  readonly figure: number;
  readonly objective: number;
  readonly damage: number;
}

/** One member of a union for each kind. */
type Each<K extends string, F = object> = K extends string ? F & { readonly kind: K } : never;
type Acting = { readonly who: Who };
type Group = { readonly ids: readonly number[] };
/** `follows`: the zone of the noise that it makes for (ETS-R116). */
type Bent = { readonly follows?: ZoneId };
/** `shut`: zones that the group takes as full (ETS-11.10). */
type Walk = Group & Bent & { readonly actions: number; readonly walked: number; readonly shut?: readonly ZoneId[] };

export type Frame =
  | SetUpFrame
  | TurnFrame
  | FightFrame
  | MindFrame
  | EnemyFrame
  | ResolutionFrame
  | MissionFrame
  | AllyFrame
  | RefugeFrame;

export type SetUpFrame = { readonly kind: 'pick'; readonly seat: Seat } | { readonly kind: 'deal' };

export type TurnFrame =
  | Each<'round' | 'next-turn'>
  | Each<'turn' | 'wound' | 'power' | 'act' | 'end-turn' | 'search' | 'link' | 'stray', Acting>
  /** `base`: the actions that a mission's die gives (ETS-M08.10). */
  | (Acting & { readonly kind: 'ready'; readonly base?: number })
  | (Acting & { readonly kind: 'rush'; readonly zones: number })
  | (Acting & { readonly kind: 'stride'; readonly left: number; readonly isSafe: boolean; readonly mayExit: boolean })
  | (Acting & { readonly kind: 'check'; readonly step: Stride })
  | (Acting & { readonly kind: 'checked'; readonly step: Stride; readonly dice: readonly number[] })
  | (Acting & { readonly kind: 'found'; readonly items: readonly ItemId[] })
  | (Acting & { readonly kind: 'gain'; readonly item: ItemId })
  /** An ability, an item or a reward is used: what was named for it so far. */
  | (Acting & {
      readonly kind: 'name';
      readonly power: string;
      readonly picked: readonly Choice[];
      readonly from: Source;
    })
  | (Acting & { readonly kind: 'used'; readonly power: string; readonly from: Source })
  | (Acting & { readonly kind: 'granted'; readonly what: 'order' | 'action' | 'interact' })
  | (Acting & { readonly kind: 'barrage'; readonly item: ItemId; readonly left: number })
  | (Acting & { readonly kind: 'led'; readonly by: Who; readonly left: number; readonly agreed: boolean })
  /** A trade as it was put together, and how it was before. */
  | (Acting & { readonly kind: 'offer'; readonly with: Who; readonly given: number; readonly before: Before })
  /** Cards are moved: `laid` are taken up, `moved` lie where they lie, `given` changed hands. */
  | (Acting & {
      readonly kind: 'arrange';
      readonly with: Who | null;
      readonly laid: readonly { readonly who: Who; readonly card: Carried }[];
      readonly moved: readonly {
        readonly who: Who;
        readonly slot: Slot;
        readonly card: Carried;
        readonly objective: number;
      }[];
      readonly given: number;
      /** Of a trade that another player must agree to. */
      readonly before: Before | null;
    });

/** What two survivors had before a trade, and how many cards lay discarded. */
export interface Before {
  readonly own: Kit;
  readonly others: Kit;
  readonly discarded: number;
}

export type Source = 'active' | 'crisis' | 'item' | 'drawn' | 'reward' | 'passive';

export type FightFrame =
  | { readonly kind: 'aim'; readonly shot: Shot }
  /** The noise is made, and the dice come next: `from` is where the attacker stands. */
  | { readonly kind: 'shoot'; readonly shot: Shot; readonly line: Line; readonly from: ZoneId }
  | { readonly kind: 'fired'; readonly shot: Shot; readonly line: Line; readonly dice: readonly number[] }
  | {
      readonly kind: 'assign';
      readonly shot: Shot;
      readonly line: Line;
      /** Successes not yet given to a target, rising, and what each deals. */
      readonly dice: readonly number[];
      readonly damage: number;
      readonly hits: readonly Hit[];
      /** Figures that this attack can do nothing to. */
      readonly spared: readonly number[];
      readonly misses: number;
    }
  /** Vests go off; `by`: whose die did it. */
  | { readonly kind: 'explode'; readonly zone: ZoneId; readonly by: Who | null }
  | { readonly kind: 'misses'; readonly shot: Shot; readonly line: Line; readonly n: number }
  | { readonly kind: 'recoil'; readonly shot: Shot; readonly line: Line; readonly hit: readonly number[] }
  /** A survivor or a figure is pushed in low gravity. */
  | {
      readonly kind: 'drift';
      readonly who: Who | null;
      readonly figure: number;
      readonly towards: Direction;
      readonly passed: readonly ZoneId[];
      /** Whoever fired, or whoever was hit. */
      readonly clause: 'ETS-14.23' | 'ETS-14.24';
    }
  | { readonly kind: 'lowest'; readonly among: readonly Who[]; readonly strike: Strike }
  | { readonly kind: 'strike'; readonly whom: readonly Who[]; readonly strike: Strike }
  | (Acting & { readonly kind: 'aftermath'; readonly strike: Strike })
  | { readonly kind: 'deaths' };

export type MindFrame =
  | { readonly kind: 'notice' }
  | { readonly kind: 'reveal'; readonly token: number }
  | (Acting & { readonly kind: 'test'; readonly clause: Clause })
  | (Acting & { readonly kind: 'tested'; readonly clause: Clause; readonly dice: readonly number[] })
  | (Acting & { readonly kind: 'lose'; readonly points: number; readonly clause: Clause })
  | (Acting & { readonly kind: 'activate'; readonly cards: readonly ResolveId[] });

export type EnemyFrame =
  | Each<'enemies' | 'minds' | 'tokens'>
  | { readonly kind: 'rank'; readonly rank: number }
  | (Walk & { readonly kind: 'pack' })
  | (Walk & { readonly kind: 'gather' })
  | (Walk & { readonly kind: 'bite'; readonly at: ZoneId })
  | (Group & { readonly kind: 'herd'; readonly steps: number; readonly rolled: Direction | null })
  | { readonly kind: 'creep'; readonly token: number }
  | { readonly kind: 'advance'; readonly done: readonly number[] }
  | { readonly kind: 'rouse'; readonly figure: number; readonly isActive: boolean }
  /** `actions` before what cards change; null: it stays where it is. */
  | { readonly kind: 'boss'; readonly figure: number; readonly actions: number | null }
  | (Bent & {
      readonly kind: 'stalk';
      readonly figure: number;
      readonly card: string;
      readonly actions: number | null;
      readonly walked: number;
    })
  | { readonly kind: 'martyr'; readonly figure: number; readonly walked: number }
  /** A survivor leads it: where it still has to go, and whom it strikes there. */
  | (Acting & {
      readonly kind: 'puppet';
      readonly figure: number;
      readonly zones: readonly ZoneId[];
      readonly struck: readonly number[];
    });

export type ResolutionFrame = Each<'resolution' | 'event' | 'hush' | 'round-end' | 'expire' | 'pass-token'>;

export type MissionFrame =
  | {
      readonly kind: 'mission';
      readonly rule: number;
      readonly actor: Who | null;
      readonly zone: ZoneId | null;
      /** Where it is an action of the mission's own. */
      readonly deed: Deed | null;
    }
  | (Acting & { readonly kind: 'interact'; readonly objective: number })
  | (Acting & {
      readonly kind: 'prize';
      readonly cards: readonly ItemId[];
      readonly how: 'all' | 'choice' | 'random' | 'next';
      readonly secondToOther: boolean;
    })
  | (Acting & { readonly kind: 'second'; readonly cards: readonly ItemId[] })
  | (Acting & {
      readonly kind: 'dealt';
      readonly items: readonly ItemId[];
      readonly keep: number;
      readonly clause: Clause;
    });

/** Enemies under control act, and one of them gives its successes to targets. */
export type AllyFrame =
  | { readonly kind: 'allies' }
  | { readonly kind: 'maul'; readonly ally: number; readonly left: number; readonly hits: readonly number[] };

export type RefugeFrame =
  | Each<
      'refuge-ask' | 'arrive' | 'stay' | 'refuge-event' | 'revisit' | 'leave' | 'depart' | 'finder' | 'pilot' | 'mourn'
    >
  | Each<'visits' | 'renew', { readonly left: readonly Who[] }>
  | (Acting & { readonly kind: 'pay'; readonly item: ItemId; readonly left: number })
  | (Acting & { readonly kind: 'replace' })
  /** Seats that have not done yet, and who may still exchange with whom. */
  | { readonly kind: 'exchange'; readonly left: readonly Seat[]; readonly open: readonly (readonly [Who, Who])[] };

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
