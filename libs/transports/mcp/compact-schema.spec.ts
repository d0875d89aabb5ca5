import { operation } from '@contracts/operation.js';
import { instantInput, label } from '@contracts/primitives.js';
import { z } from 'zod';
import { compactInput, outlineOf } from './compact-schema.js';
import { inputSchemaOf, outputSchemaOf } from './tool-schema.js';

const part = z.object({ type: z.literal('text'), text: z.string() });
const one = operation({
  name: 'things.change',
  method: 'POST',
  path: '/v1/things',
  summary: 'Change a thing',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  body: z.strictObject({
    thing: z.object({
      name: label.describe('What it is called.'),
      note: z.string().nullable().optional(),
      at: instantInput.nullable().optional(),
      inside: z.object({ color: z.string(), size: z.int() }).describe('What it holds.').optional(),
      secret: z.string().optional(),
    }),
    turns: z
      .array(z.object({ text: z.union([z.string(), z.array(part)]) }))
      .max(5)
      .optional(),
    limit: z.int().min(1).max(9).default(3),
    count: z.int().optional(),
  }),
  output: z.object({ found: z.array(part), state: z.enum(['on', 'off']), rest: part.nullable() }),
  status: 200,
});
const input = (unlisted: readonly string[] = []) => compactInput(inputSchemaOf(one), unlisted);

describe('compactInput', () => {
  it('keeps names, kinds, choices, meanings and the bounds of numbers, down to the second level', () => {
    expect(input()).toEqual({
      type: 'object',
      properties: {
        thing: {
          type: 'object',
          properties: {
            name: { type: 'string', description: 'What it is called.' },
            note: { type: 'string' },
            at: { type: 'string', format: 'date-time' },
            inside: { type: 'object', description: 'What it holds. With color, size.' },
            secret: { type: 'string' },
          },
          required: ['name'],
        },
        turns: {
          type: 'array',
          items: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
        },
        limit: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
        count: { type: 'integer' },
      },
      required: ['thing'],
    });
  });

  it('leaves out the meaning of a self-explanatory name, also inside a list', () => {
    const described = z.string().describe('Told already.');
    const body = z.strictObject({
      user_id: described,
      blocks: z.array(z.object({ label: described, value: described })),
    });
    const { user_id: user, blocks } = compactInput(inputSchemaOf({ ...one, body })).properties;
    expect(user).toEqual({ type: 'string' });
    const properties = { label: { type: 'string' }, value: { type: 'string', description: 'Told already.' } };
    expect(blocks).toMatchObject({ items: { properties } });
  });

  it('leaves out the named fields, also nested ones, and refuses an unknown name', () => {
    const { properties } = input(['thing.secret', 'turns.text', 'count']);
    expect(Object.keys(properties)).toEqual(['thing', 'turns', 'limit']);
    expect(JSON.stringify(properties)).not.toMatch(/secret|"text"/);
    expect(() => input(['thing.secrets'])).toThrow('no field secrets');
  });
});

describe('outlineOf', () => {
  it('keeps the names, kinds and choices of an answer, and where null is allowed', () => {
    expect(outlineOf(outputSchemaOf(one))).toEqual({
      type: 'object',
      properties: {
        found: { type: 'array' },
        state: { type: 'string', enum: ['on', 'off'] },
        rest: { type: ['object', 'null'] },
      },
      required: ['found', 'state', 'rest'],
    });
  });
});
