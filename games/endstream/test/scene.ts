import { type Seat, topFrame } from '@turnpoint/kernel';
import { Duel, type Who } from '@turnpoint/testkit';
import { AGENDA_TYPES, centuryOf, LENGTH, streamOf } from '../content/index.ts';
import { fullDefense } from '../rules/board/standing.ts';
import { type Choice, type EndStream, endstream, type Operator, type Player, type State } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { operatorNamed, parse, print } from './notation.ts';
import { build, type Position, placeNamed } from './position.ts';

/** A position and real choices from there, in the words of `notation.ts`. */
export class Scene extends Duel<EndStream> {
  constructor(state: State) {
    super(endstream, state, { texts, parse, print, settles: (s) => topFrame(s)?.kind === 'pay' });
  }

  /** What can be chosen at any time; the clause that refuses it, or null when it is done. */
  leave(seat: Seat, kind: Choice['kind']): string | null {
    const refused = this.refusal(seat, { kind });
    if (refused === null) this.as(seat).choose({ kind } as Choice);
    return refused;
  }

  no(name: string): number {
    return operatorNamed(this.table, name);
  }

  op(name: string): Operator {
    return this.table.operators[this.no(name)]!;
  }

  /** Full defense and what is left of it. */
  defense(name: string): [number, number] {
    const full = fullDefense(this.table, this.no(name));
    return [full, full - this.op(name).damage];
  }

  isActive(name: string): boolean {
    return this.op(name).zone === 'board' && this.op(name).disabled === 0;
  }

  states(name: string): readonly string[] {
    return this.look('ana').view.operators[this.no(name)]!.states;
  }

  at(name: string): string {
    const { at } = this.op(name);
    return at < 0 ? this.op(name).zone : `${this.called(streamOf(at))} ${centuryOf(at)}`;
  }

  player(who: Who): Player {
    return this.table.players[this.seat(who)]!;
  }

  points(who: Who): string {
    return AGENDA_TYPES.map((type, n) => type.repeat(this.player(who).points[n]!)).join('');
  }

  /** Upper sides of a stream: `MMPPSS`. */
  types(who: Who): string {
    return this.look(null)
      .view.agendas.slice(LENGTH * this.seat(who), LENGTH * (this.seat(who) + 1))
      .map(({ type }) => type)
      .join('');
  }

  /** States of a stream: r(eady), a(ctivated), d(isabled). */
  agendas(who: Who): string {
    return this.look(null)
      .view.agendas.slice(LENGTH * this.seat(who), LENGTH * (this.seat(who) + 1))
      .map(({ state }) => state[0])
      .join('');
  }

  gear(): string[] {
    return this.table.gear.map(({ card }) => card);
  }

  zones(where: string): readonly string[] {
    return this.look(null).view.zones[placeNamed(where)]!;
  }
}

export function scene(position: Position = {}): Scene {
  return new Scene(build(position));
}
