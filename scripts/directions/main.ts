// Fails with one line for every import that points the wrong way (the rules are in zones.ts) or that is not declared.
import { faultsIn } from './faults.ts';
import { readRepository } from './repository.ts';

const repository = readRepository();
const faults = faultsIn(repository);
for (const fault of faults) console.error(fault);
console.log(`${repository.files.length} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
