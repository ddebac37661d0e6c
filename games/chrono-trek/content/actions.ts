import { type Card, card } from './card.ts';
import { cancel, discard, draw, type Effect, fetch, grow, having, play, seq, shrink, special, take } from './words.ts';

const action = (title: string, copies: number, text: string, effect: Effect): Card =>
  card('action', title, text, effect, { copies });

export const ACTIONS: readonly Card[] = [
  action(
    'Memo From Your Future Self',
    4,
    'Reaction only: cancel a card another player has just played, or an Event another player has just drawn.',
    cancel,
  ),
  action(
    'Sensor Sweep',
    3,
    'Draw 2 cards; draw 3 instead if you have a Tech in play.',
    having('tech', draw(3), draw(2)),
  ),
  action('Maximum Warp', 3, 'Draw 2 cards, then play up to 2 cards, one after the other.', seq(draw(2), play(2))),
  action('Beam It Aboard', 2, 'Move 1 Artifact from in front of another player to in front of you.', take(1)),
  action('Salvage Run', 2, 'Put 1 Artifact from the discard pile into play in front of you.', fetch('front')),
  action(
    'Cultural Exchange',
    1,
    'Swap 1 Artifact in front of you with 1 Artifact in front of another player, both at once; no effect if either is missing.',
    special('cultural-exchange'),
  ),
  action(
    "Captain's Log",
    2,
    "Take 1 card from the discard pile into hand: not an Event, not a Power Action, not a Captain's Log.",
    fetch('hand', { except: ['captains-log'] }),
  ),
  action(
    'Mind Meld',
    2,
    "Look at 1 other player's ID card in secret, then draw 1 card.",
    seq(special('mind-meld'), draw(1)),
  ),
  action('Phaser Strike', 2, 'Discard 1 Artifact in front of another player.', discard('other')),
  action(
    'Shore Leave',
    2,
    'Draw 1 card; draw 3 instead if you have a Beverage in play.',
    having('beverage', draw(3), draw(1)),
  ),
  action(
    'Dig Site',
    1,
    'Discard 1 Relic in front of you (you must if you have one), then take up to 2 cards from the discard pile into hand (no Events, no Power Actions, not that Relic); without a Relic, no effect.',
    discard('own', { class: 'relic', next: fetch('hand', { upTo: 2 }) }),
  ),
  action(
    'Stowaway',
    1,
    "Take 1 card at random from another player's hand; take 2 instead (or the only one) if you have a Lifeform in play.",
    special('stowaway'),
  ),
  action('Inverse Tachyon Pulse', 2, 'The anomaly grows by one Anchorpoint.', grow),
  action('Static Warp Shell', 3, 'The anomaly shrinks by one Anchorpoint; no effect if none is altered.', shrink),
];

/** The one card that is played out of turn (CT-9.7). */
export const MEMO = 'memo-from-your-future-self';
