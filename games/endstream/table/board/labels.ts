import type { Words } from '@turnpoint/ui';
import { agendaCard, centuryOf, controllerCard, operatorCard, techCard } from '../../content/index.ts';
import type { AgendaView, OperatorView, View } from '../../rules/types.ts';
import { hasMoved } from '../draw/marks.ts';

type Say = Words['say'];
const side = (say: Say, isYours: boolean): string => say(isYours ? 'table.yours' : 'table.enemy');

/** "Mia Star, yours, defense 3 of 3, armor 1, immobilized, 2 techs". */
export function tokenLabel(say: Say, operator: OperatorView, you: number): string {
  if (operator.card === null) return say('table.hidden');
  const { name, variant } = operatorCard(operator.card);
  const notes = [
    side(say, operator.by === you),
    say('table.defense-of', { left: operator.defenseLeft ?? 0, full: operator.defense ?? 0 }),
    ...(operator.armor > 0 ? [say('table.armor', { n: operator.armor })] : []),
    ...(operator.disabled > 0 ? [say('table.disabled'), say('table.wakes', { n: operator.disabled })] : []),
    ...operator.states.map((state) => say(`state.${state}`)),
    ...(operator.by === operator.owner ? [] : [say('table.controlled')]),
    ...(hasMoved(operator) ? [say('table.moved')] : []),
    say('table.techs-left', { n: operator.slots.filter((slot) => slot === 'unused').length }),
  ];
  return [`${name} (${variant})`, ...notes].join(', ');
}

export function agendaLabel(say: Say, agenda: AgendaView): string {
  return say('table.agenda-label', {
    event: agendaCard(agenda.card).event,
    type: say(`table.type-${agenda.type}`),
    other: say(`table.type-${agenda.otherType}`),
    state: say(`table.${agenda.state}`),
  });
}

export function plateLabel(say: Say, view: View, seat: number, you: number): string {
  const player = view.players[seat];
  if (player === undefined) return '';
  const name = controllerCard(player.controller).name;
  return [say('table.controller-of', { name }), side(say, seat === you), say('table.armor', { n: player.armor })].join(
    ', ',
  );
}

export function gearLabel(say: Say, card: string, by: number, you: number): string {
  return [techCard(card).name, say('table.deployed'), side(say, by === you)].join(', ');
}

export function placeLabel(say: Say, place: number, isYours: boolean): string {
  return say(isYours ? 'table.place-yours' : 'table.place-enemy', { century: centuryOf(place) });
}
