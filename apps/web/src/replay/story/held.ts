import type { Attachment } from 'svelte/attachments';

const FIRST = 450;
const AGAIN = 350;

/** Does something over and over while a finger stays down, instead of the click that would follow. */
export function held(act: (() => void) | null): Attachment<HTMLElement> {
  return (element) => {
    if (act === null) return;
    let timer = 0;
    let wasHeld = false;
    const again = () => {
      wasHeld = true;
      act();
      timer = window.setTimeout(again, AGAIN);
    };
    const down = ({ pointerType }: PointerEvent) => {
      wasHeld = false;
      if (pointerType !== 'mouse') timer = window.setTimeout(again, FIRST);
    };
    const up = () => clearTimeout(timer);
    const click = (event: Event) => {
      if (wasHeld) event.stopImmediatePropagation();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    return () => {
      up();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
