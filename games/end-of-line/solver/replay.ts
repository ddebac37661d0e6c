import { choices, deciders, play, type Seat } from '@turnpoint/kernel';
import type { Face } from '../content/index.ts';
import { endOfLine } from '../rules/index.ts';
import type { Cell, Choice, State, TurnFrame } from '../rules/types.ts';
import type { Task } from './line.ts';

export interface Move {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** What one line lays, and the task it follows. */
export interface Script {
  readonly task: Task;
  readonly cells: readonly Cell[];
  readonly faces: readonly Face[];
}

export interface Replayed {
  readonly moves: readonly Move[];
  readonly score: number;
}

/**
 * Plays the scripts through the rules' own door to the end of the puzzle. Where a script has run out or no longer
 * fits, the first legal choice is taken, so that every result is a real one.
 */
export function replay(s: State, scripts: readonly Script[]): Replayed {
  const moves: Move[] = [];
  const laid = new Map<Seat, number>();
  let state = s;
  while (state.outcome === null) {
    const seat = deciders(endOfLine, state)[0] as Seat;
    const script = scripts.find(({ task }) => task.line.seat === seat);
    const choice = nextChoice(state, seat, script, laid.get(seat) ?? 0);
    const played = play(endOfLine, state, seat, choice);
    if (!played.ok) throw new Error(`the solver chose what is refused (${played.ruling.clause})`);
    if ('cell' in choice) laid.set(seat, (laid.get(seat) ?? 0) + 1);
    moves.push({ seat, choice });
    state = played.state;
  }
  return { moves, score: state.outcome.scores?.[0] as number };
}

function nextChoice(s: State, seat: Seat, script: Script | undefined, laid: number): Choice {
  const offered = choices(endOfLine, s, seat);
  const kind = (wanted: Choice['kind']) => offered.find((choice) => choice.kind === wanted);
  const frame = s.stack.at(-1) as TurnFrame;
  if (frame.laid === 1 && brakesNow(s, script)) return kind('brake') ?? (offered[0] as Choice);
  const cell = script?.cells[laid];
  const face = script?.faces[laid];
  const planned = offered.find((c) => c.kind === 'lay' && c.cell === cell && c.face === face);
  return planned ?? kind('end') ?? kind('decline') ?? kind('give-up') ?? (offered[0] as Choice);
}

function brakesNow(s: State, script: Script | undefined): boolean {
  if (script === undefined) return false;
  const { line, brakes } = script.task;
  return brakes.includes(s.table.round - line.round);
}
