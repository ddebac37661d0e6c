import type { SetUp } from '@turnpoint/catalogue';
import type { Outcome, Seat, Types } from '@turnpoint/kernel';
import type { PastSight, Sight, Summary } from '@turnpoint/protocol';
import type { Ending, GameTable, Out, ToldStep } from '@turnpoint/ui';
import { doorOf } from '../client/door.ts';

interface Now {
  readonly match: Summary;
  readonly setUp: SetUp;
  readonly table: GameTable<Types>;
  /** The one person at this screen; null where several share it or nobody plays. */
  readonly seat: Seat | null;
  readonly sight: Sight | null;
  readonly log: readonly ToldStep<Types>[];
}

/** The end of a match with all that is shown of it. */
export interface Ended {
  readonly outcome: Outcome;
  readonly ending: Ending | null;
  /** The deciding moment as it is drawn; null where it is not. */
  readonly seen: PastSight | null;
  /** How often what stood for good was taken back. */
  readonly practice: number;
  /** What decided it; null where nobody wins or nobody is told. */
  readonly Turned: Awaited<ReturnType<typeof turned>> | null;
  /** What only campaigns and daily puzzles need comes with them. */
  readonly Onward: Awaited<ReturnType<typeof onward>> | null;
  readonly DailyResult: Awaited<ReturnType<typeof dailyResult>> | null;
}

const turned = async () => (await import('../replay/Turned.svelte')).default;
const onward = async () => (await import('../campaigns/Onward.svelte')).default;
const dailyResult = async () => (await import('../daily/DailyResult.svelte')).default;

async function endedOf({ match, setUp, table, seat, sight, log }: Now): Promise<Ended | null> {
  const outcome = sight?.look.outcome ?? null;
  if (sight === null || outcome === null) return null;
  const [told, Turned, Onward, DailyResult] = await Promise.all([
    seat === null ? undefined : table.ending?.(),
    seat === null || outcome.kind === 'scored' ? null : turned(),
    setUp.campaign?.nameOf(match.options) ? onward() : null,
    match.daily === null ? null : dailyResult(),
  ]);
  const ending = told?.(sight.look, log, sight.reckoned ?? null) ?? null;
  const drawn = ending?.moment?.seen;
  const seen = drawn ? await doorOf(match.id).review.sightAt(match.id, seat, drawn.step) : null;
  return { outcome, ending, seen, practice: sight.practice ?? 0, Turned, Onward, DailyResult };
}

/** How a match ends for who sits here: out of it while others play on, and what it came to. */
export class AtEnd {
  /** Null until all of it is there: what is shown piece by piece would push the board about. */
  ended = $state.raw<Ended | null>(null);
  #out = $state.raw<Out | null>(null);
  #watches = $state(false);

  constructor(now: () => Now) {
    $effect(() => {
      const { table, seat, sight } = now();
      const [told, look] = [table.out, sight?.look];
      if (told !== undefined && look !== undefined && seat !== null)
        void told().then((outOf) => (this.#out = outOf(look)));
    });
    $effect(() => {
      let isPast = false;
      void endedOf(now()).then((ended) => {
        if (!isPast) this.ended = ended;
      });
      return () => {
        isPast = true;
      };
    });
  }

  /** The one person here has dropped out while others play on, and has not chosen to watch. */
  get out(): Out | null {
    return this.#watches ? null : this.#out;
  }

  watch(): void {
    this.#watches = true;
  }
}
