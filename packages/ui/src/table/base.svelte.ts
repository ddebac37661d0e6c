import type { Look, Types } from '@turnpoint/kernel';
import type { TableProps } from '../contract.ts';
import { isMine } from './mine.ts';
import { Refusals } from './refusals.svelte.ts';
import { boxOf } from './spots.ts';
import { shareWords, type Words } from './words.ts';

/** What every table stands on, whatever its game. It is made at the head of a table, from the shell's props. */
export class Base<T extends Types> {
  readonly #props: () => TableProps<T>;
  /** The table's element; null before it is drawn and after it is gone. */
  root = $state.raw<HTMLElement | null>(null);
  readonly refusals: Refusals<T>;
  readonly words: Words;
  #isGone = false;

  constructor(props: () => TableProps<T>) {
    this.#props = props;
    this.refusals = new Refusals(this);
    this.words = shareWords({
      get reader() {
        return props().reader;
      },
      openClause: (clause) => props().openClause(clause),
    });
    $effect(() => () => {
      this.#isGone = true;
    });
  }

  get props(): TableProps<T> {
    return this.#props();
  }

  get look(): Look<T> {
    return this.#props().look;
  }

  /** May the viewer choose now? */
  readonly mine: boolean = $derived.by(() => isMine(this.#props()));

  /** Is this still what is looked at? To be asked after every wait: the table may have gone on, or be gone. */
  shows(look: Look<T>): boolean {
    return !this.#isGone && this.#props().look === look;
  }

  boxOf(spot: string): DOMRect | null {
    return this.root && boxOf(this.root, spot);
  }
}
