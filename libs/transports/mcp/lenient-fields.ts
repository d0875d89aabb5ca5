import { JsonScan } from '@contracts/hostile.js';
import type { AnyOperation } from '@contracts/operation.js';
import { coreOf } from '@contracts/field-errors.js';
import { isObject } from '@kernel/is-object.js';
import { z } from 'zod';

const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/**
 * Corrects the types of arguments. Models often write objects, lists, numbers and flags as strings, and `null` or an
 * empty string for what they leave out. Only values that the operation would reject by their type are changed. The
 * result is validated afterwards like any other input.
 *
 * @param items of a list whose items the operation validates one by one: their schema. A text among them is the `content` of one.
 * @throws RecollectError `too_large` if JSON inside strings contains more than a body may
 */
export function lenientFields({ params, query, body }: AnyOperation, fields: object, items?: z.ZodType): object {
  const reader = new LenientReader(items);
  return [params, query, body].reduce<object>((read, part) => (part ? reader.fields(part, read) : read), fields);
}

class LenientReader {
  private readonly scan = new JsonScan();
  /** A string that only looked like JSON makes the scan lose its position. No further strings are parsed then. */
  private lost = false;

  constructor(private readonly items?: z.ZodType) {}

  fields(schema: z.ZodType, value: object): object {
    const core = coreOf(schema);
    if (!(core instanceof z.ZodObject)) return value;
    const known = Object.entries(value).map(([name, held]) => {
      const field = Object.hasOwn(core.shape, name) ? (core.shape[name] as z.ZodType) : null;
      return [name, field ? this.meant(field, held) : held] as const;
    });
    return Object.fromEntries(known);
  }

  private meant(schema: z.ZodType, value: unknown): unknown {
    const core = coreOf(schema);
    if (typeof value === 'string' && isNothing(schema, core, value)) return null;
    if (core instanceof z.ZodUnion) return this.inUnion(core, value);
    if (core instanceof z.ZodString) return typeof value === 'number' ? String(value) : value;
    if (core instanceof z.ZodNumber) return asNumber(value);
    if (core instanceof z.ZodBoolean) return asFlag(value);
    if (core instanceof z.ZodArray) return this.list(core.element as z.ZodType, value);
    if (!(core instanceof z.ZodObject || core instanceof z.ZodRecord)) return value;
    const read = this.parsed(value);
    return isObject(read) ? this.fields(core, read) : value;
  }

  /** A value that matches one of the forms stays unchanged: a message's content may be the text of a list. */
  private inUnion(union: z.ZodUnion, value: unknown): unknown {
    if (value === null || union.safeParse(value).success) return value;
    const forms = union.options.map((option) => this.meant(option as z.ZodType, value));
    return forms.find((form) => form !== value && union.safeParse(form).success) ?? value;
  }

  private list(element: z.ZodType, value: unknown): unknown {
    const core = coreOf(element);
    const read = this.parsed(value);
    const item = (one: unknown) => (core instanceof z.ZodUnknown ? this.item(one) : this.meant(core, one));
    if (Array.isArray(read)) return read.map(item);
    if (isObject(read)) return [item(read)];
    if (typeof read === 'string' && core instanceof z.ZodUnknown && this.items) return [item(read)];
    if (typeof read !== 'string' || !(core instanceof z.ZodString)) return value;
    const names = read.split(',').map((name) => name.trim());
    return names.filter((name) => name !== '');
  }

  private item(value: unknown): unknown {
    const read = this.parsed(value);
    if (!this.items) return read;
    return this.meant(this.items, typeof read === 'string' ? { content: read } : read);
  }

  /** The object or list that a string contains, if any. */
  private parsed(value: unknown): unknown {
    if (this.lost || typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
    this.scan.take(Buffer.from(value));
    try {
      return JSON.parse(value) as unknown;
    } catch {
      this.lost = true;
      return value;
    }
  }
}

/** These words mean that there is no value, where they cannot be one: for a type that is no string, or a field that refuses them. */
function isNothing(schema: z.ZodType, core: z.ZodType, text: string): boolean {
  if (!/^(?:null|none)?$/i.test(text.trim())) return false;
  const kinds = [z.ZodNumber, z.ZodBoolean, z.ZodRecord, z.ZodArray, z.ZodObject];
  if (kinds.some((kind) => core instanceof kind)) return true;
  return schema.safeParse(undefined).success && !schema.safeParse(text).success;
}

function asNumber(value: unknown): unknown {
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;
}

function asFlag(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  return word === 'true' || word === 'false' ? word === 'true' : value;
}
