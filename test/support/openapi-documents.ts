import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The committed OpenAPI documents merged into one: every operation of every interface, and all schemas. */
export function readOpenApiDocuments<Operation, Schema>(): {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
} {
  const names = ['openapi.json', ...readdirSync(join(ROOT, 'openapi')).map((name) => join('openapi', name))];
  const paths: Record<string, Record<string, Operation>> = {};
  const schemas: Record<string, Schema> = {};
  for (const name of names) {
    const one = JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as {
      paths: typeof paths;
      components: { schemas: typeof schemas };
    };
    for (const [path, methods] of Object.entries(one.paths)) paths[path] = { ...paths[path], ...methods };
    Object.assign(schemas, one.components.schemas);
  }
  return { paths, components: { schemas } };
}
