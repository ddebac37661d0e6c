import { ARTIFACTS, CARD_TYPES, CARDS, FRACTURES, LINCHPINS } from '../../../content/index.ts';
import type { Order } from '../../../rules/telling/pause/index.ts';
import type { Shared } from '../../context.ts';

type Value = string | number;

/** One thing that an order may ask of a play, with all that it may ask for. */
interface Field {
  readonly part: keyof Order;
  readonly values: readonly Value[];
  name(value: Value): string;
}

export function fieldsOf({ say, players, look }: Shared): readonly Field[] {
  const seats = players.map((_, seat) => seat);
  const nameOf = (seat: Value) => players[Number(seat)]?.name ?? '';
  const cardName = (card: Value) => say(`card.${card}`);
  return [
    { part: 'player', values: seats.filter((seat) => seat !== look.seat), name: nameOf },
    { part: 'type', values: CARD_TYPES, name: (type) => say(`type.${type}`) },
    { part: 'card', values: Object.keys(CARDS), name: cardName },
    { part: 'linchpin', values: LINCHPINS, name: (at) => `${at} ${say(`event.${at}.original`)}` },
    { part: 'to', values: ['altered', 'original'], name: (side) => say(`table.side-${side}`) },
    { part: 'spot', values: FRACTURES.map(({ spot }) => spot), name: String },
    { part: 'artifact', values: ARTIFACTS.map(({ id }) => id), name: cardName },
    { part: 'touches', values: seats, name: nameOf },
    { part: 'anomaly', values: [1, 2, 3, 4, 5], name: String },
  ];
}

/** An order as one line. */
export function labelOf(shared: Shared, order: Order): string {
  const told = fieldsOf(shared).flatMap(({ part, name }) => {
    const value = order[part];
    return value === undefined ? [] : [`${shared.say(`table.order-${part}`)}: ${name(value)}`];
  });
  return told.join(', ');
}
