import { controllerThing, operatorCard, ownerOf, placeOf } from '../../content/index.ts';
import type { Choice, Look } from '../../rules/types.ts';
import { nameOf, type Spot } from '../spots.ts';

/** Where a choice is made on the board; a move goes from who moves to the turnpoint, an activation from the hand to its century. */
function spotsOf(choice: Choice, { seat, view }: Look): Spot[] {
  switch (choice.kind) {
    case 'agenda':
    case 'push':
      return [{ kind: 'agenda', n: choice.place }];
    case 'activate': {
      const card = view.operators[choice.operator]?.card;
      const at = card == null ? [] : [placeOf(ownerOf(choice.operator), operatorCard(card).century)];
      return [{ kind: 'hand', n: choice.operator }, ...at.map((n): Spot => ({ kind: 'place', n }))];
    }
    case 'ability':
      return [{ kind: 'thing', n: choice.user }];
    case 'tech':
    case 'spin':
      return [{ kind: 'thing', n: choice.operator }];
    case 'move':
      return [
        { kind: 'thing', n: choice.operator },
        { kind: 'place', n: choice.to },
      ];
    case 'step':
      return [
        { kind: 'thing', n: controllerThing(seat ?? 0) },
        { kind: 'place', n: choice.to },
      ];
    case 'target':
      return [{ kind: 'thing', n: choice.thing }];
    case 'place':
      return [{ kind: 'place', n: choice.place }];
    default:
      return [];
  }
}

export const marks = (choice: Choice, look: Look): readonly string[] => spotsOf(choice, look).map(nameOf);
