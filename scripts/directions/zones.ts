/** Which way imports may point. This table is the design's "Layout" as data; a folder that is not in it is a fault. */

export interface Direction {
  /** Zones it may import. `own x` is folder x of the same game, `types of x` only its types. */
  readonly to: readonly string[];
  /** npm packages and node: modules: none, any, or those that match. */
  readonly packages: 'none' | 'any' | RegExp;
  /** No clock, no global randomness: the same choices give the same match everywhere. */
  readonly pure: boolean;
}

const pure = { packages: 'none', pure: true } as const;
const page = { packages: /^(svelte|game-icon:)/, pure: false } as const;
const parts = { packages: 'none', pure: false } as const;

export const directions: Readonly<Record<string, Direction>> = {
  kernel: { to: [], ...pure },
  effects: { to: [], ...pure },
  bots: { to: ['kernel'], ...pure },
  protocol: { to: ['kernel'], packages: /^zod$/, pure: true },
  host: { to: ['kernel', 'bots', 'protocol'], ...pure },
  testkit: { to: ['kernel', 'bots', 'protocol', 'host'], packages: /^(node:|fast-check$)/, pure: false },
  ui: { to: ['kernel'], ...page },
  catalogue: { to: ['kernel', 'bots', 'ui'], packages: /^(node:fs|svelte)$/, pure: true },

  'game rules': { to: ['kernel', 'effects', 'own content'], ...pure },
  'game content': { to: ['kernel', 'effects'], ...pure },
  'game texts': { to: ['kernel', 'own content'], ...pure },
  'game bot': { to: ['kernel', 'effects', 'own rules', 'own content'], ...pure },
  'game solver': { to: ['kernel', 'own rules', 'own content'], ...pure },
  'game set-up': { to: ['kernel', 'catalogue', 'own rules', 'own content'], ...pure },
  'game balance': { to: ['kernel', 'catalogue', 'own rules', 'own content', 'own bot'], ...pure },
  'game terminal': { to: ['kernel', 'own rules', 'own content'], ...pure },
  'game table': { to: ['kernel', 'ui', 'types of catalogue', 'types of own rules', 'own content'], ...page },

  'game cover': { to: ['ui'], ...page },
  'game decks': { to: ['types of catalogue', 'own rules', 'own content', 'own table'], ...parts },
  /** Where missions are built: it draws, judges by the rules, lets bots play, and plays proofs under the rules they name. */
  'game editor': {
    to: ['kernel', 'ui', 'catalogue', 'own rules', 'own frozen', 'own content', 'own table', 'own bot'],
    ...page,
  },
  /** The manifest. It names parts; what it imports at once is none of them. */
  'game index': { to: ['catalogue', 'own *'], ...parts },

  test: {
    to: ['kernel', 'effects', 'bots', 'testkit', 'protocol', 'host', 'catalogue', 'ui', 'own *'],
    packages: 'any',
    pure: false,
  },
  bench: { to: ['kernel', 'bots', 'protocol', 'host', 'testkit', 'catalogue', 'game *'], packages: 'any', pure: false },
  app: { to: ['*'], packages: 'any', pure: false },
};

export interface Place {
  /** A key of `directions`, or a name that is not one. */
  readonly zone: string;
  /** The workspace: `packages/kernel`, `games/end-of-line`. */
  readonly workspace: string;
}

/** Where a file lives; null for what belongs to no workspace (scripts, settings of tools). */
export function placeOf(path: string): Place | null {
  const [area = '', name = '', folder = ''] = path.split('/');
  if (area === 'bench') return { zone: 'bench', workspace: 'bench' };
  if (!['packages', 'games', 'apps'].includes(area)) return null;
  const workspace = `${area}/${name}`;
  if (area === 'apps') return { zone: 'app', workspace };
  if (folder === 'test' || path.includes('/table/test/') || path.endsWith('.test.ts'))
    return { zone: 'test', workspace };
  // The manifest is the one file that lies in a game's folder itself.
  return { zone: area === 'games' ? `game ${folder.replace(/\.ts$/, '')}` : name, workspace };
}

export interface Wish {
  readonly from: Place;
  readonly to: Place;
  readonly typesOnly: boolean;
}

export function mayImport({ from, to, typesOnly }: Wish): boolean {
  const own = from.workspace === to.workspace;
  if (own && from.zone === to.zone) return true;
  return (directions[from.zone]?.to ?? []).some((rule) => allows(rule, { from, to, typesOnly }));
}

/** Does one entry of `to` cover this import? */
export function allows(rule: string, { from, to, typesOnly }: Wish): boolean {
  const own = from.workspace === to.workspace;
  const folder = to.zone.replace(/^game /, '');
  if (rule === '*') return true;
  if (rule === 'game *') return to.zone.startsWith('game ');
  if (rule === 'own *') return own;
  if (rule === `own ${folder}`) return own;
  if (rule === `types of own ${folder}`) return own && typesOnly;
  if (rule === `types of ${to.zone}`) return typesOnly;
  return rule === to.zone;
}
