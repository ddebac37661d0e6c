import { botNameAt, type Level, type Player } from '@turnpoint/protocol';
import { chosen } from '../settings.svelte.ts';
import { say } from '../words.svelte.ts';

/** A seat as it is set up: who sits there, by what name, with which sign. */
export interface SeatSetUp {
  /** Stays with the row when it moves. */
  readonly key: number;
  kind: 'person' | 'bot';
  level: Level;
  /** Empty: the usual name. */
  name: string;
  sign: string;
}

/** The names at the table: those given, otherwise "Player 2" or a name of its level's bots, so that no two are alike. */
export function playersOf(seats: readonly SeatSetUp[]): Player[] {
  const firstPerson = seats.findIndex(({ kind }) => kind === 'person');
  const given = seats.map(({ name }, seat) => name.trim() || (seat === firstPerson ? chosen.now.name.trim() : ''));
  return seats.map(({ kind, level }, seat) => {
    const usual = kind === 'person' ? say('seat.person', { n: seat + 1 }) : botNameAt(seats, seat);
    return { name: given[seat] || usual, kind, level: kind === 'bot' ? level : null };
  });
}
