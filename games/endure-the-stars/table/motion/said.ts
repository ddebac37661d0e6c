import type { Message, Value } from '@turnpoint/kernel';
import type { Entry } from '../../rules/types.ts';
import type { Beat } from './beats.ts';

type LineOf = (entry: Entry) => Message | undefined;
type Of<K extends Entry['type']> = Extract<Entry, { type: K }>;

const all = <K extends Entry['type']>({ entries }: Beat, type: K): Of<K>[] =>
  entries.filter((entry): entry is Of<K> => entry.type === type);

/** As its own sentence names whom it happens to: what is shown may not know them yet. */
const nameIn = (entry: Entry, lineOf: LineOf): Value => lineOf(entry)?.args?.who ?? '';

/** How a beat is told in one sentence; that of the entry which leads it unless several say it together. */
export function saidOf(beat: Beat, lineOf: LineOf): Message | undefined {
  switch (beat.lead.type) {
    case 'attacked':
      return attackOf(beat, lineOf);
    case 'tested':
    case 'lost-resolve':
      return nervesOf(beat, lineOf);
    case 'token-moved': {
      const n = all(beat, 'token-moved').length;
      return n === 1 ? lineOf(beat.lead) : { key: 'beat.tokens', args: { n } };
    }
    case 'foe-moved':
      return wayOf(beat, lineOf);
    default:
      return lineOf(beat.lead);
  }
}

/** What else of a beat is worth a line: whether a Solomon comes with them, who was hit. */
export function alsoOf({ lead, entries }: Beat, lineOf: LineOf): Message | undefined {
  const other = entries.findLast(({ type }) => type === 'solomon' || type === 'killed' || type === 'boss-hurt');
  return other === undefined || other === lead ? undefined : lineOf(other);
}

function attackOf(beat: Beat, lineOf: LineOf): Message | undefined {
  const first = lineOf(beat.lead);
  if (first === undefined) return undefined;
  const lost = new Map<number, { who: Value; n: number }>();
  for (const blow of all(beat, 'hurt'))
    lost.set(blow.who, { who: nameIn(blow, lineOf), n: (lost.get(blow.who)?.n ?? 0) + blow.health });
  const harm: Message[] = [...lost.values()].map((args) => ({ key: 'beat.loses', args }));
  if (harm.length === 0 && all(beat, 'saved').length > 0) harm.push({ key: 'beat.saved' });
  const n = all(beat, 'attacked').length;
  if (harm.length === 0 && n === 1) return first;
  return { key: harm.length === 0 ? 'beat.in-vain' : 'beat.attack', args: { ...first.args, n, harm: { list: harm } } };
}

function nervesOf(beat: Beat, lineOf: LineOf): Message | undefined {
  const n = all(beat, 'tested').length;
  const fallen = new Map(
    all(beat, 'lost-resolve').map((one) => [one.who, { who: nameIn(one, lineOf), left: one.left }]),
  );
  if (n === 1 || (n === 0 && fallen.size === 1)) return lineOf(beat.lead);
  const falls = { list: [...fallen.values()].map((args): Message => ({ key: 'beat.falls', args })) };
  if (n === 0) return { key: 'beat.shaken', args: { falls } };
  return fallen.size === 0 ? { key: 'beat.held', args: { n } } : { key: 'beat.nerves', args: { n, falls } };
}

/** From where they were to where they come, all of them. */
function wayOf(beat: Beat, lineOf: LineOf): Message | undefined {
  const steps = all(beat, 'foe-moved');
  const [first, last] = [steps[0], steps.at(-1)];
  const line = first && lineOf(first);
  const to = last && lineOf(last)?.args?.to;
  if (first === undefined || line === undefined || to === undefined) return line;
  const count = steps.reduce((sum, { from, count }) => (from === first.from ? sum + count : sum), 0);
  return { ...line, args: { ...line.args, to, count, foes: { key: `foes.${first.enemy}`, args: { count } } } };
}
