import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGames } from '@turnpoint/catalogue/node';
import { METHOD } from '@turnpoint/host/study';
import { figuresOf } from '../calibrate/figures.ts';
import { type Kept, keptIn } from '../calibrate/kept.ts';
import { playedMatch } from '../calibrate/match.ts';
import { type Measured, pageOf } from '../calibrate/page.ts';
import { plotOf } from '../calibrate/plot.ts';
import { type Sample, sampleOf } from '../calibrate/sample.ts';
import type { Command, Input } from '../command.ts';
import { DECK_FLAGS, withDecks } from '../decks.ts';
import { type Parts, partsOf } from '../games.ts';
import { SET_UP_FLAGS, setUpOf } from '../set-up.ts';
import { countFlag, textFlag } from '../values.ts';

const FOLDER = new URL('../../../../docs/balance/chances/', import.meta.url);
const PAGE = new URL('../chances.md', FOLDER);

export const calibrate: Command = {
  name: 'calibrate',
  words: ['<game>'],
  summary: 'Measure how true the chances and better turns of a replay are, on fresh matches of bots',
  flags: {
    ...SET_UP_FLAGS,
    ...DECK_FLAGS,
    matches: { value: '<n>', help: 'matches whose chances are compared with their end (100)' },
    turning: { value: '<n>', help: 'matches whose turning points are searched for better turns (0)' },
    kept: { value: '<file>', help: 'keeps what was measured, a line for each match, and goes on from there' },
    write: {
      help: 'write docs/balance/chances.md and its pictures instead of printing figures; goes on from docs/balance/chances',
    },
  },
  async run(input) {
    const parts = await partsOf(input.words[0]);
    const isWritten = input.flags.write === true;
    if (isWritten) mkdirSync(FOLDER, { recursive: true });
    const usual = isWritten ? fileURLToPath(new URL(`${parts.game.id}.jsonl`, FOLDER)) : null;
    const samples = await measured(parts, input, keptIn(textFlag(input, 'kept') ?? usual));
    const figures = figuresOf(samples);
    if (!isWritten) {
      console.log(JSON.stringify(figures, null, 2));
      return;
    }
    const { id, version } = parts.game;
    const about = (await findGames()).find((game) => game.about.id === id)?.about;
    const result: Measured = { game: id, name: about?.name ?? id, version, command: commandOf(input), figures };
    writeFileSync(new URL(`${id}.json`, FOLDER), `${JSON.stringify(result, null, 2)}\n`);
    writeFileSync(new URL(`${id}.svg`, FOLDER), plotOf(figures));
    writeFileSync(PAGE, pageOf(await allMeasured()));
    console.log(`written to ${fileURLToPath(PAGE)}`);
  },
};

/** A match after another; those that are kept are not played again. */
async function measured(parts: Parts, input: Input, kept: Kept): Promise<Sample[]> {
  const usual = setUpOf(parts, input);
  const options = withDecks(parts, input, usual);
  const seed = textFlag(input, 'seed') ?? '1';
  const samples: Sample[] = [];
  for (const [kind, count] of [
    ['points', countFlag(input, 'matches', 100, 0)],
    ['turning', countFlag(input, 'turning', 0, 0)],
  ] as const) {
    for (let number = 0; number < count; number++) {
      const own = `${seed}/${kind}/${number}`;
      const name = nameOf(parts, input, own);
      const seat = number % usual.seats;
      const setUp = { ...usual, options: options[number % options.length] as object };
      const sample =
        kept.find(name) ??
        kept.keep(name, await sampleOf(kind, parts, await playedMatch(parts, setUp, own), { seat, seed: own }));
      samples.push(sample);
      console.error(`${own}: ${sample.points.length} promises, ${sample.turning.length} turning points`);
    }
  }
  return samples;
}

/** All that its figures hang on: they hold for these rules, this method and this set-up. */
function nameOf({ game }: Parts, { flags }: Input, own: string): string {
  const setUp = ['mode', 'set', 'seats', 'decks'].flatMap((flag) => (flags[flag] === undefined ? [] : [flags[flag]]));
  return [`rules ${game.version}`, `method ${METHOD}`, ...setUp, own].join(' ');
}

/** Every game that was measured, in the order of the catalogue. */
async function allMeasured(): Promise<Measured[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  const found = files.map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Measured);
  const ids = (await findGames()).map(({ about }) => about.id);
  return found.sort((a, b) => ids.indexOf(a.game) - ids.indexOf(b.game));
}

/** What gives the same figures again. */
function commandOf({ words, flags }: Input): string {
  const told = Object.entries(flags).flatMap(([name, value]) =>
    name === 'kept' || name === 'write' || value === undefined ? [] : [`--${name} ${value}`],
  );
  return ['turnpoint calibrate', ...words, ...told].join(' ');
}
