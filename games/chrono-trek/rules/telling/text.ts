import type { Message, Seat, Section, Value } from '@turnpoint/kernel';
import { characterOf, FRACTURE_AT, FRACTURES, type Index, type Need, TIMELINE } from '../../content/index.ts';
import { missionStatus, type NeedStatus } from '../board/mission.ts';
import type { Face, Look, Playing, View } from '../types.ts';
import { card, cards, event, named } from './names.ts';
import { tellPlayers } from './text-players.ts';

/** The look in words: for the terminal, the screen reader and programs. */
export function text(look: Look): Section[] {
  const { view } = look;
  const sections: Section[] = [
    { title: { key: 'text.timeline', args: { steps: view.anomaly } }, lines: view.timeline.map(tellFace) },
    { title: { key: 'text.table' }, lines: tellTable(view) },
    { title: { key: 'text.players' }, lines: tellPlayers(view) },
  ];
  const own = look.seat === null ? undefined : view.players[look.seat];
  if (look.seat !== null && own !== undefined && own.character !== null) {
    sections.push({ title: { key: 'text.mission' }, lines: tellMission(view, look.seat, own.character) });
  }
  sections.push({ title: { key: 'text.key' }, lines: FRACTURES.map(({ spot }) => tellFracture(spot)) });
  if (look.outcome !== null) sections.push({ title: { key: 'text.outcome' }, lines: [look.outcome.by] });
  return sections;
}

function tellFace({ index, altered, fracture }: Face): Message {
  const { kind, year, dependency } = TIMELINE[index];
  const args = { event: event({ index, altered }), year, kind: { key: `kind.${kind}` } };
  if (fracture !== null) return { key: 'text.face.fractured', args: { ...args, card: card(fracture) } };
  if (dependency === null) return { key: 'text.face', args };
  const on = { list: dependency.on.map((linchpin) => `${linchpin}'`) };
  return { key: `text.face.${dependency.on.length === 1 ? 'one' : dependency.how}`, args: { ...args, on } };
}

function tellTable(view: View): Message[] {
  const lines: Message[] = [
    { key: 'text.piles', args: { pile: view.pileCount, discard: view.discard.length } },
    { key: 'text.discard', args: { cards: cards(view.discard) } },
  ];
  if (view.aside.length > 0) lines.push({ key: 'text.aside', args: { cards: cards(view.aside) } });
  return [...lines, ...view.playing.map(tellPlaying)];
}

function tellPlaying({ card: id, seat, answers }: Playing): Message {
  const args = { card: card(id), player: { seat } };
  const list = named(id, answers);
  return list.length === 0
    ? { key: 'text.playing', args }
    : { key: 'text.playing.naming', args: { ...args, named: { list } } };
}

function tellMission(view: View, seat: Seat, id: string): Message[] {
  const { needs, blockers } = missionStatus(view, seat, id);
  const { pips } = characterOf(id);
  return [
    { key: 'text.character', args: { character: { key: `character.${id}` }, n: pips } },
    ...needs.map(tellStatus),
    ...blockers.map((spot): Message => ({ key: 'text.blocked', args: { fracture: tellFracture(spot) } })),
  ];
}

function tellStatus({ need, met }: NeedStatus): Message {
  return { key: met ? 'text.need-met' : 'text.need-open', args: { need: tellNeed(need) } };
}

/** One condition of an ID. */
export function tellNeed(need: Need): Message {
  switch (need.kind) {
    case 'face':
      return event({ index: need.at, altered: need.side === 'altered' });
    case 'fracture':
      return tellFracture(need.at);
    case 'artifact':
      return card(need.artifact);
    case 'class':
      return { key: `need.${need.class}` };
    case 'anomaly':
      return { key: 'need.anomaly' };
  }
}

/** A line of the Fracture Key (CT-1.9): spot, title, condition. */
export function tellFracture(spot: Index): Message {
  const fracture = FRACTURE_AT[spot];
  const condition: Value =
    fracture?.condition.kind === 'altered'
      ? { list: fracture.condition.on.map((index) => `${index}'`) }
      : { key: 'text.no-whales' };
  return {
    key: 'text.fracture',
    args: { spot: `${spot}"`, year: TIMELINE[spot].year, title: { key: `fracture.${spot}` }, condition },
  };
}
