/** Milliseconds: so often it is looked whether anything has come, and so long the far side has for a word it is asked for. */
const QUIET = 4_000;
const PATIENCE = 3_000;

interface Line {
  after(milliseconds: number, act: () => void): void;
  /** Does anybody look, so that it matters? */
  isWatched(): boolean;
  /** Asks the far side for a word. */
  ask(): void;
  /** None came. */
  lost(): void;
}

/** Notices that nothing comes through a line although nobody has hung up: of a network that is gone nobody is told. */
export class Pulse {
  readonly #line: Line;
  #isQuiet = false;
  #isOver = false;

  constructor(line: Line) {
    this.#line = line;
    this.#watch();
  }

  heard(): void {
    this.#isQuiet = false;
  }

  /** Is anybody there? */
  check(): void {
    if (this.#isOver) return;
    this.#isQuiet = true;
    this.#line.ask();
    this.#line.after(PATIENCE, () => {
      if (!this.#isQuiet || this.#isOver) return;
      this.end();
      this.#line.lost();
    });
  }

  end(): void {
    this.#isOver = true;
  }

  #watch(): void {
    this.#line.after(QUIET, () => {
      if (this.#isOver) return;
      const wasQuiet = this.#isQuiet;
      this.#isQuiet = true;
      if (wasQuiet && this.#line.isWatched()) this.check();
      this.#watch();
    });
  }
}
