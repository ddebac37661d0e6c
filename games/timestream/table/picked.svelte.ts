import type { CardNo } from '../content/index.ts';
import { cardAt } from '../content/index.ts';
import type { Choice, LaneNo, PieceNo } from '../rules/types.ts';
import { Asked } from './asked.svelte.ts';
import { findPiece } from './lanes.ts';
import { litSpots, pickableSpots } from './lit.ts';
import { hasNoEffect, theirsIn } from './no-effect.ts';

/** What the viewer has picked or looks at, and what is lit for it. */
export class Picked extends Asked {
  /** A card of the hand, by its place. */
  card = $state<number | null>(null);
  /** A card in play whose Power Link is to be fed. */
  piece = $state<PieceNo | null>(null);
  picked = $state.raw<Choice | null>(null);
  /** Looked at, not picked: under the pointer or the focus. */
  over = $state.raw<string | null>(null);

  protected readonly cardNo: CardNo | null = $derived.by(() =>
    this.card === null ? null : (this.hand[this.card] ?? null),
  );

  /** What a touch there would choose. */
  readonly lit: ReadonlyMap<string, Choice> = $derived.by(() => litSpots(this, this.look.view, this.card));

  /** What can be picked, to be asked where to or with what. */
  readonly pickable: ReadonlySet<string> = $derived.by(() => pickableSpots(this, this.card));

  /** Ways to feed the Power Link that is picked. */
  readonly powers: readonly Choice[] = $derived.by(() =>
    this.piece === null
      ? []
      : this.choices.filter((choice) => choice.kind === 'power-link' && choice.piece === this.piece),
  );

  /** A sole target is seen at once. */
  protected readonly sole: Choice | null = $derived.by(() =>
    this.targets.length === 1 ? (this.choices.find(({ kind }) => kind === 'target') ?? null) : null,
  );

  /** Looked at, picked, or the only target. */
  readonly shown: Choice | null = $derived.by(() => {
    const over = this.over === null ? null : (this.lit.get(this.over) ?? null);
    return over ?? this.picked ?? this.sole;
  });

  /** What the one button does. */
  readonly ready: Choice | null = $derived.by(() => this.picked ?? this.sole);

  /** Something is picked that is not played yet. */
  get isHalf(): boolean {
    return this.picked !== null || this.card !== null || this.piece !== null;
  }

  /** My card would be lost for nothing, or only my own side be hit. */
  isHarm(choice: Choice | null): boolean {
    const target = this.targetOf(choice);
    return (target?.voidsFrom === true && !target.voidsTo) || this.hitsOwn(choice);
  }

  /** Cards go back to the hand, and all of them are mine though the opponent has some too. */
  hitsOwn(choice: Choice | null): boolean {
    const { seat, view } = this.look;
    if (choice?.kind !== 'lane' || seat === null || !this.isAbout('return')) return false;
    const theirs = (lane: LaneNo) => theirsIn(view, seat, lane);
    return theirs(choice.lane) === 0 && this.choices.some((one) => one.kind === 'lane' && theirs(one.lane) > 0);
  }

  /** A card whose ability would find nothing to work on. */
  isInVain(choice: Choice | null): boolean {
    return choice?.kind === 'play' && hasNoEffect(this.look.view, this.look.seat ?? 0, choice);
  }

  /** Targets that would void a card and lose none. */
  readonly gains: number = $derived.by(() => this.targets.filter((one) => one.voidsTo && !one.voidsFrom).length);

  /** A target that changes nothing. */
  isIdle(choice: Choice | null): boolean {
    const target = this.targetOf(choice);
    if (target === null || target.voidsFrom || target.voidsTo) return false;
    const from = findPiece(this.look.view, target.from)?.piece;
    return from !== undefined && cardAt(from.card).afterTarget === null;
  }

  /** There are targets, and each of them would change nothing or only lose my card. */
  readonly isAimless: boolean = $derived.by(() => {
    const targets = this.choices.filter(({ kind }) => kind === 'target');
    return targets.length > 0 && targets.every((one) => this.isIdle(one) || this.isHarm(one));
  });

  isLit(spot: string): boolean {
    return this.lit.has(spot) || this.pickable.has(spot);
  }

  see(spot: string | null): void {
    this.over = spot;
  }

  drop(): void {
    this.card = null;
    this.piece = null;
    this.picked = null;
    this.over = null;
    this.base.refusals.clear();
  }
}
