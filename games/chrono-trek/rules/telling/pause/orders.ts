import type { Seat } from '@turnpoint/kernel';
import { type CardType, cardOf, type Index, typeOf } from '../../../content/index.ts';
import { isAltered } from '../../board/board.ts';
import type { CardId, Playing, View } from '../../types.ts';
import { flipsOf, kindsOf, namedArtifacts, touchedSeats } from './announced.ts';

/** When to answer with a Memo in a game by orders: all that is given must fit the announced play (R30(d)). */
export interface Order {
  readonly player?: Seat;
  readonly type?: CardType;
  readonly card?: CardId;
  readonly linchpin?: Index;
  /** Only when that Linchpin, or any, would turn to this side. */
  readonly to?: 'altered' | 'original';
  /** Where a Fracture would be placed. */
  readonly spot?: Index;
  readonly artifact?: CardId;
  readonly touches?: Seat;
  /** Growth that would alter this many Anchorpoints, or more. */
  readonly anomaly?: number;
}

export function isOrdered(view: View, play: Playing, order: Order): boolean {
  const flips = flipsOf(view, play).map((at) => ({ at, altered: !isAltered(view, at) }));
  const growth = kindsOf(view, play, play.seat).includes('growth') ? view.anomaly + 1 : 0;
  const fits: readonly boolean[] = [
    order.player === undefined || play.seat === order.player,
    order.type === undefined || typeOf(play.card) === order.type,
    order.card === undefined || play.card === order.card,
    order.linchpin === undefined || flips.some(({ at }) => at === order.linchpin),
    order.to === undefined ||
      flips.some(({ at, altered }) => altered === (order.to === 'altered') && at === (order.linchpin ?? at)),
    order.spot === undefined || cardOf(play.card).spot === order.spot,
    order.artifact === undefined || namedArtifacts(play).includes(order.artifact),
    order.touches === undefined || touchedSeats(view, play).includes(order.touches),
    order.anomaly === undefined || (growth > 0 && growth >= order.anomaly),
  ];
  return fits.every(Boolean);
}
