import type { Message, Seat, Section, Value } from '@turnpoint/kernel';
import { CENTURIES, LENGTH } from '../../content/index.ts';
import { cardName } from '../refusals/facts.ts';
import type { Look, OperatorView } from '../types.ts';
import { gearName, operatorName, pointsInWords } from './names.ts';

/** The look in words: for the terminal, the screen reader and programs. */
export function text(look: Look): Section[] {
  const { view } = look;
  const sections: Section[] = [0, 1].map((seat) => ({
    title: { key: 'text.stream', args: { player: { seat } } },
    lines: CENTURIES.flatMap((_, step) => tellPlace(look, seat * LENGTH + step)),
  }));
  sections.push({ title: { key: 'text.players' }, lines: view.players.map((_, seat) => tellPlayer(look, seat)) });
  const hands = view.players.flatMap((_, seat) => tellHand(look, seat));
  if (hands.length > 0) sections.push({ title: { key: 'text.hands' }, lines: hands });
  if (look.outcome !== null) sections.push({ title: { key: 'text.outcome' }, lines: [look.outcome.by] });
  return sections;
}

function tellPlace(look: Look, place: number): Message[] {
  const { view } = look;
  const agenda = view.agendas[place];
  if (agenda === undefined) return [];
  const line: Message = {
    key: 'text.turnpoint',
    args: {
      century: CENTURIES[place % LENGTH] as number,
      type: { key: `type.${agenda.type}` },
      other: { key: `type.${agenda.otherType}` },
      state: { key: `agenda.${agenda.state}` },
    },
  };
  const zones = view.zones[place] ?? [];
  const there: Message[] = view.players.flatMap((player, seat) =>
    player.at === place
      ? [{ key: 'text.controller', args: { card: cardName(player.controller), player: { seat }, armor: player.armor } }]
      : [],
  );
  view.operators.forEach((op, no) => {
    if (op.at === place) there.push(tellOperator(look, op, no));
  });
  const deployed = view.gear
    .filter(({ at }) => at === place)
    .map(({ id }): Message => ({ key: 'text.deployed', args: { tech: gearName(look, id) } }));
  const marked: Message[] = zones.length > 0 ? [{ key: 'text.zones', args: { zones: { list: [...zones] } } }] : [];
  return [line, ...marked, ...there, ...deployed];
}

function tellOperator(look: Look, op: OperatorView, no: number): Message {
  const states: Value[] = op.states.map((state) => ({ key: `state.${state}` }));
  if (op.disabled > 0) states.unshift({ key: 'text.disabled', args: { n: op.disabled } });
  const equipped = look.view.gear.filter(({ on }) => on === no).map(({ id }): Value => gearName(look, id));
  const args = {
    operator: operatorName(look, no),
    player: { seat: op.owner },
    defense: op.defenseLeft ?? 0,
    full: op.defense ?? 0,
    armor: op.armor,
    techs: op.slots.filter((slot) => slot === 'unused').length,
    notes: { list: [...states, ...equipped] },
  };
  return { key: states.length + equipped.length > 0 ? 'text.operator-notes' : 'text.operator', args };
}

function tellPlayer(look: Look, seat: Seat): Message {
  const player = look.view.players[seat as 0 | 1];
  const own = look.view.operators.filter(({ owner }) => owner === seat);
  const left = own.filter(({ zone }) => zone !== 'gone').length;
  const hand = own.filter(({ zone }) => zone === 'hand').length;
  return {
    key: 'text.player',
    args: {
      player: { seat },
      card: cardName(player.controller),
      armor: player.armor,
      charge: player.charge,
      hand,
      left,
      points: pointsInWords(player.points),
    },
  };
}

/** Only cards that the viewer knows. */
function tellHand({ view }: Look, seat: Seat): Message[] {
  return view.operators.flatMap((op) => {
    if (op.owner !== seat || op.zone !== 'hand' || op.card === null) return [];
    const techs = op.techs.map((tech): Value => (tech === null ? { key: 'thing.hidden-tech' } : cardName(tech)));
    return [{ key: 'text.hand', args: { player: { seat }, operator: cardName(op.card), techs: { list: techs } } }];
  });
}
