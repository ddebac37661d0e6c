import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGames } from '@turnpoint/catalogue/node';
import { figuresOf } from '../calibrate/figures.ts';
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
    write: { help: 'write docs/balance/chances.md and its pictures instead of printing figures' },
  },
  async run(input) {
    const parts = await partsOf(input.words[0]);
    const samples = await measured(parts, input);
    const figures = figuresOf(samples);
    if (input.flags.write !== true) {
      console.log(JSON.stringify(figures, null, 2));
      return;
    }
    mkdirSync(FOLDER, { recursive: true });
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
async function measured(parts: Parts, input: Input): Promise<Sample[]> {
  const usual = setUpOf(parts, input);
  const options = withDecks(parts, input, usual);
  const seed = textFlag(input, 'seed') ?? '1';
  const kept = keptIn(textFlag(input, 'kept'));
  const samples: Sample[] = [];
  for (const [kind, count] of [
    ['points', countFlag(input, 'matches', 100, 0)],
    ['turning', countFlag(input, 'turning', 0, 0)],
  ] as const) {
    for (let number = 0; number < count; number++) {
      const own = `${seed}/${kind}/${number}`;
      const seat = number % usual.seats;
      const setUp = { ...usual, options: options[number % options.length] as object };
      const sample =
        kept.find(own) ?? (await sampleOf(kind, parts, await playedMatch(parts, setUp, own), { seat, seed: own }));
      kept.keep(own, sample);
      samples.push(sample);
      console.error(`${own}: ${sample.points.length} promises, ${sample.turning.length} turning points`);
    }
  }
  return samples;
}

interface Kept {
  find(own: string): Sample | undefined;
  keep(own: string, sample: Sample): void;
}

function keptIn(file: string | null): Kept {
  const lines = file !== null && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const kept = new Map(lines.filter((line) => line !== '').map((line) => JSON.parse(line) as [string, Sample]));
  return {
    find: (own) => kept.get(own),
    keep(own, sample) {
      if (file !== null && !kept.has(own)) appendFileSync(file, `${JSON.stringify([own, sample])}\n`);
      kept.set(own, sample);
    },
  };
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
