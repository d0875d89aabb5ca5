import { readFile } from 'node:fs/promises';
import ts from 'typescript';

/** One read of a table in a file, or one change of it. */
export interface Access {
  readonly table: string;
  readonly kind: 'read' | 'write';
  /** For a write: whether the code reports how many rows it has changed (`changed`, `counted`, `countedPut`). */
  readonly counted: boolean;
  readonly line: number;
}

/** A table whose name is only known when the statement runs. */
const UNKNOWN = '?';
const WRITES: Readonly<Record<string, true>> = { insert: true, update: true, delete: true };
const READS: Readonly<Record<string, true>> = {
  from: true,
  leftJoin: true,
  innerJoin: true,
  rightJoin: true,
  fullJoin: true,
};
const COUNTING = new Set(['counted', 'countedPut']);

/**
 * Which tables the statements of a source file read and change, from SQL in `sql` templates and from drizzle's calls.
 */
export function accessesOf(text: string, tables: ReadonlyMap<string, string>): Access[] {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const imported = importedTables(file, tables);
  const names = new Set(tables.values());
  const found: Access[] = [];
  const isCounted = (node: ts.Node): boolean => {
    for (let at: ts.Node | undefined = node; at; at = at.parent) {
      if (ts.isCallExpression(at) && ts.isIdentifier(at.expression) && COUNTING.has(at.expression.text)) return true;
    }
    return false;
  };
  const says = (table: string) => new RegExp(`\\b(?:changed|counted|countedPut)\\(\\s*'${table}'`).test(text);
  const add = (node: ts.Node, table: string, kind: Access['kind']): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ table, kind, counted: isCounted(node) || says(table), line });
  };
  const inText = (node: ts.Node, sql: string): void => {
    for (const { table, kind } of accessesOfSql(sql, names)) add(node, table, kind);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith('sql')) {
      inText(node, textOf(node.template, imported));
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name } = node.expression;
      const [first] = node.arguments;
      const table = first && ts.isIdentifier(first) ? imported.get(first.text) : undefined;
      if (table !== undefined && WRITES[name.text]) add(node, table, 'write');
      if (table !== undefined && READS[name.text]) add(node, table, 'read');
      if (first && ts.isStringLiteralLike(first) && node.expression.getText() === 'sql.raw') inText(node, first.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Which tables this SQL reads and changes. Tables joined by a comma count as well. */
function accessesOfSql(
  sql: string,
  names: ReadonlySet<string>,
): { readonly table: string; readonly kind: Access['kind'] }[] {
  const found: { table: string; kind: Access['kind'] }[] = [];
  const add = (table: string | undefined, kind: Access['kind']): void => {
    if (table !== undefined && (names.has(table) || (table === UNKNOWN && kind === 'write')))
      found.push({ table, kind });
  };
  for (const [, table] of sql.matchAll(/\b(?:insert\s+into|delete\s+from)\s+(?:only\s+)?"?(\w+|\?)/gi))
    add(table, 'write');
  // `for update of r` and `do update set` name no table.
  for (const [, table] of sql.matchAll(/(?<!\b(?:for|do|key)\s+)\bupdate\s+(?:only\s+)?"?(\w+|\?)"?(?=\s)/gi))
    add(table, 'write');
  for (const [, table] of sql.matchAll(/(?<!delete\s+)\b(?:from|join|using)\s+(?:only\s+)?"?(\w+)/gi))
    add(table, 'read');
  for (const [, table] of sql.matchAll(/,\s*"?(\w+)"?\s+(?:as\s+)?[a-z]\w*(?=\s*(?:$|,|\)|\bwhere\b|\bjoin\b))/gi))
    add(table, 'read');
  const [, first] = /^\s*"?(\w+)"?(?:\s+[a-z]\w*\b.*)?$/is.exec(sql) ?? [];
  add(first, 'read');
  return found;
}

/** A file's names for the tables that it imports. */
function importedTables(file: ts.SourceFile, tables: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const imported = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      const table = tables.get((propertyName ?? name).text);
      if (table !== undefined) imported.set(name.text, table);
    }
  }
  return imported;
}

function textOf(template: ts.TemplateLiteral, imported: ReadonlyMap<string, string>): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.templateSpans.reduce((text, { expression, literal }) => {
    const table = ts.isIdentifier(expression) ? imported.get(expression.text) : undefined;
    return `${text}${table ?? UNKNOWN}${literal.text}`;
  }, template.head.text);
}

export async function accessesOfFile(path: string, tables: ReadonlyMap<string, string>): Promise<Access[]> {
  return accessesOf(await readFile(path, 'utf8'), tables);
}
