import type { Message } from '@turnpoint/kernel';
import { type Address, abilityAt, isOperatorThing } from '../../content/index.ts';
import { gearHolds } from '../board/standing.ts';
import { tellPoints, tellPrice } from '../refusals/facts.ts';
import type { Choice, Look, Thing } from '../types.ts';
import { techPrice } from '../verbs/tech.ts';
import { gearName, operatorName, placeName, thingName } from './names.ts';
import { topEffect } from './top.ts';

/** What a choice says on its button. */
export function label(look: Look, choice: Choice): Message {
  const { view } = look;
  switch (choice.kind) {
    case 'agenda':
    case 'push': {
      const type = view.agendas[choice.place]?.type ?? 'M';
      return { key: `label.${choice.kind}`, args: { place: placeName(choice.place), type: { key: `type.${type}` } } };
    }
    case 'activate':
    case 'spin':
      return { key: `label.${choice.kind}`, args: { operator: operatorName(look, choice.operator) } };
    case 'ability': {
      const effect = { key: `effect.${choice.ability}` };
      const args = { user: thingName(look, choice.user), price: tellPrice(abilityAt(choice.ability).price), effect };
      const cut = cutIn(look, choice.user);
      return cut === 0 ? { key: 'label.ability', args } : { key: 'label.ability-cut', args: { ...args, cut } };
    }
    case 'tech':
      return labelTech(look, choice.operator, choice.slot);
    case 'move':
      return { key: 'label.move', args: { operator: operatorName(look, choice.operator), to: placeName(choice.to) } };
    case 'step':
      return { key: 'label.step', args: { to: placeName(choice.to) } };
    case 'target':
      return { key: 'label.target', args: { thing: thingName(look, choice.thing) } };
    case 'place':
      return { key: 'label.place', args: { place: placeName(choice.place) } };
    case 'option':
      return labelOption(look, choice.n);
    case 'pay':
      return { key: 'label.pay', args: { points: tellPoints(choice.points) } };
    case 'next':
      return { key: 'label.next', args: { tech: gearName(look, choice.gear) } };
    default:
      return { key: `label.${choice.kind}` };
  }
}

/** Symbols that are left out of its price now (Neuro-Tuning Chip). */
function cutIn({ view }: Look, user: Thing): number {
  const by = isOperatorThing(user) ? view.operators[user]?.by : null;
  return view.gear.filter((gear) => gear.on === user && gear.by === by && gearHolds(gear, 'price cut') !== null).length;
}

/** With what it costs now, not what is printed. */
function labelTech(look: Look, operator: number, slot: number): Message {
  const op = look.view.operators[operator];
  const tech = op?.techs[slot] ?? null;
  if (op === undefined || tech === null) return { key: 'label.tech-hidden' };
  const args = {
    operator: operatorName(look, operator),
    tech: { key: `card.${tech}` },
    price: techPrice(look.view, op.owner, tech),
  };
  return { key: 'label.tech', args: { ...args, effect: { key: `effect.${tech}.use` } } };
}

/** One of the ways of a "choose", or an ability to copy: both are effects with an address. */
function labelOption(look: Look, n: number): Message {
  const frame = topEffect(look);
  const at: Address = frame === null ? '' : optionAddress(look, frame.at, frame.picks, n);
  return { key: 'label.option', args: { n: n + 1, effect: { key: `effect.${at}` } } };
}

function optionAddress(look: Look, at: Address, picks: readonly number[], n: number): Address {
  const [copied] = picks;
  return copied === undefined ? `${at}.${n}` : `${look.view.operators[copied]?.card}.${n}`;
}
