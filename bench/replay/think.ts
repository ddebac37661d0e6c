// Runs in a worker thread: thinks as the worker of a page does.
import { parentPort } from 'node:worker_threads';
import { findGames } from '@turnpoint/catalogue/node';
import { answerTo, type Thought, thinker } from '@turnpoint/host';

const ready = findGames().then((games) => {
  const engineOf = (id: string) => {
    const found = games.find(({ about }) => about.id === id);
    if (found === undefined) throw new Error(`there is no game "${id}"`);
    return found.engine;
  };
  const catalogue = {
    rules: (id: string, version: string | null) => engineOf(id).rules(version ?? undefined),
    bot: (id: string) => engineOf(id).bot(),
  };
  return thinker(catalogue, () => performance.now());
});

parentPort?.on('message', async (thought: Thought) => parentPort?.postMessage(await answerTo(ready, thought)));
