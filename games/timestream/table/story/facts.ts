import type { Message, Seat } from '@turnpoint/kernel';
import type { Fact } from '@turnpoint/ui';
import { cardAt } from '../../content/index.ts';
import type { LaneNo, LaneView, Look, View } from '../../rules/types.ts';
import { filledOf, lanesOf, ownerOf, phaseOf } from '../lanes.ts';

const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0);

function ofSide(view: View, seat: Seat, viewer: Seat): Fact[] {
  const { handSize, deckSize, unlinked, linked } = view.players[seat as 0 | 1];
  const lanes = lanesOf(seat).flatMap((lane) => view.lanes[lane] ?? []);
  const isOwn = seat === viewer;
  const fact = (id: string, value: number, worth: number, isGood = true): Fact => ({
    id: `${id}-${seat}`,
    says: { key: `fact.${id}`, args: { player: { seat } } },
    value,
    good: isOwn === isGood ? 'more' : 'less',
    worth,
  });
  return [
    fact('filled', filledOf(view, seat), 3),
    fact('locked', lanes.filter(({ locked }) => locked).length, 1.5),
    fact('occupied', lanesOf(seat).filter((lane) => isForeign(view, lane)).length, 1.5, false),
    fact('shields', sum(lanes.map(({ advances }) => advances.length)), 0.5),
    fact('attackers', sum(lanes.map(({ obstacles }) => obstacles.length)), 0.5, false),
    // TS-9.10: power-linked ones are in play, too.
    fact('cells', sum(unlinked) + sum(linked) + sum(view.lanes.map((lane) => powersIn(lane, seat))), 0.25),
    fact('hand', handSize, 0.3),
    { ...fact('deck', deckSize, 0.05), good: null },
  ];
}

const powersIn = ({ location, advances, obstacles }: LaneView, seat: Seat): number =>
  sum([...location, ...advances, ...obstacles].map(({ by, powers }) => (by === seat ? powers.length : 0)));

const isForeign = ({ lanes }: View, lane: LaneNo): boolean =>
  lanes[lane]?.location.some(({ by }) => by !== ownerOf(lane)) ?? false;

/** What lies on a place of a chain. */
function ofLane({ lanes }: View, lane: LaneNo): Fact {
  const [piece] = lanes[lane]?.location ?? [];
  const value: Message = piece === undefined ? { key: 'fact.open' } : { key: `card.${cardAt(piece.card).code}` };
  const phase: Message = { key: `phase.${phaseOf(lane) + 1}` };
  return {
    id: `phase-${lane}`,
    says: { key: 'fact.phase', args: { phase, player: { seat: ownerOf(lane) } } },
    value,
    good: null,
    worth: 0.8,
  };
}

/** Phases, what shields and what attacks them, and what both sides hold. */
export const facts = ({ view }: Look, seat: Seat): readonly Fact[] => [
  ...[seat, 1 - seat].flatMap((one) => ofSide(view, one, seat)),
  ...[...lanesOf(seat), ...lanesOf(1 - seat)].map((lane) => ofLane(view, lane)),
];
