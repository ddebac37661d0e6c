import ts from 'typescript';
import type { Source } from './source.ts';

export interface Impurity {
  readonly line: number;
  readonly what: string;
}

/**
 * What the language itself offers and pure code must not use. Timers, I/O, the DOM and `process` need no list: their
 * types are invisible there (tsconfig.pure.json), so that they do not compile.
 */
const words: ReadonlyMap<string, string> = new Map([
  ['Date', 'a clock'],
  ['WeakRef', "the machine's memory"],
  ['FinalizationRegistry', "the machine's memory"],
  ['globalThis', 'the surroundings'],
  ['eval', 'hidden code'],
]);

const members: ReadonlyMap<string, string> = new Map([
  ['localeCompare', "the machine's language"],
  ['toLocaleString', "the machine's language"],
  ['toLocaleLowerCase', "the machine's language"],
  ['toLocaleUpperCase', "the machine's language"],
]);

export function impuritiesIn({ nodes, lineOf }: Source): Impurity[] {
  return nodes.flatMap((node) => {
    const what = impurity(node);
    return what ? [{ line: lineOf(node), what }] : [];
  });
}

function impurity(node: ts.Node): string | null {
  if (!ts.isIdentifier(node) || isKey(node)) return null;
  if (isMember(node)) return members.has(node.text) ? `.${node.text} (${members.get(node.text)})` : null;
  if (node.text === 'Math') return isTameMath(node) ? null : 'Math.random (global randomness)';
  if (node.text === 'Intl') return isTameIntl(node) ? null : "Intl without a language (the machine's)";
  return words.has(node.text) ? `${node.text} (${words.get(node.text)})` : null;
}

/** `Math.max` is tame; `Math.random`, `Math['random']` and `const { random } = Math` are not. */
function isTameMath(node: ts.Identifier): boolean {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node && parent.name.text !== 'random';
}

/** `new Intl.PluralRules(language)` writes text for a reader; without a language it asks the machine. A type asks nothing. */
function isTameIntl({ parent }: ts.Identifier): boolean {
  if (ts.isQualifiedName(parent)) return true;
  const made = parent.parent;
  return ts.isPropertyAccessExpression(parent) && ts.isNewExpression(made) && (made.arguments?.length ?? 0) > 0;
}

function isMember(node: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
}

/** A name for a property, not a use of a global: `{ Date: 1 }`, `interface X { Date: string }`. */
function isKey(node: ts.Identifier): boolean {
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;
}
