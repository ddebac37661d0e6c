import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { isOnMap, seatOf, zoneOf } from '../board/crew/crew.ts';
import { walkTo } from '../board/crew/walk.ts';
import { openFrom } from '../effects/powers/fight.ts';
import type { Choice, Endure, FrameOf, Table } from '../types.ts';

type Led = FrameOf<'led'>;

/** Its own player says yes first, unless one player leads both (ETS-R84). */
const asks = (t: Table, { who, by, agreed }: Led): boolean => !agreed && seatOf(t, who) !== seatOf(t, by);

/** Cooperation is Key: the owner of the card leads a fellow survivor, zone by zone, without checks. */
export const led: FrameRules<Endure, Led> = {
  deciders: ({ table: t }, frame) => {
    if (!isOnMap(t, frame.who) || openFrom(t, zoneOf(t, frame.who)).length === 0) return NOBODY;
    return only(seatOf(t, asks(t, frame) ? frame.who : frame.by));
  },
  prompt: ({ table }, frame) => ({ key: asks(table, frame) ? 'prompt.led.consent' : 'prompt.led' }),
  choices({ table: t }, frame): Choice[] {
    if (asks(t, frame)) return [{ kind: 'accept' }, { kind: 'decline' }];
    return [...openFrom(t, zoneOf(t, frame.who)).map((zone): Choice => ({ kind: 'zone', zone })), { kind: 'done' }];
  },
  refuse: () => no('ETS-R84', 'why.led'),
  resolve({ table: t }, frame, [choice], ctx) {
    if (choice?.kind === 'accept') ctx.push({ ...frame, agreed: true });
    if (choice?.kind !== 'zone') return;
    walkTo(t, frame.who, choice.zone, 'ETS-9.6', ctx);
    if (frame.left > 1) ctx.push({ ...frame, agreed: true, left: frame.left - 1 });
    ctx.push({ kind: 'notice' });
  },
  rest: false,
};
