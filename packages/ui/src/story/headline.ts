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

/** What is told of a whole turn, or of a single step of it. */
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
    at(wanted: number): Headline | null {
      const found = steps.find(({ step }) => step === wanted);
      // With the last choice of a turn the next one may have begun.
      const entries = found?.entries.filter((entry) => turn.entries.includes(entry)) ?? [];
      return found === undefined ? null : told({ ...turn, first: found.step, last: found.step, entries });
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
  const teller = tellerOf(story, turn, match, decided?.came);
  const best = decided?.step == null ? null : teller.at(decided.step);
  return best === null || best.worth < TELLING ? teller.whole().says : best.says;
}

/** The step that the sentence of a turn tells of; null where it is no single one. */
export function stepTold<T extends Types>(
  story: Pick<Story<T>, 'headlines'>,
  turn: Turn<T>,
  match: Match<T>,
  decided: Decided,
): number | null {
  const says = headlineOf(story, turn, match, decided);
  const teller = tellerOf(story, turn, match, decided.came);
  const steps = decided.step === null ? teller.steps : [decided.step, ...teller.steps];
  return steps.find((step) => sameJson(teller.at(step)?.says, says)) ?? null;
}

/** What matters most; of equal ones what happened first. */
export function heaviest(all: readonly Headline[], came: Tone | null = null): Headline {
  const weighed = all.map((one) => (isContrary(one, came) ? { ...one, worth: one.worth * CONTRARY } : one));
  return weighed.reduce((best, one) => (one.worth > best.worth ? one : best));
}

const isContrary = ({ tone }: Headline, came: Tone | null): boolean =>
  tone !== undefined && came !== null && tone !== came;
