import type { Summary } from '@turnpoint/protocol';
import { doorOf } from '../client/door.ts';
import { save } from '../parts/save.ts';
import { go } from '../router.svelte.ts';

/** The next match of a campaign, with the same people at the same seats. */
export async function goOn({ id, game, players }: Summary, options: object): Promise<void> {
  const { library } = doorOf(id);
  const { ticket } = await library.deal();
  const created = await library.create({ game, options, players, deal: { ticket }, follows: id });
  if (!created.ok) throw new Error(`${game} refuses to go on (${created.ruling.clause})`);
  go(`/match/${created.id}`);
}

/** Hands the campaign up to this match over as one file. */
export async function saveCampaign({ id, game }: Summary): Promise<void> {
  const file = await doorOf(id).review.chain(id);
  const mark = file.chain.at(-1)?.hash.slice(0, 8);
  save(`${game}-campaign-${mark}.json`, JSON.stringify(file), 'application/json');
}
