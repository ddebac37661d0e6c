/** What a person may hear of a match: few and soft. */
export type Sound = 'step' | 'asked' | 'won' | 'over';

/** Where a match stands for whoever listens. */
export interface Standing {
  readonly step: number;
  readonly isAsked: boolean;
  readonly end: 'won' | 'over' | null;
}

/** What is heard when a match has gone on; who has just come to the table hears nothing. */
export function soundOf(before: Standing | null, now: Standing): Sound | null {
  if (before === null || now.step <= before.step) return null;
  if (now.end !== null) return before.end === null ? now.end : null;
  return now.isAsked && !before.isAsked ? 'asked' : 'step';
}
