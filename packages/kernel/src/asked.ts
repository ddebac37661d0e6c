import { sameJson } from './json.ts';
import { NOBODY } from './seats.ts';
import type { FrameRules, Game, Seat, State, Types } from './types.ts';

/** The rules of the frame that is to be decided or resolved now. */
export function rulesOf<T extends Types>(game: Game<T>, frame: T['frame']): FrameRules<T> {
  return game.frames[frame.kind as T['frame']['kind']] as unknown as FrameRules<T>;
}

export function topFrame<T extends Types>(s: State<T>): T['frame'] | undefined {
  return s.stack[s.stack.length - 1];
}

/** Who decides now; of several, those who have answered already are still named. */
export function deciders<T extends Types>(game: Game<T>, s: State<T>): readonly Seat[] {
  const frame = topFrame(s);
  return frame === undefined ? NOBODY : rulesOf(game, frame).deciders(s, frame);
}

/** Is this seat asked, and has it not answered yet or may it answer otherwise? */
export function isAsked<T extends Types>(game: Game<T>, s: State<T>, seat: Seat): boolean {
  const frame = topFrame(s);
  if (frame === undefined) return false;
  const rules = rulesOf(game, frame);
  if (!rules.deciders(s, frame).includes(seat)) return false;
  return (s.picks[seat] ?? null) === null || (rules.open !== undefined && answersOf(rules, s, frame, seat).length > 0);
}

/** What a seat that decides may answer: anything listed, but not again what it has answered in the open. */
export function answersOf<T extends Types>(
  rules: FrameRules<T>,
  s: State<T>,
  frame: T['frame'],
  seat: Seat,
): T['choice'][] {
  const listed = rules.choices(s, frame, seat);
  const given = s.picks[seat] ?? null;
  return given === null ? listed : listed.filter((choice) => !sameJson(choice, given));
}

/** Is what is asked now decided in the open? */
export function isOpen<T extends Types>(game: Game<T>, s: State<T>): boolean {
  const frame = topFrame(s);
  return frame !== undefined && rulesOf(game, frame).open !== undefined;
}

/** How many answers have been given that nobody else may know of. */
export function unseenAnswers<T extends Types>(game: Game<T>, s: State<T>): number {
  return isOpen(game, s) ? 0 : s.picks.filter((pick) => pick !== null).length;
}

/**
 * Who still owes an answer, in the order of the deciders; when all answers in the open together settle nothing, everybody.
 * For whoever lets seats act, never for a viewer: who of several has answered is hidden.
 */
export function owing<T extends Types>(game: Game<T>, s: State<T>): readonly Seat[] {
  const seats = deciders(game, s);
  if (s.picks.length === 0) return seats;
  const left = seats.filter((seat) => (s.picks[seat] ?? null) === null);
  return left.length === 0 && isOpen(game, s) ? seats : left;
}

/** All legal answers of a seat to what is asked now, in a fixed order; none when it is not asked. */
export function choices<T extends Types>(game: Game<T>, s: State<T>, seat: Seat): T['choice'][] {
  const frame = topFrame(s);
  if (frame === undefined || !isAsked(game, s, seat)) return [];
  return answersOf(rulesOf(game, frame), s, frame, seat);
}

/** Is this a point that "undo one action" goes back to? */
export function isAtRest<T extends Types>(game: Game<T>, s: State<T>): boolean {
  const frame = topFrame(s);
  return frame === undefined || rulesOf(game, frame).rest !== false;
}
