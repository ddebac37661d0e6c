import {
  type Anytime,
  allSeats,
  anyOf,
  automatic,
  type Choice,
  type Context,
  copyJson,
  type Entry,
  type Game,
  no,
  type Seat,
  type State,
  type Texts,
  vote,
} from '@turnpoint/kernel';

/** What one flight hands on to the next. */
interface Carried {
  readonly flight: number;
  readonly points: number;
}

export interface Crew {
  table: {
    readonly flight: number;
    readonly rounds: number;
    round: number;
    points: number;
    out: boolean[];
    /** What was decided so far, and by whom: a log tells nothing that the table has forgotten. */
    trail: string[];
  };
  frame: { readonly kind: 'route' } | { readonly kind: 'alarm' } | { readonly kind: 'next' };
  choice: Choice &
    ({ readonly kind: 'go'; readonly way: 'near' | 'far' } | { readonly kind: 'fix' | 'wait' | 'leave' });
  entry: Entry & { readonly clause: Clause; readonly seat: Seat | null; readonly what: string };
  view: Crew['table'] & { readonly stack: readonly Crew['frame'][] };
  options: { readonly rounds: number; readonly carried: Carried | null };
  clause: Clause;
}

const CLAUSES = ['CREW-1.1', 'CREW-1.2', 'CREW-2.1', 'CREW-2.2', 'CREW-3.1'] as const;
type Clause = (typeof CLAUSES)[number];
const MOST_ROUNDS = 6;
const NEAR = { kind: 'go', way: 'near' } as const;
const FAR = { kind: 'go', way: 'far' } as const;

const aboard = (s: State<Crew>): Seat[] => allSeats(s.seats).filter((seat) => !s.table.out[seat]);

function say(seat: Seat | null, what: string, clause: Clause): Crew['entry'] {
  return { type: 'said', clause, seat, what };
}

/** More than half go one way: it is carried. A tie stays open until somebody changes. */
const route = vote<Crew, 'route'>({
  deciders: aboard,
  prompt: () => ({ key: 'prompt.route' }),
  choices: () => [NEAR, FAR],
  refuse: () => no('CREW-2.1', 'no.route'),
  entry: (_, seat, choice) => say(seat, choice.kind === 'go' ? choice.way : '', 'CREW-2.1'),
  carried: (s, _, votes) => [NEAR, FAR].some((way) => 2 * count(votes, way.way) > aboard(s).length),
  resolve(s, _, votes, ctx) {
    const isFar = count(votes, 'far') > count(votes, 'near');
    const found = isFar ? ctx.int(4) : 1;
    s.table.points += found;
    s.table.trail.push(votes.map((given) => (given?.kind === 'go' ? given.way : '-')).join());
    ctx.log(say(null, `found ${found}`, 'CREW-2.1'));
    ctx.push({ kind: 'alarm' }, { kind: 'next' });
  },
});

function count(votes: readonly (Crew['choice'] | null)[], way: string): number {
  return votes.filter((given) => given?.kind === 'go' && given.way === way).length;
}

/** Anybody aboard may see to the alarm. */
const alarm = anyOf<Crew, 'alarm'>({
  deciders: aboard,
  prompt: () => ({ key: 'prompt.alarm' }),
  choices: () => [{ kind: 'fix' }, { kind: 'wait' }],
  refuse: () => no('CREW-2.2', 'no.alarm'),
  entry: (_, seat, { kind }) => say(seat, kind, 'CREW-2.2'),
  resolve(s, _, by, { kind }) {
    s.table.trail.push(`${kind} ${by}`);
    if (kind === 'fix') s.table.points++;
  },
});

const next = automatic<Crew, 'next'>((s, _frame, _picks, ctx) => {
  s.table.round++;
  if (s.table.round > s.table.rounds) land(s, ctx);
  else ctx.push({ kind: 'route' });
});

function land(s: State<Crew>, ctx: Context<Crew>): void {
  ctx.finish({ kind: 'scored', winners: [], ranking: [], scores: [s.table.points], by: { key: 'outcome.landed' } });
}

const leaving: Anytime<Crew> = {
  kinds: ['leave'],
  choices: (s, seat) => (s.table.out[seat] ? [] : [{ kind: 'leave' }]),
  resolve(s, seat, _, ctx) {
    s.table.out[seat] = true;
    ctx.log(say(seat, 'left', 'CREW-3.1'));
    if (aboard(s).length === 0) land(s, ctx);
  },
};

/** A made-up flight of a crew, in one campaign after another: votes in the open, and questions that anybody settles. */
export const crew: Game<Crew> = {
  id: 'crew',
  version: '1',
  complete: false,
  seats: { min: 1, max: 4 },
  clauses: CLAUSES,
  agreements: [],
  privateTurns: false,
  defaults: () => ({ rounds: 3, carried: null }),
  cannotStart(options, seats) {
    if (![1, 2, 3, 4].includes(seats)) return no('CREW-1.1', 'no.seats');
    const { rounds } = (options ?? {}) as { rounds?: unknown };
    const fits = Number.isInteger(rounds) && Number(rounds) >= 1 && Number(rounds) <= MOST_ROUNDS;
    return fits ? null : no('CREW-1.2', 'no.rounds');
  },
  setup({ rounds, carried }, seats, ctx) {
    ctx.push({ kind: 'route' });
    const { flight, points } = carried ?? { flight: 1, points: 0 };
    return { flight, rounds, round: 1, points, out: allSeats(seats).map(() => false), trail: [] };
  },
  frames: { route, alarm, next },
  anytime: leaving,
  idle: () => no('CREW-1.1', 'no.turn'),
  view: (s) => ({ ...copyJson(s.table), stack: s.stack }),
  determinize: ({ view: { stack, ...table } }) => ({ table: copyJson(table), stack }),
  carry: ({ table: { flight, points } }) => ({ flight: flight + 1, points }),
  /** In a round everyone votes and one sees to the alarm; and everyone may leave once. */
  bound: ({ rounds }, seats) => rounds * (seats + 1) + seats,
  describe: (_, { what }) => ({ key: 'log.said', args: { what } }),
  label: (_, { kind }) => ({ key: 'choice', args: { kind } }),
  text: ({ view }) => [{ title: { key: 'text.flight', args: { n: view.flight } }, lines: [] }],
};

export const crewTexts: Texts = {
  'prompt.route': 'Which way?',
  'prompt.alarm': 'Who sees to the alarm?',
  'no.seats': 'One to four fly.',
  'no.rounds': 'One to six rounds.',
  'no.route': 'Near or far.',
  'no.alarm': 'Fix it, or wait.',
  'no.turn': 'You are not asked.',
  'log.said': '{what}',
  choice: '{kind}',
  'text.flight': 'Flight {n}',
  'outcome.landed': 'Landed.',
};
