import { type Reader, type Seat, tell } from '@turnpoint/kernel';
import type { Answer, Door, SeatPort, Sight, Summary } from '@turnpoint/protocol';
import { Failure } from '../command.ts';
import { type Parts, partsOf } from '../games.ts';
import { tellRuling, tellSections } from '../telling.ts';

/** Milliseconds that others have for their answers before a look is told as it is. */
const PATIENCE = 20_000;

/** One seat of a match, told in sentences. */
export class Sitting {
  readonly #parts: Parts;
  readonly #reader: Reader;
  #port: SeatPort | null = null;
  #sight: Sight | null = null;
  /** Lines of the log that were not told yet. */
  #news: string[] = [];
  #waiting: (() => void)[] = [];

  private constructor(parts: Parts, { players }: Summary, you: Seat) {
    this.#parts = parts;
    this.#reader = { language: 'en', texts: parts.texts.en, names: players.map(({ name }) => name), you };
  }

  static async open(door: Door, match: string, seat: Seat | null): Promise<Sitting> {
    const summary = await door.library.summary(match);
    if (summary === null) throw new Failure('there is no such match here');
    const own = seat ?? summary.seats[0];
    if (own === undefined) throw new Failure('you have no seat in this match');
    const sitting = new Sitting(await partsOf(summary.game), summary, own);
    sitting.#port = await door.sit(match, own, {
      sight: (sight) => sitting.#take(sight),
      fault: (sentence) => sitting.#news.push(sentence),
    });
    return sitting;
  }

  /** The table as text, what happened since it was last told, and the numbered choices. Waits while others choose. */
  async tell(): Promise<string> {
    await this.#untilAsked();
    const { look, labels } = this.#now;
    const board = tellSections(this.#reader, (await this.#port?.text()) ?? []);
    const news = this.#news.splice(0);
    return [
      ...(news.length === 0 ? [] : ['What happened:', ...news, '']),
      board,
      '',
      ...this.#asked(look, labels),
    ].join('\n');
  }

  async choose(number: number, step: number): Promise<string> {
    const { look } = this.#now;
    const choice = look.choices[number - 1];
    if (choice === undefined) throw new Failure(`there is no choice ${number}: there are ${look.choices.length}`);
    const told = this.#answer(await (this.#port as SeatPort).choose([choice], step));
    return [told, await this.tell()].filter(Boolean).join('\n');
  }

  async why(words: string): Promise<string> {
    const { look } = this.#now;
    const [asked] = this.#parts.questions?.(look, words) ?? [{ kind: words }];
    if (asked === undefined) throw new Failure('ask about a choice, a card or a place');
    const ruling = await this.#port?.why(asked);
    return ruling ? tellRuling(this.#parts, this.#reader, ruling) : 'That is allowed now.';
  }

  async undo(): Promise<string> {
    const refused = await this.#port?.undo(null);
    return refused ? `It stands (${refused}).` : `Taken back.\n${await this.tell()}`;
  }

  get #now(): Sight {
    if (this.#sight === null) throw new Failure('this match cannot be seen yet');
    return this.#sight;
  }

  #take(sight: Sight): void {
    this.#sight = sight;
    for (const { lines } of sight.log) this.#news.push(...lines.map((line) => `- ${tell(this.#reader, line)}`));
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #asked({ outcome, prompt, step }: Sight['look'], labels: Sight['labels']): string[] {
    if (outcome !== null) {
      const winners = outcome.winners.map((seat) => this.#reader.names[seat]);
      return [`The match is over. ${winners.length === 0 ? 'Nobody wins.' : `Won by ${winners.join(', ')}.`}`];
    }
    if (labels.length === 0) return ['Others are choosing: look again.'];
    const offers = labels.map((label, at) => `${at + 1}. ${tell(this.#reader, label)}`);
    return [`Step ${step}. ${prompt === null ? 'Choose' : tell(this.#reader, prompt)}:`, ...offers];
  }

  #answer(answer: Answer): string {
    if (answer.kind === 'stale') return 'The match has gone on since you looked: nothing was chosen.';
    return answer.kind === 'refused' ? tellRuling(this.#parts, this.#reader, answer.ruling) : '';
  }

  async #untilAsked(): Promise<void> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const { look } = this.#now;
      const left = until - Date.now();
      if (look.outcome !== null || look.choices.length > 0 || left <= 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.push(resolve);
      const timer = setTimeout(resolve, left);
      await promise;
      clearTimeout(timer);
    }
  }
}
