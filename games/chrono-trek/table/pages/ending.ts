import type { LogStep, Message } from '@turnpoint/kernel';
import type { Ending, Moment, Needed } from '@turnpoint/ui';
import { cardOf, FRACTURE_ON, type Index, type Need } from '../../content/index.ts';
import type { Reckoned } from '../../rules/telling/reckon.ts';
import type { ChronoTrek, Entry, Look } from '../../rules/types.ts';
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
  const blocked = mission.blockers.length > 0 ? '-blocked' : '';
  return { key: `${isArtifact ? 'ending.artifact-short' : 'ending.row-short'}${blocked}`, args: { row: nameOf(only) } };
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

/** Does an entry change something that these rows, or a Fracture in their way, hang on? */
function matters(entry: Entry, seat: number, needs: readonly Need[]): boolean {
  const isWanted = (card: string) =>
    needs.some(
      (need) =>
        (need.kind === 'artifact' && need.artifact === card) ||
        (need.kind === 'class' && need.class === cardOf(card).class),
    );
  const isListed = (kind: Need['kind'], index: Index) =>
    needs.some((need) => need.kind === kind && 'at' in need && need.at === index);
  switch (entry.type) {
    case 'turned':
      return entry.turned.some(({ index }) => isListed('face', index));
    case 'entered':
      return entry.seat === seat && isWanted(entry.card);
    case 'moved':
      return entry.to === seat && isWanted(entry.card);
    case 'fracture-placed':
      return isListed('fracture', entry.spot);
    case 'fracture-falls':
      return true;
    case 'anchorpoint':
      return needs.some(({ kind }) => kind === 'anomaly');
    case 'covered':
      return entry.seat === seat;
    default:
      return false;
  }
}

/** The card or Event behind the latest change that matters: the winner's or another's, in this turn or before it. */
function causeOf(log: Log, seat: number, needs: readonly Need[]) {
  const told = log.flatMap(({ entries }, at) => entries.map((entry) => ({ at, entry })));
  const last = told.findLastIndex(({ entry }) => matters(entry, seat, needs));
  for (const { at, entry } of told.slice(0, last + 1).reverse())
    if (entry.type === 'play' || entry.type === 'event') return { at, entry };
  return null;
}

/** The card that put the last of the viewer's rows right, whoever brought it. */
function momentWon(look: Look, log: Log, told: Reckoned): Ending['moment'] {
  const seat = look.seat ?? -1;
  const needs = told.missions[seat]?.needs.map(({ need }) => need) ?? [];
  const cause = causeOf(log, seat, needs);
  if (cause === null) return null;
  const { at, entry: played } = cause;
  const after = log.slice(at);
  const turned = after.flatMap(({ entries }) => entries.flatMap((one) => (one.type === 'turned' ? one.turned : [])));
  const right = placesOf(look, told, true).filter((place) => turned.some(({ index }) => index === place));
  const step = after.findLast(({ entries }) => entries.some(({ type }) => type === 'turned'))?.step ?? 0;
  const how = `${played.type === 'event' ? 'drawn' : 'played'}${played.seat === seat ? '' : '-by'}` as const;
  const player = { seat: played.seat };
  const says = { key: `ending.moment-${how}`, args: { card: { key: `card.${played.card}` }, player } };
  const cards = [{ card: played.card, where: { key: `ending.${how}`, args: { player } } }];
  return { step: log[at]?.step ?? 0, says, ...drawn(step, right, cards) };
}

/** What is told of a seat's turn: from where it begins to where the next one does. */
function deedsFrom(log: Log, seat: number): Entry[] {
  const [, ...rest] = log.flatMap(({ entries }, at) => {
    const begins = at === 0 ? entries.findIndex((entry) => entry.type === 'turn' && entry.seat === seat) : 0;
    return entries.slice(begins);
  });
  const next = rest.findIndex(({ type }) => type === 'turn');
  return next < 0 ? rest : rest.slice(0, next);
}

/** The viewer's last turn: what they did in it, and the step before. What they lacked then is marked. */
function momentOf(look: Look, log: Log, told: Reckoned): Ending['moment'] {
  const seat = look.seat ?? -1;
  const at = log.findLastIndex(({ entries }) => entries.some((entry) => entry.type === 'turn' && entry.seat === seat));
  const begun = log[at];
  if (begun === undefined) return null;
  const deeds = deedsFrom(log.slice(at), seat);
  const played = deeds.find((entry) => entry.type === 'play' && entry.seat === seat && entry.via !== 'memo');
  const card = played?.type === 'play' ? played.card : null;
  const seen = drawn(begun.step, placesOf(look, told, false), cardsLacked(look, told, card));
  if (card !== null) {
    const says = { key: 'ending.moment-last', args: { card: { key: `card.${card}` } } };
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
    // Q wins in anybody's turn (CT-13.9).
    const key = by.key === 'outcome.CT-13.9' ? 'ending.won-anomaly' : 'ending.won';
    return { lines: [{ key, args: { of, character } }], needed, moment: momentWon(look, log, told) };
  }
  const short = shortOf(look, told);
  return { lines: short === null ? [by] : [short, by], needed, moment: momentOf(look, log, told) };
}
