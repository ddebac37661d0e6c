import { deciders, owing, type Seat } from '@turnpoint/kernel';
import { Scene as Base } from '@turnpoint/testkit';
import { type Index, slug } from '../content/index.ts';
import { type CardId, type Choice, type ChronoTrek, chronoTrek, type State } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { card, type Position, position } from './position.ts';

/** A position and real choices from there, in few words. */
export class Scene extends Base<ChronoTrek> {
  constructor(p: Position | State) {
    super(chronoTrek, 'who' in p ? position(p) : p, { texts });
  }

  /** Announces a card and what it names ("B6", "Porthos", "seat 2", "left", "reward", "done"). */
  announce(seat: Seat, title: string, ...names: readonly string[]): this {
    this.as(seat).choose({ kind: 'play', card: card(title) });
    for (const name of names) this.name(seat, name);
    return this;
  }

  name(seat: Seat, name: string): this {
    const wanted = this.offered(seat).find((choice) => isNamed(choice, name));
    if (wanted === undefined) throw new Error(`"${name}" is not offered: ${JSON.stringify(this.offered(seat))}`);
    this.as(seat).choose(wanted);
    return this;
  }

  /** Announces a card, and nobody answers it. */
  plays(seat: Seat, title: string, ...names: readonly string[]): this {
    return this.announce(seat, title, ...names).pass();
  }

  /** Everybody asked passes, until no window is open. */
  pass(): this {
    while (this.state.stack.at(-1)?.kind === 'window') {
      const [asked] = owing(chronoTrek, this.state);
      this.as(asked as Seat).choose({ kind: 'pass' });
    }
    return this;
  }

  /** These seats answer with a Memo, all others pass; only the window that is open now. */
  memo(...seats: readonly Seat[]): this {
    for (const asked of deciders(chronoTrek, this.state)) {
      this.as(asked).choose({ kind: seats.includes(asked) ? 'memo' : 'pass' });
    }
    return this;
  }

  /** The active player draws instead of playing; the next turn begins. */
  secondDraw(seat: Seat): this {
    this.as(seat).choose({ kind: 'second-draw' });
    return this.pass();
  }

  get t(): State['table'] {
    return this.state.table;
  }

  hand(seat: Seat): readonly CardId[] {
    return this.t.players[seat]?.hand ?? [];
  }

  artifacts(seat: Seat): readonly CardId[] {
    return this.t.players[seat]?.artifacts ?? [];
  }

  /** Marks of everything that is not as at the start: `B6' B8' D9' B8"`. */
  get turned(): string {
    const faces = this.look(null).view.timeline;
    const altered = faces.filter((face) => face.altered).map(({ index }) => `${index}'`);
    return [...altered, ...this.t.fractures.map((spot: Index) => `${spot}"`)].join(' ');
  }

  /** The winner, "nobody" or, while the match runs, null. */
  get winner(): Seat | 'nobody' | null {
    if (this.state.outcome === null) return null;
    return this.state.outcome.winners[0] ?? 'nobody';
  }
}

function isNamed(choice: Choice, name: string): boolean {
  switch (choice.kind) {
    case 'linchpin':
      return choice.at === name;
    case 'player':
      return `seat ${choice.seat}` === name;
    case 'direction':
      return choice.to === name;
    case 'option':
      return choice.take === name;
    case 'identity':
      return choice.character === slug(name);
    case 'artifact':
    case 'pile':
    case 'fracture':
    case 'give':
    case 'find':
    case 'play':
      return choice.card === slug(name);
    default:
      return choice.kind === name;
  }
}

export function scene(p: Position | State): Scene {
  return new Scene(p);
}
