import type { Broken, Summary } from '@turnpoint/protocol';
import { door } from './door.ts';
import { hasBeenOnline, nameOnline, server } from './online.svelte.ts';

/** The matches on the server, of who has played there; none when it cannot be reached. */
async function listOnline(): Promise<readonly Summary[]> {
  if (!hasBeenOnline() || (await nameOnline()) === null) return [];
  return (await server.library.list()).matches;
}

/** The matches on this device and on the server, as far as they are known yet. */
export class Listed {
  /** Null until the device has told: nothing must jump when they arrive. */
  matches = $state.raw<readonly Summary[] | null>(null);
  broken = $state.raw<readonly Broken[]>([]);
  /** Why none could be read, in one sentence. */
  fault = $state<string | null>(null);

  async read(): Promise<void> {
    try {
      const [here, there] = await Promise.all([door.library.list(), listOnline()]);
      this.broken = here.broken;
      this.matches = [...here.matches, ...there].sort((a, b) => b.changed - a.changed);
    } catch (fault) {
      this.fault = fault instanceof Error ? fault.message : String(fault);
      this.matches = [];
    }
  }
}
