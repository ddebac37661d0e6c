import { no } from '@turnpoint/kernel';
import { THIS, type Who, type Whom } from '../../content/index.ts';
import type { EffectFrame, Place, Ruling, Table, Thing } from '../types.ts';
import { cannotTarget, hereOf, isInReach, keep, type Manner, some } from './targets.ts';
import type { Ask } from './word.ts';

interface Asking {
  readonly manner?: Manner;
  /** A need of the word. */
  readonly also?: (thing: Thing) => Ruling | null;
  readonly mayStop?: boolean;
}

const PLAINLY: Asking = {};

/** Asks for one target. Null for effects that choose nobody. */
export function askTarget(t: Table, f: EffectFrame, who: Whom, asking = PLAINLY): Ask | null {
  return who === THIS || who.count === 'all' ? null : new TargetAsk(t, f, who, asking);
}

/** Made for every ability at every step of a search, so it works out only what it is asked for. */
class TargetAsk implements Ask {
  readonly kind = 'target';
  readonly prompt = 'prompt.target';
  readonly mayStop: boolean;
  readonly #t: Table;
  readonly #f: EffectFrame;
  readonly #who: Who;
  readonly #also: Asking['also'];
  readonly #manner: Manner;
  readonly #here: Place;

  constructor(t: Table, f: EffectFrame, who: Who, { manner = 'other', also, mayStop = false }: Asking) {
    this.#t = t;
    this.#f = f;
    this.#who = who;
    this.#also = also;
    this.#manner = manner;
    this.#here = hereOf(t, f);
    this.mayStop = mayStop;
  }

  options(): Thing[] {
    return keep(this.#t, (thing) => this.#fits(thing));
  }

  isIdle(): boolean {
    return !some(this.#t, (thing) => this.#fits(thing));
  }

  why(thing: Thing): Ruling {
    return this.#cannot(thing) ?? no('ES-7.13', 'why.no-such-target');
  }

  /** The reach first: it rules out most. */
  #fits(thing: Thing): boolean {
    return isInReach(this.#t, this.#who, this.#here, thing, this.#manner) && this.#cannot(thing) === null;
  }

  #cannot(thing: Thing): Ruling | null {
    return cannotTarget(this.#t, this.#f, this.#who, thing, this.#manner) ?? this.#also?.(thing) ?? null;
  }
}
