import { no, type Seat } from '@turnpoint/kernel';
import { cellName, FACES, type Face, stepTo, WAYS, type Way, waysOut } from '../../content/index.ts';
import { areTeamMates, openCells } from '../board/area.ts';
import { cannotSpend } from '../board/energy.ts';
import { isPuzzle } from '../board/modes.ts';
import { attachedTo, due, hasParentCard } from '../board/placing.ts';
import {
  type Cell,
  type Laid,
  type LayKind,
  type Player,
  type Ruling,
  START,
  type Table,
  type TurnFrame,
} from '../types.ts';

/** Why a choice that a turn does not offer is not offered. Anything may be asked; the nearest reason comes first. */
export function refuseTurn(t: Table, frame: TurnFrame, choice: unknown): Ruling {
  const { kind, face, cell } = (choice ?? {}) as { kind?: unknown; face?: unknown; cell?: unknown };
  switch (kind) {
    case 'lay':
    case 'turnaround':
    case 'boost':
      return refuseKind(t, frame, kind) ?? refuseCard(t, frame.seat, face) ?? refuseCell(t, frame.seat, kind, cell);
    case 'brake':
      return refuseBrake(t, frame);
    case 'end':
      return mustPlace(t, frame);
    case 'give-up':
      if (!isPuzzle(t.mode)) return no('EOL-6.13', 'why.can-place');
      return no('EOL-10.11', frame.laid > 0 ? 'why.must-complete' : 'why.can-complete');
    case 'stop':
      return refuseStop(t, frame);
    case 'agree':
    case 'decline':
      return no('EOL-11.10', 'why.no-proposal');
    default:
      return no('EOL-6.5', 'why.unknown');
  }
}

function mustPlace(t: Table, { laid }: TurnFrame): Ruling {
  return no(t.round === 1 ? 'EOL-6.3' : 'EOL-6.4', 'why.must-place', { laid, due: due(t) });
}

function refuseBrake(t: Table, frame: TurnFrame): Ruling {
  const { laid } = frame;
  return cannotSpend(t, frame.seat) ?? no('EOL-7.15', laid === 0 ? 'why.brake-too-early' : 'why.brake-too-late');
}

function refuseStop(t: Table, frame: TurnFrame): Ruling {
  if (!isPuzzle(t.mode)) return no('EOL-9.4', 'why.stop-competitive');
  return frame.laid > 0 ? no('EOL-10.10', 'why.stop-inside') : no('EOL-11.10', 'why.stop-proposed');
}

/** Null when a placement of this kind is possible at this point of the turn. */
function refuseKind(t: Table, frame: TurnFrame, kind: LayKind): Ruling | null {
  const { seat, laid } = frame;
  const player = t.players[seat] as Player;
  if (kind === 'lay') return laid < due(t) ? null : no(t.round === 1 ? 'EOL-6.3' : 'EOL-6.4', 'why.enough', { laid });
  const spend = cannotSpend(t, seat);
  if (spend !== null) return spend;
  if (kind === 'boost') return laid === due(t) ? null : no('EOL-7.14', 'why.boost-third', { laid });
  if (laid === due(t)) return no('EOL-7.16', 'why.turnaround-third');
  if (!hasParentCard(t, player)) return no('EOL-7.13', 'why.turnaround-start');
  const parent = attachedTo(t, player, kind);
  if (openCells(t, seat, parent, player.entry).length > 0) return null;
  return no('EOL-7.13', 'why.turnaround-closed', { at: cellName(t.size, parent) });
}

function refuseCard(t: Table, seat: Seat, face: unknown): Ruling | null {
  const { hand, deck } = t.players[seat] as Player;
  if (hand.length === 0) return no(deck.length === 0 ? 'EOL-8.9' : 'EOL-6.2', 'why.no-cards');
  if (!FACES.includes(face as Face)) return no('EOL-6.2', 'why.no-such-card');
  return hand.includes(face as Face) ? null : no('EOL-6.2', 'why.not-in-hand', { face: { key: `face.${face}` } });
}

/** The kind and the card are fine, so it is the cell, or in a puzzle what would come after. */
function refuseCell(t: Table, seat: Seat, kind: LayKind, at: unknown): Ruling {
  if (typeof at !== 'number' || t.cells[at] === undefined) return no('EOL-3.7', 'why.no-such-cell', { size: t.size });
  const cell = cellName(t.size, at);
  const there = t.cells[at];
  if (there !== null && there !== undefined) {
    const what = { key: there.face === 'start' ? 'face.start' : `face.${there.face}` };
    return no('EOL-3.8', 'why.occupied', { cell, owner: { seat: there.seat }, what });
  }
  const player = t.players[seat] as Player;
  const from = attachedTo(t, player, kind);
  if (openCells(t, seat, from, player.entry).includes(at)) {
    return isPuzzle(t.mode) ? no('EOL-10.9', 'why.incomplete', { cell }) : no('EOL-6.5', 'why.unknown');
  }
  if (from === START) return no('EOL-6.3', 'why.start-way', { cell: cellName(t.size, player.entry) });
  const left = leadingTo(t, seat, from, at);
  const own = left.find((cell) => t.cells[cell]?.seat === seat);
  // A way out of the own line that leads there is nearer to what was meant than one that points past a card.
  if (own !== undefined) {
    return no(kind === 'turnaround' ? 'EOL-7.10' : 'EOL-6.7', 'why.way-lost', { at: cellName(t.size, own) });
  }
  return refuseHop(t, from, at) ?? refuseFollowing(t, seat, left) ?? noWay(t, from, kind);
}

/** The way out points there, but a card lies between that cannot be crossed. */
function refuseHop(t: Table, from: Cell, at: Cell): Ruling | null {
  const card = t.cells[from] as Laid;
  const way = waysOut(card.face as Face, card.way).find((out) => liesBeyond(t.size, from, out, at));
  if (way === undefined) return null;
  const over = t.cells[stepTo(t.size, from, way)];
  if (over === null || over === undefined) return null;
  const facts = { at: cellName(t.size, stepTo(t.size, from, way)), owner: { seat: over.seat } };
  if (t.mode === 'team') return no('EOL-12.5', 'why.cannot-cross', facts);
  return no(t.mode === 'co-op' ? 'EOL-11.6' : 'EOL-6.8', 'why.blocked', facts);
}

/** Straight on within two steps more: near enough that somebody may have meant to cross. */
function liesBeyond(size: number, from: Cell, way: Way, at: Cell): boolean {
  const second = stepTo(size, stepTo(size, from, way), way);
  return at === second || at === stepTo(size, second, way);
}

/** Other cards whose ways out lead there. */
function leadingTo(t: Table, seat: Seat, from: Cell, at: Cell): Cell[] {
  const { head } = t.players[seat] as Player;
  return WAYS.map((way) => stepTo(t.size, at, way)).filter((cell) => {
    const card = t.cells[cell];
    if (card === null || card === undefined || card.face === 'start' || cell === from || cell === head) return false;
    return waysOut(card.face, card.way).some((out) => stepTo(t.size, cell, out) === at);
  });
}

function refuseFollowing(t: Table, seat: Seat, cells: readonly Cell[]): Ruling | null {
  const mates = cells.find((cell) => areTeamMates(t, seat, t.cells[cell]?.seat as Seat));
  return mates === undefined ? null : no('EOL-12.3', 'why.not-follow', { at: cellName(t.size, mates) });
}

function noWay(t: Table, from: Cell, kind: LayKind): Ruling {
  const card = t.cells[from] as Laid;
  const ways = waysOut(card.face as Face, card.way).map((way) => ({ key: `way.${way}` }));
  const facts = { face: { key: `face.${card.face}` }, at: cellName(t.size, from), ways: { list: ways } };
  return no(kind === 'turnaround' ? 'EOL-7.8' : 'EOL-6.5', 'why.no-way', facts);
}
