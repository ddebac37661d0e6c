import { agendaCard, controllerCard, operatorCard } from '../../../content/index.ts';
import type { AgendaView, OperatorView } from '../../../rules/types.ts';

/** An operator on the board as the pictures need it: everything as printed unless told otherwise. */
export function operator(card: string, change: Partial<OperatorView> = {}): OperatorView {
  const { defense } = operatorCard(card);
  return {
    card,
    techs: ['', ''],
    owner: 0,
    by: 0,
    zone: 'board',
    at: 0,
    armor: 0,
    defense,
    defenseLeft: defense,
    damage: 0,
    disabled: 0,
    felled: false,
    moves: 0,
    extraMoves: 0,
    techUsed: false,
    used: [],
    present: true,
    slots: ['unused', 'unused'],
    seen: false,
    techsSeen: false,
    states: [],
    ...change,
  };
}

/** A controller's plate, with the armor that its card has. */
export function plate(card: string): { card: string; armor: number } {
  return { card, armor: controllerCard(card).armor };
}

export function agenda(card: string, up: 0 | 1, state: AgendaView['state'] = 'ready'): AgendaView {
  const { sides } = agendaCard(card);
  return {
    card,
    up,
    type: sides[up].type,
    otherType: sides[up === 0 ? 1 : 0].type,
    state,
    activated: state === 'activated',
    pushed: 0,
  };
}
