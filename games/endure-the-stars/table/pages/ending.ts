import type { LogStep, Message } from '@turnpoint/kernel';
import type { Ending } from '@turnpoint/ui';
import { saidOf } from '../../content/index.ts';
import type { Endure, Entry, Look } from '../../rules/types.ts';
import { zoneOf } from '../journal/part.ts';
import { zoneSpot } from '../spots.ts';

type Log = readonly LogStep<Endure>[];

const countOf = (log: Log, type: Entry['type']): number =>
  log.reduce((sum, { entries }) => sum + entries.filter((entry) => entry.type === type).length, 0);

const killsIn = (log: Log): number =>
  log.reduce((sum, { entries }) => sum + entries.reduce((n, one) => (one.type === 'killed' ? n + one.count : n), 0), 0);

const GOALS: readonly Entry['type'][] = ['interacted', 'destroyed'];

const lastStep = (log: Log, wanted: readonly Entry['type'][]): number =>
  log.findLastIndex(({ entries }) => entries.some(({ type }) => wanted.includes(type)));

/** Where it was decided: the first death, or what was done last before the mission was won, leaving aside the way out. */
function decided(log: Log, won: boolean): number {
  if (!won) return log.findIndex(({ entries }) => entries.some(({ type }) => type === 'died'));
  const done = lastStep(log, [...GOALS, 'killed', 'left']);
  const goal = lastStep(log, GOALS);
  return goal !== -1 && log[done]?.entries.some(({ type }) => type === 'left') ? goal : done;
}

function momentOf(log: Log, won: boolean, { view }: Look): Ending['moment'] {
  const wanted: readonly Entry['type'][] = won ? [...GOALS, 'killed', 'left'] : ['died'];
  const at = decided(log, won);
  const entry = log[at]?.entries.find(({ type }) => wanted.includes(type));
  const by = entry !== undefined && 'who' in entry && typeof entry.who === 'number' ? view.team[entry.who] : undefined;
  // Nobody is named with what was destroyed; what nobody killed has nobody to name.
  if (entry === undefined || (by === undefined && entry.type !== 'destroyed')) return null;
  const step = log[at]?.step ?? 0;
  const zone = zoneOf(view, entry);
  const says = { key: `ending.moment-${entry.type}`, ...(by && { args: { who: { key: `survivor.${by.id}` } } }) };
  return { step, says, ...(zone !== null && { seen: { step, spots: [zoneSpot(zone)] } }) };
}

function lostWhy(log: Log, mission: string): Message {
  const clause = log.flatMap(({ entries }) => entries).findLast(({ type }) => type === 'lost')?.clause ?? 'ETS-3.7';
  return { key: 'ending.lost', args: { mission: saidOf(mission, 'mission'), why: { key: `ending.why.${clause}` } } };
}

/** What the mission came to: the story's end or the loss, how the team stood, and the moment that decided it. */
export function endingOf(look: Look, log: Log): Ending {
  const { view, outcome } = look;
  const won = (outcome?.winners.length ?? 0) > 0;
  const { mission } = view.options;
  const alive = view.team.filter(({ fate }) => fate !== 'dead').length;
  const stood: Message = {
    key: 'ending.stood',
    args: { round: view.round, alive, team: view.team.length, kills: killsIn(log), noises: countOf(log, 'noise') },
  };
  const story: Message = won ? saidOf(mission, 'ending') : lostWhy(log, mission);
  return { lines: [story, stood], moment: momentOf(log, won, look) };
}
