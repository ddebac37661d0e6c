import { arena, counted, random, scripted } from '@turnpoint/bots';
import { look, owing, playInPlace, start, stream } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { chronoTrekBot, suspectsOf } from '../bot/index.ts';
import { type Choice, chronoTrek } from '../rules/index.ts';
import { OPTIONS } from './deal.ts';
import { MEMO, type Position } from './position.ts';
import { type Scene, scene } from './scene.ts';

const int = stream('bot');
const chosen = (t: Scene, seat: number): Choice => chronoTrekBot.policy(t.look(seat), int);
/** What the bot does from here until it is another seat's turn to decide. */
const acts = (t: Scene, seat: number): Choice[] => {
  const made: Choice[] = [];
  while (t.offered(seat).length > 0) {
    const choice = chosen(t, seat);
    t.as(seat).choose(choice);
    made.push(choice);
  }
  return made;
};

describe('the scripted bot', () => {
  test('takes a win that it sees', () => {
    const t = scene({
      who: ['Thelin', 'Data', 'Worf'],
      hands: [['Porthos', 'Sensor Sweep', 'Atavachron'], ['Spot'], ['Tribbles']],
      artifacts: [['Guardian of Forever']],
    });
    expect(acts(t, 0)).toEqual([
      { kind: 'play', card: 'atavachron' },
      { kind: 'linchpin', at: 'B6' },
    ]);
  });

  test('thinks of what it announces as if it had not thought of it before', () => {
    const { worths } = chronoTrekBot.weighing;
    const elsewhere = scene({ who: ['Thelin', 'Data'], hands: [['Porthos', 'Atavachron']] }).look(0);
    const state = start(chronoTrek, OPTIONS, 3, 'announced').state;
    let named = 0;
    while (named < 6 && state.outcome === null) {
      const seat = owing(chronoTrek, state)[0] as number;
      const seen = look(chronoTrek, state, seat);
      const [choice, inOne] = [chronoTrekBot.policy(seen, int), worths(seen)];
      worths(elsewhere);
      expect(worths(seen)).toEqual(inOne);
      // The own announcement, right after the card was chosen.
      chronoTrekBot.policy(seen, int);
      playInPlace(chronoTrek, state, seat, choice);
      if (seen.view.stack.at(-1)?.kind === 'announce') named++;
    }
    expect(named).toBe(6);
  });

  test('plays the Artifact that it needs', () => {
    const t = scene({
      who: ['Jean-Luc Picard', 'Data'],
      hands: [['Porthos', 'Earl Grey Tea', 'Kerr Loop']],
      altered: 'C3',
    });
    expect(['earl-grey-tea', 'kerr-loop']).toContain((chosen(t, 0) as { card: string }).card);
  });

  test('keeps a Memo for a play that may win, and uses it then', () => {
    const position: Position = { who: ['Thelin', 'Data', 'Worf'], hands: [['Atavachron', 'Porthos'], [MEMO]] };
    const harmless = scene(position).announce(0, 'Porthos');
    expect(chosen(harmless, 1)).toEqual({ kind: 'pass' });
    const deadly = scene({ ...position, artifacts: [['Guardian of Forever']] });
    const { state } = deadly.announce(0, 'Atavachron', 'B6');
    const seen = state.table.players.map((player, seat) =>
      seat === 1 ? { ...player, seen: [{ character: 'thelin', stale: false }, null, null] } : player,
    );
    expect(chosen(scene({ ...state, table: { ...state.table, players: seen } }), 1)).toEqual({ kind: 'memo' });
  });

  test('saves the game from the anomaly, unless it is Q', () => {
    const grow = (who: string) => {
      const t = scene({ who: ['Annorax', who], hands: [['Inverse Tachyon Pulse'], [MEMO]], anomaly: 4 });
      return chosen(t.announce(0, 'Inverse Tachyon Pulse'), 1).kind;
    };
    expect([grow('Data'), grow('Q')]).toEqual(['memo', 'pass']);
  });

  test('turns the anomaly back before it ends the match, unless it is Q', () => {
    const shrinks = (who: string) => {
      const hands = [['Static Warp Shell', 'Inverse Tachyon Pulse', 'Porthos']];
      return chosen(scene({ who: [who, 'Worf'], hands, anomaly: 4 }), 0);
    };
    expect(shrinks('Data')).toEqual({ kind: 'play', card: 'static-warp-shell' });
    expect(shrinks('Q')).toEqual({ kind: 'play', card: 'inverse-tachyon-pulse' });
  });

  test('never feeds the anomaly that it would lose by', () => {
    const t = scene({ who: ['Data', 'Worf'], hands: [['Inverse Tachyon Pulse']] });
    expect(chosen(t, 0)).toEqual({ kind: 'second-draw' });
  });

  test('goes on with its mission rather than gather cards', () => {
    const hands = [['Atavachron', 'Sensor Sweep', "Warrior's Feast"]];
    expect(acts(scene({ who: ['Thelin', 'Data'], hands }), 0)).toEqual([
      { kind: 'play', card: 'atavachron' },
      { kind: 'linchpin', at: 'B6' },
    ]);
  });

  test('gets in the way of a rival who is about to win', () => {
    const t = scene({
      who: ['Annorax', 'Thelin'],
      hands: [['Phaser Strike', 'Sensor Sweep']],
      altered: 'B6',
      artifacts: [[], ['Guardian of Forever']],
    });
    const seen = t.t.players.map((player, seat) =>
      seat === 0 ? { ...player, seen: [null, { character: 'thelin', stale: false }] } : player,
    );
    const knowing = scene({ ...t.state, table: { ...t.t, players: seen } });
    expect(acts(knowing, 0)).toEqual([
      { kind: 'play', card: 'phaser-strike' },
      { kind: 'artifact', card: 'guardian-of-forever' },
    ]);
  });

  test('suspects a rival by pips, flips, Fractures and Artifacts', () => {
    const t = scene({ who: ['Data', 'Thelin', 'Worf'], artifacts: [[], ['Guardian of Forever']] });
    const players = t.t.players.map((player, seat) => (seat === 1 ? { ...player, deeds: ["B6'"] } : player));
    const { view } = scene({ ...t.state, table: { ...t.t, players } }).look(0);
    const [mine, rival] = suspectsOf(view, 0);
    expect(mine).toEqual([{ character: 'data', weight: 1 }]);
    expect(rival?.[0]?.character).toBe('thelin');
    expect(rival?.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    const blind = suspectsOf(t.look(null).view, null);
    expect(blind.every((suspects) => suspects.length > 0)).toBe(true);
  });

  test('rates every seat from 0 to 1, the winner at 1', () => {
    const t = scene({ who: ['Thelin', 'Data', 'Worf'], hands: [['Atavachron']], artifacts: [['Guardian of Forever']] });
    for (const viewer of [0, 1, 2, null]) {
      const worth = chronoTrekBot.evaluate(t.look(viewer));
      expect(worth).toHaveLength(3);
      expect(worth.every((value) => value >= 0 && value <= 1)).toBe(true);
    }
    const [own = 0, other = 1] = chronoTrekBot.evaluate(t.look(0));
    expect(own).toBeGreaterThan(other);
    t.plays(0, 'Atavachron', 'B6');
    expect(chronoTrekBot.evaluate(t.look(1))).toEqual([1, 0, 0]);
  });

  const against = (levels: string, seats: number, matches: number) => {
    const entrants = Array.from({ length: seats }, (_, n) => ({
      make: n === 0 ? scripted : random,
      budget: counted(1),
    }));
    const plan = { game: chronoTrek, knows: chronoTrekBot, options: [{ ...OPTIONS, levels }], seats, entrants };
    return arena({ ...plan, matches, seed: 'twice' }).standings[0]?.wins;
  };

  test.each(['1', '4'])('beats a random player nine times out of ten (level %s)', (levels) => {
    expect(against(levels, 2, 20)).toBeGreaterThanOrEqual(18);
  });

  test.each([
    ['1', 4],
    ['3', 4],
    ['1234', 4],
    ['2', 5],
    ['4', 6],
  ] as const)('wins at least twice its fair share against random players (levels %s, %i seats)', (levels, seats) => {
    expect(against(levels, seats, 2 * seats)).toBeGreaterThanOrEqual(4);
  });

  test('among its like the anomaly seldom ends a match, even of the hardest missions', () => {
    const entrants = [{ make: scripted, budget: counted(1) }];
    const plan = { game: chronoTrek, knows: chronoTrekBot, options: [{ ...OPTIONS, levels: '4' }], seats: 4, entrants };
    expect(arena({ ...plan, matches: 12, seed: 'like' }).standings[0]?.wins).toBeGreaterThanOrEqual(10);
  });
});
