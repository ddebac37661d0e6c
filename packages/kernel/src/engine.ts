import { deciders, rulesOf, topFrame } from './asked.ts';
import { FullContext, QuietContext } from './context.ts';
import { RulesFault } from './fault.ts';
import { copyJson } from './json.ts';
import { ruling } from './legal.ts';
import { NOBODY, only } from './seats.ts';
import { copyState, newState } from './state.ts';
import type { By, Context, Game, Logged, Ruling, Seat, State, Types } from './types.ts';

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
    giveAnswer(s, seat, choice);
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

/** The state with an answer that nobody has acted on yet, not even where it is the last one. */
export function answered<T extends Types>(game: Game<T>, s: State<T>, seat: Seat, choice: T['choice']): State<T> {
  const state = copyState(game, s);
  state.step++;
  giveAnswer(state, seat, choice);
  return state;
}

function giveAnswer<T extends Types>(s: State<T>, seat: Seat, choice: T['choice']): void {
  while (s.picks.length < s.seats) s.picks.push(null);
  s.picks[seat] = choice;
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

/** Would this legal choice be final (chance, or something learned)? The table says so before the click. */
export function wouldSeal<T extends Types>(game: Game<T>, s: State<T>, seat: Seat, choice: T['choice']): boolean {
  const played = play(game, s, seat, choice);
  return played.ok && played.sealed;
}
