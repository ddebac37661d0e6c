import type { SetUp } from '@turnpoint/catalogue';
import { type Message, type Reader, tell } from '@turnpoint/kernel';
import type { Summary } from '@turnpoint/protocol';
import { gameOf, listed } from '../games/index.ts';
import { chosen } from '../settings.svelte.ts';
import { readerOf, say } from '../words.svelte.ts';

/** A match's words: its reader and setUp, once the game's texts are there. */
export interface Told {
  readonly reader: Reader;
  readonly setUp: SetUp;
}

export async function toldOf({ game, players }: Pick<Summary, 'game' | 'players'>): Promise<Told> {
  const { texts, setUp } = gameOf(game);
  const names = players.map(({ name }) => name);
  return { reader: readerOf(await texts(chosen.now.language), names), setUp: await setUp() };
}

export function gameName(id: string): string {
  return listed(id)?.name ?? id;
}

/** What a match of these options is called: by its mission, or by its mode. */
export const matchName = (setUp: SetUp, options: object): Message =>
  setUp.nameOf?.(options) ?? { key: `mode.${setUp.modeOf(options)}` };

/** "END OF LINE, Versus with Greedy": everybody but the reader, who is the first person where several share a screen. */
export function titleOf({ game, options, players, seats }: Summary, { reader, setUp }: Told): string {
  const mode = tell(reader, matchName(setUp, options));
  const own = seats.length === 1 ? seats[0] : players.findIndex(({ kind }) => kind === 'person');
  const others = players.filter((_, seat) => seat !== own).map(({ name }) => name);
  const args = { game: gameName(game), mode, others: { list: others } };
  return others.length === 0 ? say('match.alone', args) : say('match.with', args);
}
