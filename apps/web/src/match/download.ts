import { hall } from '../client/hall.ts';

/** Hands the finished match over as a file: seed, options and choices, enough to play it again anywhere. */
export async function download(id: string, game: string): Promise<void> {
  const record = await hall.record(id);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }));
  link.download = `${game}-${record.hash.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
