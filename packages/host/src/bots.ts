import { owing, type Seat } from '@turnpoint/kernel';
import type { Level } from '@turnpoint/protocol';
import type { Outside } from './outside.ts';
import type { Room } from './room.ts';
import { THINKS } from './thinking.ts';
import { standInOf } from './together/stand-ins.ts';

/** Milliseconds at least among people: however fast one of them wants it, nobody learns how long a bot has thought. */
export const AMONG_PEOPLE = THINKS + 100;

/**
 * Bots act by themselves: whenever a bot owes an answer and somebody looks on, it thinks elsewhere and chooses. It gets the
 * look of its own seat, as a person would, and nothing else.
 */
export function letBotsAct(room: Room, { thinking, chance }: Outside): () => void {
  const busy = new Set<Seat>();
  const persons = room.header.players.filter(({ kind }) => kind === 'person').length;
  const least = room.header.terms !== undefined && persons > 1 ? AMONG_PEOPLE : 0;
  /** What spectators had been shown when a bot last began to think: a choice nobody sees needs no time to be followed. */
  let shown = -1;

  /** The bot that plays a seat, as its own or for somebody who is away; null for a person. */
  const levelOf = (seat: Seat, aside = room.aside): Level | null =>
    room.header.players[seat]?.level ?? standInOf(aside, seat)?.level ?? null;

  async function answer(seat: Seat, level: Level): Promise<void> {
    const { match, game, tempo } = room;
    const seen = match.look(seat);
    const isSeen = match.shownTo(null) !== shown;
    shown = match.shownTo(null);
    const job = { game: game.id, version: game.version, look: seen, level, seed: chance.seed() };
    const [choice] = await Promise.all([thinking.choose(job), isSeen ? tempo.rest(least) : null]);
    await room.change((now, { aside }) => {
      // What it was thinking about may be taken back or answered by another host's bot, the person be back, or nobody
      // look any more.
      if (room.isWatched && levelOf(seat, aside) !== null && JSON.stringify(now.look(seat)) === JSON.stringify(seen))
        now.choose(seat, choice);
    });
  }

  function wake(): void {
    if (room.isGone || !room.isWatched || room.match.state.outcome !== null || room.aside?.isOff === true) return;
    for (const seat of owing(room.game, room.match.state)) {
      const level = levelOf(seat);
      if (level === null || busy.has(seat)) continue;
      busy.add(seat);
      room
        .used(() => answer(seat, level))
        .catch((fault: Error) => {
          if (!room.isGone) room.audience.fault(fault.message);
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
