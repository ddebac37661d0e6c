import type { Entry } from '../../rules/types.ts';

type Kind = Entry['type'];

/** What is seen as one event: an attack with all its blows, the tests that one fright brings, a way of several steps. */
export interface Beat {
  /** Gives it its picture and its reason. */
  readonly lead: Entry;
  readonly entries: readonly Entry[];
}

/** Map, dashboards and the header tell it, or what comes next does. */
const QUIET: ReadonlySet<Kind> = new Set([
  'picked',
  'first',
  'turn',
  'round',
  'rolled-off',
  'token-stalled',
  'expired',
  'reshuffled',
  'named',
  'voted',
  'chose-visit',
]);
/** What somebody does by choice: whoever chose it needs no words for it. */
const DEEDS: ReadonlySet<Kind> = new Set([
  'moved',
  'searched',
  'used',
  'dropped',
  'ability',
  'traded',
  'interacted',
  'reward',
  'powered',
  'declined',
  'entered-loader',
  'left-loader',
]);
const WALKS = 'ETS-4.28';

export const isQuiet = ({ type }: Entry): boolean => QUIET.has(type);
/** Whoever is pushed, led or driven did not choose it. */
export const isDeed = (entry: Entry): boolean =>
  DEEDS.has(entry.type) && (entry.type !== 'moved' || entry.clause === WALKS);

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
  isQuiet(before) || (before.type === 'noise' && entry.type === 'fired');

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
export const isBeside = (one: Entry, other: Entry | undefined): boolean =>
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
