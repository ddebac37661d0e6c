import type { Attachment } from 'svelte/attachments';
import type { Index } from '../../content/index.ts';

/** Something that can be read in full. */
export type Subject =
  | { readonly kind: 'place'; readonly index: Index }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'character'; readonly character: string };

const HOVER = 480;
const PRESS = 450;

/** What is being read beside the pointer, the focus or the finger. */
export class Inspection {
  subject = $state.raw<Subject | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  /** Opened on purpose: stays until it is closed. */
  pinned = $state(false);
  #wait: ReturnType<typeof setTimeout> | undefined;
  /** What the subject, or the one to come, belongs to. */
  #element: Element | null = null;

  show(subject: Subject, element: Element, pinned = false): void {
    clearTimeout(this.#wait);
    this.#element = element;
    this.subject = subject;
    this.anchor = element.getBoundingClientRect();
    this.pinned = pinned;
  }

  close(): void {
    clearTimeout(this.#wait);
    this.subject = null;
    this.pinned = false;
  }

  #soon(subject: Subject, element: Element, ms: number, pinned: boolean): void {
    clearTimeout(this.#wait);
    this.#element = element;
    this.#wait = setTimeout(() => this.show(subject, element, pinned), ms);
  }

  /** Not at once: a focused element that goes is left while the page is being drawn, when nothing may change. */
  #leave(): void {
    clearTimeout(this.#wait);
    queueMicrotask(() => !this.pinned && this.close());
  }

  /** Makes an element readable in full: by hovering, by focus from the keyboard, by a long press. */
  of(subject: Subject): Attachment<HTMLElement> {
    return (element) => {
      const gone = new AbortController();
      const listen = (type: string, heard: (event: PointerEvent) => void) =>
        element.addEventListener(type, heard as EventListener, { signal: gone.signal });
      listen(
        'pointerenter',
        ({ pointerType }) => pointerType === 'mouse' && this.#soon(subject, element, HOVER, false),
      );
      listen('pointerdown', ({ pointerType }) =>
        pointerType === 'mouse' ? this.#leave() : this.#soon(subject, element, PRESS, true),
      );
      for (const type of ['pointerleave', 'pointerup', 'pointercancel', 'blur']) listen(type, () => this.#leave());
      listen('focus', () => element.matches(':focus-visible') && this.#soon(subject, element, HOVER, false));
      // A long press must not open the browser's own menu.
      listen('contextmenu', (event) => this.pinned && event.preventDefault());
      return () => {
        gone.abort();
        if (this.#element === element) this.#leave();
      };
    };
  }
}
