import type { Seat } from '@turnpoint/kernel';
import type { Summary } from '@turnpoint/protocol';
import { chosen } from '../settings.svelte.ts';

/** Who sits where in a branch: whoever plays on in a seat that was not theirs sits there under their own name. */
export function branchNames({ players, seats }: Summary, person: Seat | null): readonly string[] {
  const own = chosen.now.name.trim();
  return players.map(({ name }, seat) => (seat === person && !seats.includes(seat) && own !== '' ? own : name));
}
