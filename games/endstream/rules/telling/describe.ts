import type { Message, Seat, Value } from '@turnpoint/kernel';
import { gearThing, streamOf } from '../../content/index.ts';
import { cardName } from '../refusals/facts.ts';
import type { Entry, Look, Place } from '../types.ts';
import { agendaName, gearName, operatorName, placeFor, placeName, player, pointsInWords, thingName } from './names.ts';

type Args = Readonly<Record<string, Value>>;
type EntryOf<T extends Entry['type']> = Extract<Entry, { type: T }>;

/** A log entry as a sentence: its key and its values. */
export function describe(look: Look, entry: Entry): Message {
  const tell = TELL[entry.type] as (look: Look, entry: Entry) => Args & { readonly key?: string };
  const { key = `log.${entry.type}`, ...args } = tell(look, entry);
  return { key, args };
}

const bySeat = (_: Look, { seat }: { readonly seat: number }): Args => ({ player: player(seat) });
const byOperator = (look: Look, { operator }: { readonly operator: number }): Args => ({
  operator: thingName(look, operator),
});
const withAmount = (look: Look, entry: { readonly operator: number; readonly amount: number }): Args => ({
  ...byOperator(look, entry),
  amount: entry.amount,
});
const types = (list: readonly string[]): Value => ({ list: list.map((type) => ({ key: `type.${type}` })) });
const placesOf = (seat: Seat, list: readonly Place[]): Value => ({ list: list.map((place) => placeFor(seat, place)) });
const cards = (list: readonly string[]): Value => ({ list: list.map(cardName) });

/** From where to where; whose stream it is, is said once where both are one. */
const wayOf = (from: Place, to: Place): Args => ({ from: placeFor(streamOf(to), from), to: placeName(to) });

const TELL: { readonly [T in Entry['type']]: (look: Look, entry: EntryOf<T>) => object } = {
  coin: bySeat,
  deal: (look, e) => ({
    ...bySeat(look, e),
    agendas: { list: e.agendas.map(({ card }) => agendaName(card)) },
    mulligans: e.mulligans,
    key: e.mulligans === 0 ? 'log.deal' : 'log.mulligan',
  }),
  tapped: (look, e) => ({ ...bySeat(look, e), places: placesOf(e.seat, e.places) }),
  keep: bySeat,
  turn: (look, e) => ({ ...bySeat(look, e), turn: e.turn }),
  reset: (look, e) => ({ ...bySeat(look, e), n: e.places.length }),
  agenda: (look, e) => ({
    ...bySeat(look, e),
    place: placeFor(e.seat, e.place),
    type: { key: `type.${e.agenda}` },
    key: e.pushed ? 'log.push' : 'log.agenda',
  }),
  paid: (look, e) => ({ ...bySeat(look, e), points: pointsInWords(e.points) }),
  activated: (look, e) => ({ ...bySeat(look, e), operator: cardName(e.card), place: placeFor(e.seat, e.at) }),
  ability: (look, e) => ({ user: thingName(look, e.user), effect: { key: `effect.${e.at}` } }),
  tech: (look, e) => ({ operator: operatorName(look, e.operator), tech: cardName(e.card), cost: e.cost }),
  moved: (look, e) => ({
    thing: thingName(look, e.thing),
    ...wayOf(e.from, e.to),
    key: `log.moved-${e.how}`,
  }),
  spun: (look, e) => ({ ...bySeat(look, e), places: placesOf(e.seat, e.places), types: types(e.agendas) }),
  struck: (look, e) => ({ by: thingName(look, e.by), target: thingName(look, e.target), amount: e.amount }),
  redirected: (look, e) => ({ from: thingName(look, e.from), to: thingName(look, e.to), tech: gearName(look, e.gear) }),
  cancelled: (look, e) => ({ target: thingName(look, e.target), tech: gearName(look, e.gear) }),
  lowered: withAmount,
  raised: withAmount,
  armored: (look, e) => ({
    ...withAmount(look, e),
    key: e.amount < 0 ? 'log.armor-taken' : 'log.armored',
    amount: Math.abs(e.amount),
  }),
  contaminated: withAmount,
  state: (look, e) => ({ ...byOperator(look, e), state: { key: `state.${e.state}` } }),
  controlled: (look, e) => ({ ...byOperator(look, e), ...bySeat(look, e) }),
  zone: (_, e) => ({ zone: e.zone, place: placeName(e.at) }),
  'agenda-disabled': (_, e) => ({ place: placeName(e.place) }),
  'agenda-ready': (_, e) => ({ place: placeName(e.place) }),
  equipped: (look, e) => ({ tech: cardName(e.card), operator: thingName(look, e.on) }),
  deployed: (_, e) => ({ tech: cardName(e.card), place: placeName(e.at) }),
  'tech-gone': (look, e) => ({ tech: thingName(look, gearThing(e.gear)), key: `log.tech-${e.why}` }),
  disabled: byOperator,
  reactivated: byOperator,
  disintegrated: byOperator,
  shown: (look, e) => ({ ...byOperator(look, e), techs: cards(e.techs) }),
  looked: (look, e) => ({ ...bySeat(look, e), seen: cards(e.at.flatMap(({ card, techs }) => [card, ...techs])) }),
  looks: (look, e) => ({ ...bySeat(look, e), n: e.operators.length }),
  'extra-move': byOperator,
  decided: (_, e) => ({ losers: { list: e.lost.map(player) } }),
  finished: bySeat,
  'timed-out': bySeat,
  offered: bySeat,
  conceded: bySeat,
  over: (_, e) => (e.winners.length === 0 ? { key: 'log.drawn' } : { winner: player(e.winners[0] as number) }),
};
