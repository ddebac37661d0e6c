import { deciders, Match, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { endOfLineBot } from '../../bot/index.ts';
import { type EndOfLine, type Entry, endOfLine, type PlayerView, type View } from '../../rules/index.ts';
import { position } from '../../test/position.ts';
import type { Scene } from '../../test/scene.ts';
import { landingOf, withCard } from '../draw/ahead.ts';
import { bestWays, isHarm, waysKept } from '../harm.ts';
import { endingOf, whyOut } from '../pages/ending.ts';
import { outOf } from '../pages/out.ts';
import { cellSpot } from '../spots.ts';

const endingFor = (s: Scene, name: string) => endingOf(s.look(name), []);

test('whoever closes their own line is told so, and the turn to try again', () => {
  // Curve after curve leads back into the own line.
  const s = position({ lines: { a: { line: '2,2S 2,1CL 1,1CL', hand: 'CL S S S S' }, b: { line: '4,2CR' } } });
  const lost = s.play('a', 'CL 1,2').play('a', 'give-up');
  expect(endingFor(lost.playAll('b: S 5,2; S 6,2'), 'a').lines[0]?.key).toBe('ending.closed-self');
});

/** A match between two scripted players, to its end. */
function played(seed: string): Match<EndOfLine> {
  const match = Match.create(endOfLine, { options: endOfLine.defaults(2), seats: 2, seed });
  if (!(match instanceof Match)) throw new Error('the match is refused');
  const int = stream(seed);
  while (match.state.outcome === null) {
    const [seat = 0] = deciders(endOfLine, match.state);
    match.choose(seat, endOfLineBot.policy(match.look(seat), int));
  }
  return match;
}

test('who has won is shown the card that closed the last other line, and who has lost the one that closed theirs', () => {
  const match = played('ending');
  const [winner = 0] = match.state.outcome?.winners ?? [];
  for (const seat of [0, 1]) {
    const { moment } = endingOf(match.look(seat), match.log(seat));
    expect(moment?.says.key.startsWith('ending.moment-won')).toBe(seat === winner);
    const at = match.log(seat).find(({ step }) => step === moment?.seen?.step);
    const laid = at?.entries.flatMap((entry) => (entry.type === 'lay' ? [cellSpot(entry.cell)] : []));
    expect(moment?.seen?.spots).toEqual(laid);
  }
});

test('nobody is told to be out before they are', () => {
  const s = position({ lines: { a: { line: '2,2S' }, b: { line: '4,2CR' } } });
  expect(outOf(s.look('a'))).toBeNull();
});

test('out: the place among all, why, and how many play on', () => {
  const out = { round: 2, how: 'check', n: 1 } as const;
  const lines = { a: { line: 'S' }, b: { out }, c: { line: '1,5CL 2,5CL 2,4CL' } };
  const s = position({ mode: 'battle-royale', order: 'c a', at: { turn: 'a' }, lines });
  expect(outOf(s.look('b'))).toMatchObject({ place: 3, playing: 2 });
  expect(outOf(s.look(null))).toBeNull();
});

function harms(s: Scene, face: string): boolean {
  const { view, choices } = s.look('a');
  const lays = choices.filter((choice) => 'cell' in choice);
  const best = bestWays(view, 0, lays);
  const cards = lays.filter((lay) => lay.face === face && lay.kind === 'lay');
  return cards.some((lay) => isHarm(view, { ...landingOf(view, 0, 'lay', lay.cell), face: lay.face }, best));
}

test('a card that leaves no way on is warned of, unless no other would leave one or Turnaround goes on', () => {
  const line = '2,2S 2,1CL 1,1CL';
  const b = { line: '4,2CR' };
  const second = position({ round: 2, lines: { a: { line, hand: 'CL S S S S' }, b } });
  expect([harms(second, 'CL'), harms(second, 'S')]).toEqual([true, false]);
  // All cards alike: there is nothing to pick instead.
  expect(harms(position({ round: 2, lines: { a: { line, hand: 'CL CL' }, b } }), 'CL')).toBe(false);
  // The head is a fork: the other way out of it can still be taken by Turnaround, from round 3 on.
  const fork = { line: '2,2S 2,1CL 1,1FL', hand: 'CL S S S S' };
  expect([
    harms(position({ round: 2, lines: { a: fork, b } }), 'CL'),
    harms(position({ round: 3, lines: { a: fork, b } }), 'CL'),
  ]).toEqual([true, false]);
});

/** a heads east on 6,2; the card of c, its team-mate, lies on 7,2, and 8,2 beyond is free. */
const ROAD = '1,4CR 1,3CR 2,3S 3,3S 4,3S 5,3CL 5,2CR 6,2S';
const team = () =>
  position({
    mode: 'team',
    lines: {
      a: { start: '2,4W', line: ROAD, hand: 'S FL CL X T' },
      b: { start: '4,2N', line: '4,1S' },
      c: { start: '6,4E', line: '7,4CL 7,3S 7,2S' },
      d: { start: '4,6S', line: '4,7S' },
    },
  });

const withLine = (view: View, seat: number, line: Partial<PlayerView>): View => ({
  ...view,
  players: view.players.with(seat, { ...(view.players[seat] as PlayerView), ...line }),
});

test('a team wins together, by what happened, and out of it nobody has a place of their own', () => {
  const left = team().play('b', 'resign');
  expect(outOf(left.look('b'))).toMatchObject({ place: null, playing: 3 });
  const won = left.play('d', 'resign');
  expect(endingFor(won, 'a').lines[0]?.key).toBe('ending.won-team.EOL-8.11');
  expect(endingFor(won, 'b').lines.at(-1)?.args).toEqual({ player: { list: [{ seat: 0 }, { seat: 2 }] } });
});

test('who leaves decides a match, and no card that closed somebody earlier', () => {
  const gone = { round: 2, how: 'check', n: 1 } as const;
  const lines = { a: { line: 'S' }, b: { out: gone, line: '5,3CR' }, c: { line: '1,5CL' } };
  const won = position({ mode: 'battle-royale', order: 'a c', lines }).play('c', 'resign');
  const lay: Entry = { ...laid, seat: 1, cell: 3 * 7 + 5 };
  expect(endingOf(won.look('a'), [{ step: 1, seat: 1, entries: [lay] }]).moment).toBeNull();
});

test('a way over a team-mate was closed by whoever took the cell beyond', () => {
  const { view } = team().look('a');
  const taken = { seat: 1, face: 'S', way: 'N', parent: 0, n: 99 } as const;
  expect(whyOut({ ...view, cells: view.cells.with(2 * 9 + 8, taken) }, 0)).toMatchObject({
    key: 'ending.closed',
    args: { by: { seat: 1 } },
  });
});

test('a line without cards, and one whose turn could not be completed, were closed by nobody', () => {
  const { view } = position({ lines: { a: { line: '2,2S' }, b: { line: '4,2CR' } } }).look('a');
  const spent = withLine(view, 0, { handCount: 0, deckCount: 0, ended: true });
  expect(whyOut(spent, 0).key).toBe('ending.no-cards');
  const solo = position({ mode: 'solo', lines: { a: { line: '2,4S' } } }).look('a').view;
  expect(whyOut(withLine(solo, 0, { ended: true }), 0).key).toBe('ending.no-turn');
  expect(whyOut(withLine(solo, 0, { handCount: 0, deckCount: 0 }), 0).key).toBe('ending.no-cards');
});

const laid: Extract<Entry, { type: 'lay' }> = {
  type: 'lay',
  clause: null,
  seat: 0,
  face: 'S',
  cell: 0,
  way: 'N',
  from: -1,
  kind: 'lay',
  wrapped: false,
  crossed: null,
  energy: 3,
};

test('another card is named as the way out only if one was held; the turn before the check is another turn', () => {
  const s = position({ lines: { a: { line: '2,2S 2,1CL 1,1CL', hand: 'CL S S S S' }, b: { line: '4,2CR' } } });
  const lost = s.play('a', 'CL 1,2').play('a', 'give-up').playAll('b: S 5,2; S 6,2');
  const check: Entry = { type: 'check', clause: null, round: 2, open: [] };
  const lay = (cell: number): Entry => ({ ...laid, seat: 0, cell });
  const log = [
    { step: 4, seat: 0, entries: [lay(8), check] },
    { step: 5, seat: 0, entries: [lay(2 * 7 + 1)] },
  ];
  const look = lost.look('a');
  expect(endingOf(look, log).moment).toMatchObject({ step: 4, says: { key: 'ending.moment-self' } });
  const bare = { ...look, view: withLine(look.view, 0, { hand: ['CL'] }) };
  expect(endingOf(bare, log).moment?.says.key).toBe('ending.moment-self-only');
});

test('a card laid by Turnaround leaves no second Turnaround, and the last card of a hand may still stand a round longer', () => {
  const s = position({ lines: { a: { line: '2,2S 2,1CL 1,1FL', hand: 'CL S S S S' }, b: { line: '4,2CR' } } });
  const { view } = s.look('a');
  const best = new Map([['S', 1] as const]);
  const closed = { seat: 0, face: 'CL', cell: 2 * 7 + 1, way: 'S', parent: 1 * 7 + 1 } as const;
  expect(isHarm(view, closed, best)).toBe(false);
  expect(isHarm(view, { ...closed, parent: 1 * 7 + 2 }, best)).toBe(true);
  const last = withLine(view, 0, { handCount: 1, deckCount: 0 });
  expect(isHarm(last, closed, best)).toBe(true);
  // Two cards are due and none can be spared: the line ends with any card.
  expect(isHarm(withLine(last, 0, { handCount: 1, deckCount: 0, energy: 0 }), closed, best)).toBe(false);
});

test('EOL-12.4 a previewed card may be crossed by the team-mate', () => {
  const { view } = team().look('c');
  const mate = withLine(view, 0, { open: [8 * 9 + 0] });
  const north = { seat: 0, face: 'S', cell: 7 * 9 + 2, way: 'S', parent: 0 } as const;
  const next = view.players[2]?.open ?? [];
  const [to = 0] = next;
  const seen = withCard(mate, { ...north, cell: to }).players[2]?.open;
  expect(next).toEqual([1 * 9 + 7]);
  expect(seen).toEqual([0 * 9 + 7]);
  expect(withCard(mate, { ...north, seat: 1, cell: to }).players[2]?.open).toEqual([]);
});

test('EOL-7.15 EOL-7.16 a last card that closes the line is warned of where stopping would keep it open', () => {
  const b = { line: '4,2CR' };
  // Two cards lie, and each curve of the hand leads back into the own line: only Boost would lay one.
  const a = { line: '2,2S 2,1CL 1,1CL', hand: 'CL CL' };
  const at = (laid: number, energy = 3) =>
    position({ lines: { a: { ...a, energy }, b }, at: { turn: 'a', laid } }).look('a');
  const harms = (look: ReturnType<typeof at>, kind: 'lay' | 'boost') => {
    const lays = look.choices.filter((choice) => 'cell' in choice);
    const [lay = expect.unreachable()] = lays.filter((choice) => choice.kind === kind);
    const card = { ...landingOf(look.view, 0, kind, lay.cell), face: lay.face };
    return isHarm(
      look.view,
      card,
      bestWays(
        look.view,
        0,
        lays.filter((choice) => choice.kind === kind),
      ),
      waysKept(look),
    );
  };
  expect([waysKept(at(2)), harms(at(2), 'boost')]).toEqual([1, true]);
  expect([waysKept(at(1)), harms(at(1), 'lay')]).toEqual([1, true]);
  // Without energy the second card has to be laid, come what may.
  expect([waysKept(at(1, 0)), harms(at(1, 0), 'lay')]).toEqual([0, false]);
});
