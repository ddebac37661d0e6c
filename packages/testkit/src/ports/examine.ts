import { firstAside, memoryStorage, memoryTables, type Storage } from '@turnpoint/host';
import {
  allSeats,
  type Choice,
  choices,
  type Game,
  owing,
  play,
  type State,
  start,
  stream,
  type Types,
  type Viewer,
} from '@turnpoint/kernel';
import type { Player, Terms } from '@turnpoint/protocol';
import type { Companion, Setup } from '../companion.ts';
import { must, mustBeBytes } from '../law.ts';
import { pick } from '../moment.ts';
import { type MakeHost, outsideOf } from './outside.ts';
import { staged } from './staged.ts';
import { Transcript } from './transcript.ts';

interface Examination {
  readonly companion: Companion;
  readonly setup: Setup<Types>;
  readonly seed: string;
  /** Choices at most. */
  readonly length: number;
  readonly make: MakeHost;
}

/** One state in so many is compared with another one that a viewer cannot tell from it. */
const SAMPLED = 12;

/**
 * Plays a random match through opened seats and throws when a port tells its viewer what they may not know: by what it
 * pushes, when, how large, or by what it answers.
 */
export async function examinePorts({ companion, setup, seed, length, make }: Examination): Promise<number> {
  const { game } = companion;
  const int = stream(seed);
  let state = start(game, setup.options, setup.seats, seed).state;
  const ports = await open(make, game, setup, seed);
  const viewers: readonly Viewer[] = [...allSeats(setup.seats), null];
  const probes: Choice[] = [];
  let made = 0;
  for (; made < length && state.outcome === null; made++) {
    if (state.picks.length === 0 && int(SAMPLED) === 0)
      await compareTwins({ companion, setup, state, make, int, probes });
    const seat = pick(int, owing(game, state));
    const choice = pick(int, choices(game, state, seat));
    const played = play(game, state, seat, choice);
    must(played.ok, () => 'a listed choice is refused');
    if (!played.ok) break;
    // An answer to an open question, or an open choice of a private turn: nobody else may notice.
    const isUnseen = played.state.picks.length > 0 || (game.privateTurns && !played.sealed);
    const others = viewers.filter((viewer) => viewer !== seat);
    const before = isUnseen ? await told(ports, others, probes) : '';
    const answer = await ports.choose(seat, choice);
    must(answer === 'done', () => `a listed choice is answered by "${answer}"`);
    if (isUnseen) mustBeBytes(await told(ports, others, probes), before, `after an unseen choice of seat ${seat}`);
    if (probes.length < 12) probes.push(choice);
    else probes[int(12)] = choice;
    state = played.state;
  }
  return made;
}

interface Ports {
  readonly transcripts: readonly Transcript[];
  choose(seat: number, choice: Choice): Promise<string>;
  say(seat: number, text: string): Promise<void>;
}

/** The agreement under which most is told beside the game: all of it must tell nothing. */
const TERMS: Terms = {
  undo: 'consent',
  clock: { kind: 'bank', seconds: 600, increment: 5 },
  spectators: 'public',
  standIn: 1,
};

/** Every match in it is one that people have agreed on. */
function agreedStorage(): Storage {
  const storage = memoryStorage();
  return {
    ...storage,
    create(match) {
      const header = { ...match.header, terms: TERMS };
      return storage.create({ ...match, header, aside: firstAside(header, 0, match.changed) });
    },
  };
}

async function open(make: MakeHost, game: Game, { options, seats }: Setup<Types>, seed: string): Promise<Ports> {
  const chance = { seed: () => seed, id: () => 'match' };
  const door = make(outsideOf([game], { chance, storage: agreedStorage() }), memoryTables()).door('tester');
  const players = allSeats(seats).map((seat): Player => ({ name: `P${seat}`, kind: 'person', level: null }));
  const { ticket } = await door.library.deal();
  const created = await door.library.create({ game: game.id, options, players, deal: { ticket } });
  if (!created.ok) throw new Error(`the set-up is refused (${created.ruling.clause})`);
  const viewers: readonly Viewer[] = [...allSeats(seats), null];
  const transcripts = await Promise.all(viewers.map((viewer) => new Transcript(door, created.id, viewer).opened()));
  return {
    transcripts,
    async choose(seat, choice) {
      const port = await door.sit(created.id, seat, null);
      const answer = await port.choose([choice], transcripts[seat]?.sight.look.step ?? 0);
      await port.close();
      return answer.kind;
    },
    async say(seat, text) {
      const port = await door.sit(created.id, seat, null);
      await port.say(text);
      await port.close();
    },
  };
}

/** All that these viewers have been pushed and are answered. */
async function told({ transcripts }: Ports, viewers: readonly Viewer[], probes: readonly Choice[]): Promise<string> {
  const parts: string[] = [];
  for (const transcript of transcripts) {
    if (!viewers.includes(transcript.viewer)) continue;
    parts.push(
      JSON.stringify([transcript.pushed, transcript.company, transcript.talk]),
      await transcript.asked(probes),
    );
  }
  return parts.join('\n');
}

interface Twins extends Pick<Examination, 'companion' | 'setup' | 'make'> {
  readonly state: State;
  readonly int: (below: number) => number;
  readonly probes: readonly Choice[];
}

/** Two states that a viewer cannot tell apart give that viewer's port the same bytes, now and after an open choice. */
async function compareTwins({ companion, setup, state, make, int, probes }: Twins): Promise<void> {
  const { game } = companion;
  const viewer = pick<Viewer>(int, [...allSeats(setup.seats), null]);
  const twin = companion.scramble(state, viewer, int);
  const [real, other] = await Promise.all([state, twin].map((each) => open(make, staged(game, each), setup, 'twins')));
  if (real === undefined || other === undefined) return;
  const compare = async (when: string) =>
    mustBeBytes(await told(other, [viewer], probes), await told(real, [viewer], probes), `port of ${viewer}, ${when}`);
  await compare('opened on states that it cannot tell apart');
  await Promise.all([real, other].map((ports) => ports.say(0, 'Hello')));
  await compare('after something was said');
  const heard = real.transcripts.map(({ talk }) => talk.length > 0);
  must(
    heard.every((hears, at) => hears === at < setup.seats),
    () => 'those at the table hear what is said, nobody else',
  );
  if (viewer === null) return;
  const look = real.transcripts[viewer]?.sight.look;
  const harmless = look?.choices.find(
    (choice) => isOpen(game, state, viewer, choice) && isOpen(game, twin, viewer, choice),
  );
  if (harmless === undefined) return;
  await Promise.all([real, other].map((ports) => ports.choose(viewer, harmless)));
  await compare('after a choice that can be taken back');
}

function isOpen(game: Game, state: State, seat: number, choice: Choice): boolean {
  const played = play(game, state, seat, choice);
  return played.ok && !played.sealed;
}
