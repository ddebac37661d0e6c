import ts from 'typescript';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Nothing of it is left when the program runs. */
  readonly typesOnly: boolean;
}

export interface Source {
  readonly imports: readonly Import[];
  readonly nodes: readonly ts.Node[];
  readonly lineOf: (node: ts.Node) => number;
}

/** Reads a TypeScript, JavaScript or Svelte file. */
export function readSource(path: string, text: string): Source {
  const code = path.endsWith('.svelte') ? scriptsOf(text) : text;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const imports = nodes.flatMap((node) => {
    const found = importIn(node);
    return found ? [{ ...found, line: lineOf(node) }] : [];
  });
  return { imports, nodes, lineOf };
}

function importIn(node: ts.Node): Omit<Import, 'line'> | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const typesOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return { specifier: node.moduleSpecifier.text, typesOnly };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typesOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { specifier: node.argument.literal.text, typesOnly: true };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [target] = node.arguments;
    return target && ts.isStringLiteralLike(target) ? { specifier: target.text, typesOnly: false } : null;
  }
  return null;
}

/** Only the script blocks of a Svelte file, with all line numbers as they were. */
function scriptsOf(text: string): string {
  let code = '';
  let at = 0;
  for (const match of text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
    const start = match.index + match[0].indexOf('>') + 1;
    const end = start + (match[1] ?? '').length;
    code += blank(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return code;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
