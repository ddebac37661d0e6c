import type { Level } from '@turnpoint/protocol';

/** Who plays a level, in every language: as many as a table can need. What they are like is told by `level.<n>.character`. */
const NAMES: Readonly<Record<Level, readonly string[]>> = {
  1: ['Pip', 'Momo', 'Tilly', 'Fips', 'Juno', 'Lumi', 'Bela'],
  4: ['Romy', 'Samuel', 'Thea', 'Ulli', 'Vera', 'Willem', 'Xenia'],
  5: ['Yara', 'Anton', 'Dora', 'Gero', 'Ida', 'Jannis', 'Lotte'],
  2: ['Ada', 'Bruno', 'Clara', 'Emil', 'Frida', 'Hugo', 'Ines'],
  3: ['Kasimir', 'Leonore', 'Maxim', 'Nadia', 'Oskar', 'Petra', 'Quirin'],
};

/** The so-manieth bot of a level at a table, from 0. */
export function botNamed(level: Level, nth: number): string {
  const names = NAMES[level];
  return names[nth % names.length] as string;
}
