import { no } from '@turnpoint/kernel';
import type { Mission, PlacedTile } from '../../../content/missions/index.ts';
import type { Fault } from './rule.ts';

const MOST_OF_A_KIND = 2;

const repeated = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) !== i);

/** ETS-V.2: checked before the map is laid. */
export function cannotLay({ tiles }: Mission): Fault[] {
  if (tiles.length === 0) return [no('ETS-V.2', 'why.mission-no-tiles')];
  const place = ({ col, row }: PlacedTile) => `${col},${row}`;
  const overlaps = repeated(tiles.map(place)).map((at) => no('ETS-V.2', 'why.mission-overlap', { at }));
  const aliases = repeated(tiles.map(({ alias }) => alias)).map((name) => no('ETS-V.2', 'why.mission-twice', { name }));
  const kinds = tiles.map(({ kind }) => kind);
  const tooMany = [...new Set(kinds)]
    .filter((kind) => kinds.filter((other) => other === kind).length > MOST_OF_A_KIND)
    .map((kind) => no('ETS-V.2', 'why.mission-tile-copies', { tile: { key: `tile.${kind}` }, most: MOST_OF_A_KIND }));
  return [...overlaps, ...aliases, ...tooMany];
}
