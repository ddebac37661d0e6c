import { no } from '@turnpoint/kernel';
import type { CardNo, Deck } from '../../content/index.ts';
import { BASIC_CELLS, CARDS, CELLS, cardAt, cardNo, isCode } from '../../content/index.ts';
import { isRecord } from '../refusals/record.ts';
import type { Ruling } from '../types.ts';

export const DECK_SIZE = 60;
const COPIES = 3;
const LEAST_CELLS = 15;
const MOST_UNIVERSAL = 6;
const LEAST_PER_PHASE = 2;
const MOST_PER_PHASE = 4;
const MOST_TIMESTREAM = 3;
const INTERVENTION_COPIES = 2;
const MOST_INTERVENTIONS = 8;

/** All cards of a deck, in the order of their numbers. */
export function listOf(deck: Deck): CardNo[] {
  return Object.entries(deck)
    .flatMap(([code, n]) => Array<CardNo>(n).fill(cardNo(code)))
    .sort((a, b) => a - b);
}

/** Every rule of chapter 4 that a deck breaks (TS-4.10); none when it may be used. The deck may be anything at all. */
export function cannotUseDeck(deck: unknown): Ruling[] {
  if (
    !isRecord(deck) ||
    !Object.entries(deck).every(([code, n]) => isCode(code) && Number.isInteger(n) && (n as number) > 0)
  )
    return [no('TS-4.1', 'why.deck-shape')];
  return RULES.flatMap((rule) => rule(countsOf(deck as Deck)));
}

/** Copies by card number. */
type Counts = readonly number[];
type DeckRule = (counts: Counts) => Ruling[];

function countsOf(deck: Deck): Counts {
  const counts = CARDS.map(() => 0);
  for (const [code, n] of Object.entries(deck)) counts[cardNo(code)] = n;
  return counts;
}

const sum = (counts: Counts, fits: (card: CardNo) => boolean): number =>
  counts.reduce((all, n, card) => (fits(card) ? all + n : all), 0);
const ofType = (type: string) => (card: CardNo) => cardAt(card).type === type;
const isFree = (card: CardNo): boolean => card === BASIC_CELLS[0] || card === BASIC_CELLS[1];
const name = (card: CardNo) => ({ key: `card.${cardAt(card).code}` });

const RULES: readonly DeckRule[] = [
  function size(counts) {
    const n = sum(counts, () => true);
    return n === DECK_SIZE ? [] : [no('TS-4.1', 'why.deck-size', { n, size: DECK_SIZE })];
  },
  function copies(counts) {
    return counts.flatMap((n, card) =>
      n > COPIES && !isFree(card) ? [no('TS-4.2', 'why.deck-copies', { card: name(card), n, most: COPIES })] : [],
    );
  },
  function cells(counts) {
    const n = sum(counts, (card) => card < CELLS);
    return n < LEAST_CELLS ? [no('TS-4.3', 'why.deck-cells', { n, least: LEAST_CELLS })] : [];
  },
  function basics(counts) {
    return BASIC_CELLS.flatMap((card) =>
      counts[card] === 0 ? [no('TS-4.4', 'why.deck-basic', { card: name(card) })] : [],
    );
  },
  function universal(counts) {
    const n = sum(counts, (card) => cardAt(card).cell === 'U');
    return n > MOST_UNIVERSAL ? [no('TS-4.5', 'why.deck-universal', { n, most: MOST_UNIVERSAL })] : [];
  },
  function phases(counts) {
    return [1, 2, 3].flatMap((phase) => {
      const n = sum(counts, (card) => cardAt(card).phase === phase);
      return n < LEAST_PER_PHASE ? [no('TS-4.6', 'why.deck-phase', { phase, n, least: LEAST_PER_PHASE })] : [];
    });
  },
  function spares(counts) {
    return [1, 2, 3].flatMap((phase) => {
      const n = sum(counts, (card) => cardAt(card).phase === phase);
      return n > MOST_PER_PHASE ? [no('TS-4.12', 'why.deck-spares', { phase, n, most: MOST_PER_PHASE })] : [];
    });
  },
  function timestreams(counts) {
    const n = sum(counts, ofType('TIMESTREAM'));
    return n < 1 || n > MOST_TIMESTREAM ? [no('TS-4.7', 'why.deck-timestream', { n, most: MOST_TIMESTREAM })] : [];
  },
  function interventions(counts) {
    const found = counts.flatMap((n, card) =>
      n > INTERVENTION_COPIES && ofType('Intervention')(card)
        ? [no('TS-4.8', 'why.deck-intervention', { card: name(card), n, most: INTERVENTION_COPIES })]
        : [],
    );
    const n = sum(counts, ofType('Intervention'));
    if (n > MOST_INTERVENTIONS) found.push(no('TS-4.8', 'why.deck-interventions', { n, most: MOST_INTERVENTIONS }));
    return found;
  },
  function lockable(counts) {
    const winning = counts.flatMap((n, card) => (n > 0 && ofType('TIMESTREAM')(card) ? [cardAt(card)] : []));
    const isStuck = winning.length > 0 && winning.every(({ needsLock }) => needsLock);
    const canLock = counts.some((n, card) => n > 1 && ofType('Event Chain')(card));
    return isStuck && !canLock ? [no('TS-4.11', 'why.deck-lock')] : [];
  },
];
