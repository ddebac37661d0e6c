import { automatic } from '@turnpoint/kernel';
import { everyone } from '../board/crew/crew.ts';
import { letGo } from '../board/doors.ts';
import { isTopBuried, refillEvents, takeEffect } from '../effects/event.ts';
import type { Endure } from '../types.ts';

/** ETS-14.2: one card, unless an ability says otherwise. */
export const event = automatic<Endure, 'event'>(({ table: t }, _frame, _picks, ctx) => {
  if (t.eventSkipped) {
    t.eventSkipped = false;
    return;
  }
  refillEvents(t, ctx);
  const card = t.events.pop();
  if (card === undefined) return;
  t.buried = Math.min(t.buried, t.events.length);
  t.eventKnown = isTopBuried(t);
  ctx.learns(everyone(t));
  t.event = card;
  // Door Lock Pulse: until the next Event card.
  letGo(t, (until) => until === 'card');
  ctx.log({ type: 'event', clause: 'ETS-14.1', event: card });
  takeEffect(t, card, ctx);
  // ETS-14.7: a card that is ignored is discarded at once.
  if (t.event === null) t.eventDiscard.push(card);
});
