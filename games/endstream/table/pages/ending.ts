import type { LogStep, Message, Seat } from '@turnpoint/kernel';
import type { Ending } from '@turnpoint/ui';
import { controllerCard, controllerThing, ownerOf } from '../../content/index.ts';
import type { EndStream, Entry, Look } from '../../rules/types.ts';
import { nameOf as spotOf } from '../spots.ts';

type Log = readonly LogStep<EndStream>[];

/** Rules 1.0 show less than none where a blow was more than was left. */
const armorOf = ({ view }: Look, seat: Seat): number => Math.max(0, view.players[seat]?.armor ?? 0);
const fullOf = ({ view }: Look, seat: Seat): number => controllerCard(view.players[seat]?.controller ?? '').armor;
const nameOf = ({ view }: Look, seat: Seat): string => controllerCard(view.players[seat]?.controller ?? '').name;

/** Why, as the viewer met it. */
function whyOf(look: Look, seat: 0 | 1): Message {
  const { outcome, view } = look;
  const rival = 1 - seat;
  const key =
    outcome?.by.key === 'outcome.ES-15.1' ? 'controller' : outcome?.by.key === 'outcome.ES-15.2' ? 'operators' : null;
  if (outcome === null || key === null) return outcome?.by ?? { key: 'prompt.decided' };
  if (outcome.winners.includes(seat))
    return { key: `ending.won-${key}`, args: { name: nameOf(look, rival), n: view.players[seat].turns } };
  return {
    key: `ending.lost-${key}`,
    args: { winner: { seat: rival }, name: nameOf(look, seat), rival: nameOf(look, rival), left: armorOf(look, rival) },
  };
}

/** How many operators of a seat were brought down, each as often as it fell. */
function fallenOf(log: Log, seat: Seat): number {
  const falls = log.flatMap(({ entries }) =>
    entries.filter(({ type }) => type === 'disabled' || type === 'disintegrated'),
  );
  return falls.filter((entry) => 'operator' in entry && ownerOf(entry.operator) === seat).length;
}

interface Blow {
  readonly step: number;
  /** Of the last of them. */
  readonly last: number;
  readonly turn: number;
  readonly armor: number;
}

/** What each turn took of a controller's armor; no more than was left. */
function blowsAt(log: Log, seat: Seat, full: number): Blow[] {
  const blows: Blow[] = [];
  let left = full;
  let turn: Extract<Entry, { type: 'turn' }> | null = null;
  for (const { step, entries } of log)
    for (const entry of entries) {
      if (entry.type === 'turn') turn = entry;
      if (entry.type !== 'struck' || entry.target !== controllerThing(seat)) continue;
      const taken = Math.min(entry.armor, left);
      left -= taken;
      if (turn?.seat !== 1 - seat) continue;
      const last = blows.at(-1);
      const isSame = last?.turn === turn.turn;
      const blow = isSame
        ? { ...last, last: step, armor: last.armor + taken }
        : { step, last: step, turn: turn.turn, armor: taken };
      blows.splice(isSame ? -1 : blows.length, 1, blow);
    }
  return blows;
}

/** The turn that cost the loser's controller most. */
function momentOf(look: Look, log: Log, winner: Seat): Ending['moment'] {
  const loser = 1 - winner;
  const [most] = blowsAt(log, loser, fullOf(look, loser)).sort((a, b) => b.armor - a.armor);
  if (most === undefined) return null;
  const key = look.seat === winner ? 'ending.moment-own' : 'ending.moment';
  const args = { turn: most.turn, n: most.armor, name: nameOf(look, loser), player: { seat: winner } };
  const spots = [spotOf({ kind: 'thing', n: controllerThing(loser) })];
  return { step: most.step, says: { key, args }, seen: { step: most.last, spots } };
}

export function endingOf(look: Look, log: Log): Ending {
  const { outcome } = look;
  const seat = look.seat === 1 ? 1 : 0;
  const [felled, fallen] = [fallenOf(log, 1 - seat), fallenOf(log, seat)];
  const stood: Message = {
    key: felled + fallen > 0 ? 'ending.stood' : 'ending.stood-armor',
    args: {
      own: armorOf(look, seat),
      ownFull: fullOf(look, seat),
      theirs: armorOf(look, 1 - seat),
      theirsFull: fullOf(look, 1 - seat),
      felled,
      fallen,
    },
  };
  const [winner] = outcome?.winners ?? [];
  const isDestroyed = outcome?.by.key === 'outcome.ES-15.1' && winner !== undefined;
  return { lines: [whyOf(look, seat), stood], moment: isDestroyed ? momentOf(look, log, winner) : null };
}
