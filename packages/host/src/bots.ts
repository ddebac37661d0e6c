import { owing, type Seat } from '@turnpoint/kernel';
import type { Outside } from './outside.ts';
import type { Room } from './room.ts';

/**
 * Bots act by themselves: whenever a bot owes an answer and somebody looks on, it thinks elsewhere and chooses. It gets the
 * look of its own seat, as a person would, and nothing else.
 */
export function letBotsAct(room: Room, { thinking, chance }: Outside): () => void {
  const busy = new Set<Seat>();
  /** What spectators had been shown when a bot last began to think: a choice nobody sees needs no time to be followed. */
  let shown = -1;

  async function answer(seat: Seat): Promise<void> {
    const { match, header, game, tempo } = room;
    const level = header.players[seat]?.level ?? 1;
    const seen = match.look(seat);
    const isSeen = match.shownTo(null) !== shown;
    shown = match.shownTo(null);
    const job = { game: game.id, version: game.version, look: seen, level, seed: chance.seed() };
    const [choice] = await Promise.all([thinking.choose(job), isSeen ? tempo.rest() : null]);
    await room.change((now) => {
      // What it was thinking about may be taken back or answered by another host's bot, or nobody looks any more.
      if (room.isWatched && JSON.stringify(now.look(seat)) === JSON.stringify(seen)) now.choose(seat, choice);
    });
  }

  function wake(): void {
    if (!room.isWatched || room.match.state.outcome !== null) return;
    for (const seat of owing(room.game, room.match.state)) {
      if (room.header.players[seat]?.kind !== 'bot' || busy.has(seat)) continue;
      busy.add(seat);
      room
        .used(() => answer(seat))
        .catch((fault: Error) => {
          for (const viewpoint of room.viewpoints) viewpoint.fault(fault.message);
          throw fault;
        })
        .then(
          () => {
            busy.delete(seat);
            wake();
          },
          () => busy.delete(seat),
        );
    }
  }
  return wake;
}
