import type { Entry as KernelEntry, Seat } from '@turnpoint/kernel';
import type { Index, Pips } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { CardId, CharacterId, Direction, Via } from '../types.ts';
import type { DrawReason } from './frames.ts';

export interface Turned {
  readonly index: Index;
  readonly altered: boolean;
}

export type Entry = KernelEntry & { readonly clause: Clause | null } & (
    | { readonly type: 'identity'; readonly seat: Seat; readonly character: CharacterId | null }
    | { readonly type: 'mulligan'; readonly seat: Seat; readonly took: boolean }
    | { readonly type: 'pips'; readonly seat: Seat; readonly pips: Pips }
    | { readonly type: 'hand'; readonly seat: Seat; readonly count: number; readonly cards: readonly CardId[] | null }
    | { readonly type: 'pre-game-events'; readonly cards: readonly CardId[] }
    | { readonly type: 'starting-discards'; readonly seat: Seat; readonly cards: readonly CardId[] }
    | { readonly type: 'first'; readonly seat: Seat; readonly how: 'pips' | 'named' | 'random' }
    | { readonly type: 'turn'; readonly seat: Seat }
    | { readonly type: 'draw'; readonly seat: Seat; readonly why: DrawReason; readonly card: CardId | null }
    | { readonly type: 'nothing-to-draw'; readonly seat: Seat }
    | { readonly type: 'reshuffle'; readonly count: number }
    | { readonly type: 'second-draw'; readonly seat: Seat }
    | { readonly type: 'event'; readonly seat: Seat; readonly card: CardId }
    | {
        readonly type: 'play';
        readonly seat: Seat;
        readonly card: CardId;
        readonly via: Via;
        readonly answers: readonly string[];
      }
    | { readonly type: 'memo'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'cancelled'; readonly seat: Seat; readonly card: CardId; readonly by: Seat }
    | { readonly type: 'turned'; readonly turned: readonly Turned[] }
    | { readonly type: 'anchorpoint'; readonly index: Index; readonly altered: boolean }
    | { readonly type: 'fracture-placed'; readonly seat: Seat; readonly card: CardId; readonly spot: Index }
    | { readonly type: 'fracture-fails'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'fracture-falls'; readonly card: CardId; readonly spot: Index }
    | { readonly type: 'entered'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'moved'; readonly card: CardId; readonly from: Seat; readonly to: Seat }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'fetched'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'no-effect'; readonly card: CardId }
    /** A part of a card's text. */
    | { readonly type: 'skipped'; readonly card: CardId }
    | { readonly type: 'looked'; readonly seat: Seat; readonly at: Seat; readonly character: CharacterId | null }
    | { readonly type: 'took'; readonly seat: Seat; readonly from: Seat; readonly card: CardId | null }
    | { readonly type: 'passed'; readonly from: Seat; readonly to: Seat; readonly cards: readonly CardId[] }
    | { readonly type: 'passing'; readonly to: Direction; readonly counts: readonly number[] }
    | { readonly type: 'offer'; readonly seat: Seat; readonly characters: readonly CharacterId[] }
    | { readonly type: 'covered'; readonly seat: Seat; readonly character: CharacterId | null }
    | { readonly type: 'searched'; readonly seat: Seat; readonly card: CardId | null; readonly found: boolean }
    | { readonly type: 'stopped'; readonly seat: Seat }
    | { readonly type: 'left'; readonly seat: Seat }
    | { readonly type: 'identities'; readonly characters: readonly (CharacterId | null)[] }
    | { readonly type: 'won'; readonly seat: Seat; readonly character: CharacterId }
    | { readonly type: 'no-winner' }
  );
