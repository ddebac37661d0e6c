import type { Summary } from '@turnpoint/protocol';
import { doorOf } from '../client/door.ts';
import { beKnownAs } from '../client/identity.ts';
import { isOnline, nameOnline, server } from '../client/online.svelte.ts';
import { goSit } from '../client/sit-at.ts';
import { placeFor } from '../online/place-for.ts';
import { USUAL } from '../online/terms.ts';
import { save } from '../parts/save.ts';
import { go } from '../router.svelte.ts';
import { chosen } from '../settings.svelte.ts';

/** The next match of a campaign, with the same people at the same seats. */
export async function goOn({ id, game, players }: Summary, options: object): Promise<void> {
  const { library } = doorOf(id);
  const { ticket } = await library.deal();
  const created = await library.create({ game, options, players, deal: { ticket }, follows: id });
  if (!created.ok) throw new Error(`${game} refuses to go on (${created.ruling.clause})`);
  go(`/match/${created.id}`);
}

/** The same, each at their own device: a table on the server where all gather again, everybody at their seat. */
export async function goOnTogether(match: Summary, options: object): Promise<void> {
  const seat = match.seats[0] ?? 0;
  const table = isOnline(match.id) ? await openAgain(match.id, seat, options) : await openThere(match, options);
  goSit(table, seat);
}

/** The first who goes on opens the table; the others find it. */
async function openAgain(id: string, seat: number, options: object): Promise<string> {
  const port = await server.sit(id, seat, null);
  try {
    return await port.rematch(options);
  } finally {
    await port.close();
  }
}

/** What was played on this device so far goes to the server first. */
async function openThere({ id, game, players }: Summary, options: object): Promise<string> {
  if ((await nameOnline()) === null) await beKnownAs(chosen.now.name.trim() || 'Guest');
  const chain = await doorOf(id).review.chain(id);
  const follows = await server.library.import(JSON.stringify(chain), []);
  const opened = await server.lobby.open({ game, options, places: players.map(placeFor), ...USUAL, follows });
  if (!opened.ok) throw new Error(`the server refuses this table (${opened.ruling.clause})`);
  return opened.id;
}

/** Hands the campaign up to this match over as one file. */
export async function saveCampaign({ id, game }: Summary): Promise<void> {
  const file = await doorOf(id).review.chain(id);
  const mark = file.chain.at(-1)?.hash.slice(0, 8);
  save(`${game}-campaign-${mark}.json`, JSON.stringify(file), 'application/json');
}
