import type { Listener, SeatPort, Sight } from '@turnpoint/protocol';

interface Play {
  /** Opens the seat; again where its port was lost. */
  sit(listener: Listener): Promise<SeatPort>;
  /** Which of so many choices is made at a step: the same in every run. */
  pick?(step: number, choices: number): number;
  /** Told of every choice that was said to be stored. */
  acknowledge?(step: number, choice: object): void;
  fault?(sentence: string): void;
}

/** Plays one seat to the end of its match: what it sees then. What fails is tried again on what is seen by then. */
export async function playSeat(play: Play): Promise<Sight> {
  const pick = play.pick ?? ((step, choices) => step % choices);
  const seen: { latest: Sight | null } = { latest: null };
  let wake = Promise.withResolvers<void>();
  const listener: Listener = {
    sight(sight) {
      seen.latest = sight;
      wake.resolve();
    },
    fault: play.fault ?? (() => {}),
  };
  let port = await play.sit(listener);
  for (;;) {
    wake = Promise.withResolvers();
    const sight = seen.latest;
    if (sight !== null && sight.look.outcome !== null) {
      await port.close();
      return sight;
    }
    const { choices, step } = sight?.look ?? { choices: [], step: 0 };
    const choice = choices.length === 0 ? undefined : choices[pick(step, choices.length)];
    if (choice === undefined) {
      await wake.promise;
      continue;
    }
    const answer = await port.choose([choice], step).catch(() => null);
    if (answer === null) port = await play.sit(listener);
    if (answer?.kind !== 'done') continue;
    play.acknowledge?.(step, choice);
    if (seen.latest === sight) await wake.promise;
  }
}
