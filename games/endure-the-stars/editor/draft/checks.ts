import type { Message, Ruling } from '@turnpoint/kernel';
import { BRACKETS, type Mission, type OwnMission } from '../../content/index.ts';
import { cannotUseOwn } from '../../rules/set-up/mission-file/own.ts';
import type { ShipMap } from '../../rules/types.ts';
import { placesIn } from './tokens.ts';

/** What is still wrong with a draft: the rule that it breaks, a sentence, and the zone where, if it is somewhere. */
export interface Broken {
  readonly clause: string;
  readonly because: Message;
  readonly zone: string | null;
}

/** Rules that can only be judged from a start. */
const FROM_START = ['ETS-V.4', 'ETS-V.8', 'ETS-V.10', 'ETS-V.11'];

const own = (clause: string, key: string): Broken => ({ clause, because: { key }, zone: null });

/** Every rule that the draft breaks. What is not there yet is told as such, and all else is judged as far as it goes. */
export function brokenIn(draft: OwnMission, map: ShipMap | null): Broken[] {
  const { mission, texts } = draft;
  const untitled = texts.title.trim() === '' ? [own('ETS-V.1', 'editor.no-title')] : [];
  if (mission.tiles.length === 0) return [own('ETS-V.2', 'why.mission-no-tiles'), ...untitled];
  const isPlaced = mission.start !== '';
  const start = isPlaced ? mission.start : (map?.zones[0]?.name ?? 'none');
  const faults = cannotUseOwn({
    mission: { ...mission, start },
    texts: { ...texts, title: texts.title.trim() || '-' },
  });
  const told = faults.filter(({ clause }) => isPlaced || !FROM_START.includes(clause)).map(toldOf);
  return [...(isPlaced ? [] : [own('ETS-V.8', 'editor.no-start')]), ...told, ...untitled];
}

function toldOf({ clause, because }: Ruling): Broken {
  const zone = because.args?.zone;
  return { clause, because, zone: typeof zone === 'string' ? zone : null };
}

/** Rules that stop all further judging, each with those that were judged before it. */
const STOPS: Readonly<Record<string, readonly string[]>> = { 'ETS-V.2': [], 'ETS-V.3': ['ETS-V.2', 'ETS-V.14'] };

/** Does this rule hold, as far as the others let it be judged? */
export function isJudged(clause: string, broken: readonly Broken[]): boolean {
  if (broken.some((one) => one.clause === clause)) return false;
  const isUnread = broken.some(({ because }) => because.key === 'why.mission-shape');
  const stop = broken.find((one) => one.clause in STOPS);
  if (isUnread || (stop !== undefined && STOPS[stop.clause]?.includes(clause) !== true)) return false;
  return !(FROM_START.includes(clause) && broken.some(({ because }) => because.key === 'editor.no-start'));
}

/** A rule that holds, with what it counted. */
export interface Kept {
  readonly clause: string;
  readonly key: string;
  readonly count: string;
}

/** The rules of a legal mission in the order one meets them, each with where the draft stands. */
export function checksOf(mission: Mission, map: ShipMap | null): Kept[] {
  const doors = map?.doorways.filter(({ hasToken }) => hasToken).length ?? 0;
  const places = BRACKETS.map((bracket) => `${mission.tokens[bracket].length}/${placesIn(mission, bracket)}`);
  const zone = map?.zones[map.start];
  const listed: readonly (readonly [string, string, string])[] = [
    ['ETS-V.2', 'tiles', String(mission.tiles.length)],
    ['ETS-V.3', 'names', ''],
    ['ETS-V.4', 'reach', String(map?.zones.length ?? 0)],
    ['ETS-V.5', 'places', places.join(' ')],
    ['ETS-V.6', 'supply', ''],
    ['ETS-V.7', 'doors', `${doors}/16`],
    ['ETS-V.8', 'start', String(zone?.capacity ?? '')],
    ['ETS-V.9', 'exits', `${mission.exits.length}/2`],
    ['ETS-V.10', 'sight', ''],
    ['ETS-V.11', 'locks', ''],
    ['ETS-V.12', 'cards', ''],
    ['ETS-V.13', 'miniatures', ''],
    ['ETS-V.14', 'words', ''],
    ['ETS-V.15', 'win', String(mission.win.length)],
    ['ETS-V.16', 'boss', ''],
  ];
  return listed.map(([clause, key, count]) => ({ clause, key: `editor.check-${key}`, count }));
}
