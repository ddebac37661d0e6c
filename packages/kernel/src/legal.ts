import { answersOf, isAsked, rulesOf, topFrame } from './asked.ts';
import { sameJson } from './json.ts';
import type { By, Game, Ruling, Seat, State, Types } from './types.ts';

/** What a seat may choose although nobody asks. */
export function anytimeChoices<T extends Types>(game: Game<T>, s: State<T>, seat: Seat): T['choice'][] {
  return s.outcome === null ? game.anytime.choices(s, seat) : [];
}

/** What the clock chooses when this seat's time is out; null when that means nothing now. */
export function timeOut<T extends Types>(game: Game<T>, s: State<T>, seat: Seat): T['choice'] | null {
  return s.outcome === null ? (game.anytime.clock?.choice(s, seat) ?? null) : null;
}

/** Who makes choices of this kind. `choice` may be anything at all. */
export function byOf<T extends Types>(game: Game<T>, choice: unknown): By {
  const { clock } = game.anytime;
  return clock !== undefined && (choice as { kind?: unknown } | null)?.kind === clock.kind ? 'clock' : 'seat';
}

/** Null when the choice is legal, otherwise the clause that forbids it. `choice` may be anything at all. */
export function ruling<T extends Types>(
  game: Game<T>,
  s: State<T>,
  seat: Seat,
  choice: unknown,
  by: By = 'seat',
): Ruling<T['clause']> | null {
  const { clock } = game.anytime;
  if (clock !== undefined && byOf(game, choice) === 'clock') {
    if (by === 'seat') return clock.refusal;
    return sameJson(timeOut(game, s, seat), choice) ? null : game.idle(s, seat);
  }
  const frame = topFrame(s);
  const asked = frame !== undefined && isAsked(game, s, seat);
  const { kind } = Object(choice) as { kind?: unknown };
  const same = (legal: T['choice']) => legal.kind === kind && sameJson(legal, choice);
  if (asked && answersOf(rulesOf(game, frame), s, frame, seat).some(same)) return null;
  if (anytimeChoices(game, s, seat).some(same)) return null;
  return asked ? rulesOf(game, frame).refuse(s, frame, seat, choice) : game.idle(s, seat);
}
