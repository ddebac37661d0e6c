import type { Call } from './wire.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Nearly every call is a choice at an opened port. What is one beyond doubt is told by this alone: the schemas would copy it
 * part by part, which takes ten times as long. Whatever is not plain is left to them, and a test holds both to each other.
 */
export function isPlainChoice(message: unknown): message is Call {
  if (!isObject(message) || message.verb !== 'choose' || !hasFields(message, 4)) return false;
  const { call, on, args } = message;
  if (!isCount(call) || !isCount(on, 1_000_000) || on === 0) return false;
  if (!Array.isArray(args) || args.length !== 3) return false;
  return areChoices(args[0]) && isCount(args[1], 1_000_000) && isReceipt(args[2]);
}

function areChoices(choices: unknown): boolean {
  return Array.isArray(choices) && choices.length > 0 && choices.length <= 100 && choices.every(isChoice);
}

/** The schemas drop a field of this one name, which is none for a rule either. */
function isChoice(choice: unknown): boolean {
  return isObject(choice) && !Object.hasOwn(choice, '__proto__');
}

/** As a client sends it the first time. */
function isReceipt(receipt: unknown): boolean {
  if (!isObject(receipt) || !hasFields(receipt, 4)) return false;
  const { client, number, mark, seen } = receipt;
  if (typeof client !== 'string' || client === '' || client.length > 64) return false;
  return isCount(number) && isCount(mark) && isCount(seen);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** So many and no more: which ones, those who read them see. */
function hasFields(object: Fields, count: number): boolean {
  let found = 0;
  for (const _ in object) found++;
  return found === count;
}

function isCount(value: unknown, most = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}
