import { no } from '@turnpoint/kernel';
import { COLOURS, COVER, MODES, type Mode } from '../../content/index.ts';
import type { Options, Ruling } from '../types.ts';

export const SEATS: Readonly<
  Record<Mode, { readonly min: number; readonly max: number; readonly clause: Ruling['clause'] }>
> = {
  versus: { min: 2, max: 2, clause: 'EOL-9.1' },
  'battle-royale': { min: 3, max: 8, clause: 'EOL-9.2' },
  team: { min: 4, max: 4, clause: 'EOL-12.1' },
  solo: { min: 1, max: 1, clause: 'EOL-10.1' },
  'co-op': { min: 2, max: 2, clause: 'EOL-11.1' },
};

export function defaults(seats: number): Options {
  const mode = seats === 1 ? 'solo' : seats === 2 ? 'versus' : 'battle-royale';
  return { mode, colours: COLOURS.slice(0, seats) };
}

export function cannotStart(options: unknown, seats: number): Ruling | null {
  const { mode, colours, ...rest } = (options ?? {}) as Partial<Record<keyof Options, unknown>>;
  if (!Number.isInteger(seats) || seats < COVER.players.min || seats > COVER.players.max) {
    return no('EOL-1.1', 'why.seats', COVER.players);
  }
  if (!MODES.includes(mode as Mode) || Object.keys(rest).length > 0) return no('EOL-9.3', 'why.mode');
  const { min, max, clause } = SEATS[mode as Mode];
  if (seats < min || seats > max) return no(clause, min === max ? 'why.seats-exactly' : 'why.seats', { min, max });
  const known = Array.isArray(colours) && colours.every((colour) => COLOURS.includes(colour));
  if (!known || new Set(colours).size !== seats || colours.length !== seats) return no('EOL-2.1', 'why.colours');
  return null;
}
