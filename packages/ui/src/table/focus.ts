import type { Attachment } from 'svelte/attachments';
import { focusSpot, spotAt } from './spots.ts';

/** Where the focus goes when nothing better is left: the button that goes on, or the table itself. */
const WAYS_ON = ['[data-commit]', '[data-answer]', '[data-finish]', '#main'];

/** Also what is drawn and stays, but is no button any more: browsers let go of it when they draw next. */
const isGone = (element: Element) =>
  !element.isConnected || (element instanceof SVGElement && !element.hasAttribute('tabindex'));

/**
 * Whoever plays by keys must not be thrown back to the top of the page when what had the focus goes: a button that is no
 * longer asked for, a card that leaves the hand. `follow` names the spots where what lay on the spot used last may be now.
 */
export function keepFocus(follow: (spot: string) => readonly string[] = () => []): Attachment<HTMLElement> {
  return (root) => {
    let last: Element | null = null;
    let spot: string | null = null;
    const used = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
      spot = spotAt(last) ?? spot;
    };
    const restore = () => {
      if (last === null || !isGone(last) || ![document.body, last].includes(document.activeElement as HTMLElement))
        return;
      if (spot !== null && follow(spot).some((name) => focusSpot(root, name))) return;
      const way = WAYS_ON.map((on) => root.querySelector<HTMLElement>(on)).find((found) => found !== null);
      way?.focus({ preventScroll: true });
    };
    root.addEventListener('focusin', used);
    const watch = new MutationObserver(restore);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
    return () => {
      root.removeEventListener('focusin', used);
      watch.disconnect();
    };
  };
}

/** Notes what has the focus, before something opens that takes it; what is given back gives it back. */
export function focusBack(): () => void {
  const before = document.activeElement;
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

let isPointing = false;
let pointed: Element | null = null;

/** To be told every touch, key and move of the focus. */
export function noteHand({ type }: Event): void {
  if (type !== 'focusin') isPointing = type === 'pointerdown';
  if (type !== 'keydown') pointed = isPointing ? document.activeElement : null;
}

/** Has a key led the focus where it is? A touch leaves it behind where it was, and keys are not meant for that. */
export const isByKey = (): boolean => document.activeElement !== pointed;

/** Does this key press what has the focus? Space does; Enter after a touch is the lit button's. */
export const presses = ({ key }: KeyboardEvent): boolean => key === ' ' || (key === 'Enter' && isByKey());
