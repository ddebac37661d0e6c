import {
  allSeats,
  choices,
  type Game,
  type Match,
  owing,
  play,
  type Seat,
  start,
  stream,
  type Types,
  type Viewer,
  type Windows,
} from '@turnpoint/kernel';
import type { Companion, Setup } from '@turnpoint/testkit';
import { staged } from '@turnpoint/testkit/ports';
import { expect } from 'vitest';
import { rest, type Standing, World } from './world.ts';

type Int = (below: number) => number;
type Choice = Types['choice'];

const pick = <X>(int: Int, items: readonly X[]): X => items[int(items.length)] as X;

interface Comparison {
  readonly companion: Companion;
  /** How windows of the game close that have a time of their own. */
  readonly windows: Windows | null;
  readonly setup: Setup<Types>;
  readonly seed: string;
  /** Choices at most: before the deals are compared, and while they are. */
  readonly before: number;
  readonly steps: number;
}

/** A deal: its server, and the match by the kernel alone, which says what a viewer may know. */
interface Deal extends Standing {
  readonly world: World;
}

/** What the viewer may know, as bytes. */
const known = (match: Match<Types>, viewer: Viewer) =>
  JSON.stringify([match.look(viewer), match.log(viewer), viewer === null ? null : match.cannotUndo(viewer)]);

/**
 * Plays two deals side by side that a viewer cannot tell apart, for as long as that stays so by the rules alone, and
 * throws when the traffic of the viewer's socket differs: by a byte, a size, an order or a time. Gives the number of steps.
 */
export async function compareDeals({ companion, windows, setup, seed, before, steps }: Comparison): Promise<Compared> {
  const { game } = companion;
  const int = stream(seed);
  const state = walked(game, setup, seed, int(before + 1), int);
  const compared = { steps: 0, windows: 0 };
  if (state === null) return compared;
  const viewer = pick<Viewer>(int, [...allSeats(setup.seats), null]);
  const worlds = [state, companion.scramble(state, viewer, int)].map(
    (each) => new World(staged(game, each), setup, windows),
  );
  await Promise.all(worlds.map((world) => world.opened()));
  await rest();
  for (; compared.steps < steps; compared.steps++) {
    const deals = await Promise.all(
      worlds.map(async (world): Promise<Deal> => ({ world, ...(await world.standing()) })),
    );
    const [real, twin] = deals as [Deal, Deal];
    if (known(real.match, viewer) !== known(twin.match, viewer)) return compared;
    const traffic = worlds.map((world) => world.of(viewer).traffic);
    expect(firstDifference(...(traffic as [string[], string[]])), `${game.id} ${seed}, viewer ${viewer}`).toBeNull();
    if (real.match.state.outcome !== null) return compared;
    const act = nextAct(real, twin, viewer, int);
    if (act === null && !real.hasWindow) return compared;
    // What several answer unseen is carried out when its time has come, whenever they answered.
    if (act === null || (real.hasWindow && int(4) === 0)) {
      for (const { clock } of worlds) clock.turn(WINDOW);
      compared.windows++;
    } else {
      await Promise.all([
        perform(real, act, act.choices[0], act.times),
        perform(twin, act, act.choices[1], [...act.times].reverse()),
      ]);
      await Promise.all(worlds.map((world) => ask(world, viewer, act.choices[0])));
    }
    await rest();
  }
  return compared;
}

/** Milliseconds: longer than any window stays open. */
const WINDOW = 60_000;

/** How many steps were compared, and how many windows closed meanwhile by their time. */
interface Compared {
  steps: number;
  windows: number;
}

/** Where two lists of messages part, in few words; null when they are equal to the byte. */
function firstDifference(one: readonly string[], other: readonly string[]): readonly string[] | null {
  const at = one.findIndex((text, n) => text !== other[n]);
  if (at < 0 && one.length === other.length) return null;
  const [a = '', b = ''] = [one[at], other[at]];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return [a, b].map((text) => `${text.slice(0, 60)} … ${text.slice(Math.max(0, same - 80), same + 80)}`);
}

/** A state in the middle of a random match, at which nobody has answered anything unseen. */
function walked(game: Game, { options, seats }: Setup<Types>, seed: string, length: number, int: Int) {
  let { state } = start(game, options, seats, seed);
  for (let made = 0; made < length || state.picks.length > 0; made++) {
    if (state.outcome !== null) return null;
    const seat = pick(int, owing(game, state));
    const played = play(game, state, seat, pick(int, choices(game, state, seat)));
    if (!played.ok) return null;
    state = played.state;
  }
  return state.outcome === null ? state : null;
}

interface Act {
  readonly seat: Seat;
  /** In the one deal and in the other. */
  readonly choices: readonly [Choice, Choice];
  /** Milliseconds before and after, in one deal; what the viewer does not see happens at another time in the other. */
  readonly times: readonly [number, number];
}

/** Some choice of the one deal, with one of the other that tells the viewer the same; null when there is none. */
function nextAct(real: Deal, twin: Deal, viewer: Viewer, int: Int): Act | null {
  const { game } = real.match;
  const seats = owing(game, real.match.state).filter((seat) => owing(game, twin.match.state).includes(seat));
  if (seats.length === 0) return null;
  const seat = pick(int, seats);
  const choice = pick(int, choices(game, real.match.state, seat));
  const was = known(real.match, viewer);
  const after = tried(real.match, seat, choice, viewer);
  const others = seat === viewer ? [choice] : [choice, ...choices(twin.match.game, twin.match.state, seat).slice(0, 8)];
  const other = others.find((each) => after !== null && tried(twin.match, seat, each, viewer) === after);
  if (other === undefined) return null;
  // While a window is open all is quick: who answers too late in one of the two deals has told something.
  const [early, late] = real.hasWindow ? [int(40), int(40)] : [int(2000), int(2000)];
  // Only what the viewer sees happens at a time that they see.
  return { seat, choices: [choice, other], times: after === was && seat !== viewer ? [early, late] : [early, early] };
}

function tried(match: Match<Types>, seat: Seat, choice: Choice, viewer: Viewer): string | null {
  const copy = match.copy();
  return copy.choose(seat, choice).ok ? known(copy, viewer) : null;
}

async function perform({ world }: Deal, { seat }: Act, choice: Choice, [before, after]: Act['times'] | number[]) {
  const { port, sight } = world.of(seat);
  world.clock.turn(before as number);
  const answer = await port.choose([choice], sight.look.step);
  expect(answer).toEqual({ kind: 'done' });
  await rest();
  world.clock.turn(after as number);
}

/** The viewer asks what can be asked, and somebody at the table says something. */
async function ask(world: World, viewer: Viewer, probe: Choice): Promise<void> {
  const { port, far, sight } = world.of(viewer);
  await world
    .of(0)
    .port.say(`After ${sight.look.step}`)
    .catch(() => {});
  await port.text();
  await port.lookBack(sight.look.step);
  await far.library.list();
  if (viewer === null) return;
  await port.owes();
  await port.why(probe);
  if (sight.look.choices[0] !== undefined) await port.foresee([sight.look.choices[0]]);
}
