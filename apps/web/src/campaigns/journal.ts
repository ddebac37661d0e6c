import type { Door, Summary } from '@turnpoint/protocol';

type DoorOf = (id: string) => { readonly library: Pick<Door['library'], 'summary'> };

/** The matches that led to this one, the first one first; what was deleted is left out, with all before it. */
export async function wayTo(id: string, doorOf: DoorOf): Promise<Summary[]> {
  const way: Summary[] = [];
  for (let at: string | null = id; at !== null; ) {
    const match: Summary | null = await doorOf(at).library.summary(at);
    if (match === null) break;
    way.unshift(match);
    at = match.follows;
  }
  return way;
}
