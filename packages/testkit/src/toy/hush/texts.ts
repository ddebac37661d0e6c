import type { Message, Section, Texts } from '@turnpoint/kernel';
import type { Choice, Entry, Look } from './types.ts';

export const texts: Readonly<Record<string, Texts>> = {
  en: {
    'prompt.bid': 'Bid a card.',
    'prompt.lead': 'Your lead.',
    'prompt.window': '{by} calls {target}.',
    'choice.card': '{kind} {card}',
    'choice.call': 'call {target}',
    'choice.plain': '{kind}',
    'log.card': '{seat}: {type} {card}',
    'log.hidden': '{seat}: {type} a card',
    'log.dealt': '{seat} is dealt {n} {n:card|cards}',
    'log.called': '{seat} calls {target}',
    'log.plain': '{seat}: {type}',
    'outcome.points': 'Most points.',
    'text.table': 'Round {round}',
    'text.seat': '{seat}: {points} {points:point|points}, {cards} in hand',
    'no.seats': 'Two to four may play.',
    'no.rounds': 'One to six rounds.',
    'no.bid': 'Bid a card that you hold.',
    'no.stash': 'You have stashed a card already.',
    'no.card': 'You do not hold that card.',
    'no.lead': 'You cannot do that now.',
    'no.hush': 'Pass, or hush with a 6.',
    'no.clock': 'Only the clock says so.',
    'no.turn': 'You are not asked.',
  },
};

export function describe(_: Look, entry: Entry): Message {
  const { type } = entry;
  const seat = { seat: entry.seat };
  switch (type) {
    case 'dealt':
      return { key: 'log.dealt', args: { seat, n: entry.cards?.length ?? 0 } };
    case 'called':
      return { key: 'log.called', args: { seat, target: { seat: entry.target } } };
    case 'rolled':
      return { key: 'log.card', args: { seat, type, card: entry.eyes } };
    case 'hushed':
    case 'resigned':
      return { key: 'log.plain', args: { seat, type } };
    default:
      if (entry.card === null) return { key: 'log.hidden', args: { seat, type } };
      return { key: 'log.card', args: { seat, type, card: entry.card } };
  }
}

export function label(_: Look, choice: Choice): Message {
  const { kind } = choice;
  if ('card' in choice) return { key: 'choice.card', args: { kind, card: choice.card } };
  if ('target' in choice) return { key: 'choice.call', args: { target: { seat: choice.target } } };
  return { key: 'choice.plain', args: { kind } };
}

export function text({ view }: Look): Section[] {
  const lines = view.points.map((points, seat) => ({
    key: 'text.seat',
    args: { seat: { seat }, points, cards: view.handCounts[seat] ?? 0 },
  }));
  return [{ title: { key: 'text.table', args: { round: view.round } }, lines }];
}
