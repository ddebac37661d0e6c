import { Asked as SharedAsked } from '@turnpoint/ui';
import type { Reckoned } from '../rules/telling/reckon.ts';
import type { Choice, ChronoTrek, FrameOf } from '../rules/types.ts';
import { NOTHING } from './reckoned.ts';
import { DISCARD, spotOf, type Wanted, wantedBy } from './spots.ts';

/** What the table asks of the viewer, and what they may answer it with. */
export class Asked extends SharedAsked<ChronoTrek> {
  readonly reckoned: Reckoned = $derived.by(() => (this.base.props.reckoned as Reckoned | undefined) ?? NOTHING);

  readonly hand: readonly string[] = $derived.by(() => {
    const { seat, view } = this.look;
    return (seat === null ? null : view.players[seat]?.hand) ?? [];
  });

  /** Choices by the spot that makes them. */
  readonly legal: ReadonlyMap<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    if (this.mine)
      this.look.choices.forEach((choice, n) => {
        const spot = spotOf(choice);
        if (spot !== null) found.set(spot, n);
      });
    return found;
  });

  /** What is to be touched; null when buttons say it all. */
  readonly wanted: Wanted | null = $derived.by(() => {
    const [first] = this.legal.keys();
    return first === undefined ? null : wantedBy(first);
  });

  /** Choices that are buttons, by their place in the look's list. */
  readonly buttons: readonly number[] = $derived.by(() =>
    this.mine ? this.look.choices.flatMap((choice, n) => (spotOf(choice) === null ? [n] : [])) : [],
  );

  /** The viewer's own announcement under way. */
  readonly announcing: FrameOf<'announce'> | null = $derived.by(() => {
    const top = this.look.view.stack.at(-1);
    return this.mine && top?.kind === 'announce' ? top : null;
  });

  readonly isWindow = $derived.by(() => this.look.view.stack.at(-1)?.kind === 'window' && this.look.outcome === null);

  /** Does the hand take several cards (starting discards)? */
  readonly marking = $derived.by(() => this.legal.has(DISCARD));

  isLegal(spot: string): boolean {
    return this.legal.has(spot);
  }

  /** What touching a card in hand means now. */
  protected get handKind(): Choice['kind'] {
    const kinds = this.look.choices.map(({ kind }) => kind);
    return kinds.find((kind) => kind === 'give' || kind === 'fracture') ?? (this.isWindow ? 'memo' : 'play');
  }
}
