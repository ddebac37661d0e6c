import { BOTS, counted } from '@turnpoint/bots';
import { Match, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { chronoTrekBot } from '../bot/index.ts';
import { type ChronoTrek, chronoTrek, type Look, type Reckoned } from '../rules/index.ts';
import { scene } from './scene.ts';

const idleIn = (look: Look) => (chronoTrek.reckon?.(look) as Reckoned | undefined)?.idle ?? [];
const idle = (t: ReturnType<typeof scene>) => idleIn(t.look(0));

test('CT-9.6 cards that nothing would come of now are known before they are played, from public facts', () => {
  const hands = [['Beam It Aboard', 'Static Warp Shell', 'Doomsday Machine Destroys Earth', 'Sensor Sweep']];
  const who = ['Thelin', 'The Romulans'];
  expect(idle(scene({ who, hands }))).toEqual(expect.arrayContaining(['beam-it-aboard', 'static-warp-shell']));
  expect(idle(scene({ who, hands }))).not.toContain('sensor-sweep');
  expect(idle(scene({ who, hands, artifacts: [[], ['Porthos']] }))).not.toContain('beam-it-aboard');
  expect(idleIn(scene({ who, hands }).look(1))).toEqual([]);
});

/** Plays a match and asks, wherever a card is played for nothing or for something, whether that was known before. */
function followed(seed: string): { told: number; wrong: string[] } {
  const options = { ...chronoTrek.defaults(3), levels: '1234' as const };
  const match = Match.create<ChronoTrek>(chronoTrek, { options, seats: 3, seed }) as Match<ChronoTrek>;
  const bots = [0, 1, 2].map((seat) =>
    BOTS.random({ game: chronoTrek, knows: chronoTrekBot, int: stream(`${seed}/${seat}`) }),
  );
  const wrong: string[] = [];
  let told = 0;
  let open: { card: string; idle: boolean } | null = null;
  while (match.state.outcome === null) {
    const seat = [0, 1, 2].find((at) => match.look(at).choices.length > 0) as number;
    const look = match.look(seat);
    const choice = bots[seat]?.choose(look, counted(0));
    if (choice === undefined) throw new Error('a bot always chooses');
    if (choice.kind === 'play') {
      open = { card: choice.card, idle: idleIn(look).includes(choice.card) };
    }
    // Whoever names nothing though they could gets nothing.
    if (choice.kind === 'done') open = null;
    match.choose(seat, choice);
    const entries = match.log(null, match.length).flatMap((step) => step.entries);
    if (open === null || entries.some(({ type }) => type === 'memo' || type === 'cancelled')) open = null;
    const nothing = entries.some(
      (entry) => (entry.type === 'no-effect' || entry.type === 'fracture-fails') && entry.card === open?.card,
    );
    if (open !== null && nothing) {
      told++;
      if (!open.idle) wrong.push(`${open.card} did nothing`);
      open = null;
    } else if (open?.idle && entries.some(({ type }) => type === 'turn')) {
      wrong.push(`${open.card} did something`);
      open = null;
    }
  }
  return { told, wrong };
}

test('CT-9.6 what is foretold comes true in random play', () => {
  const all = ['a', 'b', 'c', 'd'].map(followed);
  expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(all.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(10);
});
