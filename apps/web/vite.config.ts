import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { gameIcons } from './game-icons.ts';
import { offline } from './offline/plugin.ts';
import { preloadedWords } from './preloaded-words.ts';

const TABLE = /games\/([\w-]+\/table)\/(?!index|pages|story|texts|builder|art|draw\/(SeatSign|colours))/;
/** What a game's texts, table and pages share, but what the first page needs: alone, each would be a file of some hundred bytes. */
const CONTENT = /games\/((?!end-of-line)[\w-]+\/content)\/(?!colours|layouts)/;
const FRAME =
  /packages\/ui\/src\/(table\/|AskTwice|SureOrNot|BoardSheet|Bubble|FrameHeader|Hints|Later|LogList|PromptLine|Rail|Refusal|Sheet|TableFrame|Tabs|TextView|foot|in-turn)|svelte\/src\/(animate|easing)\//;
/** Small things that many pages have in common, but not the first: alone, each would be a request for a few hundred bytes. */
const COMMON = new RegExp(
  [
    'apps/web/src/(own-words|random|beside/[\\w/]+|client/(bot-names|latest|players|told)|first-match/progress|match/(next-level|rematch|result|retry)|online/(NotifyMe|invite|part|terms|waiting)|parts/(Chips|ClauseSheet|Empty|MissingMatch|Segments|clause|copy|copying|texts/\\w+|words))\\.',
    'packages/ui/src/(BotFace|ClauseChip|IconButton|PartShown|contract|faces|hints|picture|place-bubble|told-by)\\.',
    'packages/kernel/src/(chance|sha256)\\.',
    'svelte/src/(events/|reactivity/(index-client|media-query|reactive-value))',
  ].join('|'),
);
const root = join(import.meta.dirname, '../..');
/** The icons on covers: alone, each would be a file with nothing in it but an address. */
const covers = globSync('games/*/cover/Cover.svelte', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);
const ICONS = covers.flatMap((cover) => [...cover.matchAll(/'game-icon:([\w-]+)'/g)].map(([, name]) => name));

/** What the first page shows and every later page shares. */
const FIRST = new RegExp(
  [
    'apps/web/src/(App|address|after-paint|router|settings|words|shortcuts|client/(?!begin|players|bot-names|told|session|open-port|once|dial|hot-seat|identity|latest|passkeys|pulse|tokens|uploads|visited)|home/(?!Continue)|games/(index|manifests)\\.|pages/Home)',
    'apps/web/src/parts/(Choose|CoverArt|Loading|SentenceBar|Shell|Title|Trouble|levels)',
    'games/[\\w-]+/index',
    `game-icon(:|s/)(${ICONS.join('|')})(\\.|$)`,
    'packages/ui/src/(Button|DrawnSign|Icon(?!Button)|icons|KeyCap|Mark|chord|texts\\.|shell-context)',
    'packages/kernel/src/(text|seats|address)',
    'packages/protocol/src/(connect-here|far|near-port|pages|refused|reopening|short-reply)',
    'svelte/src/internal/disclose-version',
    'vite/preload-helper',
  ].join('|'),
);

/** Manifests name tables too. The worker never draws one, so none is compiled for it. */
function drawsNothing(): Plugin {
  return {
    name: 'draws-nothing',
    load: (id) => (/games\/[\w-]+\/(table\/|decks\/|editor\/(?!proof))/.test(id) ? '' : null),
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), gameIcons(), preloadedWords(), offline()],
  // A name of its own: what the worker loads is no part of the page's first load.
  worker: {
    format: 'es',
    plugins: () => [drawsNothing()],
    rolldownOptions: {
      output: { entryFileNames: 'assets/worker-[name]-[hash].js', chunkFileNames: 'assets/worker-[name]-[hash].js' },
    },
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A table in one piece, not in thirty: small files compress badly, and each is a request. Pages are fetched when shown.
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Otherwise what a table shares with the first page would move into the table's file.
          includeDependenciesRecursively: false,
          groups: [
            { name: (id) => TABLE.exec(id)?.[1] ?? null, debugName: 'tables', test: TABLE },
            { name: 'frame', test: FRAME },
            { name: 'common', test: COMMON },
            { name: 'first', test: FIRST },
            { name: 'icons', test: /game-icon(:|s\/)/, minShareCount: 2 },
            { name: (id) => CONTENT.exec(id)?.[1] ?? null, debugName: 'content', test: CONTENT, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
