import { BOTS, counted } from '@turnpoint/bots';
import { Match, stream } from '@turnpoint/kernel';
import { sinceMine } from '@turnpoint/ui';
import { describe, expect, test } from 'vitest';
import { chronoTrekBot } from '../../bot/index.ts';
import { type ChronoTrek, chronoTrek, type Entry, type Options, type View } from '../../rules/index.ts';
import { advance, depart } from '../motion/advance.ts';
import { flightsOf } from '../motion/flights.ts';

const OPTIONS: Options = { levels: '1234', first: 'random', pause: 'timed', seconds: 5, takeOver: true };

/** A match between scripted bots; told before and after every choice, as `viewer` sees it. */
function follow(seed: string, seats: number, told: (match: Match<ChronoTrek>, before: View) => void): void {
  const match = Match.create(chronoTrek, { options: OPTIONS, seats, seed });
  if (!(match instanceof Match)) throw new Error('it must start');
  const bots = Array.from({ length: seats }, (_, seat) =>
    BOTS.scripted({ game: chronoTrek, knows: chronoTrekBot, int: stream(`${seed}/${seat}`) }),
  );
  while (match.state.outcome === null) {
    const before = match.look(0).view;
    const seat = before.players.findIndex((_, at) => match.look(at).choices.length > 0);
    match.choose(seat, bots[seat]!.choose(match.look(seat), counted(1)));
    told(match, before);
  }
}

/** What the eye compares when motion ends and the real view takes over. */
const seen = ({ timeline, anomaly, fractures, active, turns, players }: View) => ({
  timeline,
  anomaly,
  fractures,
  active,
  turns,
  artifacts: players.map(({ artifacts }) => artifacts),
});

describe('motion', () => {
  test.each([2, 4])('with %i players what is shown step by step ends where the rules ended', (seats) => {
    for (const seed of ['a', 'b', 'c'])
      follow(`motion-${seed}`, seats, (match, before) => {
        const entries = match.log(0, match.choices.length).flatMap((part) => part.entries);
        expect(seen(entries.reduce(advance, before))).toEqual(seen(match.look(0).view));
      });
  });

  test('the viewer sees their own cards come and go as the rules move them', () => {
    let moved = 0;
    follow('motion-hand', 3, (match, before) => {
      const entries = match.log(0, match.choices.length).flatMap((part) => part.entries);
      // Whole hands that change places are not told card by card.
      if (entries.some(({ type }) => type === 'passing' || type === 'passed')) return;
      const [shown, real] = [entries.reduce(advance, before).players[0], match.look(0).view.players[0]];
      expect([shown?.handCount, [...(shown?.hand ?? [])].sort()]).toEqual([
        real?.handCount,
        [...(real?.hand ?? [])].sort(),
      ]);
      if (before.players[0]?.handCount !== real?.handCount) moved++;
    });
    expect(moved).toBeGreaterThan(10);
  });

  test('a card in the air lies nowhere; every card that moves has a way', () => {
    const kinds = new Set<string>();
    follow('motion-air', 4, (match, before) => {
      for (const entry of match.log(0, match.choices.length).flatMap((part) => part.entries)) {
        const flights = flightsOf(entry);
        if (flights.length > 0) kinds.add(entry.type);
        if (entry.type === 'moved') {
          expect(flights).toEqual([{ card: entry.card, from: `artifact-${entry.card}`, to: `front-${entry.to}` }]);
          expect(depart(before, entry).players.flatMap(({ artifacts }) => artifacts)).not.toContain(entry.card);
        }
      }
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['draw', 'play', 'entered']));
  });

  test('nothing flies face up that the viewer may not see', () => {
    follow('motion-secret', 3, (match) => {
      for (const entry of match.log(0, match.choices.length).flatMap((part) => part.entries)) {
        if (entry.type === 'draw' && entry.seat !== 0) expect(flightsOf(entry)[0]?.card).toBeNull();
        if (entry.type === 'passing') expect(flightsOf(entry).every(({ card }) => card === null)).toBe(true);
      }
    });
  });

  test('played again: all that the others did since the last turn, and not the turn that is open now', () => {
    const entry = (type: 'turn' | 'draw', seat: number) => ({ type, seat, clause: null }) as unknown as Entry;
    const step = (n: number, ...entries: Entry[]) => ({
      step: n,
      seat: 0,
      entries,
      lines: entries.map(() => ({ key: '' })),
    });
    const log = [
      step(0, entry('turn', 0)),
      step(1, entry('draw', 0), entry('turn', 1)),
      step(2, entry('draw', 1), entry('turn', 2)),
      step(3, entry('draw', 2)),
    ];
    expect(sinceMine(log.slice(0, 1), 0)).toBeNull();
    expect(sinceMine(log, 0)).toMatchObject({
      start: 0,
      entries: [{ seat: 1 }, { seat: 1 }, { seat: 2 }, { seat: 2 }],
    });
    expect(sinceMine([...log, step(4, entry('turn', 0))], 0)).toMatchObject({ start: 0, isNew: true });
  });
});
