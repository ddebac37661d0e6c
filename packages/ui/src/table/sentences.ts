/** What is told by one sentence, and by a second one below it where there is more to say; null: it needs no words. */
export interface Sentence<E> {
  readonly says: string | null;
  readonly also: string | null;
  readonly entries: readonly E[];
}

/** In milliseconds at the usual pace: what a letter takes to be read, what the shortest sentence does. */
const LETTER = 30;
const LEAST = 800;

/** Nobody is to be told of one choice for longer than this: then each sentence says more. */
export const LONGEST = 18_000;

export const readingTime = ({ says, also }: Pick<Sentence<unknown>, 'says' | 'also'>): number =>
  says === null ? 0 : Math.max(LEAST, LETTER * (says.length + (also?.length ?? 0)));

/** So many letters fit at the prompt of a phone, with what stands below them. */
const FITS = 130;

/** Short sentences side by side, as many as fit at a time. */
export function packed(says: readonly string[]): string[] {
  const packs: string[] = [];
  for (const one of says) {
    const last = packs.at(-1);
    if (last !== undefined && last.length + one.length < FITS) packs[packs.length - 1] = `${last} ${one}`;
    else packs.push(one);
  }
  return packs;
}

/** What needs no words is shown with what was told before it. */
export function sentencesOf<E>(entries: readonly E[], says: (entry: E) => string | null): Sentence<E>[] {
  const sentences: { says: string | null; also: null; entries: E[] }[] = [];
  for (const entry of entries) {
    const said = says(entry);
    const before = sentences.at(-1);
    if (said === null && before !== undefined) before.entries.push(entry);
    else sentences.push({ says: said, also: null, entries: [entry] });
  }
  return sentences;
}
