import type { Entry } from '../../rules/types.ts';
import { paceOf } from './pace.ts';

type Kind = Entry['type'];

/** What is seen as one event: an attack with all its blows, the tests that one fright brings, a way of several steps. */
export interface Beat {
  /** Gives it its picture and its reason. */
  readonly lead: Entry;
  readonly entries: readonly Entry[];
}

const BLOW: readonly Kind[] = ['rolled-off', 'saved', 'hurt', 'injured', 'stunned', 'ally-hurt'];

/** What is seen together with what it follows. */
const WITH: { readonly [kind in Kind]?: readonly Kind[] } = {
  attacked: ['attacked', ...BLOW],
  'boss-attack': BLOW,
  exploded: [...BLOW, 'killed'],
  hurt: ['injured'],
  tested: ['tested', 'lost-resolve'],
  checked: ['held', 'lost-resolve'],
  'lost-resolve': ['lost-resolve'],
  revealed: ['solomon'],
  noise: ['fired'],
  fired: ['jammed', 'killed', 'boss-hurt'],
  'foe-moved': ['foe-moved'],
  'token-moved': ['token-moved'],
};

/** A noise is that of the shot; what takes no time of its own happens with what comes next. */
const opens = (before: Entry, entry: Entry): boolean =>
  paceOf(before) === 0 || (before.type === 'noise' && entry.type === 'fired');

/** The same enemies: they strike once more in the same zone, or go on along their way. */
function goesOn(before: Entry, entry: Entry): boolean {
  if (before.type === 'attacked' && entry.type === 'attacked')
    return before.enemy === entry.enemy && before.zone === entry.zone;
  if (before.type === 'foe-moved' && entry.type === 'foe-moved') {
    const isSame = before.enemy === entry.enemy && before.clause === entry.clause;
    return isSame && (isBeside(before, entry) || (before.to === entry.from && before.count === entry.count));
  }
  return before.type !== 'token-moved' || before.clause === entry.clause;
}

/** Enemies that go the same step side by side. */
const isBeside = (one: Entry, other: Entry | undefined): boolean =>
  one.type === 'foe-moved' && other?.type === 'foe-moved' && one.from === other.from && one.to === other.to;

export function beatsOf(entries: readonly Entry[]): readonly Beat[] {
  const beats: { lead: Entry; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const beat = beats.at(-1);
    const last = beat?.entries.findLast(({ type }) => type === entry.type) ?? beat?.lead;
    if (beat !== undefined && opens(beat.lead, entry)) {
      beat.entries.push(entry);
      beat.lead = entry;
    } else if (
      beat !== undefined &&
      last !== undefined &&
      WITH[beat.lead.type]?.includes(entry.type) &&
      goesOn(last, entry)
    )
      beat.entries.push(entry);
    else beats.push({ lead: entry, entries: [entry] });
  }
  return beats;
}

const STEP = 240;
/** What a further one of the same kind adds, and how long a beat is at most: then it has been read. */
const MORE = 140;
const LONGEST = 1600;

/** How long the table rests after this entry of a beat, in milliseconds. */
export function restAfter({ lead, entries }: Beat, entry: Entry): number {
  const next = entries[entries.indexOf(entry) + 1];
  if (next !== undefined) return lead.type === 'foe-moved' && lead !== next && !isBeside(entry, next) ? STEP : 0;
  const alike = entries.filter(({ type }) => type === lead.type).length;
  const further = lead.type === 'foe-moved' || lead.type === 'token-moved' ? 0 : MORE * (alike - 1);
  return Math.max(paceOf(lead), Math.min(LONGEST, paceOf(lead) + further));
}

/** A long part of the match is told faster: so many milliseconds are waited for, and nothing becomes faster than this. */
const BEARABLE = 8000;
const FASTEST = 0.55;

/** By how much all rests are shortened. */
export function hasteOf(beats: readonly Beat[]): number {
  const whole = beats.reduce(
    (sum, beat) => sum + beat.entries.reduce((rests, entry) => rests + restAfter(beat, entry), 0),
    0,
  );
  return Math.min(1, Math.max(FASTEST, BEARABLE / whole));
}
