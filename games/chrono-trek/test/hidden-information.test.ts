import { Match, type Seat, type Viewer } from '@turnpoint/kernel';
import { dealing } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { chronoTrek } from '../rules/index.ts';
import type { ChronoTrek } from '../rules/types.ts';
import { MEMO, type Position } from './position.ts';
import { type Scene, scene } from './scene.ts';

const WHO = ['Annorax', 'The Xindi', 'The Borg'];
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });
/** What each viewer has seen go to a hand. */
const known = (t: Scene, holder: Seat) => [0, 1, 2, null].map((viewer) => t.look(viewer).view.players[holder]?.known);

/** A match that begins where the scene stands, to see what its viewers are shown. */
function matchFrom({ state: { table, stack, seats } }: Scene): Match<ChronoTrek> {
  const game = dealing(chronoTrek, { table, stack });
  const match = Match.create(game, { options: chronoTrek.defaults(seats), seats, seed: 'scene' });
  if (!(match instanceof Match)) throw new Error(`refused (${match.ruling.clause})`);
  return match;
}

describe('Cards that others have seen in a hand', () => {
  test('CT-R52 a card taken from the discard pile is named to all until it leaves in sight', () => {
    const t = with_({ hands: [["Captain's Log"], ['Spot'], ['Porthos']], discard: ['Atavachron'] }).plays(
      0,
      "Captain's Log",
      'Atavachron',
    );
    expect(known(t, 0)).toEqual([[], ['atavachron'], ['atavachron'], ['atavachron']]);
    t.secondDraw(1).secondDraw(2).plays(0, 'Atavachron', 'B6');
    expect(known(t, 0)).toEqual([[], [], [], []]);
  });

  test('CT-R52 a passed card is known to giver and receiver; who could not see it forgets the giving hand', () => {
    const t = with_({
      hands: [["Captain's Log", 'Kerr Loop'], ['Spot'], ['Porthos']],
      discard: ['Atavachron'],
      pile: ['Tribbles', 'Crew Transfer', 'Romulan Ale'],
    }).plays(0, "Captain's Log", 'Atavachron');
    expect(known(t, 0)[2]).toEqual(['atavachron']);
    // Seat 1 drew Tribbles for its turn and now draws the Event.
    t.as(1).choose({ kind: 'second-draw' });
    t.pass();
    t.as(0).choose({ kind: 'give', card: 'kerr-loop' });
    t.as(1).choose({ kind: 'give', card: 'spot' });
    t.as(2).choose({ kind: 'give', card: 'porthos' });
    // Seat 1 saw which card left seat 0; seat 2 and the spectators did not.
    expect(known(t, 0)).toEqual([[], ['atavachron'], ['porthos'], []]);
    expect(known(t, 1)).toEqual([['kerr-loop'], [], [], []]);
    expect(known(t, 2)[1]).toEqual(['spot']);
  });

  test('CT-R52 under Causality Loop marks travel with the hand, and its giver knows all of it', () => {
    const t = with_({
      hands: [["Captain's Log"], ['Causality Loop', 'Spot'], ['Porthos']],
      discard: ['Atavachron'],
    }).plays(0, "Captain's Log", 'Atavachron');
    t.plays(1, 'Causality Loop', 'left');
    // Seat 0's hand is at seat 1 now: its giver knows it, others what they had seen.
    expect(t.hand(1)).toContain('atavachron');
    expect(known(t, 1)).toEqual([['atavachron'], [], ['atavachron'], ['atavachron']]);
    expect(known(t, 0)[2]).toEqual(['porthos']);
    expect(known(t, 0)[1]).toEqual([]);
  });

  test('CT-R52 a stolen card is known to both; the others forget the hand it came from', () => {
    const t = with_({ hands: [['Stowaway'], ["Captain's Log"], ['Porthos']], discard: ['Atavachron'], active: 1 });
    t.plays(1, "Captain's Log", 'Atavachron').secondDraw(2);
    expect(known(t, 1)[2]).toEqual(['atavachron']);
    t.plays(0, 'Stowaway', 'seat 1');
    expect(t.hand(0)).toContain('atavachron');
    expect(known(t, 1)).toEqual([[], [], [], []]);
    expect(known(t, 0)[1]).toEqual(['atavachron']);
    expect([known(t, 0)[2], known(t, 0)[3]]).toEqual([[], []]);
  });

  test('CT-R52 CT-R43 a Fracture that an Event places has left the hand in sight', () => {
    const t = with_({
      hands: [["Captain's Log"], ['Spot']],
      discard: ['Whaleship Drowns Earth'],
      pile: ['Porthos', 'Tribbles', 'Orb of Time', 'Fractures Happen', 'Romulan Ale'],
    }).plays(0, "Captain's Log", 'Whaleship Drowns Earth');
    expect(known(t, 0)[1]).toEqual(['whaleship-drowns-earth']);
    t.plays(1, 'Spot').secondDraw(2).name(0, 'Whaleship Drowns Earth');
    expect(t.t.fractures).toEqual(['C1']);
    expect(known(t, 0)).toEqual([[], [], [], []]);
  });

  test('CT-R56 at a table of two a passed card stays unknown to spectators', () => {
    const t = scene({ who: WHO.slice(0, 2), hands: [['Causality Loop', 'Porthos'], ['Spot']] }).plays(
      0,
      'Causality Loop',
      'left',
    );
    expect(t.look(0).view.players[1]?.known).toEqual(['porthos']);
    expect(t.look(null).view.players.map((player) => player.known)).toEqual([[], []]);
    const log = scene({ who: WHO.slice(0, 2), hands: [["Captain's Log"], ['Spot']], discard: ['Porthos'] });
    log.plays(0, "Captain's Log", 'Porthos');
    expect(log.look(null).view.players[0]?.known).toEqual(['porthos']);
  });
});

describe('What is remembered is told in words, too', () => {
  const told = (t: Scene, viewer: Viewer) =>
    chronoTrek
      .text(t.look(viewer))
      .flatMap(({ lines }) => lines)
      .filter((line) => typeof line !== 'string');
  const keys = (t: Scene, viewer: Viewer) => told(t, viewer).map(({ key }) => key);

  test('CT-R58 an ID seen by Mind Meld, and that it may be out of date, to its viewer alone', () => {
    const t = with_({ hands: [['Mind Meld'], ['Deep Cover']] }).plays(0, 'Mind Meld', 'seat 1');
    const seen = { player: { seat: 1 }, character: { key: 'character.the-xindi' } };
    expect(told(t, 0)).toContainEqual({ key: 'text.seen', args: seen });
    for (const viewer of [1, 2, null]) expect(keys(t, viewer)).not.toContain('text.seen');
    t.plays(1, 'Deep Cover').name(1, 'The Xindi');
    expect(told(t, 0)).toContainEqual({ key: 'text.seen-before', args: seen });
    expect([0, 1, 2].map((viewer) => keys(t, viewer).includes('text.away'))).toEqual([false, true, false]);
  });

  test('CT-R58 what a player did to history, to everybody', () => {
    const t = with_({ hands: [['Atavachron']] }).plays(0, 'Atavachron', 'B6');
    const deeds = { key: 'text.deeds', args: { player: { seat: 0 }, deeds: { list: ["B6'"] } } };
    for (const viewer of [0, 1, null]) expect(told(t, viewer)).toContainEqual(deeds);
  });

  test('CT-R24 what a play announces, and CT-10.5 the Events set aside', () => {
    const t = with_({
      hands: [['Sensor Sweep', 'Atavachron'], ['Spot']],
      pile: ['Anti-Time Surge', 'Historical Drift'],
    });
    t.announce(0, 'Sensor Sweep').memo().memo();
    expect(told(t, 1)).toContainEqual({
      key: 'text.aside',
      args: { cards: { list: [{ key: 'card.anti-time-surge' }] } },
    });
    const flip = with_({ hands: [['Atavachron'], ['Spot']] }).announce(0, 'Atavachron', 'B6');
    const args = { card: { key: 'card.atavachron' }, player: { seat: 0 }, named: { list: ['B6'] } };
    expect(told(flip, 1)).toContainEqual({ key: 'text.playing.naming', args });
  });
});

describe('The table of hidden information', () => {
  test('hands, IDs and the pile are hidden; sizes, piles, Artifacts and the Timeline are open', () => {
    const t = with_({
      hands: [['Kerr Loop', MEMO], ['Spot'], []],
      artifacts: [['Porthos']],
      discard: ['Tribbles'],
      fractures: 'C1',
    });
    const { view } = t.look(null);
    expect(view.players.map(({ handCount }) => handCount)).toEqual([2, 1, 0]);
    expect(view.players.every(({ hand, character }) => hand === null && character === null)).toBe(true);
    expect(JSON.stringify(view)).not.toMatch(/memo|kerr-loop|annorax/);
    expect([view.discard, view.fractures, view.players[0]?.artifacts]).toEqual([['tribbles'], ['C1'], ['porthos']]);
    expect(view.pileCount).toBe(t.t.pile.length);
    expect('pile' in view).toBe(false);
  });

  test('CT-R58 IDs known to be unused are remembered until another may have taken one', () => {
    const t = with_({ hands: [['Deep Cover'], ['Deep Cover']] }).plays(0, 'Deep Cover');
    const offer = t.look(0).view.offer ?? [];
    t.as(0).choose({ kind: 'identity', character: offer[0] as string });
    expect(t.look(0).view.away).toEqual(['annorax', offer[1]]);
    expect([t.look(1).view.away, t.look(null).view.away]).toEqual([[], []]);
    t.plays(1, 'Deep Cover').name(1, 'The Xindi');
    expect(t.look(0).view.away).toEqual([]);
    expect(t.look(1).view.away).toHaveLength(2);
  });

  test('CT-R58 everybody remembers what a player did to history, until that player plays Deep Cover', () => {
    const t = with_({ hands: [['Atavachron', 'Deep Cover'], ['Spot']], altered: 'B7' }).plays(0, 'Atavachron', 'B7');
    t.secondDraw(1).secondDraw(2);
    for (const viewer of [0, 1, null]) expect(t.look(viewer).view.players[0]?.deeds).toEqual(['B7']);
    t.plays(0, 'Deep Cover').name(0, 'Annorax');
    expect(t.look(1).view.players[0]?.deeds).toEqual([]);
  });

  test('a drawn card is shown to its drawer alone', () => {
    const t = with_({ pile: ['Kerr Loop', 'Atavachron'] });
    t.as(0).choose({ kind: 'second-draw' });
    const drawn = (viewer: Viewer) =>
      t
        .told(viewer)
        .filter(({ type }) => type === 'draw')
        .map((entry) => 'card' in entry && entry.card);
    expect(drawn(0)).toEqual(['kerr-loop', null]);
    expect(drawn(1)).toEqual([null, 'atavachron']);
    expect(drawn(null)).toEqual([null, null]);
  });

  test('CT-R53 a play not yet announced is shown to its player alone', () => {
    const match = matchFrom(with_({ hands: [['Atavachron']] }));
    const shown = () => [1, null].map((viewer) => [match.look(viewer), match.log(viewer)]);
    const before = shown();
    match.choose(0, { kind: 'play', card: 'atavachron' });
    expect(shown()).toEqual(before);
    expect(match.look(0).view.stack.at(-1)).toMatchObject({ kind: 'announce', card: 'atavachron' });
    const extra = matchFrom(with_({ hands: [['Maximum Warp', 'Atavachron'], ['Spot']] }).plays(0, 'Maximum Warp'));
    const deciding = extra.look(1);
    extra.choose(0, { kind: 'play', card: 'atavachron' });
    expect(extra.look(1)).toEqual(deciding);
    const rewind = with_({
      hands: [['Temporal Rewind'], ['Spot']],
      discard: ['Predestination Paradox', 'Atavachron'].slice(1),
    });
    rewind.announce(0, 'Temporal Rewind', 'Atavachron').pass();
    expect(rewind.look(1).view.stack.at(-1)).toMatchObject({ kind: 'announce', answers: [] });
  });

  test('CT-R53 CT-R57 nor can anybody tell, after another has left, whether a card had been picked up', () => {
    const granted = () =>
      with_({
        hands: [['Maximum Warp', 'Atavachron'], ['Spot'], ['Porthos']],
        options: { takeOver: false },
      }).plays(0, 'Maximum Warp');
    const [deciding, named] = [matchFrom(granted()), matchFrom(granted())];
    named.choose(0, { kind: 'play', card: 'atavachron' });
    expect(named.length).toBe(1);
    for (const match of [deciding, named]) expect(match.choose(2, { kind: 'leave' }).ok).toBe(true);
    for (const viewer of [0, 1, 2, null]) {
      expect(named.look(viewer)).toEqual(deciding.look(viewer));
      expect(named.log(viewer)).toEqual(deciding.log(viewer));
    }
  });
});
