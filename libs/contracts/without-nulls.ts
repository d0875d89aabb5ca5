import { z } from 'zod';

/** How a schema handles `undefined` and `null`. Cached after the first test. */
const asked = new WeakMap<z.ZodType, { readonly absent: boolean; readonly none: boolean }>();

/**
 * Returns the value without optional fields that are `null`, unless their schema gives null a meaning: many clients
 * send every field they know. Anything that the schema does not describe is unchanged.
 */
export function withoutNulls(schema: z.ZodType, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = coreOf(schema);
  if (Array.isArray(value))
    return inner instanceof z.ZodArray ? itemsWithout(inner.element as z.ZodType, value) : value;
  return inner instanceof z.ZodObject ? fieldsWithout(inner.shape, value) : value;
}

function itemsWithout(element: z.ZodType, items: readonly unknown[]): readonly unknown[] {
  const core = coreOf(element);
  return core instanceof z.ZodObject || core instanceof z.ZodArray
    ? items.map((item) => withoutNulls(core, item))
    : items;
}

function fieldsWithout(shape: Readonly<Record<string, z.ZodType>>, value: object): object {
  let copy: Record<string, unknown> | undefined;
  for (const [name, field] of Object.entries(shape)) {
    if (!Object.hasOwn(value, name)) continue;
    const held = (value as Record<string, unknown>)[name];
    if (held === null) {
      if (!meansAbsent(field)) continue;
      copy ??= { ...value };
      delete copy[name];
    } else {
      const inner = withoutNulls(field, held);
      if (inner !== held) (copy ??= { ...value })[name] = inner;
    }
  }
  return copy ?? value;
}

/** Optional fields whose null is refused, for it asks for what cannot be: to take away what has to be there. */
const REFUSED = new WeakSet<z.ZodType>();

export function refusesNull<Field extends z.ZodType>(field: Field): Field {
  REFUSED.add(field);
  return field;
}

function meansAbsent(field: z.ZodType): boolean {
  if (REFUSED.has(field)) return false;
  let known = asked.get(field);
  if (!known) {
    known = { absent: field.safeParse(undefined).success, none: field.safeParse(null).success };
    asked.set(field, known);
  }
  return known.absent && !known.none;
}

/** The object or list schema inside optional, default and pipe wrappers. */
export function coreOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return coreOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return coreOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? coreOf(schema.in as z.ZodType) : schema;
}
