import type { Attachment } from 'svelte/attachments';

/** Reads in full what has the focus, as the mouse's other button does; false where there is nothing to read. */
export function inspectFocused(): boolean {
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  return document.activeElement?.dispatchEvent(menu) === false;
}

const HOVER = 450;
const PRESS = 450;
/** A finger that moves further scrolls. */
const NEAR = 6;

/** What is being read in full: while the pointer or the focus rests on it, or pinned until it is closed. */
export class Inspection<Subject> {
  subject = $state.raw<Subject | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  /** Opened on purpose: stays until it is closed. */
  pinned = $state(false);
  #wait: ReturnType<typeof setTimeout> | undefined;
  /** What the subject, or the one to come, belongs to. */
  #element: Element | null = null;
  /** Closed while it had the focus: it does not open again because the focus comes back. */
  #closed: Element | null = null;

  show(subject: Subject, element: Element, pinned: boolean): void {
    clearTimeout(this.#wait);
    this.#element = element;
    this.subject = subject;
    this.anchor = element.getBoundingClientRect();
    this.pinned = pinned;
  }

  close(): void {
    clearTimeout(this.#wait);
    this.#closed = this.pinned || this.#element?.matches(':focus-within') ? this.#element : null;
    this.subject = null;
    this.pinned = false;
  }

  /**
   * Makes an element readable in full: by a mouse that moves and rests on it, by focus from the keyboard, and pinned by a
   * long press or the mouse's other button. What comes to lie under a resting mouse does not open; what a long press has
   * opened is only read, though some browsers end the press with a click.
   */
  of(subject: () => Subject | null): Attachment<Element> {
    return (element) => {
      const gone = new AbortController();
      const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
        element.addEventListener(type, act as EventListener, { signal: gone.signal });
      const soon = (ms: number, pinned: boolean) => this.#soon(subject, element, ms, pinned);
      let isNew = true;
      on('pointerenter', () => {
        isNew = true;
      });
      on('pointermove', ({ pointerType, movementX, movementY }) => {
        const isMouse = pointerType === 'mouse';
        if (!isMouse && Math.hypot(movementX, movementY) > NEAR) clearTimeout(this.#wait);
        if (isMouse && isNew && !this.pinned) soon(HOVER, false);
        isNew = false;
      });
      let isPressed = false;
      on('pointerdown', ({ pointerType }) => {
        isPressed = pointerType !== 'mouse';
        if (isPressed) soon(PRESS, true);
        else this.#leave();
      });
      const read = (event: Event) => {
        if (isPressed && this.pinned && this.#element === element) event.stopImmediatePropagation();
        isPressed = false;
      };
      element.addEventListener('click', read, { capture: true, signal: gone.signal });
      for (const type of ['pointerleave', 'pointerup', 'pointercancel'] as const) on(type, () => this.#leave());
      on('focusin', ({ target }) => {
        const isByKey = target instanceof Element && target.matches(':focus-visible');
        if (isByKey && this.#closed !== element && !this.pinned) soon(HOVER, false);
      });
      on('focusout', () => {
        this.#closed = null;
        this.#leave();
      });
      // A long press must not open the browser's own menu.
      on('contextmenu', (event) => {
        event.preventDefault();
        soon(0, true);
      });
      return () => {
        gone.abort();
        if (this.#element === element) this.#leave();
      };
    };
  }

  #soon(subject: () => Subject | null, element: Element, ms: number, pinned: boolean): void {
    clearTimeout(this.#wait);
    this.#element = element;
    this.#wait = setTimeout(() => {
      const found = subject();
      if (found !== null && element.isConnected) this.show(found, element, pinned);
    }, ms);
  }

  /** Not at once: a focused element that goes is left while the page is being drawn, when nothing may change. */
  #leave(): void {
    clearTimeout(this.#wait);
    queueMicrotask(() => {
      if (!this.pinned) this.subject = null;
    });
  }
}
