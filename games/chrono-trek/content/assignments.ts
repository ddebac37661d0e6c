import { type Card, card } from './card.ts';
import { slug } from './slug.ts';
import { assignment, draw, type Effect, fetch, flip, play, seq } from './words.ts';

const drawAndPlay = seq(draw(3), play(1));
const flipAndDraw = seq(flip(), draw(2));
const fetchAndDraw = seq(fetch('hand'), draw(2));

const DRAW_4 = 'Draw 4 cards.';
const DRAW_AND_PLAY = 'Draw 3 cards, then you may play 1 more card.';
const FLIP_AND_DRAW = 'Flip 1 Linchpin of your choice, then draw 2 cards.';
const FETCH_AND_DRAW = 'Take 1 card from the discard pile into hand (not an Event or Power Action), then draw 2 cards.';

/** The printed text is the reward; the fallback of two cards is the type's own rule (CT-11.3). */
const work = (title: string, [one, other]: [string, string], text: string, reward: Effect): Card =>
  card('assignment', title, text, assignment([slug(one), slug(other)], reward));

export const ASSIGNMENTS: readonly Card[] = [
  work('Reception in the Lounge', ['Earl Grey Tea', 'Romulan Ale'], DRAW_4, draw(4)),
  work("Walk the Ship's Pets", ['Porthos', 'Spot'], DRAW_4, draw(4)),
  work("Brew a Hologram's Blend", ["Janeway's Coffee", 'Mobile Emitter'], DRAW_AND_PLAY, drawAndPlay),
  work("Warrior's Feast", ['Klingon Bloodwine', 'Sword of Kahless'], DRAW_4, draw(4)),
  work('Bring Back the Whales', ['Humpback Whales', 'Guardian of Forever'], FLIP_AND_DRAW, flipAndDraw),
  work('Trouble at the Bar', ['Tribbles', 'Thousand Bars of Latinum'], DRAW_AND_PLAY, drawAndPlay),
  work('Study the Android', ["Data's Head", 'Tantalus Device'], FETCH_AND_DRAW, fetchAndDraw),
  work('Ask the Keepers of Time', ['Orb of Time', 'Guardian of Forever'], FLIP_AND_DRAW, flipAndDraw),
  work('Lock Up the Weapons', ['Genesis Device', 'Tantalus Device'], FETCH_AND_DRAW, fetchAndDraw),
  work('Black-Market Auction', ['Thousand Bars of Latinum', 'Romulan Ale'], DRAW_AND_PLAY, drawAndPlay),
];
