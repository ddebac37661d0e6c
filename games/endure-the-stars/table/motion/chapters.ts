import type { Message } from '@turnpoint/kernel';
import type { EnemyType } from '../../content/index.ts';
import type { Entry, View } from '../../rules/types.ts';
import { sumOf } from '../dock/recap.ts';
import { type Beat, isQuiet } from './beats.ts';

/** Beats that are told by one sentence where there are too many for one each. */
export interface Chapter {
  readonly beats: readonly Beat[];
  /** What it came to, in short sentences. */
  says(view: View): Message[];
}

/** What can be added up; anything else keeps a sentence of its own. */
const SUMMED: ReadonlySet<Entry['type']> = new Set([
  'attacked',
  'foe-moved',
  'token-moved',
  'revealed',
  'tested',
  'checked',
  'held',
  'lost-resolve',
  'turned-up',
  'hurt',
  'injured',
  'saved',
  'stunned',
  'died',
  'killed',
  'vest',
  'exploded',
  'boss-attack',
  'spawned',
  'noise',
  'moved',
]);

type Actor = EnemyType | 'tokens';

/** Who does it; null where it only follows from what was done before. */
function actorOf({ lead }: Beat): Actor | null {
  switch (lead.type) {
    case 'attacked':
    case 'foe-moved':
    case 'boss-attack':
      return lead.enemy;
    case 'token-moved':
      return 'tokens';
    default:
      return null;
  }
}

const isSummed = ({ lead }: Beat): boolean => SUMMED.has(lead.type) || isQuiet(lead);

/** Puts together what follows each other: what one kind of enemy does and brings about, or all of it. */
export function chaptersOf(beats: readonly Beat[], byActor: boolean): readonly Chapter[] {
  const chapters: { actor: Actor | null; isOpen: boolean; beats: Beat[] }[] = [];
  for (const beat of beats) {
    const actor = actorOf(beat);
    const last = chapters.at(-1);
    const isSame = !byActor || actor === null || last?.actor === null || last?.actor === actor;
    if (last?.isOpen && isSummed(beat) && isSame) {
      last.beats.push(beat);
      last.actor ??= actor;
    } else chapters.push({ actor, isOpen: isSummed(beat), beats: [beat] });
  }
  return chapters.map(({ actor, beats }) => ({
    beats,
    says: (view) => summary(beats, byActor ? actor : null, view),
  }));
}

function summary(beats: readonly Beat[], actor: Actor | null, view: View): Message[] {
  const entries = beats.flatMap((beat) => beat.entries);
  const n = entries.filter(({ type }) => type === 'attacked' || type === 'boss-attack').length;
  const tokens = new Set(entries.flatMap((entry) => (entry.type === 'token-moved' ? [entry.token] : []))).size;
  const moves = entries.some(({ type }) => type === 'foe-moved');
  const foe: Message = actor === null || actor === 'tokens' ? { key: 'beat.enemies' } : { key: `enemy.${actor}` };
  return [
    ...(n > 0 ? [{ key: 'beat.attacks', args: { foe, n } }] : moves ? [{ key: 'beat.goes', args: { foe } }] : []),
    ...(tokens > 0 ? [{ key: 'beat.tokens-moved', args: { n: tokens } }] : []),
    ...sumOf(entries, view),
  ];
}
