import { host } from './host.ts';
import { think } from './think.ts';
import { THINKER } from './thoughts.ts';

// One file for both: the games' rules are built and kept once, whoever needs them.
if (self.name === THINKER) think();
else host();
