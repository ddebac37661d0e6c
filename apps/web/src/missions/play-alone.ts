import { door } from '../client/door.ts';
import { playersOf } from '../client/players.ts';
import { go } from '../router.svelte.ts';
import { say } from './words.ts';

/** One person leads everybody: what is tried is the mission. */
export const alone = () => playersOf([{ key: 0, kind: 'person', level: 1, name: '', sign: '1' }]);

/** Begins a match at once; gives the sentence that says why not. */
export async function playAlone(game: string, options: object): Promise<string> {
  const { ticket } = await door.library.deal();
  const created = await door.library.create({ game, options, players: alone(), deal: { ticket } });
  if (!created.ok) return say('missions.refused', { clause: created.ruling.clause });
  go(`/match/${created.id}`);
  return '';
}
