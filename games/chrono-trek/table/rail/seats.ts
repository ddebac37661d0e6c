/** Each seat's own colour, beside its initial; lamps of one console. The first, a person's as a rule, is far from amber. */
export const SEAT_TINTS = ['#7fd7f2', '#e08bb0', '#7ec7a2', '#8fa8ff', '#f09a6a', '#b99cff'] as const;

/** A seat's initial; where two would be alike ("Scripted 1", "Scripted 2") the number behind the name. */
export function letterOf(names: readonly string[], seat: number): string {
  const name = names[seat] ?? '?';
  const initial = name.slice(0, 1);
  const alike = names.filter((other) => other.startsWith(initial)).length > 1;
  return (alike && /\d+$/.exec(name)?.[0]) || initial;
}

export function tintOf(seat: number): string {
  return SEAT_TINTS[seat % SEAT_TINTS.length] ?? SEAT_TINTS[0];
}

/** Everybody in turn order, beginning with this seat. */
export function inOrder<P>(players: readonly P[], first: number): { player: P; seat: number }[] {
  const all = players.map((player, seat) => ({ player, seat }));
  return [...all.slice(first), ...all.slice(0, first)];
}
