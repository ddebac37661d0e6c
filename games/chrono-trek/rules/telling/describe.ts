import type { Message, Seat, Value } from '@turnpoint/kernel';
import type { Entry, Look } from '../types.ts';
import { card, character, event, named, player } from './names.ts';

/** A log entry as a sentence. */
export function describe(_look: Look, entry: Entry): Message {
  const key = `log.${entry.type}`;
  switch (entry.type) {
    case 'identity':
    case 'looked':
    case 'covered': {
      const at = entry.type === 'looked' ? { at: player(entry.at) } : {};
      const args = { player: player(entry.seat), ...at };
      if (entry.character === null) return { key: `${key}.hidden`, args };
      return { key, args: { ...args, character: character(entry.character) } };
    }
    case 'mulligan':
      return { key: entry.took ? key : 'log.kept', args: { player: player(entry.seat) } };
    case 'pips':
      return { key, args: { player: player(entry.seat), n: entry.pips } };
    case 'hand': {
      const args = { player: player(entry.seat), n: entry.count };
      if (entry.cards === null) return { key: 'log.hand.hidden', args };
      return { key, args: { ...args, cards: { list: entry.cards.map(card) } } };
    }
    case 'pre-game-events':
      return { key, args: { cards: { list: entry.cards.map(card) } } };
    case 'starting-discards':
      return { key, args: { player: player(entry.seat), cards: { list: entry.cards.map(card) } } };
    case 'first':
      return { key: `log.first.${entry.how}`, args: { player: player(entry.seat) } };
    case 'draw':
      if (entry.card === null) return { key: 'log.draw.hidden', args: { player: player(entry.seat) } };
      return { key, args: { player: player(entry.seat), card: card(entry.card) } };
    case 'reshuffle':
      return { key, args: { n: entry.count } };
    case 'play':
      return describePlay(entry);
    case 'cancelled':
      return { key, args: { player: player(entry.by), card: card(entry.card) } };
    case 'turned':
      return { key, args: { events: { list: entry.turned.map(event) } } };
    case 'anchorpoint':
      return { key: entry.altered ? 'log.grows' : 'log.shrinks', args: { event: event(entry) } };
    case 'fracture-placed':
      return { key, args: { player: player(entry.seat), card: card(entry.card), spot: entry.spot } };
    case 'fracture-falls':
      return { key, args: { card: card(entry.card), spot: entry.spot } };
    case 'moved':
      return { key, args: { card: card(entry.card), from: player(entry.from), to: player(entry.to) } };
    case 'no-effect':
    case 'skipped':
      return { key, args: { card: card(entry.card) } };
    case 'took': {
      const args = { player: player(entry.seat), from: player(entry.from) };
      return entry.card === null
        ? { key: 'log.took.hidden', args }
        : { key, args: { ...args, card: card(entry.card) } };
    }
    case 'passed': {
      const args = { from: player(entry.from), to: player(entry.to) };
      if (entry.cards.length === 0) return { key: 'log.passed.none', args };
      return { key, args: { ...args, cards: { list: entry.cards.map(card) } } };
    }
    case 'passing':
      return { key: `log.passing.${entry.to}`, args: { n: entry.counts.reduce((sum, count) => sum + count, 0) } };
    case 'offer':
      return { key, args: { player: player(entry.seat), characters: { list: entry.characters.map(character) } } };
    case 'searched': {
      const args = { player: player(entry.seat) };
      if (entry.card !== null) return { key, args: { ...args, card: card(entry.card) } };
      return { key: entry.found ? 'log.searched.hidden' : 'log.searched.none', args };
    }
    case 'identities':
      return { key, args: { identities: { list: entry.characters.flatMap(tellIdentity) } } };
    case 'won':
      return { key, args: { player: player(entry.seat), character: character(entry.character) } };
    case 'no-winner':
      return { key };
    case 'second-draw':
    case 'nothing-to-draw':
    case 'turn':
    case 'stopped':
    case 'left':
      return { key, args: { player: player(entry.seat) } };
    default:
      return { key, args: { player: player(entry.seat), card: card(entry.card) } };
  }
}

function describePlay(entry: Extract<Entry, { type: 'play' }>): Message {
  const args = { player: player(entry.seat), card: card(entry.card) };
  const list = named(entry.card, entry.answers);
  if (list.length === 0) return { key: `log.play.${entry.via}`, args };
  return { key: `log.play.${entry.via}.naming`, args: { ...args, named: { list } } };
}

function tellIdentity(id: string | null, seat: Seat): Value[] {
  return id === null ? [] : [{ key: 'log.identity', args: { player: player(seat), character: character(id) } }];
}
