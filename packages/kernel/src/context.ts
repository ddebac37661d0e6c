import { drawInt, shuffleWith } from './chance.ts';
import type { Context, Logged, Outcome, Seat, Secret, State, Types } from './types.ts';

/** The context of a search: chance and what comes next, but no log and no seal. */
export class QuietContext<T extends Types> implements Context<T> {
  state: State<T>;

  constructor(state: State<T>) {
    this.state = state;
  }

  int(below: number): number {
    return drawInt(this.state.chance, below);
  }

  shuffle<X>(items: X[]): void {
    shuffleWith((below) => this.int(below), items);
  }

  log(_entry: T['entry'], _secret?: Secret<T['entry']>): void {}

  learns(_seats: readonly Seat[]): void {}

  push(...frames: T['frame'][]): void {
    const { stack } = this.state;
    for (let i = frames.length - 1; i >= 0; i--) stack.push(frames[i] as T['frame']);
  }

  finish(outcome: Outcome): void {
    this.state.outcome = outcome;
    this.state.stack.length = 0;
    this.state.picks.length = 0;
  }
}

/** The context of a real match: also keeps the log, and whether the choice can still be taken back. */
export class FullContext<T extends Types> extends QuietContext<T> {
  readonly logged: Logged<T['entry']>[] = [];
  sealed = false;

  override int(below: number): number {
    this.sealed = true;
    return super.int(below);
  }

  override log(entry: T['entry'], secret?: Secret<T['entry']>): void {
    this.logged.push({ entry, secret: secret ?? null });
  }

  override learns(seats: readonly Seat[]): void {
    if (seats.length > 0) this.sealed = true;
  }

  override finish(outcome: Outcome): void {
    this.sealed = true;
    super.finish(outcome);
  }
}
