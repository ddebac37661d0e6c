import type { Words } from '@turnpoint/ui';
import {
  centuryOf,
  controllerCard,
  gearOfThing,
  isControllerThing,
  isOperatorThing,
  operatorCard,
  seatOfController,
  techCard,
} from '../../content/index.ts';
import type { Choice, Look, Thing, View } from '../../rules/types.ts';

type Say = Words['say'];

export function cardNameOf(view: View, thing: Thing): string {
  if (isOperatorThing(thing)) return operatorCard(view.operators[thing]?.card ?? '').name;
  if (isControllerThing(thing)) return controllerCard(view.players[seatOfController(thing)]?.controller ?? '').name;
  return techCard(view.gear.find(({ id }) => id === gearOfThing(thing))?.card ?? '').name;
}

/** The question that a picked choice puts before it is done. */
export function asking(say: Say, { view }: Look, choice: Choice): string {
  const named = (thing: Thing) => ({ name: cardNameOf(view, thing) });
  switch (choice.kind) {
    case 'spin': {
      const century = centuryOf(view.operators[choice.operator]?.at ?? 0);
      return say('table.ask-spin', { ...named(choice.operator), century });
    }
    case 'activate': {
      const { century } = operatorCard(view.operators[choice.operator]?.card ?? '');
      return say('table.ask-activate', { ...named(choice.operator), century });
    }
    case 'move':
      return say('table.ask-move', { ...named(choice.operator), century: centuryOf(choice.to) });
    case 'ability':
      return say('table.ask-ability', named(choice.user));
    case 'agenda':
    case 'push':
      return say(`table.ask-${choice.kind}`, { century: centuryOf(choice.place) });
    case 'tech':
      return say('table.ask-tech', {
        name: techCard(view.operators[choice.operator]?.techs[choice.slot] ?? '').name,
      });
    case 'target':
      return say('table.ask-target', named(choice.thing));
    case 'finish':
      return say('table.ask-finish');
    default:
      return say('table.ask');
  }
}

/** What may be done now, counted: "6 agendas ready · 2 to bring out · 3 can act". */
export function mayBeDone(say: Say, choices: readonly Choice[], payable: number): string {
  const actors = choices.flatMap((choice) => {
    if (choice.kind === 'ability') return [choice.user];
    return choice.kind === 'tech' || choice.kind === 'spin' || choice.kind === 'move' ? [choice.operator] : [];
  });
  const counts = [
    ['table.can-agendas', choices.filter(({ kind }) => kind === 'agenda').length],
    ['table.can-hand', payable],
    ['table.can-act', new Set(actors).size],
  ] as const;
  const told = counts.flatMap(([key, n]) => (n > 0 ? [say(key, { n })] : []));
  return told.length === 0 ? say('table.can-nothing') : told.join(' · ');
}
