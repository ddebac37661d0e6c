import {
  copyState,
  deciders,
  look as lookOf,
  type Message,
  play,
  playInPlace,
  type Reader,
  sameJson,
  start,
  stream,
  tell,
} from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import type { Base } from '@turnpoint/ui';
import { describe, expect, test } from 'vitest';
import { endureTheStarsBot } from '../../bot/index.ts';
import { type Choice, type Endure, endureTheStars, type State } from '../../rules/index.ts';
import { reckon } from '../../rules/telling/reckon/index.ts';
import { build, type Person, type Position } from '../../test/position.ts';
import { SO_FAR } from '../../test/veterans.ts';
import { texts } from '../../texts/index.ts';
import { actionOf, exampleOf } from '../actions.ts';
import { noteOf } from '../dock/note.ts';
import { toldOf } from '../dock/told.ts';
import { Flow } from '../flow.svelte.ts';
import { Known } from '../known.svelte.ts';
import { actionSpot, choiceSpot, crewSpot, spotsOf, zoneSpot } from '../spots.ts';
import { tableTexts } from '../texts/index.ts';

/** A seat's place at a table in this state: what is touched, and what comes of it. */
function sit(state: State, seat = 0) {
  const look = lookOf(endureTheStars, state, seat);
  const chosen: Choice[] = [];
  const asked: object[] = [];
  const props = {
    look,
    labels: [],
    use: 'play',
    fresh: [],
    reckoned: reckon(look),
    undo: { refusal: null },
    choose: (...choices: Choice[]) => chosen.push(...choices),
  };
  const base = {
    props,
    look,
    mine: true,
    shows: () => true,
    words: { say: (key: string) => key, reader: { texts: {} } },
    refusals: { clear() {}, ask: async (_: string, choice: object) => asked.push(choice) },
  } as unknown as Base<Endure>;
  const known = new Known(base);
  const flow = new Flow(base, known, () => false);
  return { flow, known, chosen, asked, look, base };
}

const place = (position: Position) => sit(begin(endureTheStars, build(position), position.seats ?? 1).state);

/** Touches what a person would touch for this choice; what is chosen then. */
function touchFor({ flow, chosen, look }: ReturnType<typeof sit>, n: number): readonly Choice[] {
  const choice = look.choices[n] as Choice;
  flow.drop();
  chosen.length = 0;
  if (choice.kind === 'end-turn') flow.commit(flow.endTurn as Choice);
  const action = flow.isTurn ? actionOf(choice) : null;
  if (action !== null) flow.touch(actionSpot(action));
  if (chosen.length > 0) return chosen;
  const spot = flow.offers.includes(choice) ? choiceSpot(n) : (spotsOf(choice, look.view)[0] ?? '');
  flow.touch(spot);
  // What is seen first, or warned of, is made by its button.
  if (chosen.length === 0 && flow.picked === choice) flow.commit(choice);
  return chosen;
}

/** Something is still aboard, or the mission would be won. */
const ALONE: Position = { team: { 'marine-male': { at: 'SE.x' } }, tokens: ['swarmer-4 LB.A'] };

const reader: Reader = {
  texts: { ...texts.en, ...(await tableTexts('en')) },
  language: 'en',
  names: ['Mara', 'Jonas', 'Ines'],
};
const say = (key: string, args: Message['args'] = {}) => tell(reader, { key, args });

/** Dice that a survivor throws, and what comes to light. */
const THROWN: readonly string[] = ['fired', 'tested', 'checked', 'visited', 'revealed', 'refused'];

describe('what is lit is the choice', () => {
  const campaign = { mission: 'CG06', team: 3, campaign: 'terrible-situation', carried: SO_FAR };
  test.each([
    [{ mission: 'CG00', team: 4 }, 1],
    [{ mission: 'CG01', team: 3 }, 2],
    [{ mission: 'CG04', team: 5 }, 3],
    [campaign, 1],
  ] as const)('every legal choice of a match can be reached by touches (%o)', (options, seats) => {
    const { state } = start(endureTheStars, options, seats, 'touch');
    const int = stream('touch');
    for (let step = 0; step < 160 && state.outcome === null; step++) {
      const [seat = 0] = deciders(endureTheStars, state);
      const seated = sit(state, seat);
      const { look } = seated;
      // Whatever is asked and looked at, it can be told.
      for (const spot of [null, ...look.choices.keys()]) {
        seated.flow.see(spot === null ? null : choiceSpot(spot));
        toldOf(seated.flow, seated.known, look.view, 'asked', { say, reader, narrow: false });
      }
      seated.flow.see(null);
      for (const n of look.choices.keys()) {
        const chosen = touchFor(seated, n);
        expect([chosen.length, sameJson(chosen[0], look.choices[n])], JSON.stringify(look.choices[n])).toEqual([
          1,
          true,
        ]);
      }
      const isRandom = int(3) === 0;
      const choice = isRandom ? look.choices[int(look.choices.length)] : endureTheStarsBot.policy(look, int);
      playInPlace(endureTheStars, state, seat, choice as Choice);
    }
  });

  test('without an action picked a touch on a zone walks there', () => {
    const { flow, chosen, look } = place({ team: { 'marine-male': { at: 'SE.x' } } });
    const move = look.choices.find(({ kind }) => kind === 'move') as Extract<Choice, { kind: 'move' }>;
    flow.touch(zoneSpot(move.zone));
    expect(chosen).toEqual([move]);
  });

  test('a step with a risk waits for its button or a second touch, also under the pointer', () => {
    const position: Position = { team: { 'marine-male': { at: 'SE.x' } }, enemies: ['2 swarmer SE.x'] };
    const { flow, chosen, look } = place(position);
    const move = look.choices.find(({ kind }) => kind === 'move') as Extract<Choice, { kind: 'move' }>;
    flow.see(zoneSpot(move.zone));
    flow.touch(zoneSpot(move.zone));
    expect([chosen.length, flow.picked]).toEqual([0, move]);
    flow.touch(zoneSpot(move.zone));
    expect(chosen).toEqual([move]);
  });

  test.each([
    [{ mission: 'CG00', team: 4 }, 'seen'],
    [{ mission: 'CG04', team: 5 }, 'seen too'],
    [campaign, 'seen at rest'],
  ] as const)(
    'one touch, with whatever pointer, throws no dice, turns nothing up and settles nothing in The Refuge (%o)',
    (options, seed) => {
      let { state } = start(endureTheStars, options, 1, seed);
      const int = stream(seed);
      let waited = 0;
      for (let step = 0; step < 200 && state.outcome === null; step++) {
        const { flow, chosen, look } = sit(state);
        for (const choice of flow.isTurn || flow.isVisit ? look.choices : []) {
          const action = actionOf(choice);
          if (choice.kind === 'end-turn' || action === 'search' || action === 'interact') continue;
          flow.drop();
          if (action !== null) flow.pickAction(action);
          const before = chosen.length;
          const [first = choiceSpot(flow.placeOf(choice))] = spotsOf(choice, look.view);
          const spot = flow.offers.includes(choice) || flow.isVisit ? choiceSpot(flow.placeOf(choice)) : first;
          flow.see(spot);
          if (before === chosen.length && flow.picked === null) flow.touch(spot);
          flow.see(null);
          if (flow.picked !== null) waited++;
          for (const done of chosen.slice(before)) {
            const played = play(endureTheStars, state, 0, done);
            const told = played.ok ? played.log.map(({ entry }) => entry.type) : ['refused'];
            // What comes of it once others act is theirs.
            const others = told.findIndex((type) => type === 'phase' || type === 'turn');
            const own = others === -1 ? told : told.slice(0, others);
            expect([done, look.view.phase, own.filter((type) => THROWN.includes(type))]).toEqual([
              done,
              'survivors',
              [],
            ]);
          }
        }
        const isRandom = int(3) === 0;
        const choice = isRandom ? look.choices[int(look.choices.length)] : endureTheStarsBot.policy(look, int);
        const played = play(endureTheStars, state, 0, choice as Choice);
        if (!played.ok) throw new Error(played.ruling.clause);
        state = played.state;
      }
      expect(waited).toBeGreaterThan(50);
    },
  );

  test('a zone further away shows the way, and a second touch goes its first step', () => {
    const { flow, chosen } = place({ team: { 'marine-male': { at: 'SE.x' } } });
    const [far] = flow.far;
    flow.touch(zoneSpot(far as number));
    expect([flow.goal, chosen.length]).toEqual([far, 0]);
    flow.touch(zoneSpot(far as number));
    expect(chosen).toEqual([expect.objectContaining({ kind: 'move' })]);
  });

  test('a longer walk goes on by itself, and stops when something unforeseen happens', async () => {
    const { state } = begin(endureTheStars, build(ALONE), 1);
    for (const fresh of [[{ type: 'moved' }], [{ type: 'moved' }, { type: 'revealed' }]]) {
      const { flow, chosen, base } = sit(state);
      flow.goal = [...flow.far][0] as number;
      flow.go();
      const now = copyState(endureTheStars, state);
      playInPlace(endureTheStars, now, 0, chosen[0] as Choice);
      const look = lookOf(endureTheStars, now, 0);
      Object.assign(base, { look, props: { ...base.props, look, fresh, reckoned: reckon(look) } });
      flow.arrive();
      await Promise.resolve();
      expect(chosen).toHaveLength(fresh.length === 1 ? 2 : 1);
    }
  });

  test('two weapons at one zone: the tray asks which', () => {
    const { flow, chosen } = place({
      team: { 'marine-male': { at: 'SE.x', cards: ['shotgun', 'assault-rifle'] } },
      enemies: ['2 swarmer SE.e'],
    });
    flow.touch(actionSpot('attack'));
    const [spot] = flow.lit.keys();
    flow.touch(spot as string);
    expect([flow.offers.length, chosen.length]).toEqual([2, 0]);
  });

  test('ETS-15.21 an attack that can strike a friend is warned of, and Enter or a second touch does not make it', () => {
    const { flow, chosen } = place({
      team: { 'captain-female': { at: 'SE.x', cards: ['shotgun'] }, 'medic-male': { at: 'SE.e' } },
      enemies: ['2 swarmer SE.e'],
    });
    flow.touch(actionSpot('attack'));
    const [spot] = flow.lit.keys();
    flow.touch(spot as string);
    flow.touch(spot as string);
    expect(flow.harm?.says.key).toBe('harm.danger');
    expect(chosen).toEqual([]);
  });

  test('what cannot be done asks why', () => {
    const { flow, asked } = place({ team: { 'marine-male': { at: 'SE.x' }, 'medic-male': { at: 'CQ.w' } } });
    flow.touch(actionSpot('search'));
    flow.touch(zoneSpot(0));
    expect(asked).toEqual([{ kind: 'search' }, expect.objectContaining({ kind: 'move', zone: 0 })]);
  });

  test('of several it asks about the one that lies here, stands here or is meant for it', () => {
    const askedBy = (action: Parameters<typeof actionSpot>[0], position: Position) => {
      const { flow, asked } = place(position);
      flow.touch(actionSpot(action));
      return asked;
    };
    const atDevice = { mission: 'CG02', event: 'power-failure', team: { 'marine-male': { at: 'SE.B' } } } as const;
    expect(askedBy('interact', atDevice)).toEqual([{ kind: 'interact', objective: 1 }]);
    const three = { 'marine-male': { at: 'SE.x' }, 'medic-male': { at: 'CQ.w' }, 'captain-male': { at: 'SE.x' } };
    expect(askedBy('trade', { team: three, enemies: ['1 swarmer SE.x'] })).toEqual([{ kind: 'trade', with: 2 }]);
    const carried = (...cards: Person['cards'] & {}) => ({ team: { 'marine-male': { at: 'SE.x', cards } } });
    const armed = carried('decoy-beacon', 'assault-rifle');
    expect(askedBy('attack', armed)).toEqual([expect.objectContaining({ item: 'assault-rifle' })]);
    const { view } = place(carried('assault-rifle', 'med-kit-2')).look;
    expect(exampleOf('item', view, null)).toEqual({ kind: 'use', item: 'med-kit-2' });
  });

  test('a survivor who can be chosen is lit on the map', () => {
    const { flow } = place({
      team: { 'marine-male': { at: 'SE.x', cards: ['pistol'] }, 'medic-male': { at: 'SE.x' } },
    });
    flow.touch(actionSpot('trade'));
    expect([...flow.lit.keys()]).toEqual([crewSpot(1)]);
  });
});

describe('the prompt', () => {
  /** Somebody has hit a zone with two kinds of enemies, and is asked whom. */
  function askedWhom() {
    const position: Position = {
      team: { 'marine-male': { at: 'SE.x', cards: ['assault-rifle'] } },
      enemies: ['3 swarmer SE.e', '2 jaeger SE.e'],
    };
    const { state } = begin(endureTheStars, build(position), 1);
    const attack = lookOf(endureTheStars, state, 0).choices.find(({ kind }) => kind === 'attack') as Choice;
    playInPlace(endureTheStars, state, 0, attack);
    return sit(state);
  }
  const spell = (key: string, args?: object) => (args === undefined ? key : `${key} ${JSON.stringify(args)}`);
  const told = ({ flow, known, look }: ReturnType<typeof sit>) =>
    toldOf(flow, known, look.view, 'the question', { say: spell, reader, narrow: false });

  test('a question stands there whatever lies under the pointer, which is told below it', () => {
    const seat = askedWhom();
    expect(seat.look.view.stack.at(-1)?.kind).toBe('assign');
    Object.assign(seat.flow, { toldOf: (choice: Choice | null) => (choice === null ? '' : choice.kind) });
    expect(told(seat)).toEqual({ sentence: 'the question', line: '' });
    seat.flow.see(choiceSpot(0));
    expect(told(seat)).toEqual({ sentence: 'the question', line: 'hit' });
    // The row of actions is gone by then, and nothing told that the pointer has left it.
    seat.flow.see(actionSpot('cards'));
    expect(told(seat)).toEqual({ sentence: 'the question', line: '' });
    seat.flow.picked = seat.look.choices[0] as Choice;
    expect(told(seat).sentence).toBe('hit');
  });

  test('in a turn it says what is looked at', () => {
    const seat = place(ALONE);
    Object.assign(seat.flow, { toldOf: (choice: Choice | null) => choice?.kind ?? '' });
    expect(told(seat).sentence).toBe('the question');
    const move = seat.look.choices.find(({ kind }) => kind === 'move') as Extract<Choice, { kind: 'move' }>;
    seat.flow.see(zoneSpot(move.zone));
    expect(told(seat).sentence).toBe('move');
  });

  test('ETS-15.6 each target says how many hits more it takes', () => {
    const { look, known } = askedWhom();
    const notes = look.choices.map((choice) => noteOf(choice, known, look.view, spell));
    expect(notes).toEqual(['table.to-beat {"n":1}', 'table.to-beat {"n":2}']);
  });
});
