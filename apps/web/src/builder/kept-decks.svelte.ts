/** A deck kept on this device: its code says all. */
export interface Kept {
  readonly name: string;
  readonly code: string;
}

const keyOf = (game: string) => `turnpoint.decks.${game}`;

function isKept(value: unknown): value is Kept {
  const { name, code } = Object(value) as Record<string, unknown>;
  return typeof name === 'string' && typeof code === 'string';
}

export function keptDecks(game: string): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(found) ? latest(found.filter(isKept)) : [];
  } catch {
    return [];
  }
}

/** A name is kept once: of several the last. */
function latest(decks: readonly Kept[]): Kept[] {
  return decks.filter(({ name }, at) => decks.findLastIndex((other) => other.name === name) === at);
}

/** The decks of one game. What cannot be stored throws, and is not shown as kept. */
export class KeptDecks {
  decks = $state.raw<readonly Kept[]>([]);
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
    this.decks = keptDecks(game);
  }

  keep(name: string, code: string): void {
    this.#write([...this.decks.filter((deck) => deck.name !== name), { name, code }]);
  }

  drop(name: string): void {
    this.#write(this.decks.filter((deck) => deck.name !== name));
  }

  #write(decks: readonly Kept[]): void {
    localStorage.setItem(keyOf(this.#game), JSON.stringify(decks));
    this.decks = decks;
  }
}
