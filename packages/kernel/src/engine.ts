import { FullContext, QuietContext } from './context.ts';
import { RulesFault } from './fault.ts';
import { copyJson, sameJson } from './json.ts';
import { NOBODY, only } from './seats.ts';
import { copyState, newState } from './state.ts';
import type { By, Context, FrameRules, Game, Logged, Look, Ruling, Seat, State, Types, Viewer } from './types.ts';

export interface Played<T extends Types> {
  readonly ok: true;
  readonly state: State<T>;
  readonly log: readonly Logged<T['entry']>[];
  /** Chance was used, somebody learned something, or the match ended: it cannot be taken back. */
  readonly sealed: boolean;
}

export interface Refused<T extends Types> {
  readonly ok: false;
  readonly ruling: Ruling<T['clause']>;
}

/** More automatic frames in a row than any game needs: a rule pushes itself for ever. */
const ENDLESS = 100_000;

/** Deals a new match. The options must have passed `cannotStart`. */
export function start<T extends Types>(game: Game<T>, options: T['options'], seats: number, seed: string): Played<T> {
  const state = newState(game, { seats, seed, table: {}, stack: [] });
  const ctx = new FullContext<T>(state);
  state.table = game.setup(options, seats, ctx);
  settle(game, state, ctx);
  return { ok: true, state, log: ctx.logged, sealed: true };
}

/** The rules of the frame that is to be decided or resolved now. */
function rulesOf<T extends Types>(game: Game<T>, frame: T['frame']): FrameRules<T> {
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
function answersOf<T extends Types>(rules: FrameRules<T>, s: State<T>, frame: T['frame'], seat: Seat): T['choice'][] {
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
 * Who still owes an answer, in the order of the deciders; when all answers together settle nothing, everybody. For
 * whoever lets seats act, never for a viewer: who of several has answered is hidden.
 */
export function owing<T extends Types>(game: Game<T>, s: State<T>): readonly Seat[] {
  const seats = deciders(game, s);
  if (s.picks.length === 0) return seats;
  const left = seats.filter((seat) => (s.picks[seat] ?? null) === null);
  return left.length === 0 ? seats : left;
}

/** All legal answers of a seat to what is asked now, in a fixed order; none when it is not asked. */
export function choices<T extends Types>(game: Game<T>, s: State<T>, seat: Seat): T['choice'][] {
  const frame = topFrame(s);
  if (frame === undefined || !isAsked(game, s, seat)) return [];
  return answersOf(rulesOf(game, frame), s, frame, seat);
}

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
  const same = (legal: T['choice']) => sameJson(legal, choice);
  if (asked && answersOf(rulesOf(game, frame), s, frame, seat).some(same)) return null;
  if (anytimeChoices(game, s, seat).some(same)) return null;
  return asked ? rulesOf(game, frame).refuse(s, frame, seat, choice) : game.idle(s, seat);
}

/** Checks a choice and applies it to a copy. The old state stands whatever happens. */
export function play<T extends Types>(
  game: Game<T>,
  s: State<T>,
  seat: Seat,
  choice: T['choice'],
  by: By = 'seat',
): Played<T> | Refused<T> {
  const refused = ruling(game, s, seat, choice, by);
  if (refused !== null) return { ok: false, ruling: refused };
  const state = copyState(game, s);
  const ctx = new FullContext<T>(state);
  // A copy: the state may keep the choice, and the caller may go on using its own.
  apply(game, state, seat, copyJson(choice), ctx);
  // Whoever is asked must see what for: a private turn ends where another has to decide.
  if (game.privateTurns) ctx.learns(deciders(game, state).filter((asked) => asked !== seat));
  return { ok: true, state, log: ctx.logged, sealed: ctx.sealed };
}

const quiet = new QuietContext<Types>({} as State);

/** For search: no check, no copy, no log. The choice must be one that was offered in this very state. */
export function playInPlace<T extends Types>(game: Game<T>, s: State<T>, seat: Seat, choice: T['choice']): void {
  quiet.state = s as unknown as State;
  apply(game, s, seat, choice, quiet as unknown as Context<T>);
}

function apply<T extends Types>(game: Game<T>, s: State<T>, seat: Seat, choice: T['choice'], ctx: Context<T>): void {
  s.step++;
  const frame = topFrame(s);
  if (frame === undefined) throw new RulesFault(`${game.id}: nothing to decide`);
  const rules = rulesOf(game, frame);
  if (game.anytime.kinds.includes(choice.kind)) {
    game.anytime.resolve(s, seat, choice, ctx);
    // Time that has run out does not come back.
    if (choice.kind === game.anytime.clock?.kind) ctx.learns(only(seat));
    if (s.picks.length > 0) dropVoidAnswers(s, topFrame(s) === frame ? rules.deciders(s, frame) : NOBODY);
  } else if (rules.open === undefined && rules.deciders(s, frame).length === 1) {
    s.stack.pop();
    rules.resolve(s, frame, [choice], ctx);
  } else {
    while (s.picks.length < s.seats) s.picks.push(null);
    s.picks[seat] = choice;
    if (rules.open !== undefined) ctx.log(rules.open.entry(frame, seat, choice));
    // Final when given: if it could be taken back until another answers, trying would show who has answered.
    ctx.learns(only(seat));
  }
  if (s.picks.length > 0) closeDecision(game, s, ctx);
  settle(game, s, ctx);
}

/** An answer counts for the decision it was given to, and only while its seat still decides there. */
function dropVoidAnswers<T extends Types>(s: State<T>, stillAsked: readonly Seat[]): void {
  for (const seat of s.picks.keys()) if (!stillAsked.includes(seat)) s.picks[seat] = null;
  if (s.picks.every((pick) => pick === null)) s.picks.length = 0;
}

/** Resolves a decision of several seats once every decider has answered, one in the open once it is settled. */
function closeDecision<T extends Types>(game: Game<T>, s: State<T>, ctx: Context<T>): void {
  const frame = topFrame(s);
  if (frame === undefined) return;
  const rules = rulesOf(game, frame);
  if (rules.open !== undefined) {
    if (!rules.open.settles(s, frame, s.picks)) return;
    const given = s.picks.splice(0);
    s.stack.pop();
    rules.open.resolve(s, frame, given, ctx);
    return;
  }
  const answers: T['choice'][] = [];
  for (const seat of rules.deciders(s, frame)) {
    const answer = s.picks[seat] ?? null;
    if (answer === null) return;
    answers.push(answer);
  }
  s.picks.length = 0;
  s.stack.pop();
  rules.resolve(s, frame, answers, ctx);
}

/** Resolves frames that nobody decides, until somebody must or the match is over. */
function settle<T extends Types>(game: Game<T>, s: State<T>, ctx: Context<T>): void {
  for (let i = 0; s.outcome === null; i++) {
    const frame = topFrame(s);
    if (frame === undefined) throw new RulesFault(`${game.id}: nothing to decide and no outcome`);
    const rules = rulesOf(game, frame);
    const asked = rules.deciders(s, frame);
    // Final when several are asked: could it be taken back until one answers, trying would show whether one has.
    if (asked.length > 1) ctx.learns(asked);
    if (asked.length > 0) return;
    if (i === ENDLESS) throw new RulesFault(`${game.id}: frame "${frame.kind}" never comes to rest`);
    s.stack.pop();
    rules.resolve(s, frame, [], ctx);
  }
}

/** Is this a point that "undo one action" goes back to? */
export function isAtRest<T extends Types>(game: Game<T>, s: State<T>): boolean {
  const frame = topFrame(s);
  return frame === undefined || rulesOf(game, frame).rest !== false;
}

/** Would this legal choice be final (chance, or something learned)? The table says so before the click. */
export function wouldSeal<T extends Types>(game: Game<T>, s: State<T>, seat: Seat, choice: T['choice']): boolean {
  const played = play(game, s, seat, choice);
  return played.ok && played.sealed;
}

/** All that a viewer may know of this state. */
export function look<T extends Types>(game: Game<T>, s: State<T>, seat: Viewer): Look<T> {
  const frame = topFrame(s);
  const asked = deciders(game, s);
  const mine = seat !== null && frame !== undefined && isAsked(game, s, seat);
  return {
    game: s.game,
    version: s.version,
    seats: s.seats,
    seat,
    step: s.step - unseenAnswers(game, s),
    asked,
    answer: seat === null ? null : (s.picks[seat] ?? null),
    answers: isOpen(game, s) ? Array.from({ length: s.seats }, (_, at) => s.picks[at] ?? null) : null,
    prompt: mine ? rulesOf(game, frame).prompt(s, frame, seat) : null,
    choices: mine ? answersOf(rulesOf(game, frame), s, frame, seat) : [],
    anytime: seat === null ? [] : anytimeChoices(game, s, seat),
    view: game.view(s, seat),
    outcome: s.outcome,
  };
}
