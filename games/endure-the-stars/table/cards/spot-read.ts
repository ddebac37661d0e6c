import { type Message, type Reader, tell } from '@turnpoint/kernel';
import { type Words, whichOf } from '@turnpoint/ui';
import { enemyOf, missionOf, objectiveSaid, tokenOf } from '../../content/index.ts';
import type { View, ZoneId } from '../../rules/types.ts';
import type { Known } from '../known.svelte.ts';
import { type Piece, piecesOf } from '../map/pieces.ts';
import { objectivesOf } from '../rail/objective-state.ts';
import { isClosed } from '../spots.ts';
import { enemyLine } from './enemy-line.ts';

/** What is read of something on the map. */
export interface SpotRead {
  readonly kind: string;
  readonly name: string;
  readonly lines: readonly string[];
}

interface At {
  readonly view: View;
  readonly known: Pick<Known, 'isHeard' | 'now' | 'chart' | 'zoneName'>;
  readonly say: Words['say'];
  readonly reader: Reader;
}

/** What the map shows of what lasts on a zone, by the item that laid it. */
export const LASTING: Readonly<Record<string, string>> = { 'shield-bubble': 'shield-bubble', decoy: 'decoy-beacon' };

export const lastingOn = ({ lasting }: View, zone: ZoneId): string[] => [
  ...new Set(lasting.flatMap((one) => (one.zone === zone && one.kind in LASTING ? [one.kind] : []))),
];

/** What stands or lies at a spot of the map, as the table lies now; null when it is gone. */
export function readSpot(spot: string, at: At): SpotRead | null {
  const { view, known, say } = at;
  const piece = piecesOf(view).find((one) => one.spot === spot);
  if (piece !== undefined) return readPiece(piece, at);
  const zone = whichOf('zone', spot);
  if (zone !== null) return readZone(Number(zone), at);
  const door = whichOf('door', spot);
  if (door !== null) return readDoor(Number(door), at);
  const exit = whichOf('exit', spot);
  if (exit !== null) {
    const closed = isClosed(view, Number(exit));
    const name = say(closed ? 'table.exit-closed' : 'table.exit', { n: Number(exit) + 1 });
    return { kind: say('read.kind.exit'), name, lines: [say('table.exit-hint')] };
  }
  const noise = view.noises[Number(whichOf('noise', spot) ?? -1)];
  if (noise === undefined) return null;
  const n = known.now?.heard[view.noises.indexOf(noise)]?.length ?? 0;
  const name = say('text.noise', { level: noise.level });
  return { kind: say('read.kind.noise'), name, lines: [say('table.heard-in', { n }), say('table.noise-hint')] };
}

/** Of zones only what lies on them for a while is read: all else there is read by itself. */
function readZone(zone: ZoneId, { view, known, say }: At): SpotRead | null {
  const kinds = lastingOn(view, zone);
  if (kinds.length === 0) return null;
  const lines = kinds.map((kind) => say(`read.spot.${kind}`));
  return { kind: say('read.kind.zone'), name: known.zoneName(zone), lines };
}

function readDoor(id: number, { view, known, say }: At): SpotRead | null {
  const between = known.chart?.doors[id]?.between;
  if (between === undefined) return null;
  const [a, b] = [known.zoneName(between[0]), known.zoneName(between[1])];
  const isLocked = view.passages.barred.includes(id);
  const state = isLocked ? 'locked' : 'open';
  return {
    kind: say('read.kind.door'),
    name: say(`table.door-${state}`, { a, b }),
    lines: [say(`read.spot.${state}`)],
  };
}

function readPiece(piece: Piece, at: At): SpotRead | null {
  const { view, say, reader } = at;
  const of = (kind: string, name: string, lines: readonly string[]): SpotRead => ({
    kind: say(`read.kind.${kind}`),
    name,
    lines,
  });
  switch (piece.kind) {
    case 'survivor':
      return of('survivor', say(`survivor.${view.team[piece.who]?.id ?? ''}`), survivorLines(piece.who, at));
    case 'fallen':
      return null;
    case 'loader':
      return of('loader', say('text.loader'), loaderLines(view, say));
    case 'foe':
      return of('enemy', say(`foes.${piece.type}`, { count: piece.count }), [
        ...aboutEnemy(piece.type, at),
        ...(enemyOf(piece.type).isBoss && view.boss !== null
          ? [say('table.boss-health', { n: piece.health, full: view.boss.full })]
          : []),
        ...(piece.stunned > 0 ? [say('read.spot.stunned', { n: piece.stunned })] : []),
        ...(piece.hunts ? [say('read.spot.hunts')] : []),
        ...(piece.hunts ? [] : heardLines(piece.zone, at)),
      ]);
    case 'ally':
      return of('ally', say(`enemy.${piece.type}`), [
        say('text.ally', { foe: { key: `enemy.${piece.type}` }, health: piece.health }),
        ...aboutEnemy(piece.type, at),
      ]);
    case 'token':
      return of('token', say('text.token'), [...tokenLines(piece.face, at), ...heardLines(piece.zone, at)]);
    case 'objective': {
      const { id, kind = 'marker' } = missionOf(view.options.mission)?.objectives[piece.n] ?? {};
      const state = objectivesOf(view).find((one) => one.id === id)?.says;
      const name = tell(reader, objectiveSaid(view.options.mission, piece.id));
      return of('objective', name, [say(`read.spot.${kind}`), ...(state ? [tell(reader, state)] : [])]);
    }
  }
}

const aboutEnemy = (type: Parameters<typeof enemyLine>[0], { view, say }: At): string[] => [
  enemyLine(type, view, say),
  say(`read.enemy.${type}`),
];

/** The sign of an ear. */
const heardLines = (zone: ZoneId, { known, say }: At): string[] =>
  known.isHeard(zone) ? [say('read.spot.hears')] : [];

function tokenLines(face: string | null, at: At): string[] {
  const { view, say } = at;
  if (face !== null)
    return [say('text.token.known', { face: { key: `face.${face}` } }), ...aboutEnemy(tokenOf(face).type, at)];
  const faces: Message[] = [...new Set(view.unknownFaces)].map((one) => ({ key: `face.${one}` }));
  return [say('read.spot.blip'), say('read.spot.faces', { faces: { list: faces } })];
}

function loaderLines({ loader, team }: View, say: Words['say']): string[] {
  const pilot = loader === null || loader.pilot === null ? undefined : team[loader.pilot];
  return [
    say(loader?.powered === true ? 'read.spot.powered' : 'read.spot.unpowered'),
    ...(pilot === undefined ? [] : [say('read.spot.pilot', { who: { key: `survivor.${pilot.id}` } })]),
  ];
}

/** With each sign that it bears. */
function survivorLines(who: number, { view, say, reader }: At): string[] {
  const one = view.team[who];
  if (one === undefined) return [];
  const known = missionOf(view.options.mission)?.objectives ?? [];
  const carried = one.carries.map((n) => objectiveSaid(view.options.mission, known[n]?.id ?? ''));
  return [
    say('read.spot.points', { health: one.health, resolve: one.resolve }),
    ...(view.active === who ? [say('table.actions-left', { n: one.actions })] : []),
    ...(one.turn === 'over' ? [say('read.spot.done')] : []),
    ...(one.stun === null ? [] : [say('read.spot.out')]),
    ...(one.held !== null && one.held === one.zone ? [say('read.spot.held')] : []),
    ...one.injuries.map((injury) => say(`injury.${injury}`)),
    ...(carried.length === 0 ? [] : [tell(reader, { key: 'read.spot.carries', args: { what: { list: carried } } })]),
  ];
}
