import type { Family, TokenFace } from './file.ts';

/** Radar tokens by face: how many the box has (ETS-1.26 to 1.28). */
const TOKENS: Readonly<Record<Family, Readonly<Record<TokenFace, number>>>> = {
  gep: {
    'swarmer-4': 2,
    'swarmer-5': 2,
    'swarmer-6': 2,
    'jaeger-3': 1,
    'jaeger-4': 3,
    'jaeger-5': 1,
    'icarus-3': 1,
    'icarus-4': 3,
    'icarus-5': 1,
    'titan-1': 1,
  },
  sentry: { 'artemis-2': 2, 'artemis-3': 2, 'sip-2': 2, 'sip-3': 2 },
  redeemer: { 'fanatic-2': 2, 'fanatic-3': 2, 'zealot-2': 2, 'zealot-3': 2 },
};

export const tokenSupply = (family: Family): Readonly<Record<TokenFace, number>> => TOKENS[family];

/** Miniatures in the box (ETS-1.6, 1.27, 1.28), and the one Exo Loader (ETS-1.7). */
export const MINIATURES: Readonly<Record<string, number>> = {
  swarmer: 30,
  jaeger: 20,
  icarus: 20,
  solomon: 10,
  titan: 1,
  primus: 1,
  artemis: 10,
  sip: 10,
  olympian: 1,
  zealot: 10,
  fanatic: 10,
  preacher: 1,
  'exo-loader': 1,
};

/** ETS-19.1 */
export const BOSSES: readonly string[] = ['titan', 'primus', 'olympian', 'preacher'];

/** What a face shows: its enemy and how many. */
export function shownBy(face: TokenFace): { readonly enemy: string; readonly count: number } {
  const [enemy = '', count = '0'] = face.split('-');
  return { enemy, count: Number(count) };
}
