import fc from 'fast-check';

/** Names that every object answers to, halves of encodings, and other things that bad luck and bad people type. */
const NASTY: readonly string[] = [
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  '',
  ' ',
  '.',
  '..',
  '../../etc/passwd',
  '%',
  '%2',
  '%zz',
  '%00',
  '%c0%ae',
  '%e0%a4%a',
  '\u0000',
  '\u{feff}',
  '\u202e',
  '\ud800',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '99999999999999999999',
  'a'.repeat(5000),
];

/** Any text, and more often than chance would have it one of the nasty ones. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary' }),
  fc.tuple(fc.string(), fc.constantFrom(...NASTY), fc.string()).map((parts) => parts.join('')),
);

/** Anything that JSON can spell, with such texts in it. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e300, 2 ** 53),
    hostileText,
    fc.array(tie('any'), { maxLength: 4 }),
    fc.array(fc.tuple(hostileText, tie('any')), { maxLength: 4 }).map(asJson),
  ),
})).any;

/** With `__proto__` as a key like any other, as JSON.parse gives it. */
function asJson(entries: [string, unknown][]): unknown {
  return JSON.parse(`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`);
}

/** The same in every run, so that what fails once fails again; TURNPOINT_HOSTILE=<number> tries other inputs. */
const seed = Number(process.env.TURNPOINT_HOSTILE ?? 1);
let isPrinted = false;

/** Lets a check meet so many inputs. Whatever it throws comes with the seed and the smallest input that does it. */
export async function facing<X>(
  input: fc.Arbitrary<X>,
  check: (given: X) => Promise<void> | void,
  runs = 200,
): Promise<void> {
  if (!isPrinted) console.log(`hostile input: TURNPOINT_HOSTILE=${seed}`);
  isPrinted = true;
  await fc.assert(
    fc.asyncProperty(input, async (given) => void (await check(given))),
    { seed, numRuns: runs },
  );
}
