import type { Message, Value } from '@turnpoint/kernel';
import {
  CONDITIONS,
  EFFECTS,
  type Effect,
  type Ending,
  MODULES,
  type Parameter,
  type Parameters,
  type SpecialCondition,
  TRIGGERS,
} from '../../content/index.ts';

/** The tables of the vocabulary by their names. */
export const TABLES: Readonly<Record<TableName, Readonly<Record<string, Parameters>>>> = {
  triggers: TRIGGERS,
  conditions: CONDITIONS,
  effects: EFFECTS,
  modules: MODULES,
};
export type TableName = 'triggers' | 'conditions' | 'effects' | 'modules';
export type Word = { readonly kind: string; readonly [parameter: string]: unknown };

/** How what a mission names is called: an objective, a zone, a card. */
export type NameOf = (kind: string, name: string) => Value;

/** A word of a table as a sentence, with what its parameters stand for. */
export function wordSaid(table: TableName, word: Word, nameOf: NameOf): Message {
  const parameters = Object.entries(TABLES[table][word.kind] ?? {});
  const args = parameters.map(([name, parameter]) => [name, valueSaid({ table, word, name, parameter }, nameOf)]);
  return { key: `word.${table}.${word.kind}`, args: Object.fromEntries(args) };
}

interface Place {
  readonly table: TableName;
  readonly word: Word;
  readonly name: string;
  readonly parameter: Parameter;
}

function valueSaid({ table, word, name, parameter }: Place, nameOf: NameOf): Value {
  const value = word[name];
  if (typeof parameter !== 'string') return { key: `word.value.${value}` };
  if (typeof value === 'boolean') return { key: `word.${table}.${word.kind}.${name}.${value}` };
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return nameOf(parameter, String(value));
  if (parameter === 'byDie') return { list: value.map(String) };
  return value.length === 0 ? { key: `word.empty.${parameter}` } : { list: value.map((one) => nameOf(parameter, one)) };
}

function effectSaid(effect: Effect, nameOf: NameOf): Message {
  if (effect.kind !== 'roll') return wordSaid('effects', effect, nameOf);
  const faces = effect.faces.map(({ from, to, do: done }): Value => {
    return { key: 'word.face', args: { from, to, do: { list: done.map((one) => effectSaid(one, nameOf)) } } };
  });
  return { key: 'word.roll', args: { faces: { list: faces } } };
}

const allOf = (conditions: Ending['if'], nameOf: NameOf): Value => ({
  list: conditions.map((one) => wordSaid('conditions', one, nameOf)),
});

/** A special condition as one sentence. */
export function conditionSaid(special: SpecialCondition, nameOf: NameOf): Message {
  const args = {
    when: wordSaid('triggers', special.when, nameOf),
    do: { list: special.do.map((effect) => effectSaid(effect, nameOf)) },
    if: allOf(special.if, nameOf),
  };
  const said: Message = { key: special.if.length === 0 ? 'word.said' : 'word.said-if', args };
  return special.once ? { key: 'word.once', args: { said } } : said;
}

export const endingSaid = (how: 'win' | 'lose', ending: Ending, nameOf: NameOf): Message => ({
  key: `word.${how}`,
  args: { if: allOf(ending.if, nameOf) },
});
