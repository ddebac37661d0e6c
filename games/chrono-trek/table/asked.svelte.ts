import type { TableProps } from '@turnpoint/ui';
import type { Reckoned } from '../rules/telling/reckon.ts';
import type { Choice, ChronoTrek, FrameOf } from '../rules/types.ts';
import { NOTHING } from './reckoned.ts';
import { keyOf, type Wanted, wantedBy } from './touch.ts';

/** What the table asks of the reader, and what they may answer it with. */
export class Asked {
  protected readonly props: () => TableProps<ChronoTrek>;

  constructor(props: () => TableProps<ChronoTrek>) {
    this.props = props;
  }

  protected get look() {
    return this.props().look;
  }

  readonly reckoned: Reckoned = $derived.by(() => (this.props().reckoned as Reckoned | undefined) ?? NOTHING);

  /** May the reader choose now? */
  readonly mine = $derived.by(() => {
    const { look, use } = this.props();
    if (use === 'watch' || look.seat === null || look.outcome !== null) return false;
    return look.asked.includes(look.seat) && look.answer === null;
  });

  readonly hand: readonly string[] = $derived.by(() => {
    const { seat, view } = this.look;
    return (seat === null ? null : view.players[seat]?.hand) ?? [];
  });

  /** Choices by what they are touched by. */
  readonly legal: ReadonlyMap<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    if (this.mine)
      this.look.choices.forEach((choice, n) => {
        const key = keyOf(choice);
        if (key !== null) found.set(key, n);
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
    this.mine ? this.look.choices.flatMap((choice, n) => (keyOf(choice) === null ? [n] : [])) : [],
  );

  /** The reader's own announcement under way. */
  readonly announcing: FrameOf<'announce'> | null = $derived.by(() => {
    const top = this.look.view.stack.at(-1);
    return this.mine && top?.kind === 'announce' ? top : null;
  });

  readonly isWindow = $derived.by(() => this.look.view.stack.at(-1)?.kind === 'window' && this.look.outcome === null);

  /** Does the hand take several cards (starting discards)? */
  readonly marking = $derived.by(() => this.legal.has('discard'));

  isLegal(key: string): boolean {
    return this.legal.has(key);
  }

  /** What touching a card in hand means now. */
  protected get handKind(): Choice['kind'] {
    const kinds = this.look.choices.map(({ kind }) => kind);
    return kinds.find((kind) => kind === 'give' || kind === 'fracture') ?? (this.isWindow ? 'memo' : 'play');
  }
}
