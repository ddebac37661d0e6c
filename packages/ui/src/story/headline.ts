import { type LogStep, type Look, type Message, sameJson, type Types, type Value } from '@turnpoint/kernel';
import type { Story } from './contract.ts';
import type { Turn } from './turns.ts';

/** Good or bad news for whose turn it is. */
export type Tone = 'good' | 'bad';

/** What could be said of a turn, and how much it matters beside what else could. */
export interface Headline {
  readonly worth: number;
  readonly says: Message;
  /** Left out where it is neither. */
  readonly tone?: Tone | undefined;
}

/** A sentence of the game's story: its key without what all of them begin with. */
export const says = (worth: number, key: string, args: Record<string, Value> = {}, tone?: Tone): Headline => ({
  worth,
  says: { key: `headline.${key}`, args },
  tone,
});

/** The entries of one type, as that type. */
export function ofType<E extends { readonly type: string }, Type extends E['type']>(
  entries: readonly E[],
  type: Type,
): Extract<E, { type: Type }>[] {
  return entries.filter((entry): entry is Extract<E, { type: Type }> => entry.type === type);
}

/** What a turn is told for. */
export interface Decided {
  /** What came of it; null where that is not known. */
  readonly came: Tone | null;
  /** The step that counts; null where that is not known, or it was no single one. */
  readonly step: number | null;
}

/** News of the other kind than what came of the turn weigh only so much: "closed the last way on" is not how one lost. */
const CONTRARY = 0.2;
/** What is worth less says nothing that one would go to a step for. */
const TELLING = 8;

/** A match as far as it is told. */
interface Match<T extends Types> {
  /** At the whole table, open after the end. */
  readonly look: Look<T>;
  readonly log: readonly LogStep<T>[];
}

/** What is told of a whole turn, or of some steps of it. */
function tellerOf<T extends Types>(
  story: Pick<Story<T>, 'headlines'>,
  turn: Turn<T>,
  { look, log }: Match<T>,
  came: Tone | null | undefined,
) {
  const told = (part: Turn<T>): Headline => {
    const before = log.filter(({ step }) => step < part.first);
    return heaviest(story.headlines(part, { look, before }), came);
  };
  const steps = log.filter(({ step }) => step >= turn.first && step <= turn.last);
  return {
    steps: steps.map(({ step }) => step),
    whole: () => told(turn),
    of(wanted: readonly number[]): Headline | null {
      const found = steps.filter(({ step }) => wanted.includes(step));
      const [first, last] = [found[0], found.at(-1)];
      if (first === undefined || last === undefined) return null;
      // With the last choice of a turn the next one may have begun.
      const entries = found.flatMap((one) => one.entries).filter((entry) => turn.entries.includes(entry));
      return told({ ...turn, first: first.step, last: last.step, entries });
    },
  };
}

/** The sentence of a turn: what matters most of it; of one that decided much, of the step that did. */
export function headlineOf<T extends Types>(
  story: Pick<Story<T>, 'headlines'>,
  turn: Turn<T>,
  match: Match<T>,
  decided: Decided | null = null,
): Message {
  return newsOf(story, turn, match, decided).says;
}

/** The same, with how much it matters. */
export function newsOf<T extends Types>(
  story: Pick<Story<T>, 'headlines'>,
  turn: Turn<T>,
  match: Match<T>,
  decided: Decided | null = null,
): Headline {
  const teller = tellerOf(story, turn, match, decided?.came);
  const best = decided?.step == null ? null : teller.of([decided.step]);
  return best === null || best.worth < TELLING ? teller.whole() : best;
}

/**
 * The steps that the sentence of a turn tells of, as few as tell it: a single one where one does, and rather the one that
 * decided the turn. None where it tells of something that nobody chose.
 */
export function stepsTold<T extends Types>(
  story: Pick<Story<T>, 'headlines'>,
  turn: Turn<T>,
  match: Match<T>,
  decided: Decided | null = null,
): readonly number[] {
  const says = headlineOf(story, turn, match, decided);
  const teller = tellerOf(story, turn, match, decided?.came);
  const tells = (steps: readonly number[]) => sameJson(teller.of(steps)?.says, says);
  const single = [...(decided?.step == null ? [] : [decided.step]), ...teller.steps].find((step) => tells([step]));
  if (single !== undefined) return [single];
  if (!tells(teller.steps)) return [];
  return teller.steps.reduce((kept, step) => {
    const fewer = kept.filter((one) => one !== step);
    return tells(fewer) ? fewer : kept;
  }, teller.steps);
}

/** What matters most; of equal ones what happened first. */
export function heaviest(all: readonly Headline[], came: Tone | null = null): Headline {
  const weighed = all.map((one) => (isContrary(one, came) ? { ...one, worth: one.worth * CONTRARY } : one));
  return weighed.reduce((best, one) => (one.worth > best.worth ? one : best));
}

const isContrary = ({ tone }: Headline, came: Tone | null): boolean =>
  tone !== undefined && came !== null && tone !== came;
