import {
  CONDITIONS,
  EFFECTS,
  isList,
  MODULES,
  type Parameter,
  type Parameters,
  TRIGGERS,
} from '../../../content/missions/index.ts';
import { fields, flag, isObject, listOf, name, oneOf, type Shape, whole } from './shape.ts';

type Table = Readonly<Record<string, Parameters>>;

const MOST_NUMBER = 99;
const FACES = 6;

/** The shape of a parameter's value; that what it names exists is another question. */
function shapeOf(parameter: Parameter): Shape {
  if (typeof parameter !== 'string') return oneOf(parameter);
  if (parameter === 'number') return whole(0, MOST_NUMBER);
  if (parameter === 'flag') return flag;
  if (parameter === 'byDie') return listOf(whole(0, FACES), FACES);
  return isList(parameter) ? listOf(name) : name;
}

/** ETS-V.14: one of the words of a table, with exactly its parameters. */
const wordOf =
  (table: Table): Shape =>
  (value, path) => {
    const kind = isObject(value) ? value.kind : undefined;
    if (typeof kind !== 'string' || !Object.hasOwn(table, kind)) return `${path}.kind`;
    const shapes = Object.entries(table[kind] as Parameters).map(([key, parameter]) => [key, shapeOf(parameter)]);
    return fields({ kind: name, ...Object.fromEntries(shapes) })(value, path);
  };

const plainEffect = wordOf(EFFECTS);
const face = fields({ from: whole(1, FACES), to: whole(1, FACES), do: listOf(plainEffect) });
const roll = fields({ kind: name, faces: listOf(face, FACES) });

export const trigger: Shape = wordOf(TRIGGERS);
export const condition: Shape = wordOf(CONDITIONS);
export const module: Shape = wordOf(MODULES);
export const effect: Shape = (value, path) =>
  isObject(value) && value.kind === 'roll' ? roll(value, path) : plainEffect(value, path);
