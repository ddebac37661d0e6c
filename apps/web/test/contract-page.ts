import { CONTRACT } from '@turnpoint/testkit/storage-contract';
import { deviceStorage } from '../src/worker/indexeddb.ts';

/** Runs in a real page: every promise on a database of its own. Gives what is broken, in a sentence each. */
(globalThis as unknown as { holds(): Promise<string[]> }).holds = async () => {
  const broken: string[] = [];
  for (const [i, { title, run }] of CONTRACT.entries()) {
    await run(deviceStorage(`contract ${i}`)).catch((fault) => broken.push(`${title}: ${fault}`));
  }
  return broken;
};
