import type { Message, Value } from '@turnpoint/kernel';
import { personaOf, storySaid } from '../../content/index.ts';
import { missionIn } from '../board/ship.ts';
import type { Choice, Frame, Look, View } from '../types.ts';
import { carried, door, enemy, item, objective, power, slot, survivor, wall, zone } from './names.ts';

/** What a choice says on its button. */
export function label({ view }: Look, choice: Choice): Message {
  const key = `label.${choice.kind}`;
  switch (choice.kind) {
    case 'survivor': {
      const { passive, active, crisis } = personaOf(choice.id);
      const powers = { passive: power(passive), active: power(active), crisis: power(crisis) };
      return { key, args: { survivor: { key: `persona.${choice.id}` }, ...powers } };
    }
    case 'move':
    case 'zone':
      return { key, args: { zone: zone(view, choice.zone) } };
    case 'attack':
      return {
        key: choice.pair ? `${key}.pair` : key,
        args: { item: item(choice.item), zone: zone(view, choice.zone) },
      };
    case 'interact':
    case 'hit-objective':
      return { key, args: { objective: objective(view, choice.objective) } };
    case 'mission-action':
      return missionAction(view, choice);
    case 'ability':
      return { key, args: { power: power(ownPower(view, choice.which)) } };
    case 'use':
    case 'take':
    case 'redraw':
      return { key, args: { item: item(choice.item) } };
    case 'trade':
      return { key, args: { survivor: survivor(view, choice.with) } };
    case 'noise':
      return { key, args: { level: choice.level } };
    case 'discard':
      return { key, args: { card: carried(choice.card) } };
    case 'who':
      return { key, args: { survivor: survivor(view, choice.who) } };
    case 'hit':
    case 'strike':
      return foe(view, key, choice.figure);
    case 'token':
      return { key, args: { zone: zone(view, view.tokens.find(({ id }) => id === choice.token)?.zone ?? 0) } };
    case 'door':
      return { key: `${key}.${choice.to}`, args: { door: door(view, choice.door) } };
    case 'exit-door':
      return { key: `${key}.${choice.to}`, args: { exit: choice.exit + 1 } };
    case 'exit':
      return { key, args: { exit: choice.exit + 1 } };
    case 'line':
      return { key, args: { line: choice.line + 1 } };
    case 'wall':
      return { key, args: { wall: wall(view, choice.wall) } };
    case 'injury':
      return { key, args: { injury: { key: `injury.${choice.injury}` } } };
    case 'first':
      return { key, args: { card: { key: `resolve.${choice.card}` } } };
    case 'put':
      return { key, args: { slot: slot(choice.slot) } };
    case 'lay':
      return { key, args: { survivor: survivor(view, choice.who), card: carried(choice.card) } };
    case 'set':
      return { key, args: { survivor: survivor(view, choice.who), slot: slot(choice.slot), card: laid(view) } };
    case 'pass':
      return { key, args: { objective: objective(view, choice.objective), survivor: survivor(view, choice.to) } };
    case 'visit':
      return { key, args: { survivor: survivor(view, choice.who), place: { key: `refuge.${choice.place}` } } };
    case 'rest':
      return { key: `${key}.${choice.gain}`, args: { survivor: survivor(view, choice.who) } };
    case 'buy':
      return { key, args: { survivor: survivor(view, choice.who), item: item(choice.item) } };
    case 'swap':
      return { key, args: { survivor: survivor(view, choice.who), other: survivor(view, choice.with) } };
    case 'pass-by':
      return { key, args: { survivor: survivor(view, choice.who) } };
    case 'vote':
      return { key: `${key}.${view.stack.at(-1)?.kind ?? ''}.${choice.yes ? 'yes' : 'no'}` };
    case 'cell':
      return { key: choice.half ? `${key}.half` : `${key}.full` };
    case 'ally-move':
      return { key, args: { ...allyArgs(view, choice.ally), zone: zone(view, choice.zone) } };
    case 'ally-exit':
      return { key, args: { ...allyArgs(view, choice.ally), exit: choice.exit + 1 } };
    case 'ally-attack':
    case 'ally-done':
      return { key, args: allyArgs(view, choice.ally) };
    case 'reward':
      return { key, args: { goal: { key: `goal.${view.team[view.active ?? 0]?.goal?.card ?? ''}` } } };
    default:
      return { key };
  }
}

const allyArgs = (view: View, ally: number) => ({
  foe: enemy(view.allies[ally]?.type ?? ''),
  from: zone(view, view.allies[ally]?.zone ?? 0),
});

/** `Salvage the Sip, for 2 actions` */
function missionAction(view: View, { rule, actions, figure }: Extract<Choice, { kind: 'mission-action' }>): Message {
  const when = missionIn(view).conditions[rule]?.when;
  const action = storySaid(view.options.mission, when?.kind === 'missionAction' ? when.name : '');
  const type = view.figures.find(({ id }) => id === figure)?.type;
  if (type === undefined) return { key: 'label.mission-action', args: { action, n: actions } };
  return { key: 'label.mission-action.foe', args: { action, foe: enemy(type), n: actions } };
}

function foe(view: View, key: string, id: number): Message {
  const figure = view.figures.find((other) => other.id === id);
  const args = { foe: enemy(figure?.type ?? ''), zone: zone(view, figure?.zone ?? 0) };
  return { key: figure !== undefined && figure.stun > 0 ? `${key}.stunned` : key, args };
}

/** Of whoever acts. */
function ownPower({ team, active }: View, which: 'active' | 'crisis'): string {
  return personaOf(team[active ?? 0]?.id ?? '')[which];
}

/** The card that was taken up last. */
function laid({ stack }: View): Value {
  const top: Frame | undefined = stack.at(-1);
  const last = top?.kind === 'arrange' ? top.laid.at(-1) : undefined;
  return last === undefined ? '' : carried(last.card);
}
