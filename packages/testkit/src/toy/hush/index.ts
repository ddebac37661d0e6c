import { type Anytime, allSeats, type Game } from '@turnpoint/kernel';
import { draw, next } from './frames/automatic.ts';
import { bid } from './frames/bid.ts';
import { lead } from './frames/lead.ts';
import { window } from './frames/window.ts';
import { mostPoints } from './outcome.ts';
import { inPlay } from './seats.ts';
import { describe, label, text } from './texts.ts';
import { CLAUSES, type Hush, type Table } from './types.ts';
import { determinize, view, WHOLE_DECK } from './view.ts';

const HAND = 3;
const MAX_ROUNDS = 6;

const resigning: Anytime<Hush> = {
  kinds: ['resign', 'time-out'],
  leaves: 'resign',
  clock: {
    kind: 'time-out',
    choice: (s, seat) => (s.table.out[seat] ? null : { kind: 'time-out' }),
    refusal: { clause: 'HUSH-4.1', because: { key: 'no.clock' } },
  },
  choices: (s, seat) => (s.table.out[seat] ? [] : [{ kind: 'resign' }]),
  resolve(s, seat, _, ctx) {
    s.table.out[seat] = true;
    ctx.log({ type: 'resigned', clause: 'HUSH-4.1', seat });
    if (inPlay(s).length === 1) return ctx.finish(mostPoints(s));
    const top = s.stack.at(-1);
    const concerned = top?.kind === 'lead' ? [top.seat] : top?.kind === 'window' ? [top.by, top.target] : [];
    if (concerned.includes(seat)) s.stack.pop();
  },
};

/**
 * A made-up card game that has, in little, all that makes hidden information hard: hidden hands, cards laid face
 * down, a simultaneous bid, a window asked of everyone, dice, and a look at the deck that undo must not cross.
 */
export const hush: Game<Hush> = {
  id: 'hush',
  version: '1',
  complete: false,
  seats: { min: 2, max: 4 },
  clauses: CLAUSES,
  agreements: [{ id: 'rounds', values: [1, 2, 3, 4, 5, MAX_ROUNDS], initial: 4 }],
  privateTurns: false,

  defaults: () => ({ rounds: 4 }),
  cannotStart(options, seats) {
    if (![2, 3, 4].includes(seats)) return { clause: 'HUSH-1.1', because: { key: 'no.seats' } };
    const { rounds } = (options ?? {}) as { rounds?: unknown };
    const fits = Number.isInteger(rounds) && Number(rounds) >= 1 && Number(rounds) <= MAX_ROUNDS;
    return fits ? null : { clause: 'HUSH-1.2', because: { key: 'no.rounds' } };
  },
  setup({ rounds }, seats, ctx): Table {
    const deck = [...WHOLE_DECK];
    ctx.shuffle(deck);
    const hands = allSeats(seats).map(() => deck.splice(-HAND));
    for (const [seat, cards] of hands.entries()) {
      const entry = { type: 'dealt', clause: 'HUSH-1.2', seat, cards: [...cards] } as const;
      ctx.log(entry, { to: [seat], others: { ...entry, cards: null } });
    }
    ctx.push({ kind: 'bid' });
    const each = <X>(value: () => X) => allSeats(seats).map(value);
    return {
      rounds,
      round: 1,
      hands,
      stashes: each(() => []),
      deck,
      bin: [],
      points: each(() => 0),
      out: each(() => false),
      peeked: [],
    };
  },
  frames: { bid, lead, window, draw, next },
  anytime: resigning,
  idle: () => ({ clause: 'HUSH-1.1', because: { key: 'no.turn' } }),

  view,
  determinize,
  /** A round: everyone bids, the leader stashes, peeks and calls, everyone listens; and everyone may resign once. */
  bound: ({ rounds }, seats) => rounds * (2 * seats + 3) + seats,
  describe,
  label,
  text,
};
