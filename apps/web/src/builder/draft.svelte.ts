import type { DeckGame, PoolCard } from '@turnpoint/catalogue/pages';
import type { Reader, Ruling } from '@turnpoint/kernel';

export type Sort = 'kind' | 'cost' | 'name';

/** The deck that is being built, every step of it, and what the pool is narrowed to. */
export class Draft {
  readonly game: DeckGame;
  deck = $state.raw<unknown>(null);
  name = $state('');
  #past = $state.raw<readonly unknown[]>([]);
  #near = 0;
  text = $state('');
  sort = $state<Sort>('kind');
  wanted = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  constructor(game: DeckGame) {
    this.game = game;
    this.deck = game.empty;
  }

  readonly cards = $derived.by(() => this.game.cardsIn(this.deck));
  readonly broken: readonly Ruling[] = $derived.by(() => this.game.broken(this.deck));
  /** Rules that the deck keeps, by their clauses. */
  readonly kept: readonly string[] = $derived.by(() =>
    this.game.clauses.filter((clause) => !this.broken.some((ruling) => ruling.clause === clause)),
  );
  readonly canUndo = $derived.by(() => this.#past.length > 0);

  count(card: string): number {
    return this.cards.filter((id) => id === card).length;
  }

  add(card: string): boolean {
    const next = this.game.added(this.deck, card, this.#near);
    if (next === null) return false;
    this.replace(next);
    this.#near = this.game.rowAfter?.(next, card, this.#near) ?? 0;
    return true;
  }

  takeOut(spot: string | null): void {
    if (spot !== null) this.replace(this.game.removed(this.deck, spot));
  }

  /** Techs go to this row next. */
  near(row: number): void {
    this.#near = row;
  }

  replace(deck: unknown, name = this.name): void {
    this.#past = [...this.#past, this.deck];
    this.deck = deck;
    this.name = name;
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.deck = last;
  }

  toggle(facet: string, value: string): void {
    const now = this.wanted[facet] ?? [];
    const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
    this.wanted = { ...this.wanted, [facet]: next };
  }

  wants(facet: string, value: string): boolean {
    return this.wanted[facet]?.includes(value) ?? false;
  }

  clear(): void {
    this.wanted = {};
    this.text = '';
  }

  /** One value of every facet that is narrowed, and every word that is looked for. */
  found(reader: Reader): PoolCard[] {
    const sought = this.text.toLowerCase().split(/\s+/).filter(Boolean);
    const pool = this.game.pool(reader);
    const fits = pool.filter(
      ({ words, facets }) =>
        sought.every((word) => words.includes(word)) &&
        Object.entries(this.wanted).every(
          ([facet, values]) => values.length === 0 || values.some((value) => facets[facet]?.includes(value)),
        ),
    );
    if (this.sort === 'kind') return fits;
    return fits.sort((a, b) => (this.sort === 'cost' ? a.cost - b.cost : 0) || a.name.localeCompare(b.name));
  }
}
