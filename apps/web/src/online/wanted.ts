import type { Seat } from '@turnpoint/kernel';
import type { Gathering } from '@turnpoint/protocol';

/** Places that anybody may take: those kept for somebody by name are not counted. */
export function freeAt({ places }: Pick<Gathering, 'places'>): number {
  return places.filter((place) => place.kind === 'open' && place.invited === undefined).length;
}

/** Where a visitor of this name would sit: where they have asked for, where they are invited, or else where nobody is. */
export function wantedAt({ places }: Pick<Gathering, 'places'>, asked: Seat | null, name: string): Seat | null {
  const open = places.flatMap((place, seat) => (place.kind === 'open' ? [{ ...place, seat }] : []));
  const own = name.trim().toLowerCase();
  const found =
    open.find(({ seat }) => seat === asked) ??
    open.find(({ invited }) => invited?.toLowerCase() === own) ??
    open.find(({ invited }) => invited === undefined) ??
    open[0];
  return found?.seat ?? null;
}
