import { type CardNo, cardAt } from '../../content/index.ts';
import type { Play, Table } from '../../rules/index.ts';
import { hasObject } from './objects.ts';
import { paymentsFor, voidedFor } from './payments.ts';

export const printPlay = ({ card, as, at, first }: Play): string => [cardAt(card).code, as, at, first].join(' ');

/** All that this seat may play in step 4, with every place (chapters 10 to 16), read off what the cards print. */
export function playsOf(t: Table, seat: 0 | 1): string[] {
  return [...new Set(t.players[seat].hand)]
    .filter((card) => cardAt(card).type !== 'Power Cell' && canPay(t, seat, card))
    .flatMap((card) => placesOf(t, seat, card).map(([as, at, first = false]) => printPlay({ card, as, at, first })))
    .sort();
}

type Place = readonly [as: Play['as'], at: number, first?: boolean];

function canPay(t: Table, seat: 0 | 1, card: CardNo): boolean {
  const { unlinked, hand } = t.players[seat];
  const { cost, text } = cardAt(card);
  const [way] = paymentsFor(card, unlinked);
  if (way === undefined || hand.length - 1 < voidedFor(cost.text)) return false;
  const sum = (cells: readonly number[]) => cells.reduce((all, n) => all + n, 0);
  return sum(unlinked) >= sum(way.split(',').map(Number)) + (text.startsWith('Extra cost: discard') ? 1 : 0);
}

function placesOf(t: Table, seat: 0 | 1, card: CardNo): Place[] {
  const { type, code, text } = cardAt(card);
  const own = [0, 1, 2].map((phase) => 3 * seat + phase);
  if (type === 'TIMESTREAM') {
    const filled = own.every((lane) => t.lanes[lane]!.location[0]?.by === seat);
    const locked = own.some((lane) => t.lanes[lane]!.location.length === 2);
    return filled && t.chains === 0 && (locked || !text.includes('locked')) ? [['timestream', -1]] : [];
  }
  if (type === 'Intervention') return hasObject(t, seat, code) ? [['intervention', -1]] : [];
  if (type === 'Event Chain') return t.chains < t.chainLimit ? chainPlaces(t, seat, card, own) : [];
  const lanes = type === 'Advance' ? own : own.map((lane) => (lane + 3) % 6);
  return [...(type === 'Link' ? [] : columnPlaces(t, card, lanes)), ...hosts(t, seat, text)];
}

function chainPlaces(t: Table, seat: number, card: CardNo, own: readonly number[]): Place[] {
  const { code, name } = cardAt(card);
  const lane = 3 * seat + Number(code[1]) - 1;
  const { location } = t.lanes[lane]!;
  const [there] = location;
  if (there === undefined) return [['fill', lane]];
  const locks = location.length === 1 && there.by === seat && cardAt(there.card).name === name;
  return [...(locks ? [['lock', lane] as const] : []), ...own.map((at) => ['advance', at] as const)];
}

function columnPlaces(t: Table, card: CardNo, lanes: readonly number[]): Place[] {
  const { type, text } = cardAt(card);
  const as = type === 'Advance' ? 'advance' : 'obstacle';
  const [, phase] = /Occupy \((?:phase )?(\d|any)/.exec(text) ?? [];
  return lanes.flatMap((at): Place[] => {
    const { location, advances, obstacles } = t.lanes[at]!;
    const isFree = location.length === 0 && !t.players[Math.floor(at / 3) as 0].closed[at % 3];
    const mayOccupy = isFree && (phase === 'any' || Number(phase) === (at % 3) + 1);
    const isOpen = text.includes('Vanguard') && (as === 'advance' ? advances : obstacles).length > 0;
    return [[as, at], ...(isOpen ? [[as, at, true] as const] : []), ...(mayOccupy ? [['occupier', at] as const] : [])];
  });
}

/** The own cards in play that a text names as hosts (TS-13.2, 13.9). */
function hosts(t: Table, seat: number, text: string): Place[] {
  const [, named = ''] = /^(?:On|May be played as a Link on) (.*?):/.exec(text) ?? [];
  return t.lanes.flatMap(({ location, advances, obstacles }, lane) => {
    const isOwn = Math.floor(lane / 3) === seat;
    const fits = [
      ...(named.includes('Advance') ? advances : []),
      ...(named.includes('Obstacle') ? [...obstacles, ...(isOwn ? [] : location)] : []),
      ...(named.includes('Event Chain') && isOwn ? location : []),
    ];
    return fits.filter(({ by }) => by === seat).map(({ id }): Place => ['link', id]);
  });
}
