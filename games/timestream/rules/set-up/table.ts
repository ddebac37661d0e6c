import { allSeats, no, type Seat } from '@turnpoint/kernel';
import type { Deck } from '../../content/index.ts';
import { BASIC_CELLS, DECKS } from '../../content/index.ts';
import { LANES } from '../board/lanes.ts';
import { noCells } from '../board/payment.ts';
import { pushTurn } from '../board/turn.ts';
import { takeFrom } from '../board/void.ts';
import { isRecord } from '../refusals/record.ts';
import type { Context, Options, Player, Ruling, Table } from '../types.ts';
import { cannotUseDeck, listOf } from './deck.ts';

/** TS-5.6 */
const OPENING_HAND = 7;

export const defaults = (): Options => ({
  decks: [DECKS.scribes, DECKS.archive],
  powerStart: true,
  openLists: true,
});

const FIELDS = ['decks', 'powerStart', 'openLists'];

export function cannotStart(options: unknown, seats: number): Ruling | null {
  if (seats !== 2) return no('TS-1.1', 'why.seats');
  const given = isRecord(options) ? options : {};
  if (Object.keys(given).some((field) => !FIELDS.includes(field)))
    return no('TS-4.10', 'why.options', { fields: FIELDS.join(', ') });
  if (typeof given.powerStart !== 'boolean') return no('TS-5.1', 'why.power-start');
  if (typeof given.openLists !== 'boolean') return no('TS-5.11', 'why.open-lists');
  if (!Array.isArray(given.decks) || given.decks.length !== 2) return no('TS-4.10', 'why.two-decks');
  const broken = given.decks.flatMap((deck) => cannotUseDeck(deck));
  if (broken.length < 2) return broken[0] ?? null;
  return no('TS-4.10', 'why.deck-rules', { rules: { list: broken.map(({ because }) => because) } });
}

/** TS-5.11: where lists are closed, nobody learns the other's from how the match was set up. */
export function openOptions(options: Options): object {
  return options.openLists ? options : { ...options, decks: [{}, {}] };
}

/** Power Start search, shuffle, draw 7, first turn (TS-5.9); chance in the order of TS-5.10. */
export function setUp(options: Options, _: number, ctx: Context): Table {
  const first: Seat = ctx.int(2);
  ctx.log({ type: 'first', clause: 'TS-5.8', seat: first });
  const players = options.decks.map((deck) => playerWith(deck, options.powerStart)) as [Player, Player];
  for (const seat of [first, 1 - first]) ctx.shuffle((players[seat] as Player).deck);
  for (const seat of allSeats(2)) deal(players[seat] as Player, seat, options.powerStart, ctx);
  pushTurn(first, ctx);
  return {
    powerStart: options.powerStart,
    openLists: options.openLists,
    first,
    turn: first,
    step: 'unlink',
    turns: 0,
    players,
    lanes: LANES.map(() => ({ location: [], advances: [], obstacles: [] })),
    nextPiece: 0,
    chains: 0,
    chainLimit: 1,
    plays: 0,
    used: LANES.map(() => false),
    reactions: [],
    quiet: 0,
    moved: false,
    timeUp: null,
  };
}

/** Three basic cells come into play before the shuffle; no ability executes (TS-5.2, 5.3). */
function playerWith(deck: Deck, powerStart: boolean): Player {
  const list = listOf(deck);
  const cards = [...list];
  const unlinked = noCells();
  if (powerStart) {
    for (const cell of BASIC_CELLS) {
      takeFrom(cards, cell);
      (unlinked[cell] as number)++;
    }
  }
  return {
    list,
    hand: [],
    deck: cards,
    knownTop: 0,
    knownBottom: 0,
    shown: [],
    hidden: [],
    unlinked,
    linked: noCells(),
    held: noCells(),
    sealed: [false, false, false],
    closed: [false, false, false],
    skipsTarget: false,
    turns: 0,
  };
}

function deal(player: Player, seat: Seat, powerStart: boolean, ctx: Context): void {
  if (powerStart) ctx.log({ type: 'power-start', clause: 'TS-5.2', seat });
  player.hand = player.deck.splice(-OPENING_HAND).reverse();
  ctx.log(
    { type: 'dealt', clause: 'TS-5.6', seat, cards: [...player.hand] },
    { to: [seat], others: { type: 'deals', clause: 'TS-5.6', seat, n: player.hand.length } },
  );
}
