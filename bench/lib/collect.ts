// Loaded into the server that is measured: SIGUSR2 collects its garbage and writes down what is left, before there is more.
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
if (isMainThread)
  process.on('SIGUSR2', () => {
    collect();
    writeFileSync(String(process.env.COLLECTED_FILE), `${process.memoryUsage().heapUsed}\n`);
  });
