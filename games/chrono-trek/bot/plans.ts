import { CARDS, characterOf, classOf, type Effect, FRACTURE_ON, typeOf } from '../content/index.ts';
import { nextSlot } from '../rules/announce.ts';
import { type Announcing, optionsFor } from '../rules/effects/options.ts';
import type { Board, CardId, Table, View } from '../rules/types.ts';
import { type Announced, boardAfter, fits } from './after.ts';
import type { Outlook } from './outlook.ts';

/** What a card in hand is worth besides what the board tells. */
const CARD = 0.022;

/** Complete announcements of a card, from what is named already. */
export function announcements(view: View, now: Announcing): Announced[] {
  const t = asTable(view);
  const { answers, slot } = nextSlot(t, now);
  if (slot === null) return [{ ...now, answers }];
  const options = optionsFor(t, { ...now, answers }, slot);
  const wanted = slot.optional ? [...options, ''] : options;
  return wanted.flatMap((answer) => announcements(view, { ...now, answers: [...answers, answer] }));
}

/** Announcing asks only for what lies open, which a view holds by the same names. */
function asTable(view: View): Table {
  const players = view.players.map(({ artifacts, out, handCount }) => ({
    artifacts,
    out,
    hand: Array<CardId>(handCount).fill(''),
  }));
  return { ...view, players } as unknown as Table;
}

/** What this play is worth to the outlook's seat, if nobody answers it. */
export function worthOf(outlook: Outlook, play: Announced, from: 'hand' | 'discard' = 'hand'): number {
  const { view } = outlook.look;
  const cards = from === 'hand' ? withoutOne(outlook.hand, play.card) : outlook.hand;
  const after = boardAfter(view, play);
  if (outlook.mine(after, []) === 1 && outlook.character !== 'q') return 10;
  return outlook.worth(after, cards) + cardWorth(outlook, play, after) - CARD;
}

function withoutOne(cards: readonly CardId[], card: CardId): CardId[] {
  const rest = [...cards];
  const at = rest.indexOf(card);
  if (at >= 0) rest.splice(at, 1);
  return rest;
}

/** Draws, extra plays and the like, which leave no trace on the board. */
function cardWorth(outlook: Outlook, play: Announced, after: Board): number {
  const effect = CARDS[play.card]?.effect;
  if (effect === undefined) return 0;
  const reward = typeOf(play.card) === 'fracture' && fits(outlook.look.view, play.card) ? CARD : 0;
  return reward + effectWorth(outlook, play, effect, after);
}

function effectWorth(outlook: Outlook, play: Announced, effect: Effect, after: Board): number {
  const mine = after.players[outlook.me]?.artifacts ?? [];
  const part = (inner: Effect) => effectWorth(outlook, play, inner, after);
  switch (effect.do) {
    case 'seq':
      return effect.of.reduce((sum, inner) => sum + part(inner), 0);
    case 'draw':
      return CARD * effect.cards;
    case 'having':
      return part(mine.some((id) => classOf(id) === effect.class) ? effect.yes : effect.no);
    case 'assignment':
      return part(play.answers[0] === 'reward' ? effect.reward : effect.otherwise);
    case 'play':
      return effect.upTo * 0.09;
    case 'fetch':
      return effect.to === 'play' ? rewindWorth(outlook, play) : fetchWorth(outlook, play, effect.to);
    case 'discard':
      return effect.next === null ? 0 : part(effect.next);
    case 'pass':
      return passWorth(outlook, play);
    case 'special':
      return specialWorth(outlook, effect.name, mine);
    default:
      return 0;
  }
}

/** A card of the discard pile in hand: what it would make of my nearness. */
function fetchWorth(outlook: Outlook, { answers }: Announced, to: 'hand' | 'front'): number {
  if (to === 'front') return 0;
  const { view } = outlook.look;
  const fetched = answers.filter((id) => CARDS[id] !== undefined && view.discard.includes(id));
  return outlook.mine(view, [...outlook.hand, ...fetched]) - outlook.mine(view) + CARD * fetched.length;
}

/** The best that can be made of the rewound card. */
function rewindWorth(outlook: Outlook, { answers: [card = ''], seat }: Announced): number {
  if (CARDS[card] === undefined) return 0;
  const { view } = outlook.look;
  const best = announcements(view, { seat, card, answers: [] }).map((play) => worthOf(outlook, play, 'discard'));
  return Math.max(0, ...best) - outlook.worth(view, outlook.hand);
}

function passWorth(outlook: Outlook, { answers: [way = ''] }: Announced): number {
  const { players } = outlook.look.view;
  const count = players.length;
  const giver = (outlook.me + (way === 'left' ? count - 1 : 1)) % count;
  return CARD * ((players[giver]?.handCount ?? 0) - outlook.hand.length + 1);
}

function specialWorth(outlook: Outlook, name: string, mine: readonly CardId[]): number {
  const near = outlook.mine(outlook.look.view);
  if (name === 'mind-meld') return 0.02;
  if (name === 'stowaway') return (mine.some((id) => classOf(id) === 'lifeform') ? 2 : 1) * CARD * 1.3;
  if (name === 'deep-cover') return near < 0.15 ? 0.12 : -0.02;
  return name === 'starfleet-archive' ? searchWorth(outlook) : 0;
}

/** The best card that the draw pile may hold for this character. */
function searchWorth(outlook: Outlook): number {
  const { view } = outlook.look;
  const wanted = characterOf(outlook.character).needs.flatMap((need) => {
    if (need.kind === 'artifact') return [need.artifact];
    return need.kind === 'fracture' ? [FRACTURE_ON[need.at] ?? 'atavachron'] : ['atavachron'];
  });
  const now = outlook.mine(view);
  const gains = wanted.map((card) => outlook.mine(view, [...outlook.hand, card]) - now);
  return CARD + Math.max(0, ...gains);
}
