import type { StandIn } from '@turnpoint/protocol';
import { say } from '../words.ts';

export { Chat } from '../chat.svelte.ts';
export { tellMyTurn } from '../my-turn.ts';
export { default as Banner } from './Banner.svelte';
export { default as CompanyTab } from './CompanyTab.svelte';
export { default as Digest } from './Digest.svelte';
export { digestOf, haveSeen, lastSeen } from './digest.ts';
export { default as LeaveSeat } from './LeaveSeat.svelte';
export { standInAt } from './standing.ts';

/** The name of the tab, with how much was said since it was open. */
export const tabName = (news: number) => (news === 0 ? say('company.tab') : say('company.tab-news', { n: news }));

/** What a notification says. */
export const myTurn = () => say('lobby.my-turn');

/** "Scripted for Jonas". */
export function nameFor({ level }: StandIn, name: string): string {
  return say('company.for', { level: say(`level.${level}`), name });
}
