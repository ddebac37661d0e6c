/** A progress line. @param {string} line */
export function say(line) {
  console.log(`turnpoint: ${line}`);
}

/** Why a script stops: one sentence for a person, no stack. */
export class Stop extends Error {}

/**
 * Runs a script's main function; a Stop ends it with its sentence and exit code 1.
 * @param {() => Promise<number>} main gives the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`turnpoint: ${error.message}`);
    process.exitCode = 1;
  }
}

/** @param {number} since from performance.now() */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
