/** Each seat's own colour, beside its initial; lamps of one console. */
export const SEAT_TINTS = ['#f0c56a', '#e08bb0', '#7ec7a2', '#8fa8ff', '#f09a6a', '#b99cff'] as const;

export function tintOf(seat: number): string {
  return SEAT_TINTS[seat % SEAT_TINTS.length] ?? SEAT_TINTS[0];
}
