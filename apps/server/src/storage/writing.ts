import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Statement, Value } from './database.ts';

/** A statement that was not sent before: it has the next number. */
export interface NewStatement {
  readonly sql: string;
  /** So many values it takes. */
  readonly takes: number;
}

/** What goes to disk together. */
export interface Group {
  readonly news: readonly NewStatement[];
  /**
   * Of each batch how many statements it has, and of each of these its number and its values, all in one list: what is copied
   * from one thread to another costs by its lists, not by what they hold.
   */
  readonly batches: readonly Value[];
}

/** Of a batch: whether its guard let it through, or what went wrong. */
export type Outcome = boolean | Error;

interface Waiting {
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
  #news: NewStatement[] = [];
  #batches: Value[] = [];
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
    return new Promise((resolve, reject) => {
      if (this.#broken !== null) return reject(this.#broken);
      this.#batches.push(batch.length);
      for (const { sql, values } of batch) this.#batches.push(this.#numberOf(sql, values.length), ...values);
      this.#next.push({ resolve, reject });
      if (this.#isPlanned || this.#underWay.length > 0) return;
      this.#isPlanned = true;
      setImmediate(() => this.#send());
    });
  }

  /** What was written before is on disk then. */
  async close(): Promise<void> {
    const gone = once(this.#worker, 'exit');
    this.#send();
    // Who is late is told so here: what reached a closed database would end the thread with a fault.
    this.#broken ??= new Error('the database is closed');
    this.#worker.ref();
    this.#worker.postMessage(null);
    await gone;
  }

  #numberOf(sql: string, takes: number): number {
    const known = this.#numbers.get(sql);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(sql, number);
    // SQLite numbers values as ?1, PostgreSQL as $1.
    this.#news.push({ sql: sql.replaceAll('$', '?'), takes });
    return number;
  }

  #send(): void {
    this.#isPlanned = false;
    if (this.#next.length === 0) return;
    const group: Group = { news: this.#news, batches: this.#batches };
    this.#underWay.push(...this.#next);
    [this.#news, this.#batches, this.#next] = [[], [], []];
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
