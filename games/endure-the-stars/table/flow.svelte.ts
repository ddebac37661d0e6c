import { backOut, type Flow as SharedFlow, whichOf } from '@turnpoint/ui';
import type { Choice, ZoneId } from '../rules/types.ts';
import { type Action, exampleOf } from './actions.ts';
import { Picked } from './picked.svelte.ts';
import { zoneOfSpot } from './spots.ts';

/** Actions that are done as soon as they are touched, where there is only one way to do them: their sign says all that they do. */
const AT_ONCE: ReadonlySet<Action> = new Set(['search', 'interact', 'loader']);

/** From touches to choices. Nothing is played before `commit`. */
export class Flow extends Picked implements SharedFlow {
  /** Zones of a longer walk that are still to be entered. */
  #way: readonly ZoneId[] = [];

  touch(name: string): void {
    this.base.refusals.clear();
    if (this.base.props.use === 'watch' || !this.mine) return;
    const action = whichOf('action', name);
    const listed = whichOf('choice', name);
    if (action !== null) this.pickAction(action as Action);
    else if (listed !== null) this.#take(this.look.choices[Number(listed)]);
    else this.#touchMap(name);
  }

  #touchMap(name: string): void {
    const choices = this.lit.get(name) ?? [];
    const zone = zoneOfSpot(name);
    if (choices.length > 1) this.#aimAt(name);
    else if (choices.length === 1) this.#take(choices[0]);
    else if (zone !== null && this.far.has(zone)) this.#headFor(zone);
    else this.ask(name);
  }

  #aimAt(name: string): void {
    this.aim = this.aim === name ? null : name;
    this.picked = null;
  }

  /** A first touch shows the way, a second one goes it. */
  #headFor(zone: ZoneId): void {
    if (this.goal === zone) {
      if (this.harm === null) this.go();
      return;
    }
    this.picked = null;
    this.goal = zone;
  }

  pickAction(action: Action): void {
    const choices = this.choicesOf(action);
    const isAgain = this.action === action;
    const [only] = choices;
    this.drop();
    if (only === undefined)
      void this.base.refusals.ask(`action-${action}`, exampleOf(action, this.look.view, this.known.now));
    else if (choices.length === 1 && AT_ONCE.has(action) && this.harmOf(only) === null) void this.commit(only);
    else if (!isAgain) {
      this.action = action;
      if (choices.length === 1) this.picked = only;
    }
  }

  /** A touch of what is lit is the choice. What dice decide, has a risk or settles a visit, waits for its button or a second touch. */
  #take(choice: Choice | undefined): void {
    if (choice === undefined) return;
    const isSeen = this.picked === choice || !this.isRisky(choice);
    this.goal = null;
    this.picked = choice;
    if (isSeen && this.harmOf(choice) === null) this.commit(choice);
  }

  isRisky(choice: Choice): boolean {
    if (choice.kind === 'attack' || this.isVisit) return true;
    const risk = this.known.riskOf(choice);
    return risk !== null && (risk.check !== null || risk.tests.length + risk.reveals.length + risk.threats.length > 0);
  }

  /** "Why not?" */
  ask(name: string): void {
    const zone = zoneOfSpot(name);
    const attack = this.action === 'attack' ? exampleOf('attack', this.look.view, this.known.now) : null;
    if (zone !== null) void this.base.refusals.ask(name, { kind: 'move', ...attack, zone });
  }

  /** Walks on, zone by zone; anything unforeseen ends it. */
  go(): void {
    const path = this.goal === null ? [] : (this.known.risks.get(this.goal)?.path ?? []);
    this.#way = path;
    this.#stride();
  }

  #stride(): void {
    const [next, ...rest] = this.#way;
    this.#way = rest;
    const step = this.look.choices.find((choice) => choice.kind === 'move' && choice.zone === next);
    if (step === undefined) this.#way = [];
    else this.#choose(step);
  }

  arrive(): void {
    this.drop();
    if (this.#way.length === 0) return;
    const isPlain = this.base.props.fresh.every(({ type }) => type === 'moved');
    if (this.base.mine && isPlain) queueMicrotask(() => this.#stride());
    else this.#way = [];
  }

  /** One step out. */
  back(): void {
    backOut(this.base.props, { picked: this.isHalf, halfway: this.isBegun, drop: () => this.drop() });
  }

  commit(choice: Choice): void {
    this.#way = [];
    this.#choose(choice);
  }

  #choose(choice: Choice): void {
    this.drop();
    this.base.props.choose(choice);
  }
}
