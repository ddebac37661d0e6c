import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const synced = promisify(fdatasync);

/** The log of a SQLite file: it holds all that was committed. */
export interface Log {
  /** Fulfilled when all that was committed before is on disk. */
  sync(): Promise<void>;
  /** Throws once the disk has failed: what the system then tells of later writes says nothing of the lost ones. */
  check(): void;
  close(): void;
}

/** SQLite itself would wait for the disk with every commit, and everybody with it; here the disk works beside all else. */
export class LogFile implements Log {
  readonly #file: number;
  #fault: unknown = null;

  /** To be opened once SQLite has made it. */
  constructor(database: string) {
    this.#file = openSync(`${database}-wal`, 'r+');
  }

  async sync(): Promise<void> {
    this.check();
    try {
      await synced(this.#file);
    } catch (fault) {
      this.#fault = fault;
      throw fault;
    }
  }

  check(): void {
    if (this.#fault !== null) throw this.#fault;
  }

  close(): void {
    closeSync(this.#file);
  }
}
