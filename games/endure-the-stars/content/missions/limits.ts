/** What a mission may limit about its objectives: who uses them, how many are carried, and what one can do meanwhile. */
export type Limit = 'class' | 'actions' | 'most' | 'moves' | 'dualWield' | 'exit';

/** The clauses of these limits, for whoever asks why not; a mission that is not here leaves it at the general ones. */
export const LIMITS: Readonly<Record<string, Readonly<Partial<Record<Limit, string>>>>> = {
  CG02: { dualWield: 'ETS-M02.16' },
  CG03: { class: 'ETS-M03.14', actions: 'ETS-M03.14' },
  CG04: { class: 'ETS-M04.9', exit: 'ETS-M04.12' },
  CG05: { most: 'ETS-M05.9', moves: 'ETS-M05.8', dualWield: 'ETS-M05.10' },
  CG08: { class: 'ETS-M08.9' },
  CG09: { most: 'ETS-M09.8' },
  ROP16: { class: 'ETS-M16.9', dualWield: 'ETS-M16.14' },
};
