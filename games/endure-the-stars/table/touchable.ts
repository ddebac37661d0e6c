import { presses } from '@turnpoint/ui';
import type { Attachment } from 'svelte/attachments';
import type { ZoneId } from '../rules/types.ts';
import type { Shared } from './context.ts';
import type { Flow } from './flow.svelte.ts';
import { zoneSpot } from './spots.ts';

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

/** What makes a drawn thing a button: the choice that it is while it is lit; else a touch is its zone's, or reads it. */
export function touchable(
  { flow, inspection, reached }: Shared,
  spot: string,
  { isLit, zone }: { isLit: boolean; zone: ZoneId },
) {
  const read = (element: Element) => inspection.show({ of: 'spot', id: spot }, element, true);
  const at = isLit ? spot : zoneSpot(zone);
  const isTouch = () => isLit || flow.action !== null || flow.lit.has(at) || flow.far.has(zone);
  return {
    role: isLit ? 'button' : 'img',
    tabindex: isLit || reached === zone ? 0 : -1,
    onclick: ({ currentTarget }: MouseEvent) => (isTouch() ? flow.touch(at) : read(currentTarget as Element)),
    onkeydown: (event: KeyboardEvent) =>
      pressOn(event, () => (isLit ? flow.touch(spot) : read(event.currentTarget as Element))),
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && flow.see(at),
    onpointerleave: () => flow.see(null),
    onfocus: ({ currentTarget }: FocusEvent) => (currentTarget as Element).matches(':focus-visible') && flow.see(at),
    onblur: () => flow.see(null),
  } as const;
}
