import { door } from '../client/door.ts';

/** Hands the finished match over as a file: seed, options and choices, enough to play it again anywhere. */
export async function download(id: string, game: string): Promise<void> {
  const record = await door.review.record(id);
  save(`${game}-${record.hash.slice(0, 8)}.json`, record);
}

export function save(name: string, content: object): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
