import type { EnemyType, OwnMission } from '../../content/index.ts';
import { zoneNamed } from '../../rules/board/index.ts';
import type { ShipMap } from '../../rules/types.ts';
import type { Piece } from '../../table/map/pieces.ts';

/** What lies on the map of a draft, as the table draws it. */
export function piecesOf({ mission }: OwnMission, map: ShipMap): Piece[] {
  const at = (zone: string | null) => (zone === null ? -1 : zoneNamed(map, zone));
  const radar = mission.radar.map(({ zone }, id): Piece => {
    return { kind: 'token', key: `token ${zone}`, spot: `radar-${id}`, zone: at(zone), id, face: null };
  });
  const objectives = mission.objectives.map(({ id, colour, zone }, n): Piece => {
    return { kind: 'objective', key: `objective ${id}`, spot: `objective-${n}`, zone: at(zone), n, colour, id };
  });
  const figures = mission.figures.map(({ what, count, zone }, n): Piece => {
    const own = { key: `figure ${n}`, spot: `figure-${n}`, zone: at(zone) };
    if (what === 'exo-loader') return { kind: 'loader', ...own };
    return { kind: 'foe', ...own, type: what as EnemyType, count, stunned: 0, health: count, hunts: false };
  });
  return [...radar, ...objectives, ...figures].filter(({ zone }) => zone >= 0);
}
