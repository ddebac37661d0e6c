import { presses } from '@turnpoint/ui';
import type { Attachment } from 'svelte/attachments';
import type { Flow } from './flow.svelte.ts';

/** Keys press what is drawn as a button. The table must not hear them too: it would go on with what is picked. */
export function pressOn(event: KeyboardEvent, press: () => void): void {
  if (!presses(event)) return;
  event.preventDefault();
  event.stopPropagation();
  press();
}

/** Nothing tells that the pointer has left what goes away under it. */
export const letGo =
  (flow: Flow, spot: string): Attachment<Element> =>
  () =>
  () =>
    queueMicrotask(() => {
      if (flow.over === spot) flow.see(null);
    });

/** What makes a drawn thing a button while it is lit; otherwise its zone tells of it. */
export function touchable(flow: Flow, spot: string, isLit: boolean) {
  if (!isLit) return { 'aria-hidden': true } as const;
  return {
    role: 'button',
    tabindex: 0,
    onclick: () => flow.touch(spot),
    onkeydown: (event: KeyboardEvent) => pressOn(event, () => flow.touch(spot)),
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && flow.see(spot),
    onpointerleave: () => flow.see(null),
    onfocus: ({ currentTarget }: FocusEvent) => (currentTarget as Element).matches(':focus-visible') && flow.see(spot),
    onblur: () => flow.see(null),
  } as const;
}
