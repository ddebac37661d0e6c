import { describe, expect, test } from 'vitest';
import { chronoTrek, missionStatus, type Options } from '../rules/index.ts';
import { OPTIONS } from './deal.ts';
import { MEMO, type Position } from './position.ts';
import { scene } from './scene.ts';

const WHO = ['Thelin', 'Kivas Fajo', 'Data', 'The Xindi'];
const memo = 'memo-from-your-future-self';
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });
/** Thelin wins by flipping B6. */
const winning: Partial<Position> = { artifacts: [['Guardian of Forever']] };

describe('14. Winning, the pause, and the Memo', () => {
  test('CT-14.1 every event visible, every Artifact in front, every Fracture there, nothing blocking', () => {
    const base: Position = {
      who: ['The Romulans', 'Worf'],
      altered: 'B6 B7',
      fractures: 'B8',
      artifacts: [['Romulan Ale']],
    };
    const complete = (change: Partial<Position>) =>
      missionStatus(scene({ ...base, ...change }).t, 0, 'the-romulans').complete;
    expect(complete({})).toBe(true);
    expect(complete({ artifacts: [[], ['Romulan Ale']] })).toBe(false);
    expect(complete({ fractures: '' })).toBe(false);
    expect(complete({ altered: 'B3 B6 B7' })).toBe(false);
    expect(complete({ fractures: 'A4 B8', altered: 'A2 A3 B6 B7' })).toBe(false);
  });

  test('CT-14.2 CT-R29 right at the start of the turn wins at once, without a pause', () => {
    const t = with_({
      ...winning,
      hands: [[], [], [], [MEMO, 'Atavachron']],
      active: 3,
      artifacts: [['Guardian of Forever']],
    });
    t.plays(3, 'Atavachron', 'B6');
    expect(t.winner).toBe(0);
    expect(t.entries('won')[0]?.clause).toBe('CT-14.2');
    expect(t.entries('draw').filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test('CT-14.3 CT-R31 conditions that come to hold during the turn win by themselves, as soon as they hold', () => {
    const t = with_({ ...winning, hands: [['Atavachron', 'Maximum Warp']] }).plays(0, 'Maximum Warp');
    t.plays(0, 'Atavachron', 'B6');
    expect(t.winner).toBe(0);
    expect(t.state.outcome?.by.key).toBe('outcome.CT-14.3');
    // The second granted play is never asked for.
    expect(t.state.stack).toEqual([]);
  });

  test('CT-14.5 the pause comes before the effect, and nobody is told whether the play wins', () => {
    const wins = with_({ ...winning, hands: [['Atavachron'], ['Porthos'], ['Spot']] }).announce(0, 'Atavachron', 'B6');
    const other = scene({
      ...wins.state,
      table: { ...wins.t, players: wins.t.players.map((p, n) => (n === 0 ? { ...p, character: 'quark' } : p)) },
    });
    expect(wins.winner).toBeNull();
    expect(wins.turned).toBe('');
    for (const viewer of [1, 2, 3, null]) expect(wins.look(viewer)).toEqual(other.look(viewer));
    expect(wins.pass().winner).toBe(0);
  });

  test('CT-14.6 CT-14.7 once the window is closed it is too late', () => {
    const t = with_({ ...winning, hands: [['Atavachron'], [MEMO]] })
      .announce(0, 'Atavachron', 'B6')
      .memo();
    expect(t.winner).toBe(0);
    t.as(1).cannot({ kind: 'memo' }, 'CT-2.6');
    // A win always has its pause: nothing is decided while the window is open.
    const open = with_({ ...winning, hands: [['Atavachron'], [MEMO]] }).announce(0, 'Atavachron', 'B6');
    expect([open.winner, open.state.stack.at(-1)?.kind]).toEqual([null, 'window']);
  });

  test('CT-14.8 CT-R24 a window opens for every card played and every Event drawn, for all others alike', () => {
    const hands = [
      ['Porthos', 'Maximum Warp', 'Earth assimilated', "Warrior's Feast", 'Deep Cover'],
      ['Spot'],
      [MEMO],
      [],
    ];
    for (const title of hands[0] ?? []) {
      const t = with_({ hands }).announce(0, title);
      expect(t.look(null).asked).toEqual([1, 2]);
    }
    const event = with_({ hands, pile: ['Anti-Time Surge'] });
    event.as(0).choose({ kind: 'second-draw' });
    expect(event.look(null).asked).toEqual([1, 2]);
    expect(event.look(1).prompt?.key).toBe('prompt.window.event');
    expect(with_({ hands }).announce(0, 'Porthos').look(1).prompt?.key).toBe('prompt.window');
    // Drawing and looking are no plays.
    expect(
      with_({ hands, pile: ['Tribbles'] })
        .secondDraw(0)
        .state.stack.at(-1)?.kind,
    ).toBe('act');
  });

  test('CT-R24 choices are announced up front; those that depend on cards not yet seen come later', () => {
    const t = with_({ hands: [['Predestination Paradox'], ['Spot']] }).announce(
      0,
      'Predestination Paradox',
      'B6',
      'C4',
    );
    expect(t.look(1).view.playing[0]?.answers).toEqual(['B6', 'C4']);
    t.awaits(1, 'window');
    const cover = with_({ hands: [['Deep Cover'], ['Spot']] }).announce(0, 'Deep Cover');
    cover.awaits(1, 'window');
    cover.pass();
    cover.awaits(0, 'effect');
    // A card that a text moves is not played and opens no window.
    const beam = with_({ hands: [['Beam It Aboard'], ['Spot']], artifacts: [[], ['Tribbles']] });
    beam.announce(0, 'Beam It Aboard', 'Tribbles').memo();
    beam.awaits(1, 'act');
  });

  test('CT-14.9 CT-R27 a Memo cancels the card: no effect, costs included; card first, Memo on top', () => {
    const t = with_({ hands: [['Dig Site'], [MEMO]], artifacts: [['Orb of Time']], discard: ['Spot'] });
    t.announce(0, 'Dig Site', 'Orb of Time', 'Spot').memo(1);
    t.pass();
    expect(t.artifacts(0)).toEqual(['orb-of-time']);
    expect(t.t.discard).toEqual(['spot', 'dig-site', memo]);
    const artifact = with_({ hands: [['Spot'], [MEMO]] })
      .announce(0, 'Spot')
      .memo(1)
      .pass();
    expect(artifact.artifacts(0)).toEqual([]);
    expect(artifact.t.discard).toEqual(['spot', memo]);
    const rewound = with_({ hands: [['Temporal Rewind'], [MEMO]], discard: ['Spot'] });
    rewound.announce(0, 'Temporal Rewind', 'Spot').memo().memo(1).pass();
    expect(rewound.t.discard).toEqual(['spot', memo, 'temporal-rewind']);
  });

  test('CT-14.10 a cancelled card has used up its play, also a granted one', () => {
    const t = with_({ hands: [['Porthos', 'Spot'], [MEMO]] })
      .announce(0, 'Porthos')
      .memo(1)
      .pass();
    t.awaits(1, 'act');
    const extra = with_({ hands: [['Maximum Warp', 'Porthos', 'Spot', 'Tribbles'], [MEMO]] })
      .announce(0, 'Maximum Warp')
      .memo();
    extra.announce(0, 'Porthos').memo(1).pass().plays(0, 'Spot');
    extra.awaits(1, 'act');
    expect(extra.artifacts(0)).toEqual(['spot']);
  });

  test('CT-14.11 CT-R25 CT-R26 a Memo may be answered by anyone else, the first player included', () => {
    const t = with_({ ...winning, hands: [['Atavachron', MEMO], [MEMO], [MEMO]] })
      .announce(0, 'Atavachron', 'B6')
      .memo(1);
    expect(t.look(null).asked).toEqual([0, 2]);
    t.as(1).cannot({ kind: 'memo' }, 'CT-14.17');
    t.as(0).choose({ kind: 'memo' });
    t.as(2).choose({ kind: 'pass' });
    expect(t.look(null).view.playing.map(({ card }) => card)).toEqual(['atavachron', memo, memo]);
    t.pass();
    expect(t.winner).toBe(0);
  });

  test('CT-14.12 a Memo has no effect without a card to answer', () => {
    const t = with_({ hands: [['Porthos'], [MEMO]] });
    t.as(1).cannot({ kind: 'memo' }, 'CT-6.3');
    t.as(0).cannot({ kind: 'memo' }, 'CT-14.12');
  });

  test('CT-14.13 whoever plays a Memo draws no replacement', () => {
    const t = with_({ hands: [['Porthos'], [MEMO], ['Spot']], active: 0 })
      .announce(0, 'Porthos')
      .memo(1);
    expect(t.hand(1)).toEqual([]);
    t.pass();
    expect(t.entries('draw').map(({ seat, why }) => [seat, why])).toEqual([[1, 'turn']]);
  });

  test('CT-14.14 CT-R41 every ID is revealed at the end, and not before', () => {
    const t = with_({ ...winning, hands: [['Atavachron']] });
    expect(t.look(2).view.players.filter(({ character }) => character !== null)).toHaveLength(1);
    t.plays(0, 'Atavachron', 'B6');
    const ids = ['thelin', 'kivas-fajo', 'data', 'the-xindi'];
    expect(t.look(null).view.players.map(({ character }) => character)).toEqual(ids);
    expect(t.told(null)).toContainEqual({ type: 'identities', clause: 'CT-14.14', characters: ids });
  });

  test('CT-14.15 CT-R28 of several Memos the nearest clockwise is used; the others stay in hand, unseen', () => {
    const hands = [['Spot'], [MEMO], ['Porthos', 'Kerr Loop'], [MEMO]];
    const t = scene({ who: WHO, hands, active: 2 }).announce(2, 'Porthos').memo(1, 3);
    expect(t.look(null).view.playing.at(-1)).toMatchObject({ card: memo, seat: 3 });
    expect(t.hand(1)).toEqual([memo]);
    expect(t.told(null).filter(({ type }) => type === 'memo')).toHaveLength(1);
    expect(t.look(0).view.players[1]).toMatchObject({ handCount: 1, known: [] });
  });

  test('CT-14.16 after a Memo is cancelled the window for the card it answered opens again', () => {
    const t = with_({ ...winning, hands: [['Atavachron', MEMO], [MEMO], [MEMO]] });
    t.announce(0, 'Atavachron', 'B6').memo(1).memo(0).memo();
    expect(t.t.discard).toEqual([memo, memo]);
    t.awaits(2, 'window');
    expect(t.look(null).view.playing.map(({ card }) => card)).toEqual(['atavachron']);
    t.memo(2).pass();
    expect(t.winner).toBeNull();
    expect(t.turned).toBe('');
  });

  test('CT-14.17 asked is everyone else with a card in hand, while fewer than four Memos lie face up', () => {
    const t = with_({ hands: [['Porthos', 'Kerr Loop'], ['Spot'], [], [MEMO]] }).announce(0, 'Porthos');
    expect(t.look(null).asked).toEqual([1, 3]);
    t.as(0).cannot({ kind: 'pass' }, 'CT-14.17');
    t.as(2).cannot({ kind: 'pass' }, 'CT-14.17');
    const three = with_({ hands: [['Porthos'], ['Spot']], discard: [MEMO, MEMO, MEMO] }).announce(0, 'Porthos');
    three.awaits(1, 'window');
    const four = with_({ hands: [['Porthos'], ['Spot']], discard: [MEMO, MEMO, MEMO, MEMO] }).announce(0, 'Porthos');
    four.awaits(1, 'act');
    const nobody = with_({ hands: [['Porthos']] }).announce(0, 'Porthos');
    nobody.awaits(1, 'act');
    // The fourth, played and not yet discarded, counts as well.
    const last = with_({ hands: [['Porthos'], [MEMO, 'Spot'], ['Kerr Loop']], discard: [MEMO, MEMO, MEMO] });
    last.announce(0, 'Porthos').memo(1);
    last.awaits(1, 'act');
  });

  test('CT-14.18 one answer each, final when given; nobody can tell who has answered how', () => {
    const t = with_({ hands: [['Porthos'], [MEMO], ['Spot'], ['Tribbles']] }).announce(0, 'Porthos');
    const before = [0, 2, 3, null].map((viewer) => JSON.stringify(t.look(viewer)));
    t.as(1).choose({ kind: 'memo' });
    expect(t.sealed).toBe(true);
    expect([0, 2, 3, null].map((viewer) => JSON.stringify(t.look(viewer)))).toEqual(before);
    t.as(1).cannot({ kind: 'pass' }, 'CT-14.18');
    t.as(2).cannot({ kind: 'memo' }, 'CT-14.18');
    t.as(2).cannot({ kind: 'play', card: 'spot' }, 'CT-14.18');
    // Also where only one is asked.
    const two = scene({ who: WHO.slice(0, 2), hands: [['Porthos'], ['Spot']], pile: [], thin: true });
    two.announce(0, 'Porthos').as(1).choose({ kind: 'pass' });
    expect(two.sealed).toBe(true);
  });

  test('CT-14.21 CT-R8 a swap and Temporal Reset are one change each: victory is checked after the whole', () => {
    // Worf would hold Bloodwine and a Relic halfway through if the Relic left last.
    const swap = scene({
      who: ['Worf', 'Data', 'Vosk'],
      hands: [['Cultural Exchange']],
      artifacts: [['Orb of Time', 'Spot'], ['Klingon Bloodwine']],
    });
    expect(swap.plays(0, 'Cultural Exchange', 'Orb of Time', 'Klingon Bloodwine').winner).toBeNull();
    expect(swap.artifacts(0)).toEqual(['spot', 'klingon-bloodwine']);
    const good = scene({
      who: ['Worf', 'Data', 'Vosk'],
      hands: [['Cultural Exchange']],
      artifacts: [['Orb of Time', 'Spot'], ['Klingon Bloodwine']],
    });
    expect(good.plays(0, 'Cultural Exchange', 'Spot', 'Klingon Bloodwine').winner).toBe(0);
    // Thelin needs B6' and B7: reset turns B6 back together with B7.
    const reset = with_({ ...winning, hands: [['Temporal Reset']], altered: 'B6 B7' }).plays(0, 'Temporal Reset');
    expect(reset.winner).toBeNull();
    // Nor in time order: with C3 back and C4 still altered Tasha Yar would have C6 and C5'.
    const inTime = scene({
      who: ['Tasha Yar', 'Data'],
      hands: [['Temporal Reset']],
      artifacts: [["Data's Head"]],
      altered: 'C3 C4',
    }).plays(0, 'Temporal Reset');
    expect([inTime.winner, inTime.turned]).toEqual([null, '']);
  });

  test('CT-R19 CT-12.9 a flip that removes what blocks wins at once: Fractures leave before victory is checked', () => {
    const t = scene({
      who: ['Jean-Luc Picard', 'Worf'],
      hands: [['Atavachron']],
      artifacts: [['Earl Grey Tea']],
      altered: 'B6 B7',
      fractures: 'B8',
    });
    expect(missionStatus(t.t, 0, 'jean-luc-picard').blockers).toEqual(['B8']);
    t.plays(0, 'Atavachron', 'B6');
    expect(t.winner).toBe(0);
    // A needed Fracture that falls with the same flip is gone when victory is checked.
    const borg = scene({
      who: ['The Borg', 'Worf'],
      hands: [['Atavachron']],
      altered: 'B1 C3 C4 D3 D5',
      fractures: 'C8',
    });
    expect(missionStatus(borg.t, 0, 'the-borg').complete).toBe(true);
    expect(borg.plays(0, 'Atavachron', 'C3').winner).toBeNull();
  });

  test('CT-R23 a listed Fracture is a listed event: an earlier one blocks, a later one does not', () => {
    const { t } = scene({ who: ['Female Changeling', 'Worf'], altered: 'A9 C3 C4 D3 D4 D5', fractures: 'C8 D6 D8' });
    expect(missionStatus(t, 0, 'female-changeling').blockers).toEqual(['C8']);
  });

  test('CT-14.15 CT-R26 of several Memos against a Memo the nearest clockwise from the Memo’s player is used', () => {
    const hands = [['Porthos', 'Kerr Loop'], [MEMO], [MEMO], [MEMO]];
    const t = with_({ hands }).announce(0, 'Porthos').memo(2).memo(1, 3);
    expect(t.look(null).view.playing.map(({ seat }) => seat)).toEqual([0, 2, 3]);
    expect(t.hand(1)).toEqual([memo]);
  });

  test('CT-R8 Ferengi Raid and Predestination Paradox: a win after the first ends the game before the second', () => {
    const raid = scene({
      who: ['Jean-Luc Picard', 'Data', 'Vosk'],
      hands: [['Ferengi Raid']],
      artifacts: [[], ['Earl Grey Tea'], ['Spot']],
    });
    raid.plays(0, 'Ferengi Raid', 'Earl Grey Tea', 'Spot');
    expect(raid.winner).toBe(0);
    expect(raid.artifacts(2)).toEqual(['spot']);
    const paradox = with_({ ...winning, hands: [['Predestination Paradox']] }).plays(
      0,
      'Predestination Paradox',
      'B6',
      'B7',
    );
    expect(paradox.winner).toBe(0);
    expect(paradox.turned).toBe("B6' B8'");
    const other = with_({ ...winning, hands: [['Predestination Paradox']] }).plays(
      0,
      'Predestination Paradox',
      'B7',
      'B6',
    );
    expect(other.winner).toBeNull();
  });

  test('CT-14.20 the options of the pause are the table’s: timed 3 to 30 seconds, by hand or by orders', () => {
    const refused = (change: Partial<Record<keyof Options, unknown>>) =>
      chronoTrek.cannotStart({ ...OPTIONS, ...change }, 3)?.clause ?? null;
    for (const pause of ['timed', 'by-hand', 'by-orders']) expect(refused({ pause })).toBeNull();
    expect([refused({ pause: 'never' }), refused({ seconds: 2 }), refused({ seconds: 31 })]).toEqual(
      Array(3).fill('CT-14.20'),
    );
    expect([refused({ seconds: 3 }), refused({ seconds: 30 })]).toEqual([null, null]);
    expect([refused({ takeOver: 'yes' }), refused({ more: 1 } as never)]).toEqual(['CT-6.11', 'CT-6.11']);
  });
});
