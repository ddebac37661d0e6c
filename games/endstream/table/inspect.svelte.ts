import type { Attachment } from 'svelte/attachments';

/** A card to be read in full. */
export type Subject =
  | { readonly face: 'operator' | 'controller' | 'tech'; readonly card: string; readonly side: 'mine' | 'foe' }
  | { readonly face: 'agenda'; readonly card: string; readonly up: 0 | 1 };

const HOVER = 420;
const LONG_PRESS = 480;

/** Which card is being read: while the pointer rests on it, or pinned until it is closed. */
export class Inspection {
  subject = $state.raw<Subject | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  pinned = $state(false);

  show(subject: Subject, element: Element, pinned: boolean): void {
    this.subject = subject;
    this.anchor = element.getBoundingClientRect();
    this.pinned = pinned;
  }

  close(): void {
    this.subject = null;
    this.pinned = false;
  }

  /** Hover with a mouse shows the card; a long press or the context menu's button pins it. */
  on(subject: () => Subject | null): Attachment<HTMLElement> {
    return (element) => {
      let timer = 0;
      const after = (ms: number, pinned: boolean) => {
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          const found = subject();
          if (found !== null && element.isConnected) this.show(found, element, pinned);
        }, ms);
      };
      const listeners = new AbortController();
      const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
        element.addEventListener(type, act, { signal: listeners.signal });
      on('pointerenter', (event) => event.pointerType === 'mouse' && !this.pinned && after(HOVER, false));
      on('pointerdown', (event) => (event.pointerType === 'mouse' ? this.#leave(timer) : after(LONG_PRESS, true)));
      on('pointerup', () => clearTimeout(timer));
      on(
        'pointermove',
        (event) =>
          event.pointerType !== 'mouse' && Math.hypot(event.movementX, event.movementY) > 6 && clearTimeout(timer),
      );
      on('pointerleave', () => this.#leave(timer));
      on('contextmenu', (event) => {
        event.preventDefault();
        after(0, true);
      });
      return () => {
        listeners.abort();
        this.#leave(timer);
      };
    };
  }

  #leave(timer: number): void {
    clearTimeout(timer);
    if (!this.pinned) this.subject = null;
  }
}
