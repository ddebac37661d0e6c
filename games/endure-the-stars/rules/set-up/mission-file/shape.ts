/** Where a value from outside is not of its kind: a path into it, or null when all is well. */
export type Shape = (value: unknown, path: string) => string | null;

const MOST_LIST = 60;
const NAME = /^[\w.:+ -]{1,40}$/;

const when =
  (fits: (value: unknown) => boolean): Shape =>
  (value, path) =>
    fits(value) ? null : path;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const name: Shape = when((value) => typeof value === 'string' && NAME.test(value));
/** What people read: any letters, so many at least and at most. */
export const words = (least: number, most: number): Shape =>
  when((value) => typeof value === 'string' && value.length >= least && value.length <= most);
export const flag: Shape = when((value) => typeof value === 'boolean');
export const whole = (least: number, most: number): Shape =>
  when((value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most);
export const oneOf = (words: readonly unknown[]): Shape => when((value) => words.includes(value));
export const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? null : shape(value, path);

export const listOf =
  (shape: Shape, most = MOST_LIST): Shape =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > most) return path;
    for (const [i, item] of value.entries()) {
      const fault = shape(item, `${path}[${i}]`);
      if (fault !== null) return fault;
    }
    return null;
  };

/** Any names, each with a value of this kind. */
export const recordOf =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!isObject(value) || Object.keys(value).length > MOST_LIST) return path;
    const stray = Object.keys(value).find((key) => !NAME.test(key) || shape(value[key], path) !== null);
    return stray === undefined ? null : path;
  };

/** Exactly these fields, each of its kind. */
export const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    if (!isObject(value)) return path;
    const stray = Object.keys(value).find((key) => !Object.hasOwn(shapes, key));
    if (stray !== undefined) return `${path}.${NAME.test(stray) ? stray : '?'}`;
    for (const [key, shape] of Object.entries(shapes)) {
      const fault = Object.hasOwn(value, key) ? shape(value[key], `${path}.${key}`) : `${path}.${key}`;
      if (fault !== null) return fault;
    }
    return null;
  };
