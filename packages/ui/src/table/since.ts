import type { Message, Seat, Types } from '@turnpoint/kernel';
import type { ToldStep } from '../contract.ts';

/** What happened between two turns of a viewer. */
export interface Past<T extends Types> {
  /** The step before it: from the view after that on it is told. */
  readonly start: number;
  readonly steps: readonly ToldStep<T>[];
  /** What the others did in them, each entry with its sentence. */
  readonly entries: readonly T['entry'][];
  readonly lines: readonly Message[];
  /** Has the viewer done nothing since? */
  readonly isNew: boolean;
}

/** The first place in the log, and in its step, that belongs to it; the last step that does. */
interface Reach {
  readonly from: number;
  readonly within: number;
  readonly to: number;
}

/** Whose turn an entry opens; null when it opens none. */
export const turnOf = (entry: { readonly type: string; readonly seat?: Seat }): number | null =>
  entry.type === 'turn' ? (entry.seat ?? null) : null;

type TurnOf<T extends Types> = (entry: T['entry']) => number | null;

/** What happened since the viewer's last turn; null when there is nothing. */
export function sinceMine<T extends Types>(
  log: readonly ToldStep<T>[],
  me: Seat,
  opensFor: TurnOf<T> = turnOf,
): Past<T> | null {
  const turned = byTurns(log, me, opensFor);
  const reach = turned === undefined ? byChoices(log, me) : turned;
  const start = log[(reach?.from ?? 0) - 1]?.step;
  if (reach === null || start === undefined) return null;
  const { from, within, to } = reach;
  const steps = log.slice(from, to + 1);
  const entries = steps.flatMap((step) => step.entries).slice(within);
  const lines = steps.flatMap((step) => step.lines).slice(within);
  if (entries.length === 0) return null;
  return { start, steps, entries, lines, isNew: log.slice(to + 1).every((step) => step.entries.length === 0) };
}

/** From the turn that followed the viewer's last one to the one that they have now; undefined where no entry opens any. */
function byTurns<T extends Types>(
  log: readonly ToldStep<T>[],
  me: Seat,
  opensFor: TurnOf<T>,
): Reach | null | undefined {
  const turns = log.flatMap(({ entries }, at) =>
    entries.flatMap((entry, within) => {
      const seat = opensFor(entry);
      return seat === null ? [] : [{ at, within, seat }];
    }),
  );
  const now = turns.at(-1);
  if (now === undefined) return undefined;
  const others = now.seat === me ? turns.slice(0, -1) : turns;
  // A turn that a bot has played for the viewer is told to them too.
  const isMine = ({ at, seat }: (typeof turns)[number], n: number) =>
    seat === me &&
    !log.slice(at, (turns[n + 1]?.at ?? at) + 1).some((step) => step.seat === me && step.by !== undefined);
  const first = others[others.findLastIndex(isMine) + 1];
  return first === undefined
    ? null
    : { from: first.at, within: first.within, to: now.seat === me ? now.at : log.length - 1 };
}

/** From the viewer's last choice before the others' to the last of those. */
function byChoices<T extends Types>(log: readonly ToldStep<T>[], me: Seat): Reach | null {
  const isMine = ({ seat, by }: ToldStep<T>) => seat === me && by === undefined;
  const to = log.findLastIndex((step) => !isMine(step));
  const mine = log.slice(0, to).findLastIndex(isMine);
  return mine < 0 ? null : { from: mine, within: 0, to };
}
