import type { Seat } from '../../types.ts';

/** ETS-2.22: the first survivors of all seats in seat order, then the second ones, and so on. */
export function seated<P extends { readonly seat: Seat }>(people: readonly P[]): P[] {
  const places = people.map((person, n) => ({
    person,
    before: people.slice(0, n).filter(({ seat }) => seat === person.seat).length,
  }));
  return places.sort((a, b) => a.before - b.before || a.person.seat - b.person.seat).map(({ person }) => person);
}
