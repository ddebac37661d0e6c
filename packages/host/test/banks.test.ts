import { stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { drop, Evening, FOUR, type Seated } from './evening.ts';

const [SECONDS, INCREMENT] = [600, 7];

/** What each bank must be by what happened: all time that was thought counts, increments only for what still stands. */
class Ledger {
  readonly #thought = [0, 0];
  readonly #stands: number[] = [];

  answer(seat: number, took: number): void {
    this.#thought[seat] = (this.#thought[seat] ?? 0) + took;
    this.#stands.push(seat);
  }

  takeBack(): void {
    this.#stands.pop();
  }

  get banks(): number[] {
    const answers = (seat: number) => this.#stands.filter((each) => each === seat).length;
    return this.#thought.map((thought, seat) => SECONDS * 1000 - thought + answers(seat) * INCREMENT * 1000);
  }
}

async function evening(seed: string): Promise<void> {
  const int = stream(seed);
  const at = new Evening();
  const match = await at.together(FOUR, {
    undo: 'until-next',
    clock: { kind: 'bank', seconds: SECONDS, increment: INCREMENT },
    standIn: 1,
  });
  const seats = [await at.sit(match, 0, 'ann'), await at.sit(match, 1, 'bea')] as [Seated, Seated];
  const ledger = new Ledger();
  let since = 0;
  for (let left = 24; left > 0; left--) {
    at.clock.turn(int(9_000));
    const now = at.clock.now();
    const { look } = seats[0].now();
    const [asked] = look.asked;
    const [last] = seats[0].now().log.slice(-1);
    if (asked === undefined) break;
    if (int(3) === 0 && look.step > 0) {
      if ((await seats[1 - asked]?.undo(null)) !== null) throw new Error(`not taken back: ${JSON.stringify(last)}`);
      ledger.takeBack();
    } else {
      const { choices } = (seats[asked] as Seated).now().look;
      await seats[asked]?.pick(choices[int(choices.length)] ?? drop(0));
      ledger.answer(asked, now - since);
    }
    since = now;
    const banks = seats[1].company().seats.map(({ bank }) => bank);
    expect([seed, left, banks]).toEqual([seed, left, ledger.banks]);
  }
  for (const seat of seats) await seat.close();
}

test('a bank is charged with what its person thought and grows with answers that stand, however often they take back', async () => {
  for (let n = 0; n < 20; n++) await evening(`bank ${n}`);
});
