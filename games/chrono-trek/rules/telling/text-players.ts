import type { Message, Seat } from '@turnpoint/kernel';
import type { PlayerView, View } from '../types.ts';
import { cards, character } from './names.ts';

/** The players, each with what the viewer remembers of them (R52, R58). */
export function tellPlayers(view: View): Message[] {
  const lines = view.players.flatMap((player, seat) => [tellPlayer(player, seat), ...tellRemembered(player, seat)]);
  if (view.away.length === 0) return lines;
  return [...lines, { key: 'text.away', args: { characters: { list: view.away.map(character) } } }];
}

function tellPlayer(player: PlayerView, seat: Seat): Message {
  if (player.out) return { key: 'text.player-left', args: { player: { seat } } };
  const pips = player.pips === null ? { key: 'text.unknown' } : String(player.pips);
  const args = { player: { seat }, n: player.handCount, pips, artifacts: cards(player.artifacts) };
  if (player.hand !== null) return { key: 'text.player-open', args: { ...args, cards: cards(player.hand) } };
  return player.known.length === 0
    ? { key: 'text.player', args }
    : { key: 'text.player-known', args: { ...args, cards: cards(player.known) } };
}

function tellRemembered({ seen, deeds }: PlayerView, seat: Seat): Message[] {
  const lines: Message[] = [];
  if (seen !== null) {
    const key = seen.stale ? 'text.seen-before' : 'text.seen';
    lines.push({ key, args: { player: { seat }, character: character(seen.character) } });
  }
  if (deeds.length > 0) lines.push({ key: 'text.deeds', args: { player: { seat }, deeds: { list: deeds } } });
  return lines;
}
