import { checkIdempotencyKey, hashIdempotencyKey, hashRequest } from './idempotency.js';

describe('an Idempotency-Key', () => {
  it.each(['a', 'x'.repeat(255), '7f9c24e8-3b12-4fef-91e0-7a2d5d1f8a11', 'order #1 ~'])('may be %j', (key) => {
    expect(() => checkIdempotencyKey(key)).not.toThrow();
  });

  it.each(['', 'x'.repeat(256), 'a\tb', 'ä', 'a\u0000', 'a\n'])('may not be %j', (key) => {
    expect(() => checkIdempotencyKey(key)).toThrow(/Idempotency-Key/);
  });

  it('hashes differently for another user and for no user', () => {
    const hashes = [null, 'ada', 'bob', '', 'null'].map((user) => hashIdempotencyKey(user, 'k'));
    expect(new Set(hashes).size).toBe(5);
  });
});

describe('the hash of a request', () => {
  const hash = (input: unknown, operation = 'records.store') => hashRequest(operation, input);

  it('does not depend on the order of fields, however deep', () => {
    expect(hash({ a: 1, b: { c: [{ x: 1, y: 2 }], d: 2 } })).toBe(hash({ b: { d: 2, c: [{ y: 2, x: 1 }] }, a: 1 }));
  });

  it('treats an absent field and an undefined one as equal', () => {
    expect(hash({ a: 1, b: undefined })).toBe(hash({ a: 1 }));
  });

  it('compares dates by their instant', () => {
    expect(hash({ at: new Date(0) })).not.toBe(hash({ at: new Date(1) }));
    expect(hash({ at: new Date(0) })).toBe(hash({ at: new Date(0) }));
  });

  it.each<[string, unknown, unknown]>([
    ['a value', { a: 1 }, { a: 2 }],
    ['a type', { a: 1 }, { a: '1' }],
    ['the order of a list', { a: [1, 2] }, { a: [2, 1] }],
    ['null and absent', { a: null }, {}],
  ])('depends on %s', (_, left, right) => {
    expect(hash(left)).not.toBe(hash(right));
  });

  it('depends on the operation', () => {
    expect(hash({}, 'records.store')).not.toBe(hash({}, 'records.store_batch'));
  });
});
