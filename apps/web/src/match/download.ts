import { doorOf } from '../client/door.ts';
import { save } from '../parts/save.ts';

/** Hands the finished match over as a file: seed, options and choices, enough to play it again anywhere. */
export async function download(id: string, game: string): Promise<void> {
  const record = await doorOf(id).review.record(id);
  save(`${game}-${record.hash.slice(0, 8)}.json`, JSON.stringify(record, null, 2), 'application/json');
}
