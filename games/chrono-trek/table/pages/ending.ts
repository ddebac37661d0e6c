import type { LogStep, Message, Value } from '@turnpoint/kernel';
import type { Ending } from '@turnpoint/ui';
import { FRACTURE_ON, type Need } from '../../content/index.ts';
import type { Reckoned } from '../../rules/telling/reckon.ts';
import type { ChronoTrek, Look } from '../../rules/types.ts';

type Log = readonly LogStep<ChronoTrek>[];

/** A row of an identity by its name. */
function nameOf(need: Need): Value {
  switch (need.kind) {
    case 'face':
      return { key: `event.${need.at}.${need.side}` };
    case 'fracture':
      return { key: `card.${FRACTURE_ON[need.at]}` };
    case 'artifact':
      return { key: `card.${need.artifact}` };
    case 'class':
      return { key: `need.${need.class}` };
    case 'anomaly':
      return { key: 'need.anomaly' };
  }
}

/** What the viewer lacked, in one sentence about them. */
function shortOf(look: Look, { missions }: Reckoned): Message | null {
  const mission = missions[look.seat ?? -1];
  if (mission == null) return null;
  const missing = mission.needs.filter(({ met }) => !met).map(({ need }) => need);
  const [only] = missing;
  const rows = { list: missing.map(nameOf) };
  if (only === undefined) return { key: mission.blockers.length > 0 ? 'ending.blocked' : 'ending.late' };
  if (missing.length > 1) return { key: 'ending.short', args: { n: missing.length, of: mission.needs.length, rows } };
  const isArtifact = only.kind === 'artifact' || only.kind === 'class';
  return { key: isArtifact ? 'ending.artifact-short' : 'ending.row-short', args: { row: nameOf(only) } };
}

/** The viewer's last turn: what they did in it, and the step before. */
function momentOf(log: Log, seat: number): Ending['moment'] {
  const at = log.findLastIndex(({ entries }) => entries.some((entry) => entry.type === 'turn' && entry.seat === seat));
  const begun = log[at];
  if (begun === undefined) return null;
  const deeds = log.slice(at).flatMap(({ entries }) => entries);
  const played = deeds.find((entry) => entry.type === 'play' && entry.seat === seat);
  if (played?.type === 'play')
    return { step: begun.step, says: { key: 'ending.moment-played', args: { card: { key: `card.${played.card}` } } } };
  const drew = deeds.some((entry) => entry.type === 'second-draw' && entry.seat === seat);
  return drew ? { step: begun.step, says: { key: 'ending.moment-drew' } } : null;
}

/** What the match came to for the viewer: what was missing, who won, and their last turn. */
export function endingOf(look: Look, log: Log, reckoned: unknown): Ending {
  const { outcome, seat, view } = look;
  const [winner] = outcome?.winners ?? [];
  const told = reckoned as Reckoned | null;
  const by = outcome?.by ?? { key: 'outcome.CT-13.8' };
  if (winner === undefined || seat === null || told === null) return { lines: [by], moment: null };
  if (winner === seat) {
    const of = told.missions[seat]?.needs.length ?? 0;
    const character = { key: `character.${view.players[seat]?.character ?? ''}` };
    return { lines: [{ key: 'ending.won', args: { of, character } }], moment: null };
  }
  const short = shortOf(look, told);
  return { lines: short === null ? [by] : [short, by], moment: momentOf(log, seat) };
}
