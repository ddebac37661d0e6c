import type { Texts } from '@turnpoint/kernel';

/** What the words on the cards mean, for those who read a card in full. */
export const wordsEn: Texts = {
  'sign.cost': 'Cost',
  'sign.cost-means': '{cost}.',
  'sign.values': 'Energy / Resistance',
  'sign.values-means': 'Energy {energy}, Resistance {resistance}.',
  'sign.adds-means': 'Energy +{energy}, Resistance +{resistance} for the card it is linked to.',
  'about.Power Cell': 'Pays for cards. You play one a turn, for free; used cells come back when your next turn begins.',
  'about.Event Chain':
    'Fills one of your three phases: Journey, City or Record. One a turn. Two of the same name lock a phase.',
  'about.TIMESTREAM': 'Wins at once, when your three phases are filled as you play it.',
  'about.Advance': 'Lies under your own chain and shields it. Its first card may target the Obstacle that faces it.',
  'about.Obstacle':
    "Lies under your opponent's chain and attacks it: first the Advance that shields it, then the chain card.",
  'about.Intervention': 'Does what it says at once, in your own turn, and goes to the Void.',
  'about.Link': 'Is played onto one of your cards in play and makes it stronger. The two are one card from then on.',
  'keyword.target-first': 'Target First',
  'means.target-first': 'It may target in the turn in which it is played. Other cards wait a turn.',
  'keyword.vanguard': 'Vanguard',
  'means.vanguard': 'You may place it as the first card of its column.',
  'keyword.occupy': 'Occupy',
  'means.occupy':
    'It may be played into the open Event Chain location that it names, and keeps it shut for at most three turns.',
  'keyword.power-link': 'Power Link',
  'means.power-link':
    'Link unlinked cells to it when you play cards (step 4): each gives the bonus until your next turn begins.',
  'keyword.link': 'Link',
  'means.link': 'It can be played onto one of your cards in play instead.',
  'keyword.delayed': 'Delayed',
  'means.delayed': 'It enters with counters; one goes at the start of each of your turns. With the last one it acts.',
  'keyword.cannot-initiate': 'Cannot initiate a target',
  'means.cannot-initiate': 'It shields and can be targeted, but you cannot target with it.',
  'keyword.cloaked': 'Cloaked',
  'means.cloaked': 'Abilities of opposing cards do not affect it. Targets do.',
  'keyword.unlink': 'Unlink',
  'means.unlink': 'Linked cells become usable again at once.',
  'keyword.return': 'Return to hand',
  'means.return': "The card and everything linked to it go back to their owners' hands.",
  'keyword.search': 'Search',
  'means.search': 'Look through your deck, show the card you take, and shuffle.',
  'keyword.sealed': 'Sealed',
  'means.sealed':
    'Until your next turn begins, Event Chain cards of that phase can be neither targeted nor touched by opposing abilities.',
  'keyword.held': 'Held',
  'means.held': 'A held cell stays Linked the next time you unlink.',
};
