import { InvalidRequestError } from './errors.js';
import { etagOf, headerText, jsonText, urlOf } from './request.js';

const BASE = 'http://host/memory';

test('a name is one segment of the path, whatever it contains', () => {
  const url = urlOf(BASE, { path: '/v1/records/{id}/versions' }, { params: { id: 'a/b?c#d%2F é' } });
  expect(url).toBe('http://host/memory/v1/records/a%2Fb%3Fc%23d%252F%20%C3%A9/versions');
});

test.each(['.', '..', '', undefined, 7, '\ud800'])('%p is not a name: it would lead to another route', (id) => {
  expect(() => urlOf(BASE, { path: '/v1/records/{id}' }, { params: { id } })).toThrow(InvalidRequestError);
});

test('a query repeats lists, writes times as RFC 3339 and objects as JSON, and leaves out what is undefined', () => {
  const query = {
    tags: ['a', 'b,c'],
    as_of: new Date(0),
    filter: { type: 'lesson' },
    limit: 5,
    all_users: false,
    user_id: undefined,
  };
  const { searchParams } = new URL(urlOf(BASE, { path: '/x' }, { query }));
  expect([...searchParams]).toEqual([
    ['tags', 'a'],
    ['tags', 'b,c'],
    ['as_of', '1970-01-01T00:00:00.000Z'],
    ['filter', '{"type":"lesson"}'],
    ['limit', '5'],
    ['all_users', 'false'],
  ]);
  expect(urlOf(BASE, { path: '/x' }, { query: {} })).toBe('http://host/memory/x');
});

test('non-ASCII letters are sent in a header as UTF-8', () => {
  const sent = new Headers({ 'x-user-id': headerText('userId', 'Зоя') }).get('x-user-id') ?? '';
  expect(Buffer.from(sent, 'latin1').toString('utf8')).toBe('Зоя');
  expect(headerText('userId', 'plain')).toBe('plain');
});

test.each(['', ' a', 'a ', 'a\nb', 'a\u0000'])('%j would arrive as another name, so it is refused', (text) => {
  expect(() => headerText('userId', text)).toThrow(InvalidRequestError);
});

test('a version is an ETag', () => {
  expect([etagOf(3), etagOf('3'), etagOf('"3"'), etagOf('*')]).toEqual(['"3"', '"3"', '"3"', '*']);
});

describe('what JSON cannot represent is refused by its field', () => {
  const circle: Record<string, unknown> = {};
  circle['in'] = circle;
  let deep: object = {};
  for (let n = 0; n < 50_000; n += 1) deep = { in: deep };

  test.each([['a BigInt', { n: 1n }], ['a circle', circle], ['a deep nesting', deep]])('%s in a body', (_, body) => {
    expect(() => jsonText('body', body)).toThrow(InvalidRequestError);
  }); // prettier-ignore

  test('a time that is none in a query', () => {
    const query = { as_of: new Date('no time') };
    expect(() => urlOf(BASE, { path: '/x' }, { query })).toThrow('as_of: must be a valid time');
  });
});
