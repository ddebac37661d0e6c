import { stream } from '@turnpoint/kernel';
import { followFirstMatch, wrongWordsOf } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { endstreamBot } from '../../bot/index.ts';
import { controllerThing, operatorCard } from '../../content/index.ts';
import { type Choice, cannotUseDeck, endstream, type Look } from '../../rules/index.ts';
import { actionsOf } from '../actions.ts';
import { firstMatch } from '../first-match/index.ts';
import { agendasFor } from '../payment.ts';
import { choiceSpot, nameOf, spotsOf } from '../spots.ts';

const { options, lessons } = firstMatch;

/** An agenda is activated by its own touch, and by a touch on what it would pay for. */
function paidBy({ view }: Look, place: number): string[] {
  return view.operators.flatMap(({ zone, owner, card }, n) => {
    if (owner !== 0 || card === null) return [];
    const isPaying = (price: Parameters<typeof agendasFor>[2]) => agendasFor(view, 0, price)?.includes(place) === true;
    if (zone === 'hand') return isPaying(operatorCard(card).cost) ? [nameOf({ kind: 'hand', n })] : [];
    return actionsOf(view, n).flatMap(({ id, price }) => (price !== null && isPaying(price) ? [`action-${id}`] : []));
  });
}

function touches(look: Look, choice: Choice): string[] {
  const user = choice.kind === 'move' ? choice.operator : -1;
  const spots = spotsOf(choice, { seat: 0, selected: { kind: 'thing', n: user } }).map(nameOf);
  if (choice.kind === 'move' && choice.to === look.view.players[1].at)
    return [...spots, nameOf({ kind: 'thing', n: controllerThing(1) })];
  if (choice.kind === 'agenda') return [...spots, ...paidBy(look, choice.place)];
  return choice.kind === 'ability' ? [...spots, `action-${choice.ability}`] : [...spots, choiceSpot(choice.kind)];
}

test('the decks of the first match are legal', () => {
  expect(options.decks.flatMap((deck) => cannotUseDeck(deck))).toEqual([]);
});

test('whoever does what the first match teaches learns everything and wins within five turns', () => {
  for (const chance of ['a', 'b']) {
    const int = stream(chance);
    const { match, done } = followFirstMatch(endstream, firstMatch, {
      seats: 2,
      touches,
      otherwise: ({ choices }) => choices[0],
      rival: (look) => endstreamBot.policy(look, int),
      isEnough: ({ state }) => state.table.players[0].turns > 6,
    });
    const { table, outcome } = match.state;
    expect(table.first).toBe(0);
    expect(outcome?.winners).toEqual([0]);
    expect(table.players[0].turns).toBeLessThanOrEqual(5);
    expect(done).toEqual(new Set(lessons.map(({ id }) => id)));
  }
});

test('every lesson is said in both languages', async () => {
  expect(await wrongWordsOf(firstMatch, ['en', 'de'])).toEqual([]);
});
