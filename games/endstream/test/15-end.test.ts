import { anytimeChoices, play, ruling, start, timeOut } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { endstream } from '../rules/index.ts';
import { scene } from './scene.ts';

const siege = (position = {}) =>
  scene({
    ana: { points: 'MMMM' },
    bo: { at: 2100, armor: 2 },
    board: { 'bo 2100': ['ana mori-the-piercer'] },
    ...position,
  });

test('ES-15.1 ES-15.6 a player wins when the enemy controller is destroyed', () => {
  const t = siege().ana('ability mori 0', 'on ssv', 'finish');
  expect(t.state.outcome).toMatchObject({
    kind: 'won',
    winners: [0],
    ranking: [[0], [1]],
    by: { key: 'outcome.ES-15.1' },
  });
});

test('ES-15.2 a player wins when all seven enemy operators are disintegrated, those in hand included', () => {
  const last = (hand: string[]) =>
    scene({
      ana: { points: 'M' },
      bo: { hand },
      board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo moth-swarm-node'] },
    }).ana('ability marwa 0', 'on moth');
  expect(last([]).ana('finish').state.outcome).toMatchObject({ winners: [0], by: { key: 'outcome.ES-15.2' } });
  expect(last(['handi-scrap-runner']).table.lost).toEqual([]);
});

test('ES-15.3 no operator on the board is no loss while one is in hand', () => {
  // The step makes the rules look: nobody of either side is on the board.
  const t = scene({ ana: { hand: ['aran-breaker'] }, bo: { hand: ['handi-scrap-runner'] } }).ana('step 2100');
  expect([t.table.lost, t.ana('finish').bo('finish').state.outcome]).toEqual([[], null]);
});

test('ES-15.4 ES-R34 a destroyed controller loses for its owner, whoever destroyed it', () => {
  const t = scene({ ana: { points: 'MM', at: 2100, armor: 1 }, board: { 'ana 2100': ['ana mori-the-piercer'] } }).ana(
    'ability mori 0',
    'on jerusalem',
    'finish',
  );
  expect(t.state.outcome).toMatchObject({ winners: [1] });
});

test('ES-15.5 ES-R34 both through the same effect: a draw', () => {
  const t = scene({
    ana: { at: 2100, armor: 1 },
    bo: { armor: 1, at: 2100 },
    board: { 'bo 2100': ['ana mori techs=electrical-trident,droid'] },
  });
  // Both controllers in one turnpoint needs a place that a controller cannot reach by itself.
  t.table.players[0]!.at = 9;
  t.ana('tech mori electrical', 'on jerusalem', 'on ssv', 'done', 'finish');
  expect(t.state.outcome).toMatchObject({ kind: 'drawn', winners: [], by: { key: 'outcome.ES-15.5' } });
});

test('ES-15.5 ES-R34 the last operators of both by one STRIKE: a draw; only one’s own: a loss', () => {
  const last = () =>
    scene({
      ana: { points: 'M', hand: [] },
      bo: { hand: [] },
      board: { 'ana 2100': ['ana moth techs=electrical-trident,droid', 'bo kite-mark-ii damage=1'] },
    }).ana('tech moth electrical', 'on moth');
  const both = last().ana('on kite');
  expect([both.table.lost, both.ana('finish').state.outcome]).toMatchObject([
    [0, 1],
    { kind: 'drawn', by: { key: 'outcome.ES-15.5' } },
  ]);
  expect(last().ana('done', 'finish').state.outcome).toMatchObject({ winners: [1], by: { key: 'outcome.ES-15.2' } });
});

test('ES-15.6 ES-R34 different effects: the first decides', () => {
  const t = siege({ ana: { points: 'MMMM', armor: 1 } }).ana('ability mori 0', 'on ssv');
  expect(t.table.lost).toEqual([1]);
  expect(t.offers('ana')).toEqual(['finish']);
});

test('ES-15.6 what an action does after the deciding effect decides nothing more', () => {
  const t = scene({
    bo: { hand: [] },
    board: { 'ana 2100': ['ana quill techs=nuclear-railgun,droid', 'bo moth-swarm-node'] },
  }).ana('tech quill nuclear', 'on moth');
  expect([t.entries('decided').length, t.zones('ana 2100')]).toEqual([1, ['CONTAMINATE']]);
});

test('ES-15.7 ES-R34 once decided, only finishing is left (or taking back)', () => {
  const t = siege().ana('ability mori 0', 'on ssv');
  expect(['move mori bo 2200', 'agenda 1800', 'ability mori 0'].map((choice) => t.refusal('ana', choice))).toEqual([
    'ES-15.7',
    'ES-15.7',
    'ES-15.7',
  ]);
  expect([t.sealed, t.state.outcome]).toEqual([false, null]);
});

test('ES-15.6 ES-R34 a start effect that decides ends the game at once', () => {
  const t = scene({ turn: 'bo', bo: { armor: 1, at: 2000 }, deployed: { 'ana 2000': ['ana siege-mortar'] } }).bo(
    'finish',
  );
  expect(t.state.outcome).toMatchObject({ winners: [0] });
  expect(t.state.stack).toEqual([]);
});

describe('ES-15.8 no progress', () => {
  const quiet = (turns: number, position = {}) => {
    const t = scene({ table: { drawAfter: 4, quiet: turns }, ...position });
    return t;
  };

  test('ES-15.8 ES-R35 a draw at the end of the last of so many turns, both players’ counted; 40 unless a lower number is set', () => {
    expect(endstream.defaults(2).drawAfter).toBe(40);
    const t = quiet(0).ana('finish').bo('finish').ana('finish');
    expect(t.state.outcome).toBeNull();
    expect(t.bo('finish').state.outcome).toMatchObject({
      kind: 'drawn',
      by: { key: 'outcome.ES-15.8', args: { n: 4 } },
    });
  });

  test.each([
    ['an operator activated', { ana: { points: 'M', hand: ['angela-storm-vanguard'] } }, ['activate angela']],
    [
      'a tech used',
      { board: { 'ana 2000': ['ana marwa techs=stim-pack,droid'] } },
      ['tech marwa stim-pack', 'on marwa'],
    ],
    [
      'a controller losing armor',
      { ana: { points: 'MM' }, bo: { at: 2100 }, board: { 'bo 2100': ['ana mori-the-piercer'] } },
      ['ability mori 0', 'on ssv'],
    ],
    [
      'an operator disintegrated',
      { ana: { points: 'M' }, board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo moth-swarm-node'] } },
      ['ability marwa 0', 'on moth'],
    ],
  ])('ES-15.8 %s sets the count to 0', (_, position, choices) => {
    const t = quiet(3, position).ana(...choices, 'finish');
    expect([t.state.outcome, t.table.quiet]).toEqual([null, 0]);
    expect(t.bo('finish').table.quiet).toBe(1);
  });

  test('ES-15.8 moving, spinning and striking operators are none', () => {
    const t = quiet(2, { ana: { points: 'M' }, board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo vesna-holt'] } });
    expect(
      t.ana('ability marwa 0', 'on vesna', 'spin marwa', 'move marwa ana 2000', 'step 2100', 'agenda 1800', 'finish')
        .table.quiet,
    ).toBe(3);
  });

  test('ES-15.8 progress in the start step counts for the turn that begins', () => {
    const t = quiet(2, { turn: 'bo', bo: { at: 2000 }, deployed: { 'ana 2000': ['ana siege-mortar'] } }).bo('finish');
    expect(t.ana('finish').table.quiet).toBe(0);
  });
});

describe('leaving', () => {
  test('ES-15.9 ES-R35 a player may concede at any time, also in the other’s turn', () => {
    for (const seat of [0, 1]) {
      const t = scene();
      expect(t.leave(seat, 'concede')).toBeNull();
      expect(t.state.outcome).toMatchObject({ winners: [1 - seat], by: { key: 'outcome.ES-15.9' } });
    }
  });

  test('ES-15.9 ES-R57 a draw is offered once per turn by the player on turn and accepted in the answering turn', () => {
    const t = scene();
    expect(anytimeChoices(endstream, t.state, 1)).toEqual([{ kind: 'concede' }]);
    expect([t.leave(1, 'offer-draw'), t.leave(0, 'accept-draw'), t.leave(0, 'offer-draw')]).toEqual([
      'ES-4.8',
      'ES-R57',
      null,
    ]);
    expect([t.sealed, t.leave(0, 'offer-draw'), t.leave(1, 'accept-draw')]).toEqual([false, 'ES-R57', 'ES-4.8']);
    t.ana('finish');
    // Whoever is offered a draw answers it and makes no other offer.
    expect([t.ruling('bo', 'offer-draw')?.because.key, anytimeChoices(endstream, t.state, 1)[1]]).toEqual([
      'why.answer-offer',
      { kind: 'accept-draw' },
    ]);
    expect(t.leave(1, 'accept-draw')).toBeNull();
    expect(t.state.outcome).toMatchObject({ kind: 'drawn', by: { key: 'outcome.ES-R57' } });
  });

  test('ES-R57 a new turn, a new offer; none in the start step or when the match is decided', () => {
    const kinds = (t: ReturnType<typeof scene>) => anytimeChoices(endstream, t.state, 0).map(({ kind }) => kind);
    const t = scene();
    t.leave(0, 'offer-draw');
    t.ana('finish').bo('finish');
    expect(kinds(t)).toEqual(['concede', 'offer-draw']);
    const starting = scene({
      turn: 'bo',
      board: { 'ana 2000': ['bo vesna-holt', 'bo layla-mirage'] },
      deployed: { 'ana 2000': ['ana droid'] },
    }).bo('finish');
    expect([starting.table.phase, kinds(starting)]).toEqual(['start', ['concede']]);
    expect(kinds(siege().ana('ability mori 0', 'on ssv'))).toEqual(['concede']);
  });

  test('ES-R57 finishing the answering turn declines it', () => {
    const t = scene();
    t.leave(0, 'offer-draw');
    t.ana('finish').bo('finish');
    expect([t.table.offer, t.leave(0, 'accept-draw')]).toEqual([null, 'ES-R57']);
  });

  test('ES-R36 when the clock runs out the actions stand, a half-made choice is dropped and the turn is finished', () => {
    const t = scene({ ana: { points: 'MM' }, board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo vesna-holt'] } });
    t.ana('move marwa ana 2000', 'ability marwa 1', 'to ana 2100');
    expect(t.leave(0, 'time-out')).toBeNull();
    expect([t.table.turn, t.at('marwa'), t.table.timeUp]).toEqual([1, 'ana 2100', false]);
    const u = scene({ ana: { points: 'M' }, board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo vesna-holt'] } }).ana(
      'ability marwa 0',
    );
    u.leave(0, 'time-out');
    // The damage of a turn is gone at its end, so the log must tell that nobody was struck.
    expect([u.table.turn, u.entries('struck'), u.points('ana'), u.leave(0, 'time-out')]).toEqual([1, [], '', 'ES-4.8']);
    expect(u.entries('timed-out')).toEqual([{ type: 'timed-out', clause: 'ES-R36', seat: 0 }]);
  });

  test('ES-R36 an open choice of the start step takes its first legal option', () => {
    const t = scene({
      turn: 'bo',
      board: { 'ana 2000': ['bo vesna-holt', 'bo layla-mirage'] },
      deployed: { 'ana 2000': ['ana droid', 'ana field-medbay'] },
    }).bo('finish');
    expect(t.offers('ana')).toEqual(['next ana.droid', 'next ana.field-medbay']);
    expect(t.leave(0, 'time-out')).toBeNull();
    expect([t.table.turn, t.table.phase, t.state.outcome]).toEqual([1, 'action', null]);
    expect(t.entries('struck').map(({ target }) => target)).toEqual([t.no('vesna')]);
  });

  test('ES-R36 no player can let the clock run out, on turn or not', () => {
    const t = scene();
    for (const seat of [0, 1]) expect(ruling(endstream, t.state, seat, { kind: 'time-out' })?.clause).toBe('ES-R36');
    expect([0, 1].map((seat) => timeOut(endstream, t.state, seat))).toEqual([{ kind: 'time-out' }, null]);
  });

  test('ES-R36 at a mulligan the clock keeps', () => {
    const { state } = start(endstream, endstream.defaults(2), 2, 'clock');
    const { first } = state.table;
    const played = play(endstream, state, first, { kind: 'time-out' }, 'clock');
    expect(played.ok && [played.state.table.timeUp, played.state.stack]).toEqual([
      false,
      [{ kind: 'mulligan', seat: 1 - first }],
    ]);
  });
});

test('ES-15.6 ES-1.1 after the end nothing can be chosen, and there are two seats', () => {
  const t = siege().ana('ability mori 0', 'on ssv', 'finish');
  expect([t.refusal('ana', 'finish'), t.refusal('bo', 'finish')]).toEqual(['ES-15.6', 'ES-15.6']);
  expect([endstream.idle(scene().state, 2).clause, endstream.idle(scene().state, 1).clause]).toEqual([
    'ES-1.1',
    'ES-4.8',
  ]);
});

test('ES-15.6 the result names winner, loser and order, from both seats; a draw has no winner', () => {
  for (const seat of [0, 1]) {
    const t = scene();
    t.leave(seat, 'concede');
    expect(t.entries('over')).toEqual([{ type: 'over', clause: 'ES-15.9', winners: [1 - seat] }]);
    expect(t.entries('conceded')).toEqual([{ type: 'conceded', clause: 'ES-15.9', seat }]);
    expect(t.state.outcome).toEqual({
      kind: 'won',
      winners: [1 - seat],
      ranking: [[1 - seat], [seat]],
      scores: null,
      by: { key: 'outcome.ES-15.9', args: { winner: { seat: 1 - seat }, loser: { seat } } },
    });
    expect(t.table.lost).toEqual([seat]);
  }
  const drawn = scene();
  drawn.leave(0, 'offer-draw');
  expect(drawn.entries('offered')).toEqual([{ type: 'offered', clause: 'ES-R57', seat: 0 }]);
  drawn.ana('finish');
  expect(drawn.ruling(0, { kind: 'offer-draw' })?.because.args).toEqual({ player: { seat: 1 } });
  drawn.leave(1, 'accept-draw');
  expect(drawn.entries('over')).toEqual([{ type: 'over', clause: 'ES-R57', winners: [] }]);
  expect(drawn.state.outcome).toMatchObject({ winners: [], ranking: [[0, 1]], scores: null });
});

test('ES-R57 who is refused a draw hears whose offer it is about', () => {
  const t = scene();
  expect(t.ruling(0, { kind: 'accept-draw' })?.because.args).toEqual({ player: { seat: 1 } });
  t.leave(0, 'offer-draw');
  expect(t.ruling(0, { kind: 'offer-draw' })?.because.key).toBe('why.offered-already');
  t.ana('finish');
  expect(t.ruling(1, { kind: 'offer-draw' })?.because.args).toEqual({ player: { seat: 0 } });
});

test('ES-15.7 when the match is decided the question says so', () => {
  const t = siege();
  expect(t.look('ana').prompt?.key).toBe('prompt.turn');
  expect(t.ana('ability mori 0', 'on ssv').look('ana').prompt?.key).toBe('prompt.decided');
});
