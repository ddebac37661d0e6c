import { no, type Seat } from '@turnpoint/kernel';
import { cardAt } from '../../content/index.ts';
import {
  findPiece,
  isLocked,
  isOccupied,
  LANES,
  laneAt,
  laneOf,
  occupierOf,
  ownerOf,
  phaseOf,
  playerAt,
} from '../board/lanes.ts';
import type { LaneNo, Play, Ruling, Table } from '../types.ts';
import { cardName, laneName } from './facts.ts';

type Facts = Parameters<typeof no>[2];

/** Why a card that could be played cannot go there: the rule nearest to what was tried. */
export function cannotPlayThere(t: Table, seat: Seat, { card: tried, as, at }: Play): Ruling {
  const card = cardAt(tried);
  const facts = { card: cardName(tried) };
  if (as === 'link') return cannotLink(t, seat, tried, at);
  if (card.type === 'TIMESTREAM') return no('TS-15.5', 'why.timestream-only', facts);
  if (card.type === 'Intervention') return no('TS-16.3', 'why.no-place', facts);
  if (card.type === 'Link') return no('TS-3.6', 'why.needs-host', facts);
  if (!LANES.includes(at)) return no('TS-11.6', 'why.no-such-place', facts);
  if (card.type === 'Event Chain') return cannotChain(t, seat, tried, as, at);
  if (as === 'occupier') return cannotOccupy(t, seat, tried, at);
  const isAdvance = card.type === 'Advance';
  const [own, other] = isAdvance ? ['advance', 'obstacle'] : ['obstacle', 'advance'];
  if (as === other) return no('TS-12.3', `why.${own}-place`, facts);
  if (as !== own || isAdvance !== (ownerOf(at) === seat))
    return no(isAdvance ? 'TS-12.1' : 'TS-12.2', `why.${own}-place`, facts);
  return card.vanguard ? no('TS-12.6', 'why.empty-column', facts) : no('TS-12.5', 'why.end-of-column', facts);
}

function cannotChain(t: Table, seat: Seat, tried: number, as: Play['as'], at: number): Ruling {
  const { phase } = cardAt(tried);
  const lane = laneOf(seat, phase - 1);
  const facts = { card: cardName(tried), lane: laneName(lane) };
  if (as === 'fill' && at !== lane) return no('TS-14.1', 'why.wrong-phase', facts);
  if ((as === 'fill' || as === 'lock') && occupierOf(t, lane) !== null) return no('TS-12.10', 'why.occupied', facts);
  if (as === 'fill' && isOccupied(t, lane)) return no('TS-14.1', 'why.filled', facts);
  if (as === 'lock') return cannotLock(t, lane, tried, facts);
  if (as === 'advance' && ownerOf(at) !== seat) return no('TS-12.1', 'why.advance-place', facts);
  return as === 'advance' && !isOccupied(t, lane)
    ? no('TS-14.11', 'why.needed', facts)
    : no('TS-14.12', 'why.chain-place', facts);
}

function cannotLock(t: Table, lane: LaneNo, tried: number, facts: Facts): Ruling {
  if (isLocked(t, lane)) return no('TS-14.7', 'why.third-copy', facts);
  const [there] = laneAt(t, lane).location;
  return there !== undefined && cardAt(there.card).name === cardAt(tried).name
    ? no('TS-14.12', 'why.chain-place', facts)
    : no('TS-14.5', 'why.lock-same-name', facts);
}

function cannotOccupy(t: Table, seat: Seat, tried: number, at: number): Ruling {
  const facts = { card: cardName(tried), lane: laneName(at) };
  const { occupies } = cardAt(tried);
  if (ownerOf(at) === seat || !occupies.includes(phaseOf(at) + 1)) return no('TS-12.9', 'why.cannot-occupy', facts);
  if (isOccupied(t, at)) return no('TS-12.9', 'why.location-taken', facts);
  return playerAt(t, ownerOf(at)).closed[phaseOf(at)]
    ? no('TS-12.15', 'why.location-closed', facts)
    : no('TS-12.9', 'why.cannot-occupy', facts);
}

function cannotLink(t: Table, seat: Seat, tried: number, host: number): Ruling {
  const facts = { card: cardName(tried) };
  const found = findPiece(t, host);
  if (cardAt(tried).link === null) return no('TS-13.1', 'why.no-link', facts);
  if (found === null || found.piece.by !== seat) return no('TS-13.2', 'why.own-host', facts);
  return no('TS-13.2', 'why.host-kind', facts);
}
