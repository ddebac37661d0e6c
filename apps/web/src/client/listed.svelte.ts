import type { Broken, Summary } from '@turnpoint/protocol';
import { door } from './door.ts';

/** The matches on this device, as far as they are known yet. */
export class Listed {
  /** Null until the device has told: nothing must jump when they arrive. */
  matches = $state.raw<readonly Summary[] | null>(null);
  broken = $state.raw<readonly Broken[]>([]);
  /** Why none could be read, in one sentence. */
  fault = $state<string | null>(null);

  async read(): Promise<void> {
    try {
      const { matches, broken } = await door.library.list();
      this.broken = broken;
      this.matches = matches;
    } catch (fault) {
      this.fault = fault instanceof Error ? fault.message : String(fault);
      this.matches = [];
    }
  }
}
