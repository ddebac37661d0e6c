import type { Texts } from '@turnpoint/kernel';

/** What a mission is about, how it begins, and how it ends when it is won. */
export type Story = readonly [title: string, goal: string, briefing: string, ending: string];

/** The texts of all missions by their keys, with those that are shown in play. */
export function storyTexts(stories: Readonly<Record<string, Story>>, shown: Texts): Texts {
  const told = Object.entries(stories).flatMap(([id, [title, goal, briefing, ending]]) => [
    [`mission.${id}`, title],
    [`goal-of.${id}`, goal],
    [`briefing.${id}`, briefing],
    [`ending.${id}`, ending],
  ]);
  return { ...Object.fromEntries(told), ...shown };
}
