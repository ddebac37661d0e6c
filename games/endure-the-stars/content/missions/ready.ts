/** Missions whose every special condition is built. */
export const MISSIONS_READY: readonly string[] = [
  'CG00',
  'CG01',
  'CG02',
  'CG03',
  'CG04',
  'CG05',
  'CG06',
  'CG07',
  'CG09',
  'CG10',
  'ROP16',
  'ROP17',
  'ROP18',
  'ROP19',
  'P20',
];
