/** The pages of the shell, by the first part of their addresses. Whatever else is asked for is not found. */
export const PAGES = [
  '',
  'new',
  'first',
  'match',
  'replay',
  'r',
  'join',
  'online',
  'matches',
  'campaigns',
  'replays',
  'daily',
  'settings',
  'rules',
  'how',
  'decks',
  'missions',
] as const;

export type PageName = (typeof PAGES)[number];
