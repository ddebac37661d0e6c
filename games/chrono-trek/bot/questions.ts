import { characterOf } from '../content/index.ts';
import type { CardId, Choice } from '../rules/types.ts';
import { boardAfter } from './after.ts';
import { holding, type Outlook } from './outlook.ts';

/** The smaller questions: what to keep, give, find, place and be. */
export function worthOfAnswer(outlook: Outlook, choice: Choice): number {
  const { view } = outlook.look;
  switch (choice.kind) {
    case 'keep':
      return 1;
    case 'discard':
      return worthWithout(outlook, choice.cards);
    case 'give':
      return worthWithout(outlook, [choice.card]);
    case 'find':
      return outlook.worth(view, holding([...outlook.hand, choice.card]));
    case 'fracture': {
      const after = boardAfter(view, { seat: outlook.me, card: choice.card, answers: [] });
      return outlook.worth(after, holding(outlook.hand));
    }
    case 'identity':
      return -identityTurns(outlook, choice.character);
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

function worthWithout(outlook: Outlook, cards: readonly CardId[]): number {
  const rest = [...outlook.hand];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return outlook.worth(outlook.look.view, holding(rest));
}

/** The nearer the better; what is as near and easier to go on with comes first. */
function identityTurns(outlook: Outlook, character: string): number {
  return outlook.turnsAs(outlook.look.view, character, outlook.hand) + 0.001 * characterOf(character).pips;
}
