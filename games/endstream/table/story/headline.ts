import type { Message, Seat, Value } from '@turnpoint/kernel';
import { type Headline, ofType, says, type Told, type Tone, type Turn } from '@turnpoint/ui';
import {
  centuryOf,
  controllerThing,
  gearOfThing,
  isControllerThing,
  isOperatorThing,
  ownerOf,
} from '../../content/index.ts';
import type { EndStream, Entry, Look, Thing } from '../../rules/types.ts';
import { nameOf, operatorsAt, type Places, placesAfter, sideOf } from './places.ts';

interface Seen {
  readonly turn: Turn<EndStream>;
  readonly look: Look;
  /** Whose turn it is, and the other. */
  readonly me: Seat;
  readonly rival: Seat;
  readonly after: Places;
}

/** More than so many are told by their number. */
const MANY = 3;

const inTurn = <Type extends Entry['type']>({ turn }: Seen, type: Type) => ofType(turn.entries, type);
const player = (seat: Seat): Value => ({ seat });
const unique = (things: readonly Thing[]): Thing[] => [...new Set(things)];
const listed = (look: Look, things: readonly Thing[]): Value => ({
  list: unique(things).map((one) => nameOf(look, one)),
});

/** With what a rival's operator was brought down: the one who struck it last, or the tech. */
function weaponOf(seen: Seen, target: Thing): Value | null {
  if (sideOf(target) === seen.me) return null;
  const by = inTurn(seen, 'struck').findLast((one) => one.target === target)?.by;
  if (by === undefined || isControllerThing(by)) return null;
  return isOperatorThing(by) ? nameOf(seen.look, by) : techOf(seen.look, gearOfThing(by));
}

/** Who fell: those of the other side are the deed of the one whose turn it is. */
function fallen(seen: Seen): Headline[] {
  const { look, me, rival } = seen;
  const gone = inTurn(seen, 'disintegrated').map(({ operator }) => operator);
  const down = inTurn(seen, 'disabled')
    .map(({ operator }) => operator)
    .filter((one) => !gone.includes(one));
  const of = (things: readonly Thing[], side: Seat) => things.filter((one) => ownerOf(one) === side);
  const tell = (all: readonly Thing[], worth: number, key: string, tone: Tone): Headline[] => {
    const things = unique(all);
    const [only] = things;
    const args = { player: player(me), operators: listed(look, things) };
    if (only === undefined) return [];
    const by = things.length === 1 ? weaponOf(seen, only) : null;
    const heavy = worth + 4 * things.length;
    return [by === null ? says(heavy, key, args, tone) : says(heavy, `${key}-with`, { ...args, by }, tone)];
  };
  return [
    ...tell(of(gone, rival), 76, 'disintegrated', 'good'),
    ...tell(of(down, rival), 66, 'disabled', 'good'),
    ...tell(of(gone, me), 62, 'lost', 'bad'),
    ...tell(of(down, me), 50, 'down', 'bad'),
  ];
}

/** What the controllers lost, and strikes that brought nobody down. */
function struck(seen: Seen): Headline[] {
  const { look, me, rival } = seen;
  /** A strike that was kept from one of a side. */
  const saved = (target: Thing): Tone => (sideOf(target) === me ? 'good' : 'bad');
  const strikes = inTurn(seen, 'struck');
  const target = controllerThing(rival);
  const blows = strikes.filter((one) => one.target === target);
  const armor = blows.reduce((sum, one) => sum + one.armor, 0);
  const found: Headline[] = [];
  const args = { player: player(me), target: nameOf(look, target), n: armor };
  if (armor > 0) {
    const down = inTurn(seen, 'disabled').filter(({ operator }) => ownerOf(operator) === rival);
    const operators = listed(
      look,
      down.map(({ operator }) => operator),
    );
    found.push(says(60 + 3 * armor, 'armor', args, 'good'));
    if (down.length > 0) found.push(says(68 + 3 * armor, 'armor-and-disabled', { ...args, operators }, 'good'));
  }
  const fallen = new Set(
    seen.turn.entries.flatMap((e) => (e.type === 'disabled' || e.type === 'disintegrated' ? [e.operator] : [])),
  );
  for (const one of strikes) {
    if (!isOperatorThing(one.target) || sideOf(one.target) === me || fallen.has(one.target)) continue;
    found.push(says(44, 'short', { player: player(me), target: nameOf(look, one.target) }, 'bad'));
  }
  for (const one of inTurn(seen, 'cancelled'))
    found.push(
      says(52, 'saved', { target: nameOf(look, one.target), tech: techOf(look, one.gear) }, saved(one.target)),
    );
  for (const one of inTurn(seen, 'redirected'))
    found.push(
      says(
        52,
        'redirected',
        { target: nameOf(look, one.from), to: nameOf(look, one.to), tech: techOf(look, one.gear) },
        saved(one.from),
      ),
    );
  return found;
}

function techOf({ view }: Look, gear: number): Message {
  const card = view.operators[gear >> 1]?.techs[gear & 1];
  return card == null ? { key: 'thing.hidden-tech' } : { key: `card.${card}` };
}

/** Steps of the controller and who came near whom. */
function moved(seen: Seen): Headline[] {
  const { look, me, rival, after } = seen;
  const found: Headline[] = [];
  const moves = inTurn(seen, 'moved');
  const own = controllerThing(me);
  const step = moves.findLast(({ thing }) => thing === own);
  if (step !== undefined) {
    const beside = operatorsAt(after, step.to, rival);
    const args = { player: player(me), controller: nameOf(look, own), place: centuryOf(step.to) };
    found.push(
      beside.length > 0
        ? says(56, 'step-beside', { ...args, operators: listed(look, beside) }, 'bad')
        : says(22, 'step', args),
    );
  }
  const target = after.get(controllerThing(rival));
  const ours = unique(
    moves.filter(({ thing }) => isOperatorThing(thing) && sideOf(thing) === me).map(({ thing }) => thing),
  );
  const near = ours.filter((no) => after.get(no) === target);
  if (near.length > 0)
    found.push(
      says(
        40,
        'near',
        {
          player: player(me),
          operators: listed(look, near),
          controller: nameOf(look, controllerThing(rival)),
        },
        'good',
      ),
    );
  const last = moves.findLast(({ thing }) => !isControllerThing(thing) && sideOf(thing) === me);
  if (last !== undefined) found.push(says(16, 'moved', { player: player(me), operators: listed(look, ours) }));
  return found;
}

/** Who came out, what was laid, and what else was done. */
function done(seen: Seen): Headline[] {
  const { look, me } = seen;
  const of = (seat: Seat): Tone => (seat === me ? 'good' : 'bad');
  const by = player(me);
  const found: Headline[] = [];
  const out = inTurn(seen, 'activated');
  if (out.length > 0)
    found.push(
      says(28 + 4 * out.length, out.length > MANY ? 'out-many' : 'out', {
        player: by,
        operators: listed(
          look,
          out.map(({ operator }) => operator),
        ),
        n: out.length,
      }),
    );
  for (const e of inTurn(seen, 'controlled'))
    found.push(says(74, 'controlled', { player: player(e.seat), operator: nameOf(look, e.operator) }, of(e.seat)));
  for (const e of inTurn(seen, 'deployed'))
    found.push(says(30, 'deployed', { player: by, tech: { key: `card.${e.card}` }, place: centuryOf(e.at) }));
  for (const e of inTurn(seen, 'equipped'))
    found.push(says(29, 'equipped', { player: by, tech: { key: `card.${e.card}` }, operator: nameOf(look, e.on) }));
  for (const e of inTurn(seen, 'tech'))
    found.push(says(26, 'tech', { operator: nameOf(look, e.operator), tech: { key: `card.${e.card}` } }));
  for (const e of inTurn(seen, 'state'))
    if (e.state !== 'bonus' && ownerOf(e.operator) !== me)
      found.push(
        says(34, 'state', { player: by, operator: nameOf(look, e.operator), state: { key: `state.${e.state}` } }),
      );
  const spun = inTurn(seen, 'spun').reduce((sum, { places }) => sum + places.length, 0);
  if (spun > 0) found.push(says(12, 'spun', { player: by, n: spun }));
  const agendas = inTurn(seen, 'agenda').length;
  if (agendas > 0) found.push(says(6, 'agendas', { player: by, n: agendas }));
  return found;
}

function ended(seen: Seen): Headline[] {
  const { look, me, rival } = seen;
  const lost = (seat: Seat): Tone => (seat === me ? 'bad' : 'good');
  const found: Headline[] = [];
  for (const { seat } of inTurn(seen, 'conceded'))
    found.push(says(120, 'conceded', { player: player(seat) }, lost(seat)));
  for (const { seat } of inTurn(seen, 'timed-out'))
    found.push(says(60, 'timed-out', { player: player(seat) }, lost(seat)));
  for (const { seat } of inTurn(seen, 'offered')) found.push(says(10, 'offered', { player: player(seat) }));
  for (const { winners } of inTurn(seen, 'over')) {
    const [winner] = winners;
    if (winner === undefined) found.push(says(115, 'drawn'));
    else if (look.outcome?.by.key === 'outcome.ES-15.1' && winner === me)
      found.push(
        says(115, 'destroyed', { player: player(me), controller: nameOf(look, controllerThing(rival)) }, 'good'),
      );
    else if (look.outcome?.by.key === 'outcome.ES-15.2' && winner === me)
      found.push(says(115, 'last-operator', { player: player(me), rival: player(rival) }, 'good'));
    else found.push(says(110, 'won', { player: player(winner) }, lost(1 - winner)));
  }
  return found;
}

/** What a turn came to: who fell and was struck, else who came and went. */
export function headlines(turn: Turn<EndStream>, { look, before }: Told<EndStream>): readonly Headline[] {
  if (turn.seat === null) {
    const [first] = ofType(turn.entries, 'coin');
    return [says(0, 'deal', { player: player(first?.seat ?? look.view.first) })];
  }
  const me = turn.seat;
  const log = [...before, { step: turn.first, seat: me, entries: turn.entries }];
  const seen = { turn, look, me, rival: 1 - me, after: placesAfter(log, look) };
  const waited = says(0, 'waited', { player: player(me) });
  return [waited, ...ended(seen), ...fallen(seen), ...struck(seen), ...moved(seen), ...done(seen)];
}
