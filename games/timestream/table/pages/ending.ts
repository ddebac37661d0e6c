import type { LogStep, Message } from '@turnpoint/kernel';
import type { Ending } from '@turnpoint/ui';
import { cardAt } from '../../content/index.ts';
import type { Entry, Look, TimeStream } from '../../rules/types.ts';
import { filledOf, lanesOf, phaseOf } from '../lanes.ts';
import { pieceSpot } from '../spots.ts';

type Log = readonly LogStep<TimeStream>[];

/** Why, as the viewer met it. */
function whyOf({ outcome, view }: Look, seat: 0 | 1): Message {
  const isReturn = outcome?.by.key === 'outcome.TS-15.4';
  if (outcome === null || !isReturn) return outcome?.by ?? { key: 'prompt.none' };
  if (outcome.winners.includes(seat)) return { key: 'ending.won', args: { n: view.players[seat].turns } };
  const open = lanesOf(seat).filter((lane) => !view.lanes[lane]?.filled);
  const winner = { seat: 1 - seat };
  if (open.length === 0) return { key: 'ending.late', args: { winner } };
  const names = open.map((lane) => ({ key: `phase.${phaseOf(lane) + 1}` }));
  return { key: 'ending.lost', args: { winner, n: open.length, open: { list: names } } };
}

/** How many opposing cards a seat has voided by targets. */
function voidedBy(log: Log, seat: number): number {
  const targets = log.flatMap(({ entries }) => entries.filter((entry) => entry.type === 'targeted'));
  return targets.reduce((sum, { seat: by, from, to }) => {
    const isLost = by === seat ? to.voided : from.voided;
    return isLost ? sum + 1 : sum;
  }, 0);
}

/** The card that completed the winner's chain: the last phase that was filled before TIMESTREAM. */
function momentOf(log: Log, winner: number, isOwn: boolean): Ending['moment'] {
  const isTurn = (entry: Entry) => entry.type === 'turn' && entry.seat === winner;
  const at = log.findLastIndex(({ entries }) =>
    entries.some((entry) => entry.type === 'played' && entry.seat === winner && entry.as === 'fill'),
  );
  const played = log[at]?.entries.find((entry) => entry.type === 'played');
  const turn = log
    .slice(0, at + 1)
    .findLast(({ entries }) => entries.some(isTurn))
    ?.entries.findLast(isTurn);
  if (played?.type !== 'played' || turn?.type !== 'turn') return null;
  const card = { key: `card.${cardAt(played.card).code}` };
  const key = isOwn ? 'ending.moment-own' : 'ending.moment';
  const says = { key, args: { card, turn: turn.turn, player: { seat: winner } } };
  const step = log[at]?.step ?? 0;
  return { step, says, seen: { step, spots: [pieceSpot(played.piece)] } };
}

export function endingOf(look: Look, log: Log): Ending {
  const { outcome, view } = look;
  const seat = look.seat === 1 ? 1 : 0;
  const stood: Message = {
    key: 'ending.stood',
    args: {
      rival: { seat: 1 - seat },
      own: filledOf(view, seat),
      theirs: filledOf(view, 1 - seat),
      voided: voidedBy(log, seat),
      voidedToo: voidedBy(log, 1 - seat),
    },
  };
  const [winner] = outcome?.winners ?? [];
  const isReturn = outcome?.by.key === 'outcome.TS-15.4' && winner !== undefined;
  return {
    lines: [whyOf(look, seat), stood],
    moment: isReturn ? momentOf(log, winner, winner === seat) : null,
  };
}
