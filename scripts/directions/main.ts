// Fails with one line for every import that points the wrong way (the rules are in zones.ts) or that is not declared,
// and for every permission that nothing makes use of.
import { faultsIn } from './faults.ts';
import { readRepository } from './repository.ts';
import { unusedIn } from './unused.ts';

const repository = readRepository();
const faults = [...faultsIn(repository), ...unusedIn(repository).map((rule) => `zones.ts: nothing needs ${rule}`)];
for (const fault of faults) console.error(fault);
console.log(`${repository.files.length} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
