import { differing, type Piece, piecesOn, windowOn } from './differing.ts';

type Which = 0 | 1;

/** How long boards may go on being drawn before it is looked at where they differ. */
const SETTLED = 60;

/** Two boards that are seen through one window: it lies where they differ, and both are scrolled together. */
export class Panes {
  readonly #panes: (HTMLElement | undefined)[] = [undefined, undefined];
  readonly #pieces: (ReadonlyMap<string, Piece> | undefined)[] = [undefined, undefined];
  readonly #sheets: (HTMLElement | undefined)[] = [undefined, undefined];
  #timer = 0;

  add(at: Which, pane: HTMLElement): () => void {
    this.#panes[at] = pane;
    return () => {
      this.#panes[at] = undefined;
      this.#sheets[at] = undefined;
      clearTimeout(this.#timer);
    };
  }

  drawn(at: Which, sheet: HTMLElement): void {
    this.#sheets[at] = sheet;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#show(), SETTLED);
  }

  /** Whoever scrolls one board scrolls the other. */
  follow(at: Which): void {
    const [pane, other] = [this.#panes[at], this.#panes[1 - at]];
    if (pane === undefined || other === undefined) return;
    if (other.scrollLeft !== pane.scrollLeft) other.scrollLeft = pane.scrollLeft;
    if (other.scrollTop !== pane.scrollTop) other.scrollTop = pane.scrollTop;
  }

  #show(): void {
    for (const at of [0, 1] as const) this.#pieces[at] = this.#sheets[at] && piecesOn(this.#sheets[at]);
    const [pane] = this.#panes.filter((one) => one !== undefined);
    const [sheet] = this.#sheets.filter((one) => one !== undefined);
    const [a, b] = this.#pieces;
    if (pane === undefined || sheet === undefined) return;
    const { x, y } = windowOn(
      a && b ? differing(a, b) : [],
      { width: sheet.offsetWidth, height: sheet.offsetHeight },
      { width: pane.clientWidth, height: pane.clientHeight },
    );
    for (const each of this.#panes) each?.scrollTo(x, y);
  }
}
