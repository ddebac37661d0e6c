import { tell } from '@turnpoint/kernel';
import type { Base } from '@turnpoint/ui';
import type { ChronoTrek } from '../../rules/types.ts';
import { type Past, sinceMine } from './since.ts';
import type { Stage } from './stage.svelte.ts';

/** What the others did since the viewer's last turn, to be played again. */
export class Again {
  readonly #base: Base<ChronoTrek>;
  readonly #stage: Stage;

  constructor(base: Base<ChronoTrek>, stage: Stage) {
    this.#base = base;
    this.#stage = stage;
  }

  readonly past: Past | null = $derived.by(() => {
    const { use, calm, lookBack, look, log } = this.#base.props;
    if (use === 'watch' || calm || !lookBack || look.seat === null || look.outcome !== null) return null;
    return sinceMine(log, look.seat);
  });

  async play(): Promise<void> {
    const { past } = this;
    const { look, lookBack } = this.#base.props;
    const before = past && (await lookBack?.(past.start));
    if (!past || !before || !this.#base.shows(look)) return;
    const told = past.lines.map((line) => tell(this.#base.words.reader, line));
    this.#stage.again(look.view, before.view, past.entries, told);
  }
}
