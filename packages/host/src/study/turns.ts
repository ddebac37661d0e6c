import type { Seat, Stake } from '@turnpoint/kernel';

/** A turn of a match: its steps, both ends with them, and whose it is; null where nobody's. Turns follow each other without gaps. */
export interface Turn {
  readonly seat: Seat | null;
  readonly from: number;
  readonly to: number;
}

/** A turn of the one who looks, from before its first choice to the end of the answer (own turns flatter), or any by itself. */
export interface Exchange {
  /** The place of the turn in the list. */
  readonly turn: number;
  /** The step before its first choice. */
  readonly before: number;
  /** Its own last step. */
  readonly to: number;
  /** The last step before the next turn of one's own, or of the match. */
  readonly answered: number;
  /** By itself, whoever's it is: it counts where no exchange tells of it. */
  readonly isAlone: boolean;
}

/** All turns that are one's own with their answers (a team's are everybody's), and each turn in which somebody chose by itself. */
export function exchangesOf(turns: readonly Turn[], seat: Seat, stake: Stake): Exchange[] {
  const isOwn = ({ seat: whose }: Turn) => (stake === 'team' ? whose !== null : whose === seat);
  const alone = turns.flatMap(({ from, to }, turn): Exchange[] =>
    to < from ? [] : [{ turn, before: Math.max(0, from - 1), to, answered: to, isAlone: true }],
  );
  const own = turns.flatMap((turn, at): Exchange[] => {
    if (!isOwn(turn)) return [];
    const next = turns.findIndex((other, i) => i > at && isOwn(other));
    const answered = turns[next < 0 ? turns.length - 1 : next - 1] as Turn;
    return [{ turn: at, before: Math.max(0, turn.from - 1), to: turn.to, answered: answered.to, isAlone: false }];
  });
  return [...own, ...alone];
}

/** The steps at which chances are worth knowing: the deal, and the end of every turn. */
export function endsOf(turns: readonly Turn[]): number[] {
  return [...new Set([0, ...turns.map(({ to }) => to)])];
}
