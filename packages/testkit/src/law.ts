import type { Moment, Step } from './moment.ts';

/**
 * Something that holds for every game. The suite walks through random matches and calls each law at every point it
 * asks for; a law that finds itself broken throws. Costly laws look at a sample (`moment.sometimes`).
 */
export interface Law {
  readonly name: string;
  /** The law in one sentence. */
  readonly says: string;
  /** Once per set-up, before any match. */
  atSetup?(moment: Moment): void;
  /** At the deal and after every choice. */
  atState?(moment: Moment): void;
  /** After every choice, with what stood before it. */
  atChoice?(step: Step): void;
  /** Once per match, at its end. */
  atEnd?(moment: Moment): void;
}

export class LawBroken extends Error {}

export function must(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new LawBroken(otherwise());
}

/** Byte-equal as JSON. */
export function mustBeBytes(found: string, expected: string, what: string): void {
  must(found === expected, () => `${what}: ${firstDifference(found, expected)}`);
}

function firstDifference(found: string, expected: string): string {
  let at = 0;
  while (at < found.length && found[at] === expected[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `found …${around(found)}… instead of …${around(expected)}…`;
}
