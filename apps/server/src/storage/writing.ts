import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Statement, Value } from './database.ts';

/** A statement by its number, and its values. */
export type Numbered = readonly [number: number, values: readonly Value[]];
export type Batch = readonly [Numbered, ...Numbered[]];

/** What goes to disk together. */
export interface Group {
  /** Statements that were not sent before: they have the next numbers. */
  readonly texts: readonly string[];
  readonly batches: readonly Batch[];
}

/** Of a batch: whether its guard let it through, or what went wrong. */
export type Outcome = boolean | Error;

interface Waiting {
  readonly batch: Batch;
  resolve(goesOn: boolean): void;
  reject(fault: unknown): void;
}

/**
 * Writes into a SQLite file in a thread of its own, so that nobody waits for the disk who has not written. What comes within
 * one turn of the event loop, and while the group before goes to disk, makes up a group: under load many share one write.
 */
export class Writing {
  readonly #worker: Worker;
  readonly #numbers = new Map<string, number>();
  #texts: string[] = [];
  #next: Waiting[] = [];
  #underWay: Waiting[] = [];
  #isPlanned = false;
  #broken: unknown = null;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: file });
    this.#worker.on('message', (outcomes: readonly Outcome[]) => this.#settle(outcomes));
    this.#worker.on('error', (fault) => this.#fail(fault));
    this.#worker.on('exit', () => this.#fail(new Error('the database is closed')));
    this.#worker.unref();
  }

  write(batch: readonly [Statement, ...Statement[]]): Promise<boolean> {
    const [guard, ...rest] = batch;
    return new Promise((resolve, reject) => {
      if (this.#broken !== null) return reject(this.#broken);
      this.#next.push({ batch: [this.#numbered(guard), ...rest.map((each) => this.#numbered(each))], resolve, reject });
      if (this.#isPlanned || this.#underWay.length > 0) return;
      this.#isPlanned = true;
      setImmediate(() => this.#send());
    });
  }

  /** What was written before is on disk then. */
  async close(): Promise<void> {
    const gone = once(this.#worker, 'exit');
    this.#send();
    this.#worker.ref();
    this.#worker.postMessage(null);
    await gone;
  }

  #numbered({ sql, values }: Statement): Numbered {
    const known = this.#numbers.get(sql);
    if (known !== undefined) return [known, values];
    const number = this.#numbers.size;
    this.#numbers.set(sql, number);
    // SQLite numbers values as ?1, PostgreSQL as $1.
    this.#texts.push(sql.replaceAll('$', '?'));
    return [number, values];
  }

  #send(): void {
    this.#isPlanned = false;
    if (this.#next.length === 0) return;
    const group: Group = { texts: this.#texts, batches: this.#next.map(({ batch }) => batch) };
    this.#underWay.push(...this.#next);
    [this.#texts, this.#next] = [[], []];
    // Whoever waits for the disk keeps the process alive.
    this.#worker.ref();
    this.#worker.postMessage(group);
  }

  #settle(outcomes: readonly Outcome[]): void {
    for (const [i, { resolve, reject }] of this.#underWay.splice(0, outcomes.length).entries()) {
      const outcome = outcomes[i] as Outcome;
      if (typeof outcome === 'boolean') resolve(outcome);
      else reject(outcome);
    }
    if (this.#underWay.length > 0) return;
    this.#worker.unref();
    this.#send();
  }

  #fail(fault: unknown): void {
    this.#broken ??= fault;
    for (const { reject } of [...this.#underWay.splice(0), ...this.#next.splice(0)]) reject(this.#broken);
  }
}
