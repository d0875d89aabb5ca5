import { answerShape } from '@application/generate-flow.js';

const CITY = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };

it('a schema of a caller checks an answer', () => {
  expect(answerShape(CITY).safeParse({ city: 'Lisbon' }).success).toBe(true);
  expect(answerShape(CITY).safeParse({ town: 'Lisbon' }).success).toBe(false);
});

it('a choice, a constant and a list of values need no type', () => {
  const a = { title: 'A', anyOf: [{ type: 'string' }, { const: 5 }, { enum: [null] }], default: null };
  const shape = answerShape({ type: 'object', properties: { a } });
  for (const value of ['x', 5, null]) expect(shape.safeParse({ a: value }).success).toBe(true);
  expect(shape.safeParse({ a: 6 }).success).toBe(false);
});

it('a field may have the name of a keyword', () => {
  const shape = answerShape({ type: 'object', properties: { pattern: { type: 'string' } }, required: ['pattern'] });
  expect(shape.safeParse({ pattern: 'stripes' }).success).toBe(true);
});

it.each([
  ['no object', { type: 'string' }, 'schema.type'],
  ['an expression', { type: 'object', properties: { a: { type: 'string', pattern: '(a+)+$' } } }, 'schema.properties.a.pattern'],
  ['names by an expression', { type: 'object', patternProperties: { '(a+)+$': {} } }, 'schema.patternProperties'],
  ['a reference', { type: 'object', properties: { a: { $ref: '#' } } }, 'schema.properties.a.$ref'],
  ['too much', { type: 'object', description: 'x'.repeat(20_001) }, 'schema'],
  ['nonsense', { type: 'object', properties: { a: { type: 'colour' } } }, 'schema'],
  ['a condition without a type', { type: 'object', properties: { a: { minLength: 3 } } }, 'schema.properties.a.minLength'],
  ['a part without a type', { ...CITY, allOf: [{ required: ['city'], properties: { city: { type: 'string' } } }] }, 'schema.allOf.0.properties'],
  ['a required field that is not described', { ...CITY, required: ['city', 'town'] }, 'schema.required'],
  ['a field that another requires', { ...CITY, dependencies: { city: ['town'] } }, 'schema.dependencies'],
  ['a divisor of 0', { type: 'object', properties: { a: { type: 'number', multipleOf: 0 } } }, 'schema.properties.a.multipleOf'],
  ['a limit that is no number', { type: 'object', properties: { a: { type: 'number', minimum: '5' } } }, 'schema.properties.a.minimum'],
  ['nesting without end', Array.from({ length: 30 }).reduce<object>((inner) => ({ type: 'object', properties: { a: inner } }), {}), expect.stringMatching(/^schema\.properties/)],
])('%s is refused, and the field is named', (_what, schema, field) => {
  expect(() => answerShape(schema as Record<string, unknown>)).toThrow(
    expect.objectContaining({ code: 'invalid_input', errors: [expect.objectContaining({ field })] }),
  );
}); // prettier-ignore

describe.each(['enum', 'const', 'default', 'examples'])('a field called %s', (name) => {
  const around = (field: object) => ({ type: 'object', properties: { [name]: field } });

  it.each([
    ['pattern', '^(a+)+$'],
    ['patternProperties', { '^(a+)+$': {} }],
    ['$ref', '#'],
    ['$dynamicRef', '#'],
    ['$id', 'https://example.com'],
    ['$defs', {}],
    ['definitions', {}],
  ])('may not have %s', (keyword, value) => {
    const field = `schema.properties.${name}.${keyword}`;
    expect(() => answerShape(around({ type: 'string', [keyword]: value }))).toThrow(
      expect.objectContaining({ code: 'invalid_input', errors: [expect.objectContaining({ field })] }),
    );
  });

  it('is checked as any other', () => {
    const shape = answerShape(around({ type: 'string', minLength: 2 }));
    expect(shape.safeParse({ [name]: 'ab' }).success).toBe(true);
    expect(shape.safeParse({ [name]: 'a' }).success).toBe(false);
  });
});

it('a name in the data of a keyword may be that of a refused keyword', () => {
  const schema = { type: 'object', properties: { a: { const: 'x', default: { pattern: 'stripes' } } } };
  expect(() => answerShape(schema)).not.toThrow();
});
