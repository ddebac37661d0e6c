import type { Flow } from './flow.svelte.ts';

/** What makes a drawn thing a button while it is lit; otherwise it is a picture. */
export function touchable(flow: Flow, spot: string, isLit: boolean) {
  if (!isLit) return { role: 'img' } as const;
  return {
    role: 'button',
    tabindex: 0,
    onclick: () => flow.touch(spot),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') flow.touch(spot);
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && flow.see(spot),
    onpointerleave: () => flow.see(null),
    onfocus: () => flow.see(spot),
    onblur: () => flow.see(null),
  } as const;
}
