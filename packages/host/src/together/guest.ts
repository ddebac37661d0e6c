import type { Match, Seat, Types } from '@turnpoint/kernel';
import type { Company, Listener } from '@turnpoint/protocol';
import { Viewpoint } from '../viewpoint.ts';
import type { TakingBack } from './take-back.ts';

/** Somebody without a seat who sees the table later, over a shoulder or not. */
export class Guest {
  readonly #over: Seat | null;
  readonly #listener: Listener;
  readonly #policy: TakingBack;
  #viewpoint: Viewpoint;

  constructor(over: Seat | null, listener: Listener, policy: TakingBack) {
    this.#over = over;
    this.#listener = listener;
    this.#policy = policy;
    this.#viewpoint = this.#from(null);
  }

  /** With what the whole table sees while hands are not open yet. */
  show(then: Match<Types>, isOpen: boolean): void {
    const viewer = isOpen ? this.#over : null;
    if (this.#viewpoint.viewer !== viewer) this.#viewpoint = this.#from(viewer);
    this.#viewpoint.push(then, null);
  }

  pushCompany(company: Company): void {
    this.#viewpoint.pushCompany(company);
  }

  fault(sentence: string): void {
    this.#listener.fault(sentence);
  }

  #from(viewer: Seat | null): Viewpoint {
    return new Viewpoint({ viewer, isGuest: true, policy: this.#policy }, this.#listener, null);
  }
}
