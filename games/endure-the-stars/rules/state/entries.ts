import type { Entry as KernelEntry, Seat } from '@turnpoint/kernel';
import type { EnemyType, EventId, Face, GoalId, ItemId, ResolveId, SurvivorId } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { DoorId, WallId, ZoneId } from './map.ts';
import type { Injury, Who } from './survivor.ts';

/** One member of a union for each type. */
type Each<K extends string, F = object> = K extends string ? F & { readonly type: K } : never;
type Of = { readonly who: Who };
type Dice = { readonly dice: readonly number[] };
type Foe = { readonly enemy: EnemyType };
/** What was added to the total of a test or check, where anything was; rules before 1.5 do not tell. */
type Strained = { readonly strain?: number };
type Way = { readonly from: ZoneId; readonly to: ZoneId };

export type Entry = KernelEntry & { readonly clause: Clause } & (
    | Each<'picked', { readonly seat: Seat; readonly survivor: SurvivorId }>
    | Each<'concedes', { readonly seat: Seat }>
    | Each<'first' | 'turn' | 'held' | 'powered' | 'declined' | 'draws' | 'entered-loader' | 'left-loader' | 'left', Of>
    | Each<'round', { readonly round: number }>
    | Each<'phase', { readonly phase: 'enemies' | 'resolution' }>
    | Each<'goal' | 'unlocked' | 'reward', Of & { readonly goal: GoalId }>
    | Each<'noise', { readonly zone: ZoneId; readonly level: number }>
    | Each<'healed' | 'hurt', Of & { readonly health: number }>
    | Each<'calmed', Of & { readonly resolve: number }>
    | Each<'lost-resolve', Of & { readonly left: number }>
    | Each<'cured' | 'injured', Of & { readonly injury: Injury }>
    | Each<'stunned' | 'lashed-out', Of>
    | Each<'strayed', Of & { readonly shots: number }>
    | Each<'foe-stunned', Foe & { readonly zone: ZoneId; readonly count: number }>
    | Each<'hushed' | 'shielded' | 'decoy' | 'spawned', { readonly zone: ZoneId }>
    | Each<'chest', Of & { readonly die: number }>
    | Each<'tested' | 'checked', Of & Dice & { readonly resolve: number; readonly failed: boolean } & Strained>
    | Each<'turned-up', Of & { readonly card: ResolveId }>
    | Each<'rolled-off', Dice & { readonly who: readonly Who[] }>
    | Each<'saved', Of & { readonly die: number; readonly save: number }>
    | Each<'died', Of & { readonly zone: ZoneId }>
    | Each<'moved', Of & Way>
    | Each<'searched', Of & { readonly zone: ZoneId }>
    | Each<'drew' | 'gained' | 'dropped' | 'used' | 'jammed', Of & { readonly item: ItemId }>
    /** `raised`: a die that showed this counts 1 higher (Target Database); rules before 1.5 do not tell. */
    | Each<
        'fired',
        Of & Dice & { readonly item: ItemId; readonly zone: ZoneId; readonly hit: number; readonly raised?: number }
      >
    | Each<'ability', Of & { readonly power: string }>
    | Each<'traded', Of & { readonly with: Who; readonly cards: number }>
    | Each<'interacted', Of & { readonly objective: number }>
    | Each<'wandered', Way & { readonly objective: number }>
    | Each<'sedated', Of & { readonly die: number; readonly needed: number; readonly failed: boolean }>
    | Each<'lair', { readonly die: number; readonly zone: ZoneId }>
    | Each<'found-objective' | 'delivered', Of & { readonly objective: number }>
    | Each<'lies', { readonly objective: number; readonly zone: ZoneId }>
    | Each<'destroyed' | 'objective-gone', { readonly objective: number }>
    | Each<'killed', Foe & { readonly who: Who | null; readonly count: number }>
    | Each<'trapped', Foe & { readonly zone: ZoneId; readonly count: number }>
    | Each<'tokens-gone', { readonly zone: ZoneId; readonly count: number }>
    | Each<'pile-empty'>
    | Each<'vest', Foe & { readonly die: number }>
    | Each<'exploded', { readonly zone: ZoneId; readonly count: number; readonly damage: number }>
    | Each<'summoned', Foe & { readonly zone: ZoneId }>
    | Each<'boss-hurt' | 'boss-healed', Foe & { readonly health: number; readonly left: number }>
    | Each<'revealed', Foe & { readonly zone: ZoneId; readonly count: number }>
    | Each<'solomon', Dice & { readonly zone: ZoneId; readonly comes: boolean }>
    | Each<'controlled', Of & Foe & { readonly zone: ZoneId }>
    | Each<'ally-moved', Foe & Way>
    | Each<'ally-left', Foe & { readonly out: number }>
    | Each<'ally-attacked', Foe & Dice & { readonly zone: ZoneId; readonly hit: number }>
    | Each<'ally-hurt', Foe & { readonly zone: ZoneId; readonly left: number }>
    | Each<'ally-destroyed', Foe & { readonly zone: ZoneId }>
    | Each<'boss', Foe>
    | Each<'boss-card', Foe & { readonly card: string }>
    | Each<'boss-attack', Foe & Dice & { readonly hit: number; readonly who: readonly Who[] }>
    | Each<'foe-moved', Foe & Way & { readonly count: number }>
    | Each<'token-moved', Way & { readonly token: number }>
    | Each<'token-stalled', { readonly token: number; readonly zone: ZoneId }>
    | Each<'looked', { readonly zone: ZoneId; readonly face: Face }>
    | Each<'attacked', Foe & { readonly zone: ZoneId }>
    | Each<'event' | 'expired' | 'ignored', { readonly event: EventId }>
    | Each<'reshuffled', { readonly deck: 'events' | 'goals' | 'boss' }>
    | Each<'door', { readonly door: DoorId; readonly to: 'open' | 'locked' }>
    | Each<'exit-door', { readonly exit: number; readonly to: 'open' | 'locked' }>
    | Each<'doorway', { readonly wall: WallId }>
    | Each<'unlocked-doors' | 'locked-doors', { readonly doors: readonly string[]; readonly exits: readonly string[] }>
    | Each<'mission-roll', { readonly die: number }>
    | Each<'story', { readonly mission: string; readonly text: string }>
    | Each<'won' | 'lost', { readonly mission: string }>
    | Each<'arrived' | 'departed'>
    | Each<'goods', { readonly items: readonly ItemId[] }>
    | Each<'visited', Of & Dice & { readonly place: string }>
    | Each<'stayed', { readonly left: number }>
    | Each<'refuge-event', { readonly refuge: string }>
    | Each<'voted', { readonly seat: Seat; readonly yes: boolean }>
    | Each<'named', Of & { readonly seat: Seat }>
    | Each<'chose-visit', { readonly seat: Seat }>
    | Each<'died-at-refuge', Of>
  );
