import type { Message, Value } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import { cardName, laneName } from '../refusals/facts.ts';
import type { Entry, Look } from '../types.ts';
import { tellCells } from './cells.ts';
import { hostName } from './names.ts';

type Args = Readonly<Record<string, Value>>;
type EntryOf<T extends Entry['type']> = Extract<Entry, { type: T }>;

/** A log entry as a sentence: its key and its values. */
export function describe(look: Look, entry: Entry): Message {
  const tell = TELL[entry.type] as (look: Look, entry: Entry) => Args & { readonly key?: string };
  const { key = `log.${entry.type}`, ...args } = tell(look, entry);
  return { key, args };
}

const bySeat = (_: Look, { seat }: { readonly seat: number }): Args => ({ player: { seat } });
const withCard = (_: Look, { seat, card }: { readonly seat: number; readonly card: CardNo }): Args => ({
  player: { seat },
  card: cardName(card),
});
const cards = (list: readonly CardNo[]): Value => ({ list: list.map(cardName) });
const withCards = (_: Look, e: { readonly seat: number; readonly cards: readonly CardNo[] }): Args => ({
  player: { seat: e.seat },
  cards: cards(e.cards),
  n: e.cards.length,
});
const withNumber = (_: Look, e: { readonly seat: number; readonly n: number }): Args => ({
  player: { seat: e.seat },
  n: e.n,
});

const TELL: { readonly [T in Entry['type']]: (look: Look, entry: EntryOf<T>) => object } = {
  first: bySeat,
  'power-start': bySeat,
  dealt: withCards,
  deals: withNumber,
  turn: (look, e) => ({ ...bySeat(look, e), turn: e.turn }),
  unlinked: withNumber,
  counter: (look, e) => ({ ...withCard(look, e), n: e.left }),
  drew: withCards,
  draws: withNumber,
  'nothing-to-draw': bySeat,
  reformed: withNumber,
  cell: withCard,
  'no-cell': bySeat,
  played: tellPlayed,
  gave: withCard,
  'void-cards': withCards,
  'voids-cards': withNumber,
  'power-linked': (look, e) => ({ ...withCard(look, e), cell: cardName(e.cell) }),
  ability: (_, e) => ({ card: cardName(e.card), effect: { key: `text.${e.at.split('.')[0]}` } }),
  voided: withCards,
  returned: withCards,
  'looked-top': withCards,
  'looks-top': withNumber,
  bottom: withCard,
  bottoms: bySeat,
  took: withCard,
  takes: bySeat,
  'looked-hand': (look, e) => ({
    ...withCards(look, e),
    key: e.cards.length === 0 ? 'log.looked-empty' : 'log.looked-hand',
  }),
  'looks-hand': bySeat,
  'hand-voided': withCard,
  unlinks: withCard,
  holds: withCard,
  'cell-gone': withCard,
  recovered: withCard,
  searched: (look, e) =>
    e.card === null ? { ...bySeat(look, e), key: 'log.searched-none' } : withCard(look, { seat: e.seat, card: e.card }),
  'took-none': bySeat,
  'turned-over': withCards,
  sealed: (look, e) => ({ ...bySeat(look, e), lane: laneName(e.lane) }),
  'limit-raised': bySeat,
  'will-skip': bySeat,
  skipped: bySeat,
  'step-full': bySeat,
  targeted: tellTarget,
  ended: bySeat,
  'timed-out': bySeat,
  conceded: bySeat,
  over: (_, e) => (e.winners.length === 0 ? { key: 'log.drawn' } : { winner: { seat: e.winners[0] as number } }),
};

function tellPlayed(look: Look, e: EntryOf<'played'>): object {
  const args = { ...withCard(look, e), cells: tellCells(e.cells), key: `log.played-${e.as}` };
  if (e.as === 'link') return { ...args, host: hostName(look, e.at) };
  return e.at < 0 ? args : { ...args, lane: laneName(e.at) };
}

function tellTarget(_: Look, { from, to, seat }: EntryOf<'targeted'>): object {
  const result = from.voided ? (to.voided ? 'both' : 'from') : to.voided ? 'to' : 'none';
  return {
    player: { seat },
    from: cardName(from.card),
    to: cardName(to.card),
    lane: laneName(to.lane),
    ours: `${from.energy}/${from.resistance}`,
    theirs: `${to.energy}/${to.resistance}`,
    result: { key: `target.${result}`, args: { from: cardName(from.card), to: cardName(to.card) } },
  };
}
