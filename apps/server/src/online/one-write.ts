import type { Duplex } from 'node:stream';

/**
 * To be called before each write: what is written until the running turn is done leaves in one piece, a choice's answer
 * with what it has changed. Handing a packet to the system costs more than most of what goes into it.
 */
export function oneWrite(wire: Duplex): () => void {
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    wire.cork();
    process.nextTick(() => {
      isHeld = false;
      wire.uncork();
    });
  };
}
