import { type SchemaName, SCHEMAS } from '@contracts/schema-name.js';
import { z } from 'zod';
import { asValues, type JsonSchema } from './json-schema.js';

type Io = 'input' | 'output';

const PLACE = '#/components/schemas/';
/** Stands for a named schema until it is known whether its input and output forms differ. */
const placeholder = (id: string, io: Io): string => `named:${io}:${id}`;

/**
 * The schemas of a document. A schema with a name (`contracts/schema-name.ts`) becomes a component that is referenced
 * wherever it occurs. The same holds for the body and the response of every operation, under the operation's name. If
 * the input and output forms of a schema differ, the input form is named `NameInput`.
 */
export class Schemas {
  private readonly named = new Map<string, JsonSchema>();
  private readonly own = new Map<string, JsonSchema>();

  /** A reference to the component with this name, or with the schema's own name. */
  refer(schema: z.ZodType, io: Io, name: string, description: string): JsonSchema {
    const known = nameOf(schema);
    if (known) return { $ref: this.add(known.id, schema, io) };
    const shown = this.read(schema, io, name);
    // A list, a union or a string does not get a type of its own.
    if (shown['type'] !== 'object') return shown;
    this.own.set(name, { description, ...shown });
    return { $ref: PLACE + name };
  }

  /** The schema inline, with references to its named parts. */
  inline(schema: z.ZodType, io: Io, name: string): JsonSchema {
    return this.read(schema, io, name);
  }

  /** Completes the document: every reference gets the final name of its component. */
  finish<T>(document: T): { readonly document: T; readonly components: Record<string, JsonSchema> } {
    const names = new Map([...this.named.keys()].map((key) => [key, this.finalName(key)]));
    const resolve = <V>(value: V): V =>
      mapRefs(value, (ref) => {
        const name = names.get(ref);
        return name === undefined ? ref : PLACE + name;
      });
    const components = new Map<string, JsonSchema>();
    for (const [key, schema] of this.named) components.set(names.get(key)!, resolve(schema));
    for (const [name, schema] of this.own) {
      if (components.has(name)) throw new Error(`two schemas of the API are called ${name}`);
      components.set(name, resolve(schema));
    }
    return {
      document: resolve(document),
      components: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }

  private add(id: string, schema: z.ZodType, io: Io): string {
    const key = placeholder(id, io);
    if (!this.named.has(key)) {
      this.named.set(key, {});
      const { description } = SCHEMAS.get(schema)!;
      this.named.set(key, { description, ...this.read(schema, io, key) });
    }
    return key;
  }

  private read(schema: z.ZodType, io: Io, name: string): JsonSchema {
    const inner: [string, z.ZodType][] = [];
    const {
      $schema: _,
      $defs: defs = {},
      ...shown
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema, path }) => {
        asValues({ zodSchema, jsonSchema });
        showInstant({ jsonSchema });
        const known = path.length > 0 ? nameOf(zodSchema as unknown as z.ZodType) : undefined;
        if (!known) return;
        for (const keyword of Object.keys(jsonSchema)) delete (jsonSchema as JsonSchema)[keyword];
        jsonSchema.$ref = placeholder(known.id, io);
        inner.push([known.id, zodSchema as unknown as z.ZodType]);
      },
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [id, part] of inner) this.add(id, part, io);
    // Recursive schemas: the root, or a part that zod has named.
    const partName = (part: string) => `${name.replace(/^named:\w+:/, '')}Part${part.replace(/\D/g, '')}`;
    const local = <V>(value: V): V =>
      mapRefs(value, (ref) => {
        if (ref === '#') return name.startsWith('named:') ? name : PLACE + name;
        return ref.startsWith('#/$defs/') ? PLACE + partName(ref.slice('#/$defs/'.length)) : ref;
      });
    for (const [part, definition] of Object.entries(defs)) this.own.set(partName(part), local(definition));
    return local(shown);
  }

  /** One name for both directions if they are the same. */
  private finalName(key: string): string {
    const [, io, id = ''] = key.split(':');
    const both = [placeholder(id, 'input'), placeholder(id, 'output')].map((one) => this.named.get(one));
    if (both.some((schema) => schema === undefined)) return id;
    return this.same(id, new Set()) || io === 'output' ? id : `${id}Input`;
  }

  private same(id: string, open: Set<string>): boolean {
    if (open.has(id)) return true;
    open.add(id);
    const [sent, answered] = [placeholder(id, 'input'), placeholder(id, 'output')].map((one) => this.named.get(one));
    if (!sent || !answered) return true;
    const met = new Set<string>();
    const plain = (schema: JsonSchema) =>
      JSON.stringify(
        mapRefs(schema, (ref) => {
          const inner = /^named:\w+:(.*)$/.exec(ref)?.[1];
          if (inner !== undefined) met.add(inner);
          return inner ?? ref;
        }),
      );
    return plain(sent) === plain(answered) && [...met].every((inner) => this.same(inner, open));
  }
}

/** A schema derived from a named one (`.describe`, `.min`) inherits its description but is a different schema. */
function nameOf(schema: z.ZodType): SchemaName | undefined {
  const known: Partial<SchemaName> | undefined = SCHEMAS.get(schema);
  return known?.id === undefined ? undefined : (known as SchemaName);
}

/** The format already says what the pattern says. From the pattern, pages would generate years such as 1568. */
function showInstant({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string; examples?: unknown } }): void {
  const example = { 'date-time': '2026-05-04T09:30:00.000Z', date: '2026-05-04' }[jsonSchema.format ?? ''];
  if (example === undefined) return;
  delete jsonSchema.pattern;
  jsonSchema.examples = [example];
}

function mapRefs<V>(value: V, change: (ref: string) => string): V {
  if (Array.isArray(value)) return value.map((item) => mapRefs<unknown>(item, change)) as V;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? change(inner) : mapRefs<unknown>(inner, change),
    ]),
  ) as V;
}
