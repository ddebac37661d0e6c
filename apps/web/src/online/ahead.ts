import type { Types } from '@turnpoint/kernel';
import type { GameTable } from '@turnpoint/ui';
import { door } from '../client/door.ts';
import { chosen } from '../settings.svelte.ts';

/** Fetches what a match of this game will need, so that nobody who has sat down waits for it: page, table, words, rules. */
export async function ahead(game: string, { table }: GameTable<Types>): Promise<void> {
  await Promise.all([
    import('../pages/Table.svelte'),
    import('./company/index.ts'),
    table.component(),
    table.texts?.(chosen.now.language),
    // This device's worker finds the words of what the server sends: asked for anything, it has the rules at hand.
    door.library.cannotStart(game, {}, 0),
  ]);
}
