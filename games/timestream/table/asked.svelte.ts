import { Asked as SharedAsked } from '@turnpoint/ui';
import type { CardNo } from '../content/index.ts';
import type { Choice, Frame, TargetView, TimeStream } from '../rules/types.ts';

const IN_DOCK: ReadonlySet<Choice['kind']> = new Set(['pay', 'give', 'unlinked', 'linked']);

/** What the table asks of the viewer, and what they may answer it with. */
export class Asked extends SharedAsked<TimeStream> {
  readonly frame: Frame | null = $derived.by(() => this.look.view.stack.at(-1) ?? null);

  readonly hand: readonly CardNo[] = $derived.by(() => {
    const { seat, view } = this.look;
    return (seat === null ? null : view.players[seat as 0 | 1].hand) ?? [];
  });

  readonly targets: readonly TargetView[] = $derived.by(() =>
    this.choices.some(({ kind }) => kind === 'target') ? this.look.view.targets : [],
  );

  /** Going on, or none of what is offered. */
  readonly none: Choice | null = $derived.by(() => this.choices.find(({ kind }) => kind === 'none') ?? null);

  /** A Power Cell is asked for whatever the hand holds, so that nobody else can tell: the viewer has none. */
  readonly lacksCell: boolean = $derived.by(
    () => this.mine && this.frame?.kind === 'cell' && !this.choices.some(({ kind }) => kind === 'cell'),
  );

  /** A play that is begun, whose rest is asked for. */
  readonly halfway: boolean = $derived.by(() => this.mine && this.frame?.kind === 'pay');

  /** Do the cards that are asked for lie in the viewer's own hand? */
  readonly asksHand: boolean = $derived.by(() => this.isAbout('void-from-hand') && this.look.view.seenHand === null);

  /** Cards that are offered from elsewhere: the deck, the Void, the opponent's hand. */
  readonly offers: readonly Extract<Choice, { kind: 'card' }>[] = $derived.by(() =>
    this.asksHand ? [] : this.choices.filter((choice) => choice.kind === 'card'),
  );

  /** Answers that are neither on the board nor cards. */
  readonly answers: readonly Choice[] = $derived.by(() => this.choices.filter(({ kind }) => IN_DOCK.has(kind)));

  /** Is this the question, by the name of its prompt? */
  isAbout(question: string): boolean {
    return this.look.prompt?.key === `prompt.${question}`;
  }

  targetOf(choice: Choice | null): TargetView | null {
    return choice?.kind === 'target' ? (this.targets.find(({ lane }) => lane === choice.lane) ?? null) : null;
  }
}
