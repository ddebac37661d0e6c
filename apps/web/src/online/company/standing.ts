import type { Seat, Viewer } from '@turnpoint/kernel';
import type { Company, Motion, OpenMotion, Player, StandIn } from '@turnpoint/protocol';

/** What is to be said above the board now: one thing at a time, the nearest to the reader first. */
export type Standing =
  | { readonly kind: 'off' }
  /** A bot plays for the reader. */
  | { readonly kind: 'replaced'; readonly standIn: StandIn }
  | { readonly kind: 'motion'; readonly motion: OpenMotion }
  /** A bot has played for the reader, who has done nothing since. */
  | { readonly kind: 'was-replaced'; readonly standIn: StandIn; readonly choices: number }
  /** Somebody is asked and not there, or there and for so long without an answer that nobody has to wait. */
  | {
      readonly kind: 'absent' | 'slow';
      readonly seat: Seat;
      readonly until: number | null;
      readonly canVote: boolean;
    }
  /** What the reader wanted to take back stands. */
  | { readonly kind: 'refused' }
  /** A bot plays for somebody else. */
  | { readonly kind: 'sits-in'; readonly standIn: StandIn };

interface At {
  readonly company: Company;
  readonly viewer: Viewer;
  readonly players: readonly Player[];
  readonly asked: readonly Seat[];
  /** The steps that the reader's seat has chosen. */
  readonly own: readonly number[];
}

export function standingOf({ company, viewer, players, asked, own }: At): Standing | null {
  if (company.isOff) return { kind: 'off' };
  const playing = company.standIns.filter(({ to }) => to === null);
  const mine = playing.find(({ seat }) => seat === viewer);
  if (mine !== undefined) return { kind: 'replaced', standIn: mine };
  const motion = company.motions.find(({ kind, isMine, mine }) => kind !== 'stand-in' && (isMine || mine !== null));
  if (motion !== undefined) return { kind: 'motion', motion };
  const standIn = company.standIns.findLast(({ seat }) => seat === viewer);
  const choices = own.filter((step) => standIn !== undefined && standInAt([standIn], viewer, step) !== null).length;
  if (standIn !== undefined && choices > 0 && (own.at(-1) ?? 0) <= (standIn.to ?? 0))
    return { kind: 'was-replaced', standIn, choices };
  // Where days are played nobody has to be at the table: the clock tells how long they have.
  const isAbsent = (seat: Seat) =>
    company.terms.clock?.kind !== 'days' &&
    players[seat]?.kind === 'person' &&
    company.seats[seat]?.away !== null &&
    !playing.some((standIn) => standIn.seat === seat);
  const others = asked.filter((each) => each !== viewer);
  const absent = others.find(isAbsent);
  const seat = absent ?? others.find((each) => company.seats[each]?.isSlow);
  if (seat !== undefined) {
    const vote = company.motions.find(({ kind, seat: whose }) => kind === 'stand-in' && whose === seat);
    const canVote = viewer !== null && company.terms.standIn !== null && vote?.mine !== true;
    return { kind: absent === undefined ? 'slow' : 'absent', seat, until: company.seats[seat]?.until ?? null, canVote };
  }
  if (company.refused) return { kind: 'refused' };
  const other = playing.find((each) => asked.includes(each.seat)) ?? playing[0];
  return other === undefined ? null : { kind: 'sits-in', standIn: other };
}

/** Whom a step is told of: the bot that played it for somebody, or nobody but the seat's own player. */
export function standInAt(standIns: readonly StandIn[], seat: Seat | null, step: number): StandIn | null {
  return standIns.find((each) => each.seat === seat && step > each.from && step <= (each.to ?? step)) ?? null;
}

/** What one has to know before one votes, as keys: what else is taken back, and, with one other person left, that it is known who said no. */
export function beforeVote(
  { kind }: Pick<Motion, 'kind'>,
  { company, players }: Pick<At, 'company' | 'players'>,
): string[] {
  const isReplaced = (seat: Seat) => company.standIns.some((each) => each.seat === seat && each.to === null);
  const persons = players.filter((player, seat) => player.kind === 'person' && !isReplaced(seat)).length;
  const secrecy = persons > 2 ? 'company.secret' : 'company.known';
  return kind === 'undo' ? ['company.undo-takes', secrecy] : [secrecy];
}
