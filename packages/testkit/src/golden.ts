import {
  choices,
  look,
  Match,
  type MatchRecord,
  type Message,
  owing,
  type Reader,
  stream,
  type Types,
  tell,
} from '@turnpoint/kernel';
import { type Companion, nameOfSetup, type Setup } from './companion.ts';
import { pick } from './moment.ts';
import { namesOf } from './reading.ts';

/** The table is drawn at the deal, at the end, and once in so many choices. */
const DRAWN_EVERY = 10;

/** A whole match of random choices as text that a person can follow, and as a record. Both depend on the seed alone. */
export interface Playthrough {
  readonly text: string;
  readonly record: MatchRecord;
}

export function playthrough(companion: Companion, setup: Setup<Types>, seed: string): Playthrough {
  const { game } = companion;
  const match = Match.create(game, { ...setup, seed });
  if (!(match instanceof Match)) throw new Error(`${nameOfSetup(setup)} is refused (${match.ruling.clause})`);
  const reader = readerOf(companion, setup.seats);
  const int = stream(`playthrough ${seed}`);
  const lines = [`${game.id} ${game.version}, ${nameOfSetup(setup)}, seed "${seed}"`, ''];
  lines.push(...logOf(match, reader), '', ...tableOf(match, reader));
  while (match.state.outcome === null) {
    const { state } = match;
    const seat = pick(int, owing(game, state));
    const choice = pick(int, choices(game, state, seat));
    const asked = tell(reader, game.label(look(game, state, seat), choice));
    match.choose(seat, choice);
    lines.push(`${match.length}. ${reader.names[seat]}: ${asked}`, ...logOf(match, reader));
    if (match.length % DRAWN_EVERY === 0) lines.push('', ...tableOf(match, reader));
  }
  const { outcome } = match.state;
  lines.push('', ...tableOf(match, reader));
  lines.push(`outcome: ${outcome.kind}. ${tell(reader, outcome.by)}`);
  lines.push(`ranking: ${JSON.stringify(outcome.ranking)}, scores: ${JSON.stringify(outcome.scores)}`);
  lines.push(`fingerprint: ${match.fingerprint()}`, '');
  return { text: lines.join('\n'), record: match.export() };
}

function readerOf({ texts }: Companion, seats: number): Reader {
  const [first] = Object.entries(texts);
  if (first === undefined) throw new Error('the game has no texts');
  const [language, own] = first;
  return { language, texts: own, names: namesOf(seats) };
}

/** What a spectator reads of the latest choice, or of the deal. */
function logOf(match: Match<Types>, reader: Reader): string[] {
  const seen = match.look(null);
  const entries = match.log(null, match.length).flatMap((step) => step.entries);
  return entries.map((entry) => {
    const clause = entry.clause === null ? '' : ` [${entry.clause}]`;
    return `    ${tell(reader, match.game.describe(seen, entry))}${clause}`;
  });
}

function tableOf(match: Match<Types>, reader: Reader): string[] {
  const line = (item: Message | string) => `  ${typeof item === 'string' ? item : tell(reader, item)}`.trimEnd();
  return match.game.text(match.look(null)).flatMap(({ title, lines }) => [tell(reader, title), ...lines.map(line), '']);
}
