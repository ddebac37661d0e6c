import type { Message } from '@turnpoint/kernel';
import { isOwn, type OwnTexts, ownOf } from './own.ts';

const WORDS = { mission: 'title', 'goal-of': 'goal', briefing: 'briefing', ending: 'ending' } as const;

const own = (words: string): Message => ({ key: 'own.words', args: { words } });

/** What a mission says of itself: a published one in every language, an own one in its author's words. */
export function saidOf(mission: string, what: keyof typeof WORDS): Message {
  return isOwn(mission) ? own(ownOf(mission).texts[WORDS[what]]) : { key: `${what}.${mission}` };
}

/** What one of its objectives is called. */
export function objectiveSaid(mission: string, id: string): Message {
  return isOwn(mission) ? own(nameIn(ownOf(mission).texts, id)) : { key: `objective.${mission}.${id}` };
}

/** What it shows in play. */
export function storySaid(mission: string, text: string): Message {
  return isOwn(mission) ? own(nameIn(ownOf(mission).texts, text)) : { key: `story.${mission}.${text}` };
}

/** What was given no name is called by its id. */
export const nameIn = ({ names }: OwnTexts, id: string): string => (Object.hasOwn(names, id) ? (names[id] ?? id) : id);
