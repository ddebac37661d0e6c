// Tables are written against today's types, and they draw matches of older versions too: whatever frozen rules show must
// fit these types. TypeScript itself is asked.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '@turnpoint/catalogue';
import { findGames } from '@turnpoint/catalogue/node';
import { type Entry, type Look, look, Match, type Types } from '@turnpoint/kernel';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../src/folders.ts';
import { viewersOf } from '../src/moment.ts';
import { frozenOf, type Golden, goldenOf } from './frozen.ts';

/** Points of a match that are looked at. */
const POINTS = 6;
/** Read once for all programs. */
const sources = new Map<string, ts.SourceFile | undefined>();

interface Shown {
  readonly looks: readonly Look[];
  readonly entries: readonly Entry[];
}

const games = await findGames();
const versions = await Promise.all(
  games.map(async ({ about: { id }, engine }) => {
    const { version: today } = await engine.rules();
    return Object.entries(await frozenOf(id)).map(([version, kept]) => ({ game: id, version, today, kept }));
  }),
);

test.each(versions.flat())(
  "what $game $version shows fits today's types",
  async ({ game, version, today, kept }) => {
    const { default: rules } = await kept.load();
    // Today's version cannot but fit: one match of it is enough.
    const records = goldenOf(game).filter(({ record }) => record.version === version);
    const seen = version === today ? records.slice(0, 1) : records;
    expect(
      await faultsOf(
        game,
        seen.map(({ record }) => shownBy(Match.replay({ ...rules, version }, record))),
      ),
    ).toEqual([]);
  },
  60_000,
);

test('a view that lacks what tables read, or holds what they do not know, is found', async () => {
  const [{ about, engine }] = games as [Manifest, ...Manifest[]];
  const [golden] = goldenOf(about.id) as [Golden, ...Golden[]];
  const played = Match.replay(await engine.rules(golden.record.version), golden.record);
  const [first] = shownBy(played).looks as [Look, ...Look[]];
  const [field = ''] = Object.keys(first.view);
  const { [field]: _, ...lacking } = first.view as Record<string, unknown>;
  const planted = (view: object): Shown => ({ looks: [{ ...first, view }], entries: [] });
  expect(await faultsOf(about.id, [planted(lacking)])).toEqual([expect.stringContaining(field)]);
  expect(await faultsOf(about.id, [planted({ ...first.view, planted: 1 })])).toEqual([
    expect.stringContaining('planted'),
  ]);
}, 60_000);

function shownBy(match: Match<Types>): Shown {
  const every = Math.max(1, Math.floor(match.length / POINTS));
  const steps = Array.from({ length: match.length + 1 }, (_, step) => step).filter((step) => step % every === 0);
  const looks = steps.flatMap((step) =>
    viewersOf(match.state).map((viewer) => look(match.game, match.stateAt(step), viewer)),
  );
  const entries = match.log(null).flatMap((step) => step.entries);
  return {
    looks,
    entries: [...new Map(entries.map((entry) => [JSON.stringify(Object.keys(entry)) + entry.type, entry])).values()],
  };
}

/** What TypeScript says of values of the outside as values of today's rules. */
async function faultsOf(game: string, shown: readonly Shown[]): Promise<string[]> {
  const exported = await import(/* @vite-ignore */ pathToFileURL(join(ROOT, 'games', game, 'rules', 'index.ts')).href);
  const name = Object.keys(exported).find((key) => Object(exported[key]).frames !== undefined);
  const file = join(ROOT, 'games', game, 'rules', 'shown.ts');
  const lines = shown.flatMap(({ looks, entries }) => [
    ...looks.map((one) => `({ ${JSON.stringify(one).slice(1, -1)} }) satisfies Told[0];`),
    ...entries.map((one) => `(${JSON.stringify(one)}) satisfies Told[1];`),
  ]);
  const text = [
    `import type { ${name} as game } from './index.ts';`,
    "type Told = Parameters<(typeof game)['describe']>;",
    ...lines,
  ].join('\n');
  return diagnose(file, text);
}

function diagnose(file: string, text: string): string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, target, ...more) =>
    path === file ? ts.createSourceFile(path, text, target) : known(path, () => getSourceFile(path, target, ...more));
  const program = ts.createProgram([file], { ...options, incremental: false }, host);
  const source = program.getSourceFile(file);
  return program
    .getSemanticDiagnostics(source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 600));
}

function known(path: string, read: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!sources.has(path)) sources.set(path, read());
  return sources.get(path);
}
