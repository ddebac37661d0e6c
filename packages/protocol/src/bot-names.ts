import type { Level, Player } from './player.ts';

/** Who plays a level, in every language: as many as a table can need. What they are like is told by `level.<n>.character`. */
const NAMES: Readonly<Record<Level, readonly string[]>> = {
  1: ['Pip', 'Momo', 'Tilly', 'Fips', 'Juno', 'Lumi', 'Bela'],
  4: ['Romy', 'Samuel', 'Thea', 'Ulli', 'Vera', 'Willem', 'Xenia'],
  5: ['Yara', 'Anton', 'Dora', 'Gero', 'Ida', 'Jannis', 'Lotte'],
  2: ['Ada', 'Bruno', 'Clara', 'Emil', 'Frida', 'Hugo', 'Ines'],
  3: ['Kasimir', 'Leonore', 'Maxim', 'Nadia', 'Oskar', 'Petra', 'Quirin'],
};

/** Who sits at a seat, by kind and level. */
type Sitter = Pick<Player, 'kind' | 'level'>;

/** The bot at a seat of a table: no two have the same name. */
export function botNameAt(seats: readonly Sitter[], seat: number): string {
  const level = seats[seat]?.level ?? 1;
  return botNamed(level, seats.slice(0, seat).filter((other) => other.kind === 'bot' && other.level === level).length);
}

/** The so-manieth bot of a level at a table, from 0. */
export function botNamed(level: Level, nth: number): string {
  const names = NAMES[level];
  return names[nth % names.length] as string;
}
