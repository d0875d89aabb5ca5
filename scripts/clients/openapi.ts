import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Our own API, the protocol it was made for, and core memory, in Letta's format. */
export const OWN = ['openapi.json', 'openapi/amp.json', 'openapi/letta.json'] as const;
/** And the protocol that only the TypeScript client supports. */
export const SPOKEN = [...OWN, 'openapi/memorybank.json'] as const;

/** The parts of an OpenAPI document that the client generators read. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

export interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  /** `null`: any live key. `public`: no key at all. */
  readonly 'x-permission': string | null;
  /** Changes nothing, so it may be repeated. */
  readonly 'x-reads': boolean;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface OpenApi {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** One operation with its path and method. */
export interface Listed extends DescribedOperation {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
}

/**
 * The documents that a client is generated from, merged into one: a name means the same in all of them.
 * @param root folder of the project
 */
export async function readDocuments(root: string, documents: readonly string[]): Promise<OpenApi> {
  const all = await Promise.all(
    documents.map(async (name) => JSON.parse(await readFile(join(root, name), 'utf8')) as OpenApi & Components),
  );
  return readDocument({
    ...all[0]!,
    paths: merge(
      all.map(({ paths }) => paths),
      (one, other) => ({ ...one, ...other }),
    ),
    components: {
      schemas: sorted(merge(all.map(({ components }) => components.schemas))),
      responses: merge(all.map(({ components }) => components.responses)),
    },
  });
}

function merge<T>(all: readonly Readonly<Record<string, T>>[], join = (_: T, other: T): T => other): Record<string, T> {
  const merged: Record<string, T> = {};
  for (const one of all) {
    for (const [name, value] of Object.entries(one)) merged[name] = name in merged ? join(merged[name]!, value) : value;
  }
  return merged;
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * A document as the generators read it. References to refusals and to the schemas of bodies and responses are resolved,
 * so that each operation has its own fields. References inside these stay. Schemas used only as a body or a response
 * are no longer components.
 */
function readDocument({ paths, components, ...rest }: OpenApi & Components): OpenApi {
  const at = <T>(value: T): T => {
    const place = (value as { readonly $ref?: string }).$ref?.split('/').slice(2);
    return place
      ? at(((components as unknown as Record<string, Record<string, T>>)[place[0]!] ?? {})[place[1]!]!)
      : value;
  };
  const inPlace = (content: Content | undefined): Content | undefined =>
    content &&
    Object.fromEntries(
      Object.entries(content).map(([type, { schema }]) => [
        type,
        { schema: schema && (isError(schema) ? schema : at(schema)) },
      ]),
    );
  const operation = (described: DescribedOperation): DescribedOperation => ({
    ...described,
    ...(described.requestBody && {
      requestBody: { ...described.requestBody, content: inPlace(described.requestBody.content)! },
    }),
    responses: Object.fromEntries(
      Object.entries(described.responses).map(([status, response]) => {
        const { content, ...told } = at(response);
        return [status, { ...told, ...(content && { content: inPlace(content)! }) }];
      }),
    ),
  });
  const described = Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, operation(one)])),
    ]),
  );
  const schemas = { ...components.schemas };
  for (const { operationId } of operationsOf({ ...rest, paths, components }))
    for (const part of ['Body', 'Answer']) delete schemas[pascal(operationId) + part];
  return { ...rest, paths: described, components: { schemas } };
}

interface Components {
  readonly components: { readonly responses: Readonly<Record<string, object>> };
}

/** Every operation, in the document's order. */
export function operationsOf({ paths }: OpenApi): Listed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

/** Statuses of success: those whose body is not an error format. */
export function answersOf({ responses }: DescribedOperation): { readonly status: number; readonly content: Content }[] {
  return Object.entries(responses)
    .map(([status, { content = {} }]) => ({ status: Number(status), content }))
    .filter(({ content }) => Object.values(content).every(({ schema }) => !isError(schema)));
}

function isError(schema: JsonSchema | undefined): boolean {
  return /^#\/components\/schemas\/(Problem|\w+Error)$/.test(schema?.$ref ?? '');
}

/** `records.store_batch` → `RecordsStoreBatch`. */
export function pascal(name: string): string {
  return name.replaceAll(/(?:^|[._-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}
