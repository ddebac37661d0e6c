import type { SetUp } from '@turnpoint/catalogue';
import type { Outcome, Seat } from '@turnpoint/kernel';
import { botNameAt, type Level, type Player } from '@turnpoint/protocol';

interface Played {
  readonly players: readonly Player[];
  readonly outcome: Outcome;
  /** The one person at this screen. */
  readonly seat: Seat | null;
}

/** The bots to meet next: stronger ones after a win, milder ones after a loss; null where there are no such bots. */
export function nextLevel({ players, outcome, seat }: Played, levels: SetUp['levels']): Level | null {
  const isContest = outcome.kind === 'won' && outcome.winners.length < players.length;
  const [level, ...others] = new Set(players.flatMap(({ level }) => level ?? []));
  if (seat === null || !isContest || level === undefined || others.length > 0) return null;
  const at = levels.indexOf(level);
  return at < 0 ? null : (levels[at + (outcome.winners.includes(seat) ? 1 : -1)] ?? null);
}

/** The same people with bots of another level, who have names of their own. */
export function atLevel(players: readonly Player[], level: Level): Player[] {
  const sitting = players.map((player) => (player.kind === 'bot' ? { ...player, level } : player));
  return sitting.map((player, seat) =>
    player.kind === 'bot' ? { ...player, name: botNameAt(sitting, seat) } : player,
  );
}
