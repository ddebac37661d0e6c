import { type Match, type Seat, sameJson, type Types, takenBackTo } from '@turnpoint/kernel';
import { type Level, type Motion, Refused, type Terms } from '@turnpoint/protocol';
import type { Header } from '../storage.ts';
import type { Aside, Ballot } from './aside.ts';
import { questionOf } from './question.ts';
import { standInOf, stoodIn } from './stand-ins.ts';

/** Where tables forbid bots for the absent and the rules let nobody go: the level of the bot that frees them. */
const RELIEF: Level = 2;

/** What a vote is counted by. */
export interface Floor {
  readonly header: Header;
  readonly terms: Terms;
  readonly match: Match<Types>;
  readonly aside: Aside;
  isAway(seat: Seat): boolean;
  /** Are they asked for so long that nobody has to wait for them? */
  isSlow(seat: Seat): boolean;
}

/** Who votes on it: people at the table whom it concerns. */
export function votersOn({ header, aside, isAway, terms }: Floor, { kind, seat }: Motion): Seat[] {
  const persons = header.players.flatMap((player, at) =>
    player.kind === 'person' && standInOf(aside, at) === null ? [at] : [],
  );
  // The others consent to what is taken back, also who is away just now.
  if (kind === 'undo') return persons.filter((at) => at !== seat);
  if (kind === 'stand-in') return persons.filter((at) => at !== seat && !isAway(at));
  // Where no bot may sit in, who stays away must not hold the others for ever.
  return persons.filter((at) => terms.standIn !== null || !isAway(at));
}

/** Why this cannot be moved or voted on now, in one sentence; null when it can. */
function cannotVote(floor: Floor, by: Seat, motion: Motion): string | null {
  const { kind, seat } = motion;
  const { match, terms, aside } = floor;
  if (aside.isOff || match.state.outcome !== null) return 'the match is over';
  if (kind === 'abort') return seat === null ? null : 'there is nothing to vote on';
  if (seat === null || floor.header.players[seat]?.kind !== 'person') return 'there is nothing to vote on';
  const isOpen = aside.ballots.some((ballot) => sameJson(ballot.motion, motion));
  if (kind === 'undo') {
    if (terms.undo !== 'consent') return 'this table has agreed otherwise';
    // Who made the choice asks; the others answer.
    if (by !== seat && !isOpen) return 'nobody has asked for it';
    return takenBackTo(match, seat) === null ? 'there is nothing to take back' : null;
  }
  if (by === seat) return cannotLeave(floor, seat);
  if (terms.standIn === null) return 'this table forbids bots';
  // Nobody has to be at a table where days are played: they have all of them.
  if (terms.clock?.kind === 'days') return 'this table gives days for each turn';
  if (!(floor.isAway(seat) || floor.isSlow(seat))) return 'they are at the table';
  return questionOf(match).asked.includes(seat) ? null : 'nobody waits for them';
}

/** Why this seat cannot be left to a bot, in one sentence; null when it can: nobody is held at a table. */
export function cannotLeave(
  { match, terms, aside }: Pick<Floor, 'match' | 'terms' | 'aside'>,
  seat: Seat,
): string | null {
  if (aside.isOff || match.state.outcome !== null) return 'the match is over';
  if (terms.standIn !== null) return null;
  const isFree = match.look(seat).anytime.some(({ kind }) => kind === match.game.anytime.leaves);
  return isFree ? 'this table forbids bots: leave by the rules of the game' : null;
}

/** Everybody for it where all must agree; for a bot to sit in, more than half of those present. */
function isCarried(floor: Floor, { motion, votes }: Ballot): boolean {
  const voters = votersOn(floor, motion);
  const ayes = voters.filter((voter) => votes.some(({ seat, isFor }) => seat === voter && isFor)).length;
  return motion.kind === 'stand-in' ? ayes * 2 > voters.length : ayes === voters.length;
}

/** A vote is cast, or the motion made by it. Throws a sentence when it cannot be. */
export function voted(floor: Floor, by: Seat, motion: Motion, isFor: boolean): Aside {
  const sentence = cannotVote(floor, by, motion);
  if (sentence !== null) throw new Refused('cannot-vote', sentence);
  const { aside, match } = floor;
  const { step } = questionOf(match);
  // Nobody else is asked.
  if (motion.kind === 'stand-in' && motion.seat === by) return isFor ? carried(floor, motion, true) : aside;
  const open = aside.ballots.find((ballot) => sameJson(ballot.motion, motion));
  const others = aside.ballots.filter((ballot) => ballot !== open);
  const votes = [...(open?.votes ?? []).filter(({ seat }) => seat !== by), { seat: by, isFor }];
  const ballot = { motion, step: open?.step ?? step, votes };
  if (isCarried(floor, ballot)) return carried({ ...floor, aside: { ...aside, ballots: others } }, motion);
  // One who does not consent ends it; who asked may withdraw.
  const isLost = !isFor && (motion.kind === 'undo' || motion.kind === 'abort');
  if (isLost && motion.kind === 'undo' && motion.seat !== null && motion.seat !== by)
    return { ...aside, ballots: others, refused: { seat: motion.seat, step } };
  return { ...aside, ballots: isLost || (!isFor && open === undefined) ? others : [...others, ballot] };
}

function carried(floor: Floor, { kind, seat }: Motion, isLeaving = false): Aside {
  const { match, aside, terms } = floor;
  if (kind === 'abort') return { ...aside, isOff: true, ballots: [] };
  if (seat === null) return aside;
  if (kind === 'stand-in') {
    const bot = { seat, level: terms.standIn ?? RELIEF, from: questionOf(match).step };
    return counted({ ...floor, aside: stoodIn(aside, isLeaving ? { ...bot, left: true } : bot) });
  }
  const to = takenBackTo(match, seat);
  if (to !== null) match.cutBack(to);
  return aside;
}

/** Who plays no more votes no more: what all the others have agreed to already is carried. */
function counted(floor: Floor): Aside {
  const { aside } = floor;
  const open = aside.ballots.find((ballot) => votersOn(floor, ballot.motion).length > 0 && isCarried(floor, ballot));
  if (open === undefined) return aside;
  return carried(
    { ...floor, aside: { ...aside, ballots: aside.ballots.filter((each) => each !== open) } },
    open.motion,
  );
}

/** What was moved for a position that is gone is moved no more. */
export function stillMoved(aside: Aside, step: number): Aside {
  const stands = ({ motion, step: at }: Ballot) => motion.kind === 'abort' || at === step;
  return aside.ballots.every(stands) ? aside : { ...aside, ballots: aside.ballots.filter(stands) };
}
