import type { PlayerInfo } from '@turnpoint/ui';

/** Is one person at most at this table? Where several share the screen the shell asks them all in public. */
export const isAlone = (players: readonly PlayerInfo[]): boolean =>
  players.filter(({ kind }) => kind === 'person').length < 2;
