import type { Base } from '@turnpoint/ui';
import type { ChronoTrek } from '../../rules/types.ts';
import type { Flow } from '../flow.svelte.ts';

/**
 * The short time after which a seat passes by itself, the same for everybody: with or without a Memo the table waits
 * alike, so that waiting tells nothing.
 */
export const PASS_AFTER = 600;

/** The time of a pause: a person's own, where they are alone with bots, or the table's. */
export class Clock {
  readonly #base: Base<ChronoTrek>;
  /** Runs now for this person alone, who cannot or does not want to answer and is asked nothing: it passes for them. */
  running = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(base: Base<ChronoTrek>) {
    this.#base = base;
  }

  /** Milliseconds that the pause still has; null: for as long as it takes. */
  readonly left: number | null = $derived.by(() => {
    const { window } = this.#base.props;
    if (window) return Math.max(0, window.until - Date.now());
    return this.running ? PASS_AFTER : null;
  });

  /** May the viewer ask for more of it? At the table's clock once, for all to see, whatever they hold. */
  readonly canWait: boolean = $derived.by(() => {
    const { props, look } = this.#base;
    if (!props.window) return false;
    const { seat } = look;
    return props.use === 'play' && seat !== null && look.asked.includes(seat) && !props.window.waits.includes(seat);
  });

  /** A pause has opened for the viewer. */
  open(flow: Flow, passesAlone: boolean): void {
    this.close();
    if (!passesAlone) return;
    this.running = true;
    this.#timer = setTimeout(() => flow.pass(), PASS_AFTER);
  }

  wait(): void {
    if (this.canWait) this.#base.props.callToWait?.();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }
}
