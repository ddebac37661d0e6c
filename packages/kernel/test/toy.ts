import { automatic, type Choice, type Entry, type Frame, type Game, Match, only, type Seat } from '../src/index.ts';

/**
 * A toy for the engine's tests, made of what is awkward: a frame of each sort, a card that breaks, a frame without
 * end. What a test needs is said by the choice itself.
 */
export interface Toy {
  table: { hands: number[]; notes: string[]; out: boolean[] };
  frame: Frame &
    (
      | { readonly kind: 'turn' | 'detail'; readonly seat: Seat }
      | { readonly kind: 'vote' }
      | { readonly kind: 'note'; readonly text: string }
      | { readonly kind: 'step'; readonly text: string }
      | { readonly kind: 'endless' }
    );
  choice: Choice &
    (
      | {
          readonly kind:
            | 'open'
            | 'roll'
            | 'peek'
            | 'vote'
            | 'break'
            | 'loop'
            | 'stop'
            | 'deep'
            | 'win'
            | 'ask'
            | 'tell'
            | 'resign'
            | 'time-out';
        }
      | { readonly kind: 'ballot'; readonly for: number }
    );
  entry: Entry & { readonly text: string };
  view: { readonly hand: number | null; readonly notes: readonly string[]; readonly out: readonly boolean[] };
  options: { readonly first?: number };
  clause: 'TOY-1.1' | 'TOY-1.2' | 'TOY-1.3';
}

const WON = { kind: 'won', winners: [0], ranking: [[0]], scores: null, by: { key: 'won' } } as const;
const KINDS = ['open', 'roll', 'peek', 'vote', 'break', 'loop', 'stop', 'deep', 'win', 'ask'] as const;
const refuse = () => ({ clause: 'TOY-1.1', because: { key: 'no' } }) as const;
const prompt = () => ({ key: 'asked' });

export const toy: Game<Toy> = {
  id: 'toy',
  version: '3',
  complete: false,
  seats: { min: 2, max: 3 },
  clauses: ['TOY-1.1', 'TOY-1.2', 'TOY-1.3'],
  agreements: [],
  privateTurns: false,
  defaults: () => ({}),
  cannotStart: (_, seats) => (seats > 3 ? { clause: 'TOY-1.3', because: { key: 'no' } } : null),
  setup(options, seats, ctx) {
    ctx.log({ type: 'deal', clause: null, text: 'dealt' });
    ctx.push({ kind: 'turn', seat: options.first ?? 0 });
    return { hands: [...Array(seats).keys()].map(() => ctx.int(100)), notes: [], out: Array(seats).fill(false) };
  },
  frames: {
    turn: {
      deciders: (_, { seat }) => only(seat),
      prompt,
      choices: () => KINDS.map((kind) => ({ kind })),
      refuse,
      resolve(s, { seat }, [choice], ctx) {
        const again = { kind: 'turn', seat } as const;
        const next = { kind: 'turn', seat: (seat + 1) % s.seats } as const;
        const line = { type: 'did', clause: 'TOY-1.2', text: choice?.kind ?? '' } as const;
        switch (choice?.kind) {
          case 'open':
            ctx.log(line, { to: [seat], others: null });
            return ctx.push(again);
          case 'roll':
            ctx.log({ ...line, text: `rolled ${ctx.int(6)}` });
            return ctx.push(again);
          case 'peek':
            ctx.learns([seat]);
            ctx.log({ ...line, text: 'saw it' }, { to: [seat], others: { ...line, text: 'peeked' } });
            return ctx.push(again);
          case 'ask':
            return ctx.push({ kind: 'detail', seat });
          case 'vote':
            return ctx.push({ kind: 'vote' }, next);
          case 'deep':
            return ctx.push({ kind: 'step', text: 'one' }, { kind: 'note', text: 'two' }, next);
          case 'break':
            s.table.notes.push('half done');
            throw new Error('a broken card');
          case 'loop':
            return ctx.push({ kind: 'endless' });
          case 'win':
            return ctx.finish(WON);
          case 'stop':
            return;
        }
      },
    },
    detail: {
      rest: false,
      deciders: (_, { seat }) => only(seat),
      prompt,
      choices: () => [{ kind: 'tell' }],
      refuse,
      resolve: (_, { seat }, _picks, ctx) => ctx.push({ kind: 'turn', seat }),
    },
    vote: {
      rest: false,
      deciders: (s) => [...s.table.out.keys()].filter((seat) => !s.table.out[seat]),
      prompt,
      choices: (s) => [...Array(s.seats).keys()].map((seat) => ({ kind: 'ballot', for: seat })),
      refuse,
      resolve(s, _, picks) {
        s.table.notes.push(picks.map((pick) => ('for' in pick ? pick.for : '?')).join());
      },
    },
    note: automatic<Toy, 'note'>((s, { text }) => void s.table.notes.push(text)),
    step: automatic<Toy, 'step'>((s, { text }, _, ctx) => {
      s.table.notes.push(text);
      ctx.push({ kind: 'note', text: 'one and a half' });
    }),
    endless: automatic<Toy, 'endless'>((_s, frame, _picks, ctx) => ctx.push(frame)),
  },
  anytime: {
    kinds: ['resign', 'time-out'],
    clock: {
      kind: 'time-out',
      choice: (s, seat) => (s.stack.at(-1)?.kind === 'vote' || s.table.out[seat] ? null : { kind: 'time-out' }),
      refusal: { clause: 'TOY-1.2', because: { key: 'no' } },
    },
    choices: (s, seat) => (s.table.out[seat] ? [] : [{ kind: 'resign' }]),
    resolve(s, seat, { kind }, ctx) {
      if (kind === 'time-out') return void s.table.notes.push(`${seat} is late`);
      s.table.out[seat] = true;
      ctx.log({ type: 'left', clause: 'TOY-1.2', text: 'resigned' });
      if (s.table.out.filter((out) => !out).length === 1) return ctx.finish(WON);
      const top = s.stack.at(-1);
      if (top?.kind === 'turn' && top.seat === seat) {
        s.stack.pop();
        ctx.push({ kind: 'turn', seat: (seat + 1) % s.seats });
      }
    },
  },
  idle: () => ({ clause: 'TOY-1.3', because: { key: 'no' } }),
  view: (s, seat) => ({
    hand: seat === null ? null : (s.table.hands[seat] ?? null),
    notes: s.table.notes,
    out: s.table.out,
  }),
  determinize() {
    throw new Error('not needed here');
  },
  bound: () => 1000,
  describe: (_, { text }) => ({ key: text }),
  label: (_, { kind }) => ({ key: kind }),
  text: () => [],
};

export const privateToy: Game<Toy> = { ...toy, privateTurns: true };

export function newMatch(game: Game<Toy> = toy, seats = 2): Match<Toy> {
  const match = Match.create(game, { options: {}, seats, seed: 'a seed' });
  if (!(match instanceof Match)) throw new Error('refused');
  return match;
}
