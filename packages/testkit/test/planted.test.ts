import { type Context, type Imagined, look, no } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { examine, LAWS } from '../src/index.ts';
import { type Crew, crew } from '../src/toy/crew.ts';
import { hushCompanion } from '../src/toy/hush/companion.ts';
import { hush } from '../src/toy/hush/index.ts';
import type { Card, Hush } from '../src/toy/hush/types.ts';
import { inContext, inCrew, inFrame, inGame, inMatch, type Planted, through } from './plant.ts';

const { bid, lead, window } = hush.frames;
const NEAR = { kind: 'go', way: 'near' };
const FAR = { kind: 'go', way: 'far' };
const inOpenMatch = (lie: Parameters<typeof inMatch>[0]) => ({ ...inMatch(lie), companion: inCrew({}).companion });
const seeds = ['planted 1', 'planted 2', 'planted 3', 'planted 4'];
const setup = { options: { rounds: 4 }, seats: 3 };
const privately = { ...hush, privateTurns: true };
let deals = 0;

/** By law: what is wrong, and the game or the match in which it is. */
const FAULTS: Readonly<Record<string, Readonly<Record<string, Planted>>>> = {
  'json round trip': {
    'a field is undefined': inGame({
      setup: (options, seats, ctx) => Object.assign(hush.setup(options, seats, ctx), { winner: undefined }),
    }),
    'a field is a class': inGame({
      setup: (options, seats, ctx) => Object.assign(hush.setup(options, seats, ctx), { seen: new Set() }),
    }),
  },
  'copy equality': {
    'the copy shares the hands': inGame({ copyTable: (table) => ({ ...table }) }),
    'the copy forgets who has peeked': inGame({ copyTable: (table) => ({ ...structuredClone(table), peeked: [] }) }),
  },
  'frames stand': {
    'a stash is noted on the frame': inFrame('lead', {
      resolve(s, frame, picks, ctx) {
        if (picks[0]?.kind === 'stash') Object.assign(frame, { stashed: true });
        lead.resolve(s, frame, picks, ctx);
      },
    }),
  },
  'somebody decides': {
    'who cannot hush has no choice': inFrame('window', {
      choices: (s, frame, seat) => window.choices(s, frame, seat).filter(({ kind }) => kind === 'hush'),
    }),
    'frames are left at the end': inFrame('next', {
      resolve(s, frame, picks, ctx) {
        hush.frames.next.resolve(s, frame, picks, ctx);
        ctx.push({ kind: 'bid' });
      },
    }),
  },
  'asking changes nothing': {
    'listing the bids sorts the hand': inFrame('bid', {
      choices(s, frame, seat) {
        s.table.hands[seat]?.sort();
        return bid.choices(s, frame, seat);
      },
    }),
  },
  'choices are distinct': {
    'equal cards are listed twice': inFrame('bid', {
      choices: (s, _, seat) => (s.table.hands[seat] as Card[]).map((card) => ({ kind: 'bid', card })),
    }),
  },
  'listed is accepted': {
    'a rule works only while the log is kept': inFrame('lead', {
      resolve(s, frame, picks, ctx) {
        if ('logged' in ctx) s.table.points[frame.seat] = 0;
        lead.resolve(s, frame, picks, ctx);
      },
    }),
    'a listed choice equals nothing': inFrame('window', {
      choices: (s, frame, seat) => [...window.choices(s, frame, seat), { kind: 'bid', card: Number.NaN }],
    }),
  },
  'unlisted is refused': {
    'the clause does not exist': inFrame('bid', {
      refuse: () => ({ clause: 'HUSH-9.9' as 'HUSH-1.1', because: { key: 'no.bid' } }),
    }),
    'the sentence does not exist': inGame({ idle: () => ({ clause: 'HUSH-1.1', because: { key: 'no.such-text' } }) }),
    'refusing changes the table': inFrame('lead', {
      refuse(s, frame, seat, choice) {
        s.table.points[seat] = -1;
        return lead.refuse(s, frame, seat, choice);
      },
    }),
    'one refusal changes the table and the next one mends it': inFrame('lead', {
      refuse(s, frame, seat, choice) {
        s.table.points[seat] = -1 - (s.table.points[seat] as number);
        return lead.refuse(s, frame, seat, choice);
      },
    }),
  },
  'malformed is refused': {
    'the reason reads a field of null': inFrame('lead', {
      refuse: (_, __, ___, choice) => ({
        clause: (choice as { kind: string }).kind === 'stash' ? 'HUSH-2.2' : 'HUSH-3.1',
        because: { key: 'no.lead' },
      }),
    }),
    'the reason repeats what came from outside': inFrame('bid', {
      refuse: (_, __, ___, choice) => ({
        clause: 'HUSH-2.1',
        because: { key: 'choice.card', args: { kind: 'bid', card: (choice as { card: Card } | null)?.card ?? 0 } },
      }),
    }),
  },
  'anytime choices stand apart': {
    'a frame offers to resign': inFrame('lead', {
      choices: (s, frame, seat) => [...lead.choices(s, frame, seat), { kind: 'resign' }],
    }),
    'a kind is not declared': inGame({ anytime: { ...hush.anytime, kinds: [] } }),
    'a seat is offered what the clock chooses': inGame({
      anytime: { ...hush.anytime, choices: () => [{ kind: 'resign' }, { kind: 'time-out' }] },
    }),
    'resigning leaves nobody to decide': inGame({
      anytime: {
        ...hush.anytime,
        resolve(s) {
          s.stack.length = 0;
        },
      },
    }),
  },
  'options are checked': {
    'any number of seats will do': inGame({ cannotStart: () => null }),
    'the defaults are refused': inGame({ defaults: () => ({ rounds: 0 }) }),
  },
  'ends within its bound': {
    'the bound is too low': inGame({ bound: () => 9 }),
  },
  'replay equality': {
    'the rules remember another match': inGame({
      setup(options, seats, ctx) {
        const table = hush.setup(options, seats, ctx);
        table.points[0] = deals++;
        return table;
      },
    }),
  },
  'campaigns go on': {
    'what is handed on is not plain': inCrew({ carry: () => ({ flight: new Date(0) }) }),
    'the next match cannot begin with it': inCrew({
      cannotStart: (options, seats) =>
        (options as Crew['options'] | null)?.carried ? no('CREW-1.2', 'no.rounds') : crew.cannotStart(options, seats),
    }),
    'something else is handed on each time': inCrew({ carry: () => ({ flight: deals++, points: 0 }) }),
  },
  'undo restores': {
    'older states share the stashes': inGame({
      copyTable: (table) => ({ ...structuredClone(table), stashes: table.stashes }),
    }),
  },
  'undo stops at the floor': {
    'everybody may undo everything': inMatch(() => ({ cannotUndo: () => null })),
    'nothing can be undone': inMatch(() => ({ cannotUndo: () => 'sealed' })),
  },
  'looks keep secrets': {
    'the view shows the top of the deck': inGame({
      view: (s, seat) => ({ ...hush.view(s, seat), top: s.table.deck.at(-1) ?? null }),
    }),
    'choices depend on a hidden hand': inFrame('lead', {
      choices: (s, frame, seat) =>
        lead
          .choices(s, frame, seat)
          .filter((choice) => choice.kind !== 'call' || !s.table.hands[choice.target]?.includes(6)),
    }),
    'only who can hush is asked': inFrame('window', {
      deciders: (s, frame) => window.deciders(s, frame).filter((seat) => s.table.hands[seat]?.includes(6)),
    }),
  },
  'determinize fits the look': {
    'a peeked card is forgotten': inGame({
      determinize: (seen, int) => hush.determinize({ ...seen, view: { ...seen.view, top: null } }, int),
    }),
    'the question is forgotten': inGame({
      determinize: (seen, int) => ({ ...hush.determinize(seen, int), stack: [{ kind: 'bid' }] }),
    }),
  },
  'imagined worlds are fair': {
    'rivals are always thought to hold a 6': inGame({
      determinize: (seen, int) => holdingSix(hush.determinize(seen, int), seen.seat === 0 ? 1 : 0),
    }),
    'the best card is always thought to be on top': inGame({
      determinize(seen, int) {
        const world = hush.determinize(seen, int);
        if (seen.view.top === null) world.table.deck.sort();
        return world;
      },
    }),
    'the same world is always imagined': inGame({
      determinize: (seen) => hush.determinize(seen, () => 0),
    }),
  },
  'imagined worlds are fresh': {
    'the list of the look is handed back': inGame({
      determinize: (seen, int) => withTable(hush.determinize(seen, int), { points: seen.view.points as number[] }),
    }),
    'the list of the state is seen and handed back, and called unchanging': inGame({
      copyTable: (table) => ({ ...structuredClone(table), bin: table.bin }),
      determinize: (seen, int) => withTable(hush.determinize(seen, int), { bin: seen.view.bin as Card[] }),
    }),
  },
  'refusals keep secrets': {
    'the reason names the top of the deck': inFrame('bid', {
      refuse: (s) => ({ clause: 'HUSH-2.1', because: { key: 'no.bid', args: { top: s.table.deck.at(-1) ?? 0 } } }),
    }),
  },
  'the deal keeps secrets': {
    'the deal is read out': inGame({
      setup: (options, seats, ctx) => hush.setup(options, seats, through(ctx, openly(ctx))),
    }),
  },
  'logs keep secrets': {
    'a drawn card is read out': inContext('draw', openly),
    'a card laid face down is read out': inContext('lead', openly),
  },
  'an open choice teaches nothing': {
    'a look at the deck can be taken back': inContext('lead', () => ({ learns: () => {} })),
    'another draws by it': inFrame('lead', {
      resolve(s, frame, picks, ctx) {
        lead.resolve(s, frame, picks, ctx);
        const card = picks[0]?.kind === 'stash' ? s.table.deck.pop() : undefined;
        if (card === undefined) return;
        s.table.peeked = [];
        s.table.hands[(frame.seat + 1) % s.seats]?.push(card);
      },
    }),
    'a card that is laid for all to see can be taken back': inFrame('lead', {
      resolve(s, frame, picks, ctx) {
        lead.resolve(s, frame, picks, ctx);
        const card = picks[0]?.kind === 'stash' ? s.table.stashes[frame.seat]?.pop() : undefined;
        if (card !== undefined) s.table.bin.push(card);
      },
    }),
    'whether it can be taken back tells of a hidden hand': inFrame('lead', {
      resolve(s, frame, picks, ctx) {
        if (picks[0]?.kind === 'stash' && s.table.deck[0] === 1) ctx.learns([frame.seat]);
        lead.resolve(s, frame, picks, ctx);
      },
    }),
  },
  'what is learned is marked': {
    'cards are drawn without a mark, in a choice that is final anyway': inContext('draw', () => ({ learns: () => {} })),
  },
  'open answers are unseen': {
    'the view counts answers': inGame({
      view: (s, seat) => ({ ...hush.view(s, seat), bin: s.picks.filter((pick) => pick !== null).map(() => 0) }),
    }),
    'undo tells that somebody has answered': inMatch((match) => ({
      cannotUndo: () => (match.state.picks.length > 0 ? 'not-yours' : null),
    })),
    'the log tells who has answered': inMatch((match) => ({
      log: () => match.choices.map(({ seat }, i) => ({ step: i + 1, seat, entries: [] })),
    })),
  },
  'answers have no order': {
    'the log names who answered last': inMatch((match) => {
      const { log } = match;
      return {
        log: (seat, from) =>
          log.call(match, seat, from).map((line) => ({ ...line, seat: match.choices[line.step - 1]?.seat ?? null })),
      };
    }),
    'whoever answered sees when': inMatch((match) => ({
      log: (seat) => match.choices.flatMap((made, i) => (made.seat === seat ? [{ step: i, seat, entries: [] }] : [])),
    })),
  },
  'answers in the open are seen': {
    'nobody sees a vote': inOpenMatch((match) => ({
      look: (seat) => ({ ...look(match.game, match.state, seat), answers: null }),
    })),
    'the log keeps a vote back': inOpenMatch(() => ({ log: () => [] })),
    'the same may be voted again': inOpenMatch((match) => ({
      look: (seat) => ({ ...look(match.game, match.state, seat), choices: [NEAR, FAR] }),
    })),
  },
  'unasked see no question': {
    'everybody sees the prompt': inMatch((match) => ({
      look: (seat) => ({ ...look(match.game, match.state, seat), prompt: { key: 'prompt.bid' } }),
    })),
  },
  'private turns hold back': {
    'others see an open stash': inMatch(
      (match) => ({ look: (seat) => look(match.game, match.state, seat) }),
      privately,
    ),
    'undo tells that another has chosen': inMatch(
      (match) => ({ cannotUndo: (seat) => (match.choices.at(-1)?.seat === seat ? null : 'not-yours') }),
      privately,
    ),
  },
  'unseen choices leave no trace': {
    'open choices of a private turn stay': inMatch(
      (match) => ({ choose: (seat, choice) => match.repeat({ seat, choice }) }),
      privately,
    ),
    'unseen answers are counted': inMatch((match) => ({ choose: (seat, choice) => match.repeat({ seat, choice }) })),
  },
  'texts are told': {
    'a log line has no text': { companion: { ...hushCompanion, texts: without('log.card') } },
    'a label has no text': { companion: { ...hushCompanion, texts: without('choice.call') } },
    'a value is missing': inGame({ label: () => ({ key: 'choice.card', args: { kind: 'bid' } }) }),
    'a language lacks a text': {
      companion: { ...hushCompanion, texts: { ...hushCompanion.texts, de: without('outcome.points').en ?? {} } },
    },
  },
  'entries name clauses': {
    'a roll names no clause of the game': inContext('lead', (ctx) => ({
      log: (entry) => ctx.log({ ...entry, clause: 'HUSH-9.9' as 'HUSH-1.1' }),
    })),
  },
};

/** The world with a 6 of the deck in this seat's hand. */
function holdingSix(world: Imagined<Hush>, seat: number): Imagined<Hush> {
  const { deck, hands } = world.table;
  const hand = hands[seat] as Card[];
  const six = deck.indexOf(6);
  if (six >= 0 && hand[0] !== undefined && !hand.includes(6)) [deck[six], hand[0]] = [hand[0], 6];
  return world;
}

function withTable({ table, stack }: Imagined<Hush>, changes: Partial<Hush['table']>): Imagined<Hush> {
  return { table: { ...table, ...changes }, stack };
}

/** Every entry is logged for all to read. */
function openly(ctx: Context<Hush>): Partial<Context<Hush>> {
  return { log: (entry) => ctx.log(entry) };
}

function without(key: string) {
  const { [key]: _, ...rest } = hushCompanion.texts.en ?? {};
  return { en: rest };
}

test('every law has a planted fault', () => {
  expect(Object.keys(FAULTS).sort()).toEqual(LAWS.map(({ name }) => name).sort());
});

for (const law of LAWS) {
  describe(`${law.name}: ${law.says}`, () => {
    test('the sound game keeps it', () => {
      expect(examine(hushCompanion, setup, { seeds, laws: [law] }).faults).toEqual([]);
    });
    for (const [fault, { companion, open }] of Object.entries(FAULTS[law.name] ?? {})) {
      test(`broken when ${fault}`, () => {
        const { faults } = examine(companion, setup, { seeds, laws: [law], ...(open ? { open } : {}) });
        expect(faults.map((found) => found.law)).toContain(law.name);
      });
    }
  });
}

test('a rule that fails is reported with where it failed', () => {
  const { companion } = inFrame('window', {
    resolve() {
      throw new Error('a broken rule');
    },
  });
  const { faults } = examine(companion, setup, { seeds, laws: [] });
  expect(faults).toMatchObject([{ law: 'rules do not fail', setup: '4-3', message: 'a broken rule' }]);
});
