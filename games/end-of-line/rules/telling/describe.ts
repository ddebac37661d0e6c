import type { Message, Seat, Value } from '@turnpoint/kernel';
import { cellName } from '../../content/index.ts';
import type { Compared, Entry, Look } from '../types.ts';
import { face, player, way } from './names.ts';

/** A log entry as a sentence. */
export function describe(look: Look, entry: Entry): Message {
  const { size } = look.view;
  switch (entry.type) {
    case 'deal':
      return {
        key: 'log.deal',
        args: { player: player(entry.seat), cell: cellName(size, entry.entry), way: way(entry.way) },
      };
    case 'reveal':
      return { key: 'log.reveal', args: { player: player(entry.seat), faces: { list: entry.faces.map(face) } } };
    case 'order':
      return describeOrder(entry.round, entry.compared);
    case 'draw':
      return describeDraw(entry.seat, entry.count, entry.faces);
    case 'lay':
      return describeLay(size, entry);
    case 'brake':
      return { key: 'log.brake', args: { player: player(entry.seat), energy: entry.energy } };
    case 'end':
      return { key: 'log.end', args: { player: player(entry.seat) } };
    case 'line-ends':
      return { key: entry.chosen ? 'log.gives-up' : 'log.line-ends', args: { player: player(entry.seat) } };
    case 'check':
      return describeCheck(entry.open);
    case 'out':
      return { key: 'log.out', args: { player: player(entry.seat), round: entry.round } };
    case 'left':
      return { key: `log.${entry.why}`, args: { player: player(entry.seat) } };
    case 'taken-back':
      return { key: 'log.taken-back', args: { player: player(entry.seat), n: entry.cells.length } };
    case 'propose':
      return { key: 'log.propose', args: { player: player(entry.seat) } };
    case 'answer':
      return { key: entry.agreed ? 'log.agree' : 'log.decline', args: { player: player(entry.seat) } };
    case 'won':
      return { key: 'log.won', args: { winners: { list: entry.winners.map(player) }, n: entry.winners.length } };
    case 'score': {
      const { unplaced, energy, empty, total } = entry.score;
      return { key: 'log.score', args: { unplaced, energy, empty, total } };
    }
  }
}

function describeOrder(round: number, compared: readonly Compared[]): Message {
  const shown = compared.map(
    ({ seat, initiatives }): Value =>
      initiatives.length === 0
        ? player(seat)
        : { key: 'log.compared', args: { player: player(seat), initiatives: initiatives.join('-') } },
  );
  return { key: round === 1 ? 'log.first-order' : 'log.order', args: { round, order: { list: shown } } };
}

function describeDraw(seat: Seat, count: number, faces: readonly string[] | null): Message {
  const args = { player: player(seat), count };
  if (faces === null || count === 0) return { key: count === 0 ? 'log.draw-none' : 'log.draw', args };
  return { key: 'log.draw-faces', args: { ...args, faces: { list: faces.map(face) } } };
}

function describeLay(size: number, entry: Extract<Entry, { type: 'lay' }>): Message {
  const args = {
    player: player(entry.seat),
    face: face(entry.face),
    cell: cellName(size, entry.cell),
    way: way(entry.way),
    energy: entry.energy,
  };
  if (entry.kind !== 'lay') return { key: `log.${entry.kind}`, args };
  if (entry.crossed !== null) return { key: 'log.cross', args: { ...args, at: cellName(size, entry.crossed) } };
  return { key: entry.wrapped ? 'log.lay-over-edge' : 'log.lay', args };
}

function describeCheck(open: readonly { readonly seat: Seat; readonly ways: number }[]): Message {
  const shown = open.map(({ seat, ways }): Value => ({ key: 'log.open', args: { player: player(seat), ways } }));
  return { key: 'log.check', args: { lines: { list: shown } } };
}
