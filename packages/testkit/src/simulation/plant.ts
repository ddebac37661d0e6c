/** Faults that are planted to show that the laws find them. */
export type Planted = 'acknowledges-early' | 'writes-over' | 'sleeps-on' | 'skips-a-message';

export const PLANTED: readonly Planted[] = ['acknowledges-early', 'writes-over', 'sleeps-on', 'skips-a-message'];
