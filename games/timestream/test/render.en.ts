import type { Effect } from '../content/index.ts';
import { shapeOf, type Tongue } from './render.ts';

const NUMBER = ['no', 'one', 'two', 'three'];
const CELL = { A: 'Ancient', F: 'Future', U: 'Universal' } as Readonly<Record<string, string>>;

export const RENDER_EN: Tongue = {
  language: 'en',
  cell: (type, isBasic) => (isBasic ? `Basic ${CELL[type]} cell.` : `${CELL[type]} cell.`),
  entersLinked: 'Enters play in the Linked location.',
  wins: (needsLock) =>
    `Playable only while your three phases are filled${needsLock ? ' and at least one of them is locked' : ''}. You win the game.`,
  needsAdvance: 'Playable only if you have an Advance in play.',
  discardsCell: 'Extra cost: discard one Power Cell.',
  vanguard: 'Vanguard.',
  targetFirst: 'Target First.',
  andTargetFirst: ' and Target First',
  cannotInitiate: 'Cannot initiate a target.',
  cloaks: "The host is unaffected by abilities of the opponent's cards.",
  occupy: (phases) => (phases.length > 1 ? 'Occupy (any phase).' : `Occupy (phase ${phases[0]}).`),
  onHost: (hosts, bonus) =>
    hosts[0] === 'Event Chain'
      ? `On an Event Chain card in your Event Chain location: ${bonus}`
      : `On an ${hosts.join(' or ')}: ${bonus}`,
  asLink: (host, bonus) => `May be played as a Link on one of your ${host}s instead: ${bonus}.`,
  powerLink: (type, bonus, max) => `Power Link ${type}: ${bonus} (max ${max}).`,
  delayed: (n, clause) => `Delayed ${n}: ${clause}.`,
  hostVoided: (clause) => `When the host is voided, ${clause}.`,
  afterTarget: (clause) => `After this card has resolved a target it initiated, ${clause}.`,
  withCity: (city, bonus) =>
    `Standing: while ${city} fills your phase 2, this card has ${bonus} in your phase-3 location.`,
  onPlay: (clause, isInLocation) => `On play${isInLocation ? ' in your phase-2 location' : ''}: ${clause}.`,
  ifCity: (city, clause) => `if ${city} fills your phase 2, ${clause}`,
  ifFewer: (clause) => `if the opponent has more Power Cells in play than you (this one counted), ${clause}`,
  inOrder: (clauses) => clauses.join(', then '),
  word,
};

function word(e: Effect, place: 'this' | 'that'): string {
  switch (e.word) {
    case 'draw':
      return `draw ${e.n}`;
    case 'look at top': {
      const cards = e.n === 1 ? 'the top card' : `the top ${e.n} cards`;
      const then = {
        'top or bottom': '; you may put it on the bottom',
        'one on top': '; put one on top and the other on the bottom',
        'one to hand': ', put one in your hand and the others on the bottom in any order',
      }[e.then];
      return `look at ${cards} of your draw deck${then}`;
    }
    case 'look at hand':
      return "look at the opponent's hand";
    case 'void from hand':
      if (e.whose === 'own') return 'void one card from your hand';
      if (e.by === 'looker')
        return "look at the opponent's hand and void one Event Chain card from it (not a TIMESTREAM card)";
      return `the opponent voids one card ${e.by === 'random' ? 'at random' : 'of their choice'} from hand`;
    case 'additional cell':
      return 'you may play one additional Power Cell from your hand';
    case 'unlink':
      return e.n === 1 ? 'you may unlink one of your Power Cells' : `unlink up to ${NUMBER[e.n]} of your Power Cells`;
    case 'hold':
      return "choose one Power Cell in the opponent's Linked location; it stays Linked through the opponent's next Unlink step";
    case 'discard cell':
      return 'the opponent discards one Power Cell, which you choose';
    case 'recover':
      return e.n === 1
        ? `you may return one ${e.filter} card from your Void to your hand`
        : `return up to ${NUMBER[e.n]} ${e.filter} cards from your Void to your hand`;
    case 'search': {
      const what = e.filter === 'Event Chain' ? 'an Event Chain card (not a TIMESTREAM card)' : 'a TIMESTREAM card';
      return `search your draw deck for ${what}, reveal it, put it in your hand and shuffle`;
    }
    case 'turn over':
      return `the top ${NUMBER[e.n]} cards of the opponent's draw deck go to the opponent's Void, face up as they pass`;
    case 'seal':
      return "choose one of your filled phases. Until your next turn begins, its Event Chain cards cannot be targeted, nor affected by the opponent's abilities";
    case 'raise limit':
      return 'you may play one additional Event Chain card this turn. It may not be a TIMESTREAM card';
    case 'skip target':
      return 'the opponent skips the Target step of their next turn';
    case 'return':
      return {
        'opposing Obstacle': "return one opposing Obstacle to its owner's hand",
        'opposing Advance': "return one opposing Advance to its owner's hand",
        'own Advance': 'return one of your Advances to your hand',
        'all Obstacle': `return the opponent's first Obstacle in ${place} lane to its owner's hand`,
        'all Advance': `return the opponent's first Advance in ${place} lane to its owner's hand`,
        lane: "choose a lane. Return every Advance and every Obstacle in it to its owner's hand",
      }[shapeOf(e.which)] as string;
    case 'void':
      return {
        'opposing Obstacle': `void one opposing first Obstacle with current R ${e.which.atMost} or less`,
        'opposing Advance,Obstacle': 'void one opposing first Advance or first Obstacle',
        chain: 'void one Event Chain card in an opposing Event Chain location whose phase is not locked',
        'all Advance': `void every Advance in ${place} lane`,
        'your lanes': `in each of your three lanes, void the opponent's first Obstacle if its current R is ${e.which.atMost} or less`,
        self: 'void this card',
      }[shapeOf(e.which)] as string;
    default:
      return '';
  }
}
