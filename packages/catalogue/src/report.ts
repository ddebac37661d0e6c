/** A balance report: matches between scripted bots, line by line, and the page that tells what came of them. */
export interface Report<Job = unknown, Line = unknown> {
  /** What is to be played for each line; plain data. The longest first, so that no thread is left with one at the end. */
  readonly jobs: readonly Job[];
  /** What a job plays, for those who wait. */
  name(job: Job): string;
  /** Plays so many matches; the same line every time. */
  collect(job: Job, matches: number): Line;
  /** The page (Markdown), from the lines in the order of their jobs. */
  page(lines: readonly Line[], matches: number): string;
}
