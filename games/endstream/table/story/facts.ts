import type { Message, Seat } from '@turnpoint/kernel';
import type { Fact } from '@turnpoint/ui';
import { centuryOf, ownPlaces, streamOf } from '../../content/index.ts';
import type { Look, OperatorView, Place, View } from '../../rules/types.ts';

const good = (seat: Seat, viewer: Seat, more: 'more' | 'less' = 'more'): 'more' | 'less' =>
  seat === viewer ? more : more === 'more' ? 'less' : 'more';

const placeOf = (place: Place): Message => ({
  key: 'place',
  args: { century: centuryOf(place), player: { seat: streamOf(place) } },
});

function ofSide(view: View, seat: Seat, viewer: Seat): Fact[] {
  const side = view.players[seat as 0 | 1];
  const own = view.operators.filter(({ owner }) => owner === seat);
  const isReady = ({ zone, disabled }: OperatorView) => zone === 'board' && disabled === 0;
  const beside = view.operators.filter((one) => one.by !== seat && isReady(one) && one.at === side.at).length;
  const name: Message = { key: `card.${side.controller}` };
  const player = { seat };
  const fact = (id: string, value: Fact['value'], worth: number, more: Partial<Fact> = {}): Fact => ({
    id: `${id}-${seat}`,
    says: { key: `fact.${id}`, args: { player, name } },
    value,
    good: good(seat, viewer),
    worth,
    ...more,
  });
  return [
    fact('armor', side.armor, 1),
    fact('beside', beside, 0.9, { good: good(seat, viewer, 'less') }),
    // ES-12.8: whoever controls an operator has it in action.
    fact('awake', view.operators.filter((one) => one.by === seat && isReady(one)).length, 1.1),
    fact('lost', own.filter(({ zone }) => zone === 'gone').length, 2, { good: good(seat, viewer, 'less') }),
    fact('waiting', own.filter(({ zone }) => zone === 'hand').length, 0.2),
    fact('charge', side.charge, 0.015, { as: 'fact.percent' }),
    fact('agendas', ownPlaces(seat).filter((place) => view.agendas[place]?.state === 'ready').length, 0.2),
    fact('at', placeOf(side.at), 0.8, { good: null }),
  ];
}

/** Where an operator stands, or why it does not. */
function ofOperator({ card, zone, at, disabled }: OperatorView, no: number): Fact[] {
  if (card === null) return [];
  const value: Message =
    zone === 'board' ? (disabled > 0 ? { key: 'fact.disabled' } : placeOf(at)) : { key: `fact.zone-${zone}` };
  return [{ id: `operator-${no}`, says: { key: `card.${card}` }, value, good: null, worth: 0.6 }];
}

/** Armor, operators and charge of both sides, and where each card stands. */
export const facts = ({ view }: Look, seat: Seat): readonly Fact[] => [
  ...[seat, 1 - seat].flatMap((one) => ofSide(view, one, seat)),
  ...view.operators.flatMap(ofOperator),
];
