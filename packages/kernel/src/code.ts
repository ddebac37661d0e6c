/** Short codes that people pass on: a prefix, numbers as two digits of base 36 each, and two check digits. */
const BASE = 36;
/** A prime below two digits' worth: every single wrong character, and two swapped ones, are noticed. */
const CHECK = 1291;

export const twoDigits = (n: number): string => n.toString(BASE).toUpperCase().padStart(2, '0');

function checkPair(body: string): string {
  let sum = 0;
  for (const digit of body) sum = (sum * BASE + Number.parseInt(digit, BASE)) % CHECK;
  return twoDigits(sum);
}

export function printNumbers(prefix: string, numbers: readonly number[]): string {
  const body = numbers.map(twoDigits).join('');
  return prefix + body + checkPair(body);
}

/** The numbers of a code, whatever the case and with spaces around it; null when it is none, or a character is wrong. */
export function readNumbers(prefix: string, text: string): number[] | null {
  const code = text.trim().toUpperCase();
  const body = code.slice(prefix.length, -2);
  const isWell =
    code.startsWith(prefix) &&
    code.length >= prefix.length + 2 &&
    /^(?:[0-9A-Z]{2})*$/.test(body) &&
    checkPair(body) === code.slice(-2);
  return isWell ? (body.match(/../g) ?? []).map((pair) => Number.parseInt(pair, BASE)) : null;
}
