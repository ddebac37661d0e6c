/** The phases by number: 1 Journey, 2 City, 3 Record (TS-2.8). */
export const PHASES = ['Journey', 'City', 'Record'] as const;

/** Cities that a Record names. */
export type City =
  | 'Jerusalem'
  | 'Antioch on the Orontes'
  | 'Damascus'
  | 'Ephesus'
  | 'Corinth'
  | 'Athens'
  | 'Philippi'
  | 'Rome'
  | 'Caesarea Maritima';
