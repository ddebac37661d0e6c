/** One statement; `$1`, `$2` stand for its values. The same text serves both databases. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

export type Value = string | number | null;

/**
 * A database that keeps what it was told. It knows rows, nothing of matches: what is stored is written once, in
 * statements, for all databases.
 */
export interface Database {
  /** What has been stored, and nothing that is only under way. */
  rows<Row>(statement: Statement): Promise<Row[]>;
  /**
   * All statements or none. Where the first one changes no row, nothing is written and the answer is false: it guards the
   * others. Fulfilled when it is on disk.
   */
  write(batch: readonly [Statement, ...Statement[]]): Promise<boolean>;
  close(): Promise<void>;
}

export function statement(sql: string): (...values: readonly Value[]) => Statement {
  return (...values) => ({ sql, values });
}

const nothing = statement('SELECT 1 AS one')();

/** A database that takes longer than this is of no use to people. */
const PATIENCE = 2_000;

export async function answers(database: Database): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, PATIENCE, false);
  const isUp = database.rows(nothing).then(
    () => true,
    () => false,
  );
  return Promise.race([isUp, tooLate]).finally(() => clearTimeout(timer));
}
