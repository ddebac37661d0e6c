import type { LogStep, Message } from '@turnpoint/kernel';
import type { Ending, Moment, Needed } from '@turnpoint/ui';
import { FRACTURE_ON, type Index, type Need } from '../../content/index.ts';
import type { Reckoned } from '../../rules/telling/reckon.ts';
import type { ChronoTrek, Look } from '../../rules/types.ts';
import { placeMark } from '../cards/needs.ts';
import { placeSpot } from '../spots.ts';
import { cardsLacked } from './lacked.ts';

type Log = readonly LogStep<ChronoTrek>[];

/** A row of an identity by its name. */
function nameOf(need: Need): Message {
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
  if (only === undefined) return { key: mission.blockers.length > 0 ? 'ending.blocked' : 'ending.late' };
  if (missing.length > 1) return { key: 'ending.short', args: { n: missing.length, of: mission.needs.length } };
  const isArtifact = only.kind === 'artifact' || only.kind === 'class';
  return { key: isArtifact ? 'ending.artifact-short' : 'ending.row-short', args: { row: nameOf(only) } };
}

/** The viewer's rows: a place by its mark, all else by its name. */
function neededOf({ seat }: Look, { missions }: Reckoned): Needed[] {
  const rows = missions[seat ?? -1]?.needs ?? [];
  return rows.map(({ need, met }) => {
    const place = placeMark(need);
    return { says: place === '' ? nameOf(need) : { key: 'ending.place', args: { place } }, isMet: met };
  });
}

/** Where on the Timeline the rows lie that are right, or those that are not. */
function placesOf({ seat }: Look, { missions }: Reckoned, isMet: boolean): Index[] {
  const rows = missions[seat ?? -1]?.needs.filter(({ met }) => met === isMet) ?? [];
  return rows.flatMap(({ need }) => ('at' in need ? [need.at] : []));
}

/** The Timeline where it shows what mattered, otherwise cards. */
const drawn = (step: number, places: readonly Index[], cards: NonNullable<Moment['cards']>): Partial<Moment> =>
  places.length === 0 ? { cards } : { seen: { step, spots: places.map(placeSpot) } };

/** The card of the viewer's that put the last of their rows right. */
function momentWon(look: Look, log: Log, told: Reckoned): Ending['moment'] {
  const at = log.findLastIndex(({ entries }) => entries.some((one) => one.type === 'play' && one.seat === look.seat));
  const played = log[at]?.entries.find(({ type }) => type === 'play');
  if (played?.type !== 'play') return null;
  const after = log.slice(at);
  const turned = after.flatMap(({ entries }) => entries.flatMap((one) => (one.type === 'turned' ? one.turned : [])));
  const right = placesOf(look, told, true).filter((place) => turned.some(({ index }) => index === place));
  const step = after.findLast(({ entries }) => entries.some(({ type }) => type === 'turned'))?.step ?? 0;
  const says = { key: 'ending.moment-won', args: { card: { key: `card.${played.card}` } } };
  const cards = [{ card: played.card, where: { key: 'ending.played' } }];
  return { step: log[at]?.step ?? 0, says, ...drawn(step, right, cards) };
}

/** The viewer's last turn: what they did in it, and the step before. What they lacked then is marked. */
function momentOf(look: Look, log: Log, told: Reckoned): Ending['moment'] {
  const seat = look.seat ?? -1;
  const at = log.findLastIndex(({ entries }) => entries.some((entry) => entry.type === 'turn' && entry.seat === seat));
  const begun = log[at];
  if (begun === undefined) return null;
  const deeds = log.slice(at).flatMap(({ entries }) => entries);
  const played = deeds.find((entry) => entry.type === 'play' && entry.seat === seat);
  const card = played?.type === 'play' ? played.card : null;
  const seen = drawn(begun.step, placesOf(look, told, false), cardsLacked(look, told, card));
  if (card !== null) {
    const says = { key: 'ending.moment-played', args: { card: { key: `card.${card}` } } };
    return { step: begun.step, says, ...seen };
  }
  const drew = deeds.some((entry) => entry.type === 'second-draw' && entry.seat === seat);
  return drew ? { step: begun.step, says: { key: 'ending.moment-drew' }, ...seen } : null;
}

/** What the match came to for the viewer: what was missing, who won, and their last turn. */
export function endingOf(look: Look, log: Log, reckoned: unknown): Ending {
  const { outcome, seat, view } = look;
  const [winner] = outcome?.winners ?? [];
  const told = reckoned as Reckoned | null;
  const by = outcome?.by ?? { key: 'outcome.CT-13.8' };
  if (winner === undefined || seat === null || told === null) return { lines: [by], moment: null };
  const needed = neededOf(look, told);
  if (winner === seat) {
    const of = told.missions[seat]?.needs.length ?? 0;
    const character = { key: `character.${view.players[seat]?.character ?? ''}` };
    return { lines: [{ key: 'ending.won', args: { of, character } }], needed, moment: momentWon(look, log, told) };
  }
  const short = shortOf(look, told);
  return { lines: short === null ? [by] : [short, by], needed, moment: momentOf(look, log, told) };
}
