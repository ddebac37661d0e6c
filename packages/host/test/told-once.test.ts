import { type Seat, stream } from '@turnpoint/kernel';
import {
  type Channel,
  connect,
  type Far,
  type Line,
  type SeatPort,
  type Sight,
  serve,
  type ToldStep,
} from '@turnpoint/protocol';
import { expect, test } from 'vitest';
import { createHost, type Host, memoryStorage, memoryTables, type Tables } from '../src/index.ts';
import { drop, Evening, FOUR, until } from './evening.ts';

type Int = (below: number) => number;

/** Some turns of the event loop, so that what is asked first is not always answered first. */
async function turns(int: Int): Promise<void> {
  for (let left = int(6); left > 0; left--) await new Promise((next) => setImmediate(next));
}

/** What is said is stored and read as slowly as a database may. */
function slow(tables: Tables, int: Int): Tables {
  return {
    ...tables,
    async say(...line) {
      await tables.say(...line);
      await turns(int);
    },
    async said(match, from) {
      const lines = await tables.said(match, from);
      await turns(int);
      return lines;
    },
  };
}

/** Two ends of a line that carries JSON in order, and may be cut: then nothing comes through any more. */
function wire(): { near: Channel; far: Channel; cut(): void } {
  const takes: ((message: unknown) => void)[] = [() => {}, () => {}];
  let isCut = false;
  const end = (own: number): Channel => ({
    post(message) {
      const text = JSON.stringify(message);
      setImmediate(() => {
        if (!isCut) takes[1 - own]?.(JSON.parse(text));
      });
    },
    receive(take) {
      takes[own] = take;
    },
  });
  return {
    near: end(0),
    far: end(1),
    cut() {
      isCut = true;
    },
  };
}

/** Who asks for changes alone finds the words themselves. */
const withoutWords = (log: readonly ToldStep[]) => JSON.stringify(log.map(({ lines: _, ...step }) => step));

/** Somebody at a page of their own: what they are told is put together as a page does. */
class Reader {
  readonly door: Far;
  readonly said: number[] = [];
  readonly sights: Sight[] = [];
  log: ToldStep[] = [];
  port: SeatPort | null = null;
  /** Told a second time as it stood already. */
  readonly twice: ToldStep[] = [];
  readonly #hang: (far: Channel) => () => Promise<void>;
  #line = wire();
  #leave: () => Promise<void>;
  #isAnew = true;
  isCut = false;

  constructor(name: string, hang: (far: Channel) => () => Promise<void>) {
    this.#hang = hang;
    this.#leave = hang(this.#line.far);
    this.door = connect(this.#line.near, name);
  }

  async sit(match: string, seat: Seat): Promise<void> {
    this.port = await this.door.sit(match, seat, {
      sight: (sight) => this.#read(sight),
      talk: (lines) => this.said.push(...lines.map(({ number }) => number)),
      fault: (sentence) => {
        throw new Error(sentence);
      },
    });
  }

  loseLine(): void {
    this.#line.cut();
    this.isCut = true;
  }

  /** The same page goes on over another line. */
  async goOn(): Promise<void> {
    this.isCut = false;
    this.#isAnew = true;
    const [line, leave] = [wire(), this.#leave];
    this.#line = line;
    this.#leave = this.#hang(line.far);
    this.door.resume(line.near);
    await leave();
  }

  #read(sight: Sight): void {
    const stood = this.log.filter(({ step }) => step >= sight.from);
    // What was known when the line was lost may have been taken back: then all is told.
    const isAnew = this.#isAnew && sight.from === 0;
    this.#isAnew = false;
    const alike = stood.filter((told, i) => withoutWords([told]) === withoutWords(sight.log.slice(i, i + 1)));
    if (isAnew ? stood.length > 0 && alike.length === stood.length : alike.length > 0) this.twice.push(...alike);
    this.log = [...this.log.filter(({ step }) => step < sight.from), ...sight.log];
    this.sights.push(sight);
  }
}

/** What another page at the same seat hears, right at its host. */
async function another(host: Host, match: string, seat: Seat): Promise<readonly number[]> {
  const said: number[] = [];
  const talk = (lines: readonly Line[]) => void said.push(...lines.map(({ number }) => number));
  await host.door(['ann', 'bea'][seat] as string).sit(match, seat, { sight: () => {}, talk, fault: () => {} });
  return said;
}

/** An evening at two hosts, in which lines are lost, choices taken back and much is said at once. */
async function evening(seed: string): Promise<void> {
  const int = stream(seed);
  const [storage, kept] = [memoryStorage(), memoryTables()];
  const ears: ((news: string) => void)[][] = [[], []];
  const hosts = [0, 1].map((own) => {
    const bus = {
      tell: (news: string) => void turns(int).then(() => ears[1 - own]?.forEach((hear) => void hear(news))),
      hear: (listener: (news: string) => void) => void ears[own]?.push(listener),
    };
    return createHost(new Evening({ storage, bus }).outside, slow(kept, int));
  });
  const match = await new Evening({ storage }).together(FOUR, { undo: 'until-next' });
  const readers = ['ann', 'bea'].map(
    (who, seat) =>
      new Reader(`page of ${who}`, (far) => serve((hosts[seat] as Host).door(who), far, { inChanges: int(2) === 0 })),
  );
  for (const [seat, reader] of readers.entries()) await reader.sit(match, seat);
  const saying: unknown[] = [];
  const pages: (readonly number[])[] = readers.map(({ said }) => said);
  for (let left = 60; left > 0; left--) {
    const seat = int(2);
    const reader = readers[seat] as Reader;
    const latest = reader.sights.at(-1) as Sight;
    const act = int(7);
    if (reader.isCut) {
      if (int(4) === 0) await reader.goOn();
    } else if (act === 0) reader.loseLine();
    else if (act === 1) await reader.port?.undo(null);
    else if (act === 2) saying.push(reader.port?.say(`line ${left}`).catch(() => {}));
    else if (act === 3 && pages.length < 8) pages.push(await another(hosts[seat] as Host, match, seat));
    else if (latest.look.choices.length > 0) await reader.port?.choose([drop(int(7))], latest.look.step);
    if (int(3) === 0) await turns(int);
  }
  for (const reader of readers) if (reader.isCut) await reader.goOn();
  const truth = await new Evening({ storage }).sit(match, 0, 'ann');
  const whole = withoutWords(truth.now().log);
  await until(() => readers.every(({ log }) => withoutWords(log) === whole));
  // Some were too many, and of some nobody learns whether they came through.
  await Promise.all(saying);
  await turns(() => 9);
  const lines = (await kept.said(match, 1)).map(({ number }) => number);
  await until(() => pages.every((said) => said.length >= lines.length));
  for (const [i, said] of pages.entries()) expect([seed, i, said]).toEqual([seed, i, lines]);
  for (const reader of readers) {
    expect([seed, reader.twice]).toEqual([seed, []]);
    await reader.port?.close();
  }
}

test('whatever is lost, taken back or said at once: everybody is told each step and each line, and none twice', async () => {
  for (let n = 0; n < 12; n++) await evening(`told once ${n}`);
});
