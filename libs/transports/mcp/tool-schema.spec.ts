import { ampDelete, ampGet, ampList, ampSearch, ampStore } from '@contracts/amp/amp.operations.js';
import { operation } from '@contracts/operation.js';
import { z } from 'zod';
import { inputSchemaOf, outputSchemaOf, partsOf } from './tool-schema.js';

const strict = operation({
  name: 'things.change',
  method: 'PATCH',
  path: '/v1/things/{id}',
  summary: 'Change a thing',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: z.object({ id: z.string() }),
  query: z.strictObject({ dry: z.boolean().optional() }),
  body: z.strictObject({ size: z.int() }),
  output: z.object({ done: z.boolean() }),
  status: 200,
});

describe('inputSchemaOf', () => {
  it('shows all fields of an operation as one object, wherever HTTP puts them', () => {
    const { type, properties, required } = inputSchemaOf(strict);
    expect([type, Object.keys(properties), required]).toEqual(['object', ['id', 'dry', 'size'], ['id', 'size']]);
  });

  it('takes unknown fields where the operation does', () => {
    expect(inputSchemaOf(strict).additionalProperties).toBe(false);
    expect(inputSchemaOf(ampSearch)).not.toHaveProperty('additionalProperties');
  });

  it('shows numbers and flags as JSON writes them, though a query string has only text', () => {
    const { limit, include_shared: shared } = inputSchemaOf(ampList).properties;
    expect(limit).toEqual({ type: 'integer', minimum: 1, maximum: 1000, default: 20 });
    expect(shared).toEqual({ type: 'boolean' });
  });

  it('leaves out the field that names the operation, and the draft of JSON Schema', () => {
    for (const one of [ampStore, ampSearch, ampList]) {
      expect(inputSchemaOf(one).properties).not.toHaveProperty('operation');
      expect(JSON.stringify([inputSchemaOf(one), outputSchemaOf(one)])).not.toContain('$schema');
    }
  });
});

describe('partsOf', () => {
  it('gives each part its own fields, and the rest to the last', () => {
    expect(partsOf(strict, { id: 'a', dry: true, size: 1, more: 2 })).toEqual({
      params: { id: 'a' },
      query: { dry: true },
      body: { size: 1, more: 2 },
    });
    const named = { params: { id: 'a' }, query: { user_id: 'u' }, body: undefined };
    for (const one of [ampGet, ampDelete]) expect(partsOf(one, { id: 'a', user_id: 'u' })).toEqual(named);
  });

  it('keeps a hostile key where it is found', () => {
    const hostile = JSON.parse('{"query": "x", "__proto__": {"a": 1}}') as Record<string, unknown>;
    expect(Object.keys(partsOf(ampSearch, hostile).body as object)).toContain('__proto__');
  });
});
