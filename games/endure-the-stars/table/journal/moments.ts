import type { Message } from '@turnpoint/kernel';
import { enemyOf } from '../../content/index.ts';
import type { Entry, View } from '../../rules/types.ts';
import { deathSaid } from './death.ts';
import { narrowIn } from './narrow.ts';
import type { Told } from './told.ts';

/** Something that is told of a mission. */
export interface Moment {
  readonly round: number;
  readonly entry: Entry;
  readonly says: Message;
  /** How much it matters beside others. */
  readonly worth: number;
  /** The step after which the map shows it best: before it happened where something is gone afterwards. */
  readonly step: number;
}

/** So many killed at once are worth a line. */
const MANY = 4;

type Said = Pick<Moment, 'says' | 'worth'> & { readonly isBefore: boolean };

const said = (key: string, { line }: Told, worth: number, isBefore: boolean): Said => ({
  says: { key: `journal.${key}`, args: line.args ?? {} },
  worth,
  isBefore,
});

/** What an entry is worth in the journal; null when it is told by others. */
function saidOf(row: readonly Told[], at: number): Said | null {
  const told = row[at] as Told;
  const { entry } = told;
  switch (entry.type) {
    case 'died':
      return { says: deathSaid(row, at, entry.who), worth: isFirst(row, at) ? 15 : 12, isBefore: true };
    case 'boss':
      return said('boss', told, 14, false);
    case 'killed':
      if (enemyOf(entry.enemy).isBoss)
        return said(entry.who === null ? 'boss-falls.nobody' : 'boss-falls', told, 14, true);
      return entry.who === null || entry.count < MANY ? null : said('felled', told, 4 + entry.count / 10, true);
    case 'destroyed':
    case 'found-objective':
      return isFirst(row, at) ? said(entry.type, told, 9, true) : null;
    case 'interacted':
      return isFirst(row, at) ? said(entry.type, told, 8, true) : null;
    case 'sedated':
      return entry.failed ? null : said(entry.type, told, 9, false);
    case 'story':
      return { says: told.line, worth: 9, isBefore: false };
    case 'left':
      return row.some((other, i) => i > at && other.entry.type === 'left') ? null : said('last-out', told, 6, true);
    default:
      return null;
  }
}

/** Is this the first of its kind, or the first with this objective? */
function isFirst(row: readonly Told[], at: number): boolean {
  const { entry } = row[at] as Told;
  const objective = 'objective' in entry ? entry.objective : null;
  return !row
    .slice(0, at)
    .some(
      ({ entry: other }) => other.type === entry.type && ('objective' in other ? other.objective : null) === objective,
    );
}

/** What was said already matters less the next time, as with three switches of one name; a death never does. */
function onceGreat<M extends Moment>(moment: M, at: number, all: readonly M[]): M {
  const isSame = (other: M) => JSON.stringify(other.says) === JSON.stringify(moment.says);
  const isAgain = moment.entry.type !== 'died' && all.slice(0, at).some(isSame);
  return isAgain ? { ...moment, worth: AGAIN } : moment;
}

const AGAIN = 3;
/** At most so many are told of one mission, but all deaths. */
const MOST = 9;

/** What is told of a mission, in the order in which it happened: all deaths, and the best of everything else. */
export function momentsOf(row: readonly Told[], end: View): Moment[] {
  const happened = row.flatMap((told, at): (Moment & { at: number })[] => {
    // Before the first round the ship is only laid out: what already waits there counts.
    const found = told.round > 0 || told.entry.type === 'boss' ? saidOf(row, at) : null;
    if (found === null) return [];
    const { isBefore, ...rest } = found;
    return [{ ...rest, at, round: told.round, entry: told.entry, step: told.step - (isBefore ? 1 : 0) }];
  });
  const narrow = narrowIn(row, end).map(({ at, worth }) => {
    const { round, entry, line, step } = row[at] as Told;
    return { says: { key: 'journal.narrow', args: line.args ?? {} }, worth, at, round, entry, step };
  });
  const all = [...happened, ...narrow].map(onceGreat);
  const deaths = all.filter(({ entry }) => entry.type === 'died');
  const others = all.filter(({ entry }) => entry.type !== 'died').sort((a, b) => b.worth - a.worth || a.at - b.at);
  return [...deaths, ...others.slice(0, Math.max(MOST - deaths.length, MOST / 2))]
    .sort((a, b) => a.at - b.at)
    .map(({ at: _, ...moment }) => moment);
}
