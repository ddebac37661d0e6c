import { describe, expect, test } from 'vitest';
import { chronoTrek, type Entry, type Look } from '../rules/index.ts';
import { allKeep, as, dealt, stacked } from './deal.ts';
import { MEMO, type Position } from './position.ts';
import { Scene, scene } from './scene.ts';

const WHO = ['Annorax', 'The Xindi', 'The Borg'];
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });

/** A scene, one viewer, and an entry that this viewer finds in the log. */
type Line = readonly [what: string, t: () => Scene, viewer: number | null, entry: Entry];

const lines: readonly Line[] = [
  [
    'a play',
    () => with_({ hands: [['Atavachron']] }).plays(0, 'Atavachron', 'B6'),
    null,
    { type: 'play', clause: 'CT-6.3', seat: 0, card: 'atavachron', via: 'turn', answers: ['B6'] },
  ],
  [
    'an extra play',
    () =>
      with_({ hands: [['Maximum Warp', 'Spot']] })
        .plays(0, 'Maximum Warp')
        .plays(0, 'Spot'),
    null,
    { type: 'play', clause: 'CT-6.10', seat: 0, card: 'spot', via: 'extra', answers: [] },
  ],
  [
    'no further play',
    () =>
      with_({ hands: [['Maximum Warp']] })
        .plays(0, 'Maximum Warp')
        .name(0, 'stop'),
    1,
    { type: 'stopped', clause: 'CT-R39', seat: 0 },
  ],
  ['a second draw', () => with_({}).secondDraw(0), 1, { type: 'second-draw', clause: 'CT-6.4', seat: 0 }],
  ['a turn', () => with_({}).secondDraw(0), null, { type: 'turn', clause: 'CT-6.1', seat: 1 }],
  [
    'a drawn card',
    () => with_({ pile: ['Spot'] }).secondDraw(0),
    0,
    { type: 'draw', clause: 'CT-6.4', seat: 0, why: 'second', card: 'spot' },
  ],
  [
    "another's drawn card",
    () => with_({ pile: ['Spot'] }).secondDraw(0),
    2,
    { type: 'draw', clause: 'CT-6.2', seat: 1, why: 'turn', card: null },
  ],
  [
    'an Event',
    () => with_({ pile: ['Anti-Time Surge'] }).secondDraw(0),
    null,
    { type: 'event', clause: 'CT-10.4', seat: 0, card: 'anti-time-surge' },
  ],
  [
    'a Memo',
    () =>
      with_({ hands: [['Spot'], [MEMO]] })
        .announce(0, 'Spot')
        .memo(1)
        .pass(),
    null,
    { type: 'memo', clause: 'CT-14.9', seat: 1, card: 'spot' },
  ],
  [
    'a cancelled card',
    () =>
      with_({ hands: [['Spot'], [MEMO]] })
        .announce(0, 'Spot')
        .memo(1)
        .pass(),
    null,
    { type: 'cancelled', clause: 'CT-14.9', seat: 0, card: 'spot', by: 1 },
  ],
  [
    'a random flip',
    () => with_({ pile: ['Historical Drift'] }).secondDraw(0),
    null,
    expect.objectContaining({ type: 'turned', clause: 'CT-R45' }) as unknown as Entry,
  ],
  [
    'an Artifact in play',
    () => with_({ hands: [['Spot']] }).plays(0, 'Spot'),
    1,
    { type: 'entered', clause: 'CT-7.1', seat: 0, card: 'spot' },
  ],
  [
    'an Artifact discarded',
    () => with_({ hands: [['Phaser Strike']], artifacts: [[], ['Spot']] }).plays(0, 'Phaser Strike', 'Spot'),
    2,
    { type: 'discarded', clause: 'CT-7.6', seat: 1, card: 'spot' },
  ],
  [
    'an Artifact moved',
    () => with_({ hands: [['Beam It Aboard']], artifacts: [[], ['Spot']] }).plays(0, 'Beam It Aboard', 'Spot'),
    2,
    { type: 'moved', clause: 'CT-7.6', card: 'spot', from: 1, to: 0 },
  ],
  [
    'a card fetched',
    () => with_({ hands: [["Captain's Log"]], discard: ['Spot'] }).plays(0, "Captain's Log", 'Spot'),
    2,
    { type: 'fetched', clause: 'CT-15.3', seat: 0, card: 'spot' },
  ],
  [
    'a Fracture placed',
    () => with_({ hands: [['Whaleship Drowns Earth']] }).plays(0, 'Whaleship Drowns Earth'),
    2,
    { type: 'fracture-placed', clause: 'CT-12.1', seat: 0, card: 'whaleship-drowns-earth', spot: 'C1' },
  ],
  [
    'a Fracture that fails',
    () => with_({ hands: [['Earth assimilated']] }).plays(0, 'Earth assimilated'),
    2,
    { type: 'fracture-fails', clause: 'CT-12.4', seat: 0, card: 'earth-assimilated' },
  ],
  [
    'no fitting Fracture',
    () =>
      with_({ pile: ['Fractures Happen'] })
        .secondDraw(0)
        .name(0, 'none-fits'),
    2,
    { type: 'no-effect', clause: 'CT-12.19', card: 'fractures-happen' },
  ],
  [
    'a look at an ID',
    () => with_({ hands: [['Mind Meld']] }).plays(0, 'Mind Meld', 'seat 1'),
    0,
    { type: 'looked', clause: 'CT-R41', seat: 0, at: 1, character: 'the-xindi' },
  ],
  [
    'a stolen card',
    () => with_({ hands: [['Stowaway'], ['Spot']] }).plays(0, 'Stowaway', 'seat 1'),
    1,
    { type: 'took', clause: 'CT-R45', seat: 0, from: 1, card: 'spot' },
  ],
  [
    "another's stolen card",
    () => with_({ hands: [['Stowaway'], ['Spot']] }).plays(0, 'Stowaway', 'seat 1'),
    2,
    { type: 'took', clause: 'CT-R45', seat: 0, from: 1, card: null },
  ],
  [
    'hands passed',
    () => with_({ hands: [['Causality Loop', 'Spot'], ['Porthos']] }).plays(0, 'Causality Loop', 'right'),
    null,
    { type: 'passing', clause: 'CT-15.9', to: 'right', counts: [1, 1, 0] },
  ],
  [
    'a hand received',
    () => with_({ hands: [['Causality Loop', 'Spot'], ['Porthos']] }).plays(0, 'Causality Loop', 'right'),
    2,
    { type: 'passed', clause: 'CT-15.9', from: 0, to: 2, cards: ['spot'] },
  ],
  [
    'an ID kept',
    () =>
      with_({ hands: [['Deep Cover']] })
        .plays(0, 'Deep Cover')
        .name(0, 'Annorax'),
    0,
    { type: 'covered', clause: 'CT-R41', seat: 0, character: 'annorax' },
  ],
  [
    "another's ID",
    () =>
      with_({ hands: [['Deep Cover']] })
        .plays(0, 'Deep Cover')
        .name(0, 'Annorax'),
    1,
    { type: 'covered', clause: 'CT-R41', seat: 0, character: null },
  ],
  [
    'new pips',
    () =>
      with_({ hands: [['Deep Cover']] })
        .plays(0, 'Deep Cover')
        .name(0, 'Annorax'),
    null,
    { type: 'pips', clause: 'CT-R41', seat: 0, pips: 3 },
  ],
  [
    'a search',
    () =>
      with_({ hands: [['Starfleet Archive']] })
        .plays(0, 'Starfleet Archive')
        .name(0, 'Spot'),
    0,
    { type: 'searched', clause: 'CT-R40', seat: 0, found: true, card: 'spot' },
  ],
];

describe('every entry that a rule causes names its clause', () => {
  test.each(lines)('%s', (_what, t, viewer, entry) => {
    expect(t().told(viewer)).toContainEqual(entry);
  });

  test('the deal', () => {
    const { state } = dealt({ levels: '12' }, 2, 'log');
    const deck = ['anti-time-surge', 'porthos', 'spot', 'tribbles', 'kerr-loop', 'atavachron', 'orb-of-time'];
    const t = new Scene(stacked(as(state, ['harry-kim', 'worf']), deck));
    allKeep(t);
    t.as(0).choose({ kind: 'discard', cards: ['porthos', 'spot'] });
    t.as(1).choose({ kind: 'discard', cards: ['kerr-loop'] });
    expect(t.told(0).slice(0, 10)).toEqual([
      { type: 'mulligan', clause: 'CT-4.4', seat: 0, took: false },
      { type: 'mulligan', clause: 'CT-4.4', seat: 1, took: false },
      { type: 'pips', clause: 'CT-3.4', seat: 0, pips: 1 },
      { type: 'pips', clause: 'CT-3.4', seat: 1, pips: 2 },
      { type: 'hand', clause: 'CT-4.7', seat: 0, count: 3, cards: ['porthos', 'spot', 'tribbles'] },
      { type: 'hand', clause: 'CT-4.7', seat: 1, count: 3, cards: null },
      { type: 'pre-game-events', clause: 'CT-4.8', cards: ['anti-time-surge'] },
      { type: 'starting-discards', clause: 'CT-3.6', seat: 0, cards: ['porthos', 'spot'] },
      { type: 'starting-discards', clause: 'CT-3.6', seat: 1, cards: ['kerr-loop'] },
      { type: 'first', clause: 'CT-4.13', seat: 1, how: 'pips' },
    ]);
    const exchanged = dealt({}, 2, 'exchange');
    exchanged.as(0).choose({ kind: 'exchange' });
    const { character } = exchanged.t.players[0] ?? {};
    expect(exchanged.told(0)).toContainEqual({ type: 'identity', clause: 'CT-4.4', seat: 0, character });
    expect(exchanged.told(1)).toContainEqual({ type: 'identity', clause: 'CT-4.4', seat: 0, character: null });
  });

  test('the IDs that Deep Cover shows, to its player alone', () => {
    const t = with_({ hands: [['Deep Cover']] }).plays(0, 'Deep Cover');
    const offer = { type: 'offer', clause: 'CT-R41', seat: 0, characters: t.t.offer };
    expect(t.told(0)).toContainEqual(offer);
    expect(t.told(1).some(({ type }) => type === 'offer')).toBe(false);
  });

  test('the end', () => {
    const t = scene({ who: ['Jean-Luc Picard', 'Worf'], hands: [['Earl Grey Tea']] }).plays(0, 'Earl Grey Tea');
    expect(t.told(null).slice(-2)).toEqual([
      { type: 'won', clause: 'CT-14.3', seat: 0, character: 'jean-luc-picard' },
      { type: 'identities', clause: 'CT-14.14', characters: ['jean-luc-picard', 'worf'] },
    ]);
    const left = with_({ options: { takeOver: false } });
    left.as(2).choose({ kind: 'leave' });
    expect(left.told(null)).toContainEqual({ type: 'left', clause: 'CT-6.11', seat: 2 });
  });

  test('and reads as a sentence of its own', () => {
    const look = with_({}).look(null) as Look;
    const keys = lines.map(([, , , entry]) =>
      'asymmetricMatch' in entry ? null : chronoTrek.describe(look, entry).key,
    );
    expect(keys.every((key) => key === null || key.startsWith('log.'))).toBe(true);
    expect(new Set(keys).size).toBeGreaterThan(22);
  });
});
