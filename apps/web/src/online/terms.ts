import type { ClockTerms, Level, Spectators, Terms, UndoPolicy } from '@turnpoint/protocol';
import { say } from './words.ts';

/** What a table agrees on, with who may find it. */
export interface Agreement {
  readonly terms: Terms;
  readonly listed: boolean;
}

export const USUAL: Agreement = {
  terms: { undo: 'until-next', clock: null, spectators: 'public', standIn: 2 },
  listed: false,
};

export const UNDO: readonly UndoPolicy[] = ['until-next', 'own-turn', 'consent', 'none'];
export const SPECTATORS: readonly Spectators[] = ['public', 'delayed', 'open', 'none'];
export const STAND_INS: readonly (Level | null)[] = [1, 2, 3, null];
export const CLOCKS: readonly (ClockTerms | null)[] = [
  null,
  { kind: 'choice', seconds: 45 },
  { kind: 'choice', seconds: 120 },
  { kind: 'bank', seconds: 600, increment: 5 },
  { kind: 'bank', seconds: 1800, increment: 15 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];

export function clockLine(clock: ClockTerms | null): string {
  if (clock === null) return say('terms.clock.none');
  if (clock.kind === 'choice') return say('terms.clock.choice', { n: clock.seconds });
  if (clock.kind === 'days') return say('terms.clock.days', { n: clock.days });
  return say('terms.clock.bank', { n: clock.seconds / 60, increment: clock.increment });
}

export function standInLine(level: Level | null): string {
  return level === null ? say('terms.stand-in.none') : say('terms.stand-in', { level: say(`level.${level}`) });
}

/** The agreement as sentences, the way people would say it. */
export function linesOf({ terms, listed }: Agreement): string[] {
  return [
    clockLine(terms.clock),
    say(`terms.undo.${terms.undo}`),
    standInLine(terms.standIn),
    say(`terms.spectators.${terms.spectators}`),
    say(listed ? 'terms.listed' : 'terms.private'),
  ];
}
