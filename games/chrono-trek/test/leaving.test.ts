import { describe, expect, test } from 'vitest';
import { allKeep, as, dealt } from './deal.ts';
import type { Position } from './position.ts';
import { Scene, scene } from './scene.ts';

const WHO = ['Annorax', 'The Xindi', 'The Borg'];
const with_ = (rest: Partial<Position>) => scene({ who: WHO, options: { takeOver: false }, ...rest });

describe('CT-R47 players who leave', () => {
  test('CT-R47 on their own turn: the card in resolution and Events set aside are discarded, the turn ends', () => {
    const t = with_({ hands: [['Maximum Warp', 'Porthos'], ['Spot']], pile: ['Kerr Loop', 'Atavachron'] }).plays(
      0,
      'Maximum Warp',
    );
    t.as(0).choose({ kind: 'leave' });
    expect(t.t.discard).toEqual(['porthos', 'kerr-loop', 'atavachron', 'maximum-warp']);
    expect(t.t.playing).toEqual([]);
    t.awaits(1, 'act');
    const event = with_({ hands: [[], ['Spot']], pile: ['Anti-Time Surge'] });
    event.as(0).choose({ kind: 'second-draw' });
    event.as(0).choose({ kind: 'leave' });
    expect(event.t.discard).toEqual(['anti-time-surge']);
    expect(event.t.anomaly).toBe(0);
  });

  test('CT-R47 a card that was only picked up is given up once, with the hand', () => {
    const t = with_({ hands: [['Atavachron', 'Porthos']] }).announce(0, 'Atavachron');
    t.as(0).choose({ kind: 'leave' });
    expect(t.t.discard).toEqual(['atavachron', 'porthos']);
  });

  test('CT-R47 an ID that was looked at goes back; a rewound card too', () => {
    const cover = with_({ hands: [['Deep Cover']] }).plays(0, 'Deep Cover');
    cover.as(0).choose({ kind: 'leave' });
    expect([cover.t.offer, cover.t.unused.length]).toEqual([[], 30]);
    const rewind = with_({ hands: [['Temporal Rewind']], discard: ['Atavachron'] }).plays(
      0,
      'Temporal Rewind',
      'Atavachron',
    );
    rewind.as(0).choose({ kind: 'leave' });
    expect(rewind.t.discard).toEqual(['atavachron', 'temporal-rewind']);
  });

  test('CT-R47 in an open window they have passed, in Crew Transfer they give nothing', () => {
    const t = with_({ hands: [['Porthos'], ['Spot'], ['Tribbles']] }).announce(0, 'Porthos');
    t.as(1).choose({ kind: 'pass' });
    t.as(2).choose({ kind: 'leave' });
    expect(t.artifacts(0)).toEqual(['porthos']);
    const transfer = with_({
      hands: [['Porthos'], ['Spot'], ['Tribbles']],
      pile: ['Crew Transfer', 'Kerr Loop', 'Atavachron'],
    });
    transfer.as(0).choose({ kind: 'second-draw' });
    transfer.pass();
    transfer.as(0).choose({ kind: 'give', card: 'porthos' });
    transfer.as(1).choose({ kind: 'give', card: 'spot' });
    transfer.as(2).choose({ kind: 'leave' });
    expect(transfer.hand(0)).toEqual(['spot', 'kerr-loop']);
    expect(transfer.hand(1)[0]).toBe('porthos');
  });

  test('CT-R47 CT-R55 the turn ends like any other: the last one ends the match', () => {
    const { state } = with_({ hands: [['Porthos'], ['Spot']] });
    const t = scene({ ...state, table: { ...state.table, turns: 300 } });
    t.as(0).choose({ kind: 'leave' });
    expect(t.entries('no-winner')[0]?.clause).toBe('CT-R55');
  });

  test('CT-R47 CT-15.6 leaving is no pass: the others still have a full round, and draw what was given up', () => {
    const { state } = with_({ pile: [], thin: true, hands: [['Porthos'], [], []] });
    // Seats 1 and 2 have passed without a card to draw.
    const t = scene({ ...state, table: { ...state.table, quiet: 2 } });
    t.as(0).choose({ kind: 'leave' });
    expect([t.winner, t.hand(1)]).toEqual([null, ['porthos']]);
    // Nor does a turn that was broken off count for the next player.
    const empty = scene({ ...with_({ pile: [], thin: true }).state });
    empty.as(0).choose({ kind: 'leave' });
    empty.secondDraw(1).secondDraw(2);
    expect(empty.entries('no-winner')[0]?.clause).toBe('CT-15.6');
  });

  test('CT-R58 whoever had seen the ID of a player who left knows that it is unused', () => {
    const t = with_({ hands: [['Mind Meld'], ['Spot'], ['Porthos', 'Deep Cover']] }).plays(0, 'Mind Meld', 'seat 1');
    t.as(1).choose({ kind: 'leave' });
    expect([t.look(0).view.away, t.look(2).view.away]).toEqual([['the-xindi'], []]);
    expect(t.look(0).view.players[1]?.seen).toBeNull();
    t.plays(2, 'Deep Cover').name(2, 'The Borg');
    expect(t.look(0).view.away).toEqual([]);
    // An ID that may be out of date tells nothing.
    const stale = with_({ hands: [['Mind Meld'], ['Deep Cover']] }).plays(0, 'Mind Meld', 'seat 1');
    stale.plays(1, 'Deep Cover').name(1, 'The Xindi');
    stale.as(1).choose({ kind: 'leave' });
    expect(stale.look(0).view.away).toEqual([]);
  });

  test('CT-R47 during set-up: the next player is asked, hands are dealt to those who stay, another begins', () => {
    const t = dealt({ levels: '12', takeOver: false, first: 0 }, 4, 'leaving the set-up');
    const ids = t.t.players.map(({ character }) => character);
    t.as(0).choose({ kind: 'leave' });
    expect(t.t.unused).toContain(ids[0]);
    t.awaits(1, 'mulligan');
    t.as(1).choose({ kind: 'keep' });
    t.as(2).choose({ kind: 'keep' });
    t.as(3).choose({ kind: 'leave' });
    expect(t.t.players.map(({ hand }) => hand.length)).toEqual([0, 3, 3, 0]);
    for (const seat of [1, 2]) t.as(seat).choose(t.offered(seat)[0] as never);
    const [begins] = t.entries('first');
    expect([1, 2]).toContain(begins?.seat);
    expect(begins?.how).not.toBe('named');
    expect(t.t.players[begins?.seat ?? 0]?.out).toBe(false);
  });

  test('CT-R47 CT-4.14 a seat that the host named and that has left does not begin', () => {
    for (const first of [0, 1, 2]) {
      const t = dealt({ takeOver: false, first }, 3, 'named and gone');
      t.as(first).choose({ kind: 'leave' });
      for (const seat of [0, 1, 2].filter((other) => other !== first)) t.as(seat).choose({ kind: 'keep' });
      expect(t.entries('first')[0]).toMatchObject({ how: 'random', clause: 'CT-4.14' });
      expect(t.t.active).not.toBe(first);
    }
  });

  test('CT-R47 a hand that was given up is no longer remembered, and two players left make a table of two', () => {
    const t = with_({
      hands: [['Ferengi Raid'], ['Porthos', 'Mobile Emitter'], ["Captain's Log"]],
      artifacts: [[], ['Spot', 'Tribbles']],
      discard: ['Atavachron'],
      active: 2,
    }).plays(2, "Captain's Log", 'Atavachron');
    expect(t.look(1).view.players[2]?.known).toEqual(['atavachron']);
    t.as(2).choose({ kind: 'leave' });
    for (const viewer of [0, 1, null]) expect(t.look(viewer).view.players[2]?.known).toEqual([]);
    t.plays(0, 'Ferengi Raid', 'Spot', 'Tribbles');
    expect(t.artifacts(0)).toEqual(['spot', 'tribbles']);
  });

  test('CT-R47 whoever leaves in the starting discards is no longer waited for', () => {
    const { state } = dealt({ levels: '12', takeOver: false }, 3, 'leaving the discards');
    const t = allKeep(new Scene(as(state, ['harry-kim', 'worf', 'quark'])));
    t.as(0).choose(t.offered(0)[0] as never);
    t.as(1).choose(t.offered(1)[0] as never);
    t.as(2).choose({ kind: 'leave' });
    expect(t.t.active).toBe(1);
    expect(t.entries('starting-discards').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('CT-R57 an announcement of another player begins again: what it names may be gone', () => {
    const t = with_({ hands: [['Beam It Aboard'], ['Spot']], artifacts: [[], [], ['Tribbles']] }).announce(
      0,
      'Beam It Aboard',
    );
    t.as(2).choose({ kind: 'leave' });
    t.awaits(0, 'act');
    t.plays(0, 'Beam It Aboard');
    expect(t.entries('no-effect')).toHaveLength(1);
    const rewind = with_({
      hands: [['Temporal Rewind']],
      discard: ['Phaser Strike'],
      artifacts: [[], [], ['Tribbles']],
    });
    rewind.plays(0, 'Temporal Rewind', 'Phaser Strike');
    rewind.as(2).choose({ kind: 'leave' });
    expect(rewind.t.discard).toEqual(['tribbles', 'phaser-strike', 'temporal-rewind']);
  });

  test('CT-R47 targets that are gone when a card resolves are skipped', () => {
    const meld = with_({ hands: [['Mind Meld'], ['Spot'], ['Tribbles']] }).announce(0, 'Mind Meld', 'seat 2');
    meld.as(2).choose({ kind: 'leave' });
    meld.pass();
    expect(meld.entries('skipped')).toHaveLength(1);
    expect(meld.hand(0)).toHaveLength(1);
  });

  test('CT-R47 play goes on while two seats remain; with one the game is void', () => {
    const t = with_({});
    t.as(1).choose({ kind: 'leave' });
    expect(t.winner).toBeNull();
    t.as(2).choose({ kind: 'leave' });
    expect(t.state.outcome).toMatchObject({ kind: 'drawn', winners: [], by: { key: 'outcome.CT-R47' } });
  });
});
