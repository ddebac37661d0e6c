import { tell } from '@turnpoint/kernel';
import { type Base, type Past, playAgain, sinceMine } from '@turnpoint/ui';
import type { ChronoTrek } from '../../rules/types.ts';
import type { Stage } from './stage.svelte.ts';

/** What the others did since the viewer's last turn, to be played again. */
export class Again {
  readonly #base: Base<ChronoTrek>;
  readonly #stage: Stage;

  constructor(base: Base<ChronoTrek>, stage: Stage) {
    this.#base = base;
    this.#stage = stage;
  }

  readonly past: Past<ChronoTrek> | null = $derived.by(() => {
    const { use, calm, lookBack, look, log } = this.#base.props;
    if (use === 'watch' || calm || !lookBack || look.seat === null || look.outcome !== null) return null;
    return sinceMine(log, look.seat);
  });

  play(): void {
    if (this.past === null) return;
    const lines = this.past.lines.map((line) => tell(this.#base.words.reader, line));
    void playAgain(this.#base, this.#stage, { ...this.past, lines });
  }
}
