import type { SetUp } from '@turnpoint/catalogue';
import type { SeatSetUp } from '../client/players.ts';
import { usualLevel } from '../parts/levels.ts';

/** The rows of the set-up form: as many as the mode allows, each with a sign of its own. */
export class Seats {
  rows = $state<SeatSetUp[]>([]);
  readonly #setUp: SetUp;
  readonly #withOthers: boolean;
  #made = 0;

  /** With others every new seat is a person's, and nobody sits alone. */
  constructor(setUp: SetUp, mode: string, withOthers = false) {
    this.#setUp = setUp;
    this.#withOthers = withOthers;
    this.fit(mode);
    if (withOthers && this.rows.length === 1 && this.range(mode)[1] > 1) this.add();
  }

  /** Adds rows or takes some away until the mode's number fits; who sits there already stays. */
  fit(mode: string): void {
    const [least, most] = this.range(mode);
    while (this.rows.length < least) this.add();
    if (this.rows.length > most) this.rows.length = most;
    const [first] = this.rows;
    if (this.rows.length === 1 && first) first.kind = 'person';
  }

  range(mode: string): readonly [least: number, most: number] {
    return this.#setUp.modes.find(({ id }) => id === mode)?.seats ?? [1, 1];
  }

  add(): void {
    const key = this.#made++;
    const kind = key === 0 || this.#withOthers ? 'person' : 'bot';
    this.rows.push({ key, kind, level: usualLevel(this.#setUp), name: '', sign: this.#freeSigns()[0] ?? '' });
  }

  remove(at: number): void {
    this.rows.splice(at, 1);
  }

  move(at: number, by: -1 | 1): void {
    const [row] = this.rows.splice(at, 1);
    if (row) this.rows.splice(at + by, 0, row);
  }

  /** The next sign that nobody bears, going round. */
  changeSign(at: number): void {
    const row = this.rows[at];
    if (row === undefined) return;
    const { signs } = this.#setUp;
    const now = signs.indexOf(row.sign);
    const round = [...signs.slice(now + 1), ...signs.slice(0, now)];
    row.sign = round.find((sign) => this.#freeSigns().includes(sign)) ?? row.sign;
  }

  get signs(): string[] {
    return this.rows.map(({ sign }) => sign);
  }

  #freeSigns(): string[] {
    return this.#setUp.signs.filter((sign) => !this.rows.some((row) => row.sign === sign));
  }
}
