import type { Look, Seat } from '@turnpoint/kernel';
import type { SeatPort, Summary } from '@turnpoint/protocol';
import { doorOf } from './door.ts';

type Asked = Pick<Look, 'asked'>;

/** Several persons at one screen: who of them is to be asked. Nobody's look comes to the page for it. */
export class HotSeat {
  /** The seats of those at this screen. */
  readonly persons: readonly Seat[];
  readonly hidesHands: boolean;
  readonly #match: string;
  readonly #pass: object | null;

  constructor({ id, seats }: Summary, { hidesHands, pass }: { hidesHands: boolean; pass: object | null }) {
    this.persons = seats;
    this.hidesHands = hidesHands;
    this.#match = id;
    this.#pass = pass;
  }

  areAsked({ asked }: Asked): boolean {
    return this.persons.some((seat) => asked.includes(seat));
  }

  /** The first person here who still owes an answer. */
  async whoOwes(look: Asked): Promise<Seat | null> {
    return (await this.#those(look, (port) => port.owes()))[0] ?? null;
  }

  /** The persons who may still answer in a pause, when several share this screen; none when this is not one. */
  async askedInPublic(look: Asked): Promise<readonly Seat[]> {
    const pass = this.#pass;
    if (pass === null || !this.hidesHands || this.persons.length < 2) return [];
    return this.#those(look, async (port) => (await port.why(pass)) === null);
  }

  async passAll(seats: readonly Seat[], at: number): Promise<void> {
    const pass = this.#pass;
    if (pass === null) return;
    for (const seat of seats) await this.#at(seat, (port) => port.choose([pass], at));
  }

  async #those({ asked }: Asked, fits: (port: SeatPort) => Promise<boolean>): Promise<readonly Seat[]> {
    const found: Seat[] = [];
    for (const seat of this.persons) if (asked.includes(seat) && (await this.#at(seat, fits))) found.push(seat);
    return found;
  }

  async #at<X>(seat: Seat, act: (port: SeatPort) => Promise<X>): Promise<X> {
    const port = await doorOf(this.#match).sit(this.#match, seat, null);
    try {
      return await act(port);
    } finally {
      await port.close();
    }
  }
}
