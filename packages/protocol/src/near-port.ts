import type { Changes } from './changes/sent.ts';
import type { Call } from './wire.ts';

/** Whoever listens to a port: what it is pushed depends on the port. */
export interface Pushed {
  sight(sight: never): void;
  company?(company: never): void;
  talk?(lines: never): void;
  fault(sentence: string): void;
}

/** What a change is made for. */
export interface MadeFor {
  /** Of the latest look; 0 before there is one. */
  readonly mark: number;
  /** How many sights there were, which counts only while the port is not opened again. */
  seen(): { readonly seen?: number };
}

/** An opened port on the near side: it hands on what it is pushed. */
export class NearPort {
  protected readonly opening: Call;
  protected listener: Pushed | null;

  /** `opening`: the call that opens it, without what is known. */
  constructor(opening: Call, listener: Pushed | null) {
    this.opening = opening;
    this.listener = listener;
  }

  get number(): number {
    return this.opening.call;
  }

  /** Fulfilled when its listener has heard all that came so far; null where it has. */
  heard(): Promise<void> | null {
    return null;
  }

  /** Closed: its listener hears no more. */
  end(): void {
    this.listener = null;
  }

  /** What a change that is made now is made for; null where none is ever sent again. */
  madeFor(): MadeFor | null {
    return null;
  }

  /** The call that opens it once more, from where it stands. */
  again(): Call {
    return this.opening;
  }

  /** What was pushed last, with these changes. False when they do not fit it: then everything is to be asked for anew. */
  change(_what: 'sight' | 'company', _changes: Changes): boolean {
    return false;
  }

  take(sight: unknown): void {
    this.listener?.sight(sight as never);
  }

  company(company: unknown): void {
    this.listener?.company?.(company as never);
  }

  talk(lines: unknown): void {
    this.listener?.talk?.(lines as never);
  }

  fault(sentence: string): void {
    this.listener?.fault(sentence);
  }
}
