import type { Bot, Budget } from '@turnpoint/bots';
import {
  type Choice,
  type Look,
  type Match,
  type Message,
  owing,
  practisedTo,
  type Reader,
  ruling,
  type Seat,
  sameJson,
  type Types,
  tell,
} from '@turnpoint/kernel';
import type { Parts } from '../games.ts';
import { tellEntries, tellLook, tellRuling, tellSections, tellWithClauses } from '../telling.ts';
import { Changes } from './changes.ts';

export interface Seated {
  readonly bot: Bot<Types>;
  readonly budget: Budget;
}

/** A match in the terminal: one person, bots on the other seats. Its methods answer what the person types. */
export class Table {
  readonly parts: Parts;
  readonly match: Match<Types>;
  readonly person: Seat;
  readonly #reader: Reader;
  readonly #bots: ReadonlyMap<Seat, Seated>;
  readonly #changes = new Changes();
  #shown = 0;

  constructor(parts: Parts, match: Match<Types>, reader: Reader, bots: ReadonlyMap<Seat, Seated>) {
    this.parts = parts;
    this.match = match;
    this.person = 0;
    this.#reader = reader;
    this.#bots = bots;
    match.answersFor = (look) => parts.windows?.answer(look, null) ?? null;
  }

  get look(): Look {
    return this.match.look(this.person);
  }

  get isOver(): boolean {
    return this.match.state.outcome !== null;
  }

  say(key: string, args: Message['args'] = {}): string {
    return tell(this.#reader, { key, args });
  }

  /** Lets bots choose until the person has something to decide or the match is over. */
  letBotsPlay(): void {
    while (!this.isOver) {
      const seat = owing(this.parts.game, this.match.state)[0] as Seat;
      const look = this.match.look(seat);
      const seated = this.#bots.get(seat);
      const choice = seated?.bot.choose(look, seated.budget) ?? this.match.answersFor(look);
      if (choice === null) return;
      this.match.choose(seat, choice);
    }
  }

  /** The whole table. */
  board(): string {
    return tellLook(this.parts, this.#reader, this.look);
  }

  /** What of the table is otherwise than when it was last told. */
  changes(): string {
    return tellSections(this.#reader, this.#changes.since(this.parts.game.text(this.look), this.#reader));
  }

  /** What was not told yet. */
  news(): string[] {
    const steps = this.match.log(this.person, this.#shown);
    this.#shown = this.match.choices.length + 1;
    return steps.flatMap(({ entries }) => tellEntries(this.parts, this.#reader, this.look, entries));
  }

  /** All of the log, with the clauses that it rests on. */
  log(): string[] {
    const steps = this.match.log(this.person);
    return steps.flatMap(({ entries }) => tellWithClauses(this.parts, this.#reader, this.look, entries));
  }

  /** The numbered choices under their prompt. */
  offers(): string {
    const { look } = this;
    const prompt = look.prompt === null ? '' : tell(this.#reader, look.prompt);
    const lines = look.choices.map((choice, i) => `${String(i + 1).padStart(3)}  ${this.#label(look, choice)}`);
    const asks = /[.?!]$/.test(prompt) ? prompt : `${prompt}.`;
    return [this.say('cli.turn', { prompt: asks }), ...lines].join('\n');
  }

  help(): string {
    const anytime = this.look.anytime.map(({ kind }) => kind).join(', ');
    return this.say('cli.help', { anytime });
  }

  /** The choice meant by a number or by the name of one that can be made at any time. */
  choiceFor(text: string): Choice | null {
    const { choices, anytime } = this.look;
    return choices[Number(text) - 1] ?? anytime.find(({ kind }) => kind === text) ?? null;
  }

  takeBack(): string {
    const refused = this.match.undo(this.person);
    // All others are bots: what stands for good is taken back as practice.
    const to = refused === null ? null : practisedTo(this.match, this.person);
    if (to !== null) this.match.practise(to);
    this.#shown = Math.min(this.#shown, this.match.choices.length + 1);
    if (refused === null) return this.say('cli.undone');
    return this.say(to === null ? 'cli.nothing-yet' : 'cli.practised');
  }

  /** What the rules say to a question: the numbers under which it is offered, or the clause that forbids it. */
  why(words: string): string {
    const { look } = this;
    const asked = this.#questions(look, words);
    if (asked.length === 0) return this.say('cli.ask-what');
    const numbers = asked.flatMap((choice) => {
      const at = look.choices.findIndex((listed) => sameJson(listed, choice));
      return at < 0 ? [] : [at + 1];
    });
    if (numbers.length > 0) return this.say('cli.offered', { numbers: numbers.sort((a, b) => a - b).join(', ') });
    const refused = ruling(this.parts.game, this.match.state, this.person, asked[0]);
    return refused === null
      ? this.say('cli.offered', { numbers: words })
      : tellRuling(this.parts, this.#reader, refused);
  }

  #questions(look: Look, words: string): object[] {
    const listed = look.choices[Number(words) - 1];
    if (listed !== undefined) return [listed];
    const anytime = look.anytime.find(({ kind }) => kind === words);
    if (anytime !== undefined) return [anytime];
    return this.parts.questions?.(look, words) ?? (words === '' ? [] : [{ kind: words }]);
  }

  #label(look: Look, choice: Choice): string {
    return tell(this.#reader, this.parts.game.label(look, choice));
  }
}
