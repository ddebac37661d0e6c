import { Match } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { typeOf } from '../content/index.ts';
import { type Choice, chronoTrek } from '../rules/index.ts';
import { OPTIONS } from './deal.ts';
import { MEMO, type Position } from './position.ts';
import { scene } from './scene.ts';

const WHO = ['Annorax', 'Kivas Fajo', 'Data'];
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });

/** A match of two at its first play, with an Inverter in the hand of seat 0. */
function matchWithInverter() {
  for (let n = 0; n < 100; n++) {
    const match = Match.create(chronoTrek, { options: { ...OPTIONS, first: 0 }, seats: 2, seed: `inverter ${n}` });
    if (!(match instanceof Match)) throw new Error('refused');
    for (const seat of [0, 1]) match.choose(seat, { kind: 'keep' });
    const inverter = match
      .look(0)
      .choices.find((choice) => choice.kind === 'play' && typeOf(choice.card) === 'inverter');
    if (inverter !== undefined && match.look(0).view.discard.length === 0) return { match, inverter };
  }
  throw new Error('no such match');
}

describe('6. The turn', () => {
  test('CT-6.1 conditions that hold when the turn begins win before drawing', () => {
    const t = scene({
      who: ['Annorax', 'Jean-Luc Picard'],
      artifacts: [[], ['Earl Grey Tea']],
      pile: ['Porthos', 'Spot'],
    });
    t.as(0).choose({ kind: 'second-draw' });
    expect(t.winner).toBe(1);
    expect(t.entries('draw').map(({ seat }) => seat)).toEqual([0]);
  });

  test('CT-6.2 otherwise one card is drawn, and CT-6.3 then one card is played', () => {
    const t = with_({ hands: [[], ['Porthos']], pile: ['Spot', 'Tribbles', 'Orb of Time'] });
    t.secondDraw(0);
    expect(t.hand(1)).toEqual(['porthos', 'tribbles']);
    t.awaits(1, 'act');
    expect(t.offered(1).map(({ kind }) => kind)).toEqual(['play', 'play', 'second-draw']);
    t.as(1).cannot({ kind: 'play', card: 'spot' }, 'CT-6.3');
    t.as(1).cannot({ kind: 'play', card: 'no-card' }, 'CT-1.7');
    t.plays(1, 'Porthos');
    expect(t.artifacts(1)).toEqual(['porthos']);
    t.awaits(2, 'act');
  });

  test('CT-6.4 the second draw: one extra card instead of a play; CT-6.5 exactly one of the two', () => {
    const t = with_({ hands: [['Porthos']], pile: ['Spot', 'Tribbles'] });
    t.as(0).choose({ kind: 'second-draw' });
    expect(t.hand(0)).toEqual(['porthos', 'spot']);
    t.awaits(1, 'act');
    t.as(0).cannot({ kind: 'play', card: 'porthos' }, 'CT-6.3');
    const played = with_({ hands: [['Porthos']] }).plays(0, 'Porthos');
    played.as(0).cannot({ kind: 'second-draw' }, 'CT-6.3');
    played.as(1).cannot({ kind: 'stop' }, 'CT-6.5');
    played.as(1).cannot({ kind: 'linchpin', at: 'B6' }, 'CT-6.5');
  });

  test('CT-6.6 CT-R9 the second draw is open whatever the hand holds', () => {
    for (const hand of [[], ['Porthos'], ['Porthos', 'Deep Cover', MEMO]]) {
      expect(with_({ hands: [hand] }).offered(0)).toContainEqual({ kind: 'second-draw' });
    }
  });

  test('CT-6.7 with nothing but Memos, or nothing at all, it is the only option', () => {
    for (const hand of [[], [MEMO], [MEMO, MEMO]]) {
      expect(with_({ hands: [hand] }).offered(0)).toEqual([{ kind: 'second-draw' }]);
    }
  });

  test('CT-6.8 a card may be played even when it will have no effect', () => {
    const hand = ['Salvage Run', 'Phaser Strike', 'Dig Site', 'Temporal Rewind', 'Temporal Reset', 'Earth assimilated'];
    for (const title of hand) {
      const t = with_({ hands: [[title]] }).plays(0, title);
      expect(t.t.discard).toHaveLength(1);
      t.awaits(1, 'act');
    }
  });

  test('CT-6.9 after the play the turn ends and the next seat begins', () => {
    const t = with_({ hands: [['Porthos']] }).plays(0, 'Porthos');
    expect(t.t.active).toBe(1);
    expect(t.entries('turn').map(({ seat }) => seat)).toEqual([1]);
  });

  test('CT-6.10 granted plays come on top of the one play, inside the same turn', () => {
    const t = with_({ hands: [['Maximum Warp', 'Porthos', 'Spot', 'Tribbles']] }).plays(0, 'Maximum Warp');
    expect(t.t.active).toBe(0);
    t.plays(0, 'Porthos').plays(0, 'Spot');
    expect(t.artifacts(0)).toEqual(['porthos', 'spot']);
    expect(t.t.active).toBe(1);
    expect(t.hand(0)).toContain('tribbles');
  });

  test('CT-6.11 where bots take over nobody leaves by the rules; otherwise hand, Artifacts and ID are given up', () => {
    const position: Position = { who: WHO, hands: [[], ['Spot', 'Kerr Loop']], artifacts: [[], ['Porthos']] };
    expect(scene(position).look(1).anytime).toEqual([]);
    scene(position).as(1).cannot({ kind: 'leave' }, 'CT-6.3');
    const t = scene({ ...position, options: { takeOver: false } });
    const unused = t.t.unused.length;
    t.as(1).choose({ kind: 'leave' });
    expect(t.t.discard).toEqual(['spot', 'kerr-loop', 'porthos']);
    expect(t.t.players[1]).toMatchObject({ character: null, hand: [], artifacts: [], out: true });
    expect(t.t.unused).toHaveLength(unused + 1);
    expect(t.t.unused).toContain('kivas-fajo');
    t.as(1).cannot({ kind: 'leave' }, 'CT-6.11');
    t.secondDraw(0);
    expect(t.t.active).toBe(2);
  });

  test('CT-6.12 CT-R53 a play is private and can be taken back until it is fully announced', () => {
    const { match, inverter } = matchWithInverter();
    const choose = (seat: number, choice: Choice) => expect(match.choose(seat, choice).ok).toBe(true);
    const before = [match.look(1), match.look(null)];
    choose(0, inverter);
    expect(match.look(0).prompt?.key).toBe('prompt.name.linchpin');
    // The others see only that the player is deciding.
    expect([match.look(1), match.look(null)]).toEqual(before);
    expect(match.undo(0)).toBeNull();
    choose(0, inverter);
    choose(0, { kind: 'linchpin', at: 'B6' });
    expect(match.cannotUndo(0)).toBe('sealed');
    expect(match.look(1).view.playing[0]).toMatchObject({ answers: ['B6'] });
    choose(1, { kind: 'pass' });
    expect([match.cannotUndo(0), match.cannotUndo(1)]).toEqual(['not-yours', 'sealed']);
  });

  test('CT-6.13 CT-R54 a question that depends on hidden cards is put even with one option', () => {
    const window = with_({ hands: [['Porthos'], ['Spot'], ['Tribbles']] }).announce(0, 'Porthos');
    expect(window.look(null).asked).toEqual([1, 2]);
    expect(window.offered(1)).toEqual([{ kind: 'pass' }]);
    const extra = with_({ hands: [['Maximum Warp']], pile: [MEMO, 'Deep Cover'] }).plays(0, 'Maximum Warp');
    expect(extra.offered(0)).toEqual([{ kind: 'stop' }]);
    const none = with_({ hands: [[], ['Porthos']], pile: ['Fractures Happen', 'Spot'] });
    none.as(0).choose({ kind: 'second-draw' });
    none.pass();
    expect(none.offered(0)).toEqual([{ kind: 'none-fits' }]);
    // Public options are not asked for: nobody has an Artifact.
    const strike = with_({ hands: [['Phaser Strike'], ['Spot']] }).announce(0, 'Phaser Strike');
    strike.awaits(1, 'window');
  });
});
