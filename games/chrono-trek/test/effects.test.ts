import { nodesIn } from '@turnpoint/effects';
import { describe, expect, test } from 'vitest';
import { CARDS, cardOf, characterOf, type Effect, SPECIALS, TITLES } from '../content/index.ts';
import { howToDe } from '../table/texts/how-to.de.ts';
import { howToEn } from '../table/texts/how-to.en.ts';
import { texts } from '../texts/index.ts';

const upper = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const named = (kind: string) => upper(kind);

const FETCHES = {
  front: () => 'put 1 Artifact from the discard pile into play in front of you',
  play: () =>
    'name 1 card in the discard pile (not an Event, Power Action or Memo) and play it from there at once; no effect if there is none',
  hand: (except: readonly string[]) =>
    except.length === 0
      ? 'take 1 card from the discard pile into hand (not an Event or Power Action)'
      : `take 1 card from the discard pile into hand: not an Event, not a Power Action, not a ${cardOf(except[0] as string).title}`,
};

const SPECIAL_TEXTS: Readonly<Record<(typeof SPECIALS)[number], string>> = {
  'cultural-exchange':
    'swap 1 Artifact in front of you with 1 Artifact in front of another player, both at once; no effect if either is missing',
  'mind-meld': "look at 1 other player's ID card in secret",
  stowaway:
    "take 1 card at random from another player's hand; take 2 instead (or the only one) if you have a Lifeform in play",
  'deep-cover': 'look at 2 unused IDs at random and keep 1 of the 3 (those 2 and your own); shuffle the others back',
  'starfleet-archive':
    'search the draw pile for 1 card that is not an Event or Power Action, take it into hand unseen by others, then shuffle the draw pile',
};

/** What an effect says, told from the data alone. */
function tell(effect: Effect): string {
  switch (effect.word) {
    case 'seq': {
      const [first, second] = effect.parts as readonly [Effect, Effect];
      if (first.word === 'flip' && second.word === 'flip')
        return 'flip 2 different Linchpins of your choice, one after the other';
      return `${tell(first)}, then ${tell(second)}`;
    }
    case 'draw':
      return `draw ${effect.cards} ${effect.cards === 1 ? 'card' : 'cards'}`;
    case 'if': {
      const { yes, no } = effect.parts;
      if (yes.word !== 'draw' || no === undefined) throw new Error('only draws so far');
      return `${tell(no)}; draw ${yes.cards} instead if you have a ${named(effect.what.having)} in play`;
    }
    case 'assignment':
      return tell(effect.parts.reward);
    case 'play':
      return effect.upTo === 1 ? 'you may play 1 more card' : `play up to ${effect.upTo} cards, one after the other`;
    case 'flip':
      if (effect.which === 'chosen') return 'flip 1 Linchpin of your choice';
      return effect.which === 'random'
        ? 'one Linchpin chosen at random (each of the 15 equally likely) is flipped'
        : 'turn every altered Linchpin back to its original side, all at once';
    case 'take':
      return effect.upTo === 1
        ? 'move 1 Artifact from in front of another player to in front of you'
        : 'take 1 Artifact in play from each of up to 2 other players, one after the other; with 2 players, up to 2 from the opponent';
    case 'discard': {
      if (effect.whose === 'other') return 'discard 1 Artifact in front of another player';
      const { next } = effect.parts;
      if (next?.word !== 'fetch' || effect.class === null) throw new Error('only Dig Site so far');
      const kind = named(effect.class);
      return `discard 1 ${kind} in front of you (you must if you have one), then take up to ${next.upTo} cards from the discard pile into hand (no Events, no Power Actions, not that ${kind}); without a ${kind}, no effect`;
    }
    case 'fetch':
      return FETCHES[effect.to](effect.except);
    case 'pass':
      return effect.what === 'card'
        ? 'every player with a hand chooses 1 card from it in secret; all chosen cards pass one seat to the left at the same time'
        : 'choose left or right: every player passes their whole hand one seat that way';
    case 'anomaly':
      return effect.by === 1
        ? 'the anomaly grows by one Anchorpoint'
        : 'the anomaly shrinks by one Anchorpoint; no effect if none is altered';
    case 'place':
      return 'if the drawer holds a Fracture whose condition is true, they must place one (their choice if several) and draw the Fracture reward; otherwise nothing';
    case 'cancel':
      return 'reaction only: cancel a card another player has just played, or an Event another player has just drawn';
    case 'special':
      return SPECIAL_TEXTS[effect.id];
    case 'enter':
      return '';
  }
}

describe('text, effect and shown text agree', () => {
  const worded = TITLES.filter(({ type }) => type !== 'artifact' && type !== 'fracture');
  test.each(worded.map(({ title, id }) => [title, id] as const))('%s', (_title, id) => {
    const card = cardOf(id);
    expect(`${upper(tell(card.effect))}.`).toBe(card.text);
    expect(texts.en[`card.${id}.text`]).toBe(card.text);
  });

  test('Artifacts have no text of their own, Fractures tell spot and condition', () => {
    for (const { id, type, text, effect } of TITLES) {
      expect(texts.en[`card.${id}.text`]).toBe(text);
      if (type === 'artifact') expect([text, effect.word]).toEqual(['', 'enter']);
      if (type === 'fracture') expect(effect).toEqual({ word: 'place', from: 'itself' });
    }
  });

  test('the German text names the same numbers and spots', () => {
    const facts = (text = '') => (text.match(/[A-D]\d'?|\d+/g) ?? []).sort().join();
    for (const { id } of TITLES) {
      expect(facts(texts.de[`card.${id}.text`]), id).toBe(facts(texts.en[`card.${id}.text`]));
      expect(texts.de[`card.${id}`]).toBeTruthy();
    }
  });

  test('the guide tells its example ID, and the card of the pause, as they are', () => {
    const shown = characterOf('edith-keeler').needs.map((need) => (need.kind === 'face' ? need.side : need.kind));
    expect(shown).toEqual(['altered', 'altered', 'original', 'artifact']);
    expect(howToEn['how.goal.picture']).toContain('two altered events, one as it was, and one Artifact');
    expect(howToDe['how.goal.picture']).toContain('zwei veränderte Ereignisse, eines, wie es war, und ein Artefakt');
    expect(howToEn['how.pause.1']).toContain(texts.en['card.memo-from-your-future-self']);
    expect(howToDe['how.pause.1']).toContain(texts.de['card.memo-from-your-future-self']);
  });

  test('the two languages have the same keys', () => {
    expect(Object.keys(texts.de).sort()).toEqual(Object.keys(texts.en).sort());
  });
});

test('bespoke effects are these five, each with one title', () => {
  const found = TITLES.flatMap(({ id, effect }) =>
    nodesIn(effect).flatMap((node) => (node.word === 'special' ? [[node.id, id]] : [])),
  );
  expect(found.map(([name]) => name).sort()).toEqual([...SPECIALS].sort());
  expect(SPECIALS).toHaveLength(5);
});

test('CT-R42 CC-12 no card flips a Ripplepoint, removes a Fracture, shuffles early, limits hands or wins off-turn', () => {
  const words = new Set(
    Object.values(CARDS)
      .flatMap(({ effect }) => nodesIn(effect))
      .map(({ word }) => word),
  );
  expect([...words].sort()).toEqual([
    'anomaly',
    'assignment',
    'cancel',
    'discard',
    'draw',
    'enter',
    'fetch',
    'flip',
    'if',
    'pass',
    'place',
    'play',
    'seq',
    'special',
    'take',
  ]);
});
