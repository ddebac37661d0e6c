// Runs in a worker thread: thinks for bots and odds, one thought after another.
import { parentPort } from 'node:worker_threads';
import { answerTo, type Thought, thinker } from '@turnpoint/host';
import { findCatalogue } from './catalogue.ts';

const ready = findCatalogue().then((catalogue) => thinker(catalogue, () => performance.now()));

parentPort?.on('message', async (thought: Thought) => parentPort?.postMessage(await answerTo(ready, thought)));
