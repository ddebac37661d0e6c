import {
  CARDS,
  characterOf,
  classOf,
  type Effect,
  type EffectOf,
  FRACTURE_ON,
  poolOf,
  type SpecialId,
  typeOf,
} from '../content/index.ts';
import { levelsOf } from '../rules/set-up/pool.ts';
import type { Board, CardId } from '../rules/types.ts';
import { type Announced, fits } from './after.ts';
import type { Outlook, Prospect } from './outlook.ts';
import { IN_DECK } from './unseen.ts';

/** Of a turn, what an extra play is worth: often there is nothing of use to play. */
const EXTRA = 0.6;
/** Knowing a rival better, and not being known. */
const INSIGHT = 0.06;

/** What a play leaves and promises besides the board: cards drawn and fetched, plays to come. */
export function prospectOf(outlook: Outlook, play: Announced, left: readonly CardId[], after: Board): Prospect {
  const isPlaced = typeOf(play.card) === 'fracture' && fits(outlook.look.view, play.card);
  const start: Prospect = { cards: left, draws: isPlaced ? 1 : 0, gains: 0, saved: 0, bonus: 0, turns: null };
  return add({ outlook, play, after }, CARDS[play.card]?.effect as Effect, start);
}

interface Made {
  readonly outlook: Outlook;
  readonly play: Announced;
  readonly after: Board;
}

function add(made: Made, effect: Effect, so: Prospect): Prospect {
  const { play } = made;
  switch (effect.word) {
    case 'seq':
      return effect.parts.reduce((now, part) => add(made, part, now), so);
    case 'draw':
      return { ...so, draws: so.draws + effect.cards };
    case 'if':
      return addIf(made, effect, so);
    case 'assignment':
      return add(made, play.answers[0] === 'reward' ? effect.parts.reward : effect.parts.otherwise, so);
    case 'play':
      return { ...so, saved: so.saved + EXTRA * effect.upTo };
    case 'fetch':
      return effect.to === 'hand' ? { ...so, cards: [...so.cards, ...fetched(made)] } : so;
    case 'discard':
      return effect.parts.next === undefined ? so : add(made, effect.parts.next, so);
    case 'pass':
      return passed(made, so);
    case 'special':
      return addSpecial(made, effect.id, so);
    default:
      return so;
  }
}

function addIf(made: Made, { what, parts: { yes, no } }: EffectOf<'if'>, so: Prospect): Prospect {
  const part = hasClass(made.after, made.outlook.me, what.having) ? yes : no;
  return part === undefined ? so : add(made, part, so);
}

function hasClass(board: Board, seat: number, kind: string): boolean {
  return board.players[seat]?.artifacts.some((id) => classOf(id) === kind) === true;
}

function fetched({ outlook, play }: Made): CardId[] {
  const { discard } = outlook.look.view;
  return play.answers.filter((id) => CARDS[id] !== undefined && discard.includes(id));
}

/** The neighbour's hand for mine. */
function passed({ outlook, play }: Made, so: Prospect): Prospect {
  const { players } = outlook.look.view;
  const count = players.length;
  const giver = players[(outlook.me + (play.answers[0] === 'left' ? count - 1 : 1)) % count];
  if (giver === undefined) return so;
  return { ...so, cards: giver.known, gains: so.gains + giver.handCount - giver.known.length };
}

function addSpecial({ outlook, after }: Made, name: SpecialId, so: Prospect): Prospect {
  switch (name) {
    case 'mind-meld':
      return { ...so, bonus: so.bonus + INSIGHT };
    case 'stowaway':
      return { ...so, gains: so.gains + (hasClass(after, outlook.me, 'lifeform') ? 2 : 1) };
    case 'deep-cover':
      return { ...so, turns: turnsUnderCover(outlook, after, so), bonus: so.bonus + INSIGHT };
    case 'starfleet-archive':
      return { ...so, cards: [...so.cards, ...bestFind(outlook, after, so)] };
    default:
      return so;
  }
}

/** The best of my ID and two of those that nobody is known to have. */
function turnsUnderCover(outlook: Outlook, after: Board, { cards }: Prospect): number {
  const { view } = outlook.look;
  const taken = view.players.map(({ character, seen }) => character ?? seen?.character ?? null);
  const turns = (character: string) => outlook.turnsAs(after, character, cards);
  const others = poolOf(levelsOf(view.options))
    .filter((id) => !taken.includes(id))
    .map(turns)
    .sort((a, b) => a - b);
  return Math.min(turns(outlook.character), others[Math.floor(others.length / 3)] ?? Number.POSITIVE_INFINITY);
}

/** The card of the draw pile that brings me on most. */
function bestFind(outlook: Outlook, after: Board, { cards }: Prospect): CardId[] {
  const wanted = characterOf(outlook.character).needs.flatMap((need): CardId[] => {
    if (need.kind === 'artifact') return [need.artifact];
    if (need.kind === 'fracture') return [FRACTURE_ON[need.at] as CardId];
    if (need.kind === 'class') return IN_DECK.filter((id) => classOf(id) === need.class).slice(0, 1);
    return ['atavachron'];
  });
  const turns = (card: CardId) => outlook.turnsAs(after, outlook.character, [...cards, card]);
  const found = wanted.filter((card) => outlook.at.unseen(card) > 0);
  return found.sort((a, b) => turns(a) - turns(b)).slice(0, 1);
}
