import { entriesFor, look, play, type Seat } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import {
  automaticAnswer,
  chronoTrek,
  closingOf,
  type Order,
  type Pause,
  PLAY_KINDS,
  type PlayKind,
  type State,
} from '../rules/index.ts';
import { MEMO, type Position } from './position.ts';
import { type Scene, scene } from './scene.ts';

const WHO = ['Annorax', 'Kivas Fajo', 'Data', 'The Xindi'];
const memo = 'memo-from-your-future-self';
const at = (pause: Pause, rest: Partial<Position>) => scene({ who: WHO, options: { pause }, ...rest });

const EVERYBODY = ['Orb of Time', 'Spot', 'Porthos', 'Romulan Ale'];

/** Two positions alike but for one card of one hand: a Memo, or the card at the bottom of the draw pile. */
function twins(holder: Seat, rest: Partial<Position>): readonly [Scene, Scene] {
  const hands = EVERYBODY.map((card, seat) => [...(rest.hands?.[seat] ?? []), seat === holder ? MEMO : card]);
  const { state } = scene({ who: WHO, ...rest, hands });
  const [bottom, ...pile] = state.table.pile as [string, ...string[]];
  const players = state.table.players.map((player, seat) =>
    seat === holder ? { ...player, hand: player.hand.map((card) => (card === memo ? bottom : card)) } : player,
  );
  return [scene(state), scene({ ...state, table: { ...state.table, players, pile: [memo, ...pile] } })];
}

/** All that leaves the kernel for everybody but the holder, as bytes. */
function shown(t: Scene, holder: Seat): string[] {
  const viewers = [0, 1, 2, 3, null].filter((viewer) => viewer !== holder);
  return viewers.map((viewer) => JSON.stringify([t.look(viewer), t.told(viewer)]));
}

describe('CT-R30 the window tells nothing about who holds a Memo', () => {
  const plays: readonly (readonly [string, Partial<Position>, (t: Scene) => void])[] = [
    ['an Inverter', { hands: [['Atavachron']] }, (t) => t.announce(0, 'Atavachron', 'B6')],
    ['an Artifact', { hands: [['Earl Grey Tea']] }, (t) => t.announce(0, 'Earl Grey Tea')],
    ['a Fracture', { hands: [['Earth assimilated']], altered: 'C3 C4' }, (t) => t.announce(0, 'Earth assimilated')],
    ['an Event', { pile: ['Anti-Time Surge'] }, (t) => t.as(0).choose({ kind: 'second-draw' })],
    [
      'a Power Action',
      { hands: [['Predestination Paradox']] },
      (t) => t.announce(0, 'Predestination Paradox', 'A2', 'D5'),
    ],
  ];

  test.each(plays)(
    'CT-14.18 CT-14.19 %s: views, prompts, choices, logs and sizes are byte-equal',
    (_what, rest, begin) => {
      for (const holder of [1, 2, 3]) {
        const [withMemo, without] = twins(holder, rest);
        for (const t of [withMemo, without]) begin(t);
        expect(shown(withMemo, holder)).toEqual(shown(without, holder));
        // The holder's pass, given early or late, is as unseen as that of the others.
        const asked = withMemo.look(null).asked.filter((seat) => seat !== holder);
        for (const t of [withMemo, without]) t.as(holder).choose({ kind: 'pass' });
        expect(shown(withMemo, holder)).toEqual(shown(without, holder));
        for (const seat of asked) for (const t of [withMemo, without]) t.as(seat).choose({ kind: 'pass' });
        expect(shown(withMemo, holder)).toEqual(shown(without, holder));
      }
    },
  );

  test('an open Memo and an open pass look alike until the window closes', () => {
    const [t] = twins(2, { hands: [['Atavachron']] });
    t.announce(0, 'Atavachron', 'B6');
    const after = (kind: 'memo' | 'pass') => {
      const played = play(chronoTrek, t.state, 2, { kind });
      if (!played.ok) throw new Error('refused');
      return [0, 1, 3, null].map((viewer) =>
        JSON.stringify([look(chronoTrek, played.state, viewer), entriesFor(played.log, viewer)]),
      );
    };
    expect(after('memo')).toEqual(after('pass'));
  });

  test('a refusal does not tell either', () => {
    const [withMemo, without] = twins(2, { hands: [['Atavachron']] });
    for (const t of [withMemo, without]) t.announce(0, 'Atavachron', 'B6');
    for (const seat of [0, 1, 3]) {
      const tried = (state: State) => play(chronoTrek, state, seat, { kind: 'memo' });
      expect(tried(withMemo.state)).toEqual(tried(without.state));
    }
  });
});

describe('settings and orders of a seat (R30)', () => {
  const holder = (pause: Pause, rest: Partial<Position>, begin: (t: Scene) => void) => {
    const t = at(pause, { ...rest, hands: [...(rest.hands ?? [[]]), [MEMO, 'Spot'], ['Orb of Time']] });
    begin(t);
    return t;
  };
  const inverter = (t: Scene) => void t.announce(0, 'Atavachron', 'B6');
  const open: Partial<Position> = { hands: [['Atavachron']] };

  test('CT-14.19 a seat without a Memo passes unprompted, except at a table by hand', () => {
    for (const [pause, answer] of [
      ['timed', { kind: 'pass' }],
      ['by-orders', { kind: 'pass' }],
      ['by-hand', null],
    ] as const) {
      const t = holder(pause, open, inverter);
      expect(automaticAnswer(t.look(2), { ask: 'everything', orders: [] })).toEqual(answer);
    }
  });

  test('CT-14.19 a holder is asked about everything, nothing, or chosen kinds of play', () => {
    const t = holder('timed', open, inverter);
    const answer = (ask: 'everything' | 'nothing' | readonly PlayKind[]) =>
      automaticAnswer(t.look(1), { ask, orders: [] });
    expect(answer('everything')).toBeNull();
    expect(answer('nothing')).toEqual({ kind: 'pass' });
    expect(answer(['flip'])).toBeNull();
    expect(answer(['fracture', 'growth', 'memo', 'touches-me', 'artifact'])).toEqual({ kind: 'pass' });
    // Not in a window, or not asked: nothing to answer.
    expect(automaticAnswer(at('timed', open).look(0), { ask: 'nothing', orders: [] })).toBeNull();
    expect(automaticAnswer(t.look(0), { ask: 'nothing', orders: [] })).toBeNull();
    expect(automaticAnswer(t.look(null), { ask: 'nothing', orders: [] })).toBeNull();
  });

  const kinds: readonly (readonly [string, PlayKind[], Partial<Position>, (t: Scene) => void])[] = [
    ['Atavachron', ['flip'], open, inverter],
    ['Temporal Reset', ['flip'], { hands: [['Temporal Reset']] }, (t) => t.announce(0, 'Temporal Reset')],
    ['Earth assimilated', ['fracture'], { hands: [['Earth assimilated']] }, (t) => t.announce(0, 'Earth assimilated')],
    ['Porthos', ['artifact'], { hands: [['Porthos']] }, (t) => t.announce(0, 'Porthos')],
    [
      'Salvage Run',
      ['artifact'],
      { hands: [['Salvage Run']], discard: ['Tribbles'] },
      (t) => t.announce(0, 'Salvage Run', 'Tribbles'),
    ],
    ['Mind Meld at me', ['touches-me'], { hands: [['Mind Meld']] }, (t) => t.announce(0, 'Mind Meld', 'seat 1')],
    ['Mind Meld at another', [], { hands: [['Mind Meld']] }, (t) => t.announce(0, 'Mind Meld', 'seat 2')],
    [
      'Phaser Strike',
      ['touches-me'],
      { hands: [['Phaser Strike']], artifacts: [[], ['Porthos']] },
      (t) => t.announce(0, 'Phaser Strike', 'Porthos'),
    ],
    ['Causality Loop', ['touches-me'], { hands: [['Causality Loop']] }, (t) => t.announce(0, 'Causality Loop', 'left')],
    [
      'Inverse Tachyon Pulse',
      ['growth'],
      { hands: [['Inverse Tachyon Pulse']] },
      (t) => t.announce(0, 'Inverse Tachyon Pulse'),
    ],
    ['Static Warp Shell', [], { hands: [['Static Warp Shell']] }, (t) => t.announce(0, 'Static Warp Shell')],
    [
      'an Assignment for two cards',
      [],
      { hands: [['Bring Back the Whales']] },
      (t) => t.announce(0, 'Bring Back the Whales'),
    ],
    [
      'an Assignment for its reward',
      ['flip'],
      { hands: [['Bring Back the Whales']], artifacts: [['Humpback Whales', 'Guardian of Forever']] },
      (t) => t.announce(0, 'Bring Back the Whales', 'reward', 'B6'),
    ],
  ];
  test.each(kinds)('CT-R30 kinds of play: %s', (_what, expected, rest, begin) => {
    const t = holder('timed', rest, begin);
    const asked = PLAY_KINDS.filter((kind) => automaticAnswer(t.look(1), { ask: [kind], orders: [] }) === null);
    expect(asked).toEqual(expected);
  });

  test('CT-R30 a Memo is a kind of play, and touches the player whose card it answers', () => {
    const t = at('timed', { hands: [['Atavachron', MEMO], [MEMO], [MEMO]] });
    t.announce(0, 'Atavachron', 'B6').memo(1);
    const asked = (seat: Seat) =>
      PLAY_KINDS.filter((kind) => automaticAnswer(t.look(seat), { ask: [kind], orders: [] }) === null);
    expect([asked(0), asked(2)]).toEqual([['touches-me', 'memo'], ['memo']]);
  });

  const orders: readonly (readonly [string, Order, boolean])[] = [
    ['any play', {}, true],
    ['of this player', { player: 0 }, true],
    ['of another player', { player: 2 }, false],
    ['an Inverter', { type: 'inverter' }, true],
    ['a Fracture', { type: 'fracture' }, false],
    ['this title', { card: 'atavachron' }, true],
    ['another title', { card: 'kerr-loop' }, false],
    ['this Linchpin', { linchpin: 'B6' }, true],
    ['this Linchpin to its altered side', { linchpin: 'B6', to: 'altered' }, true],
    ['this Linchpin to its original side', { linchpin: 'B6', to: 'original' }, false],
    ['another Linchpin', { linchpin: 'B7' }, false],
    ['a spot', { spot: 'B8' }, false],
    ['an Artifact', { artifact: 'porthos' }, false],
    ['a seat touched', { touches: 1 }, false],
    ['growth', { anomaly: 1 }, false],
    ['growth of any size', { anomaly: 0 }, false],
  ];
  test.each(orders)('CT-R30 in a game by orders: %s', (_what, order, fits) => {
    const t = holder('by-orders', open, inverter);
    expect(automaticAnswer(t.look(1), { ask: 'everything', orders: [order] })).toEqual({
      kind: fits ? 'memo' : 'pass',
    });
    // Without a Memo no order can be followed.
    expect(automaticAnswer(t.look(2), { ask: 'everything', orders: [order] })).toEqual({ kind: 'pass' });
  });

  test('CT-R30 orders over spots, Artifacts, seats and growth fit when they apply', () => {
    const answer = (order: Order, rest: Partial<Position>, begin: (t: Scene) => void) =>
      automaticAnswer(holder('by-orders', rest, begin).look(1), { ask: 'everything', orders: [order] })?.kind;
    expect(answer({ spot: 'C8' }, { hands: [['Earth assimilated']] }, (t) => t.announce(0, 'Earth assimilated'))).toBe(
      'memo',
    );
    expect(answer({ artifact: 'porthos' }, { hands: [['Porthos']] }, (t) => t.announce(0, 'Porthos'))).toBe('memo');
    expect(answer({ touches: 1 }, { hands: [['Mind Meld']] }, (t) => t.announce(0, 'Mind Meld', 'seat 1'))).toBe(
      'memo',
    );
    const pulse: Partial<Position> = { hands: [['Inverse Tachyon Pulse']], anomaly: 3 };
    const grow = (t: Scene) => void t.announce(0, 'Inverse Tachyon Pulse');
    expect([answer({ anomaly: 4 }, pulse, grow), answer({ anomaly: 5 }, pulse, grow)]).toEqual(['memo', 'pass']);
  });

  test('CT-R30 an order over a Linchpin fits Temporal Reset, which turns it without naming it', () => {
    const reset: Partial<Position> = { hands: [['Temporal Reset']], altered: 'B6' };
    const answer = (order: Order) => {
      const t = holder('by-orders', reset, (scene) => void scene.announce(0, 'Temporal Reset'));
      return automaticAnswer(t.look(1), { ask: 'everything', orders: [order] })?.kind;
    };
    expect([answer({ linchpin: 'B6' }), answer({ linchpin: 'B6', to: 'original' })]).toEqual(['memo', 'memo']);
    expect([answer({ linchpin: 'B7' }), answer({ linchpin: 'B6', to: 'altered' })]).toEqual(['pass', 'pass']);
  });

  test('CT-14.20 closing rests on the setting and the number of people, never on a hand', () => {
    const timed = { pause: 'timed', seconds: 7 } as const;
    expect(closingOf(timed, 2)).toEqual({ kind: 'clock', seconds: 7, wait: 20 });
    expect(closingOf(timed, 6)).toEqual(closingOf(timed, 2));
    expect(closingOf(timed, 1)).toEqual({ kind: 'last-answer' });
    expect(closingOf({ ...timed, pause: 'by-hand' }, 4)).toEqual({ kind: 'last-answer' });
    expect(closingOf({ ...timed, pause: 'by-orders' }, 4)).toEqual({ kind: 'at-once' });
    expect(memo).toBe(holder('timed', open, inverter).hand(1)[0]);
  });
});
