import { RecollectError } from '@kernel/errors.js';
import { filterSent, ownersOfAdd, ownersOfFilter, ownersOfOssFilter } from './mem0-sent.js';
import { recordFilter } from './mem0-filter.js';

function fieldOf(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    return error instanceof RecollectError ? error.errors?.[0]?.field : undefined;
  }
  return undefined;
}

describe('the filter of a mem0 request', () => {
  it.each([
    ['filters.colour', { filters: { colour: 'red' } }],
    ['filters.AND[0].colour', { user_id: 'ada', filters: { AND: [{ colour: 'red' }] } }],
    ['filters.NOT.colour', { filters: { NOT: { colour: 'red' } } }],
    ['filters.NOT[0].colour', { filters: { NOT: [{ colour: 'red' }] } }],
    ['filters', { user_id: 'ada', filters: '[]' }],
    ['user_id', { user_id: 5, filters: { run_id: 'r' } }],
    ['metadata.a.b', { metadata: { 'a.b': 1 } }],
  ])('an error names %s as the caller wrote it', (field, body) => {
    expect(fieldOf(() => filterSent(body))).toBe(field);
    expect(fieldOf(() => ownersOfFilter({ query: {}, body }))).toBe(field);
  });

  it('contains the conditions beside `filters` as well', () => {
    const sent = { user_id: 'ada', filters: '{"run_id":"r"}', metadata: { source: 'chat' } };
    expect(recordFilter(filterSent(sent), false)).toEqual({
      AND: [{ user_id: { in: ['ada'] } }, { session_id: { in: ['r'] } }, { 'metadata.source': { eq: 'chat' } }],
    });
    expect(recordFilter(filterSent({}), false)).toBeUndefined();
  });
});

describe('the filter of a request to mem0’s own server', () => {
  const read = (filters: object) => recordFilter(filterSent({ filters }, 'fields of metadata'), false);

  it('has fields of the metadata beside the entities', () => {
    const filters = { user_id: 'ada', status: 'open', AND: [{ score: { gte: 2 } }, { NOT: [{ kind: 'x' }] }] };
    expect(read(filters)).toEqual({
      AND: [
        { user_id: { in: ['ada'] } },
        { 'metadata.status': { eq: 'open' } },
        { 'metadata.score': { gte: 2 } },
        { NOT: { 'metadata.kind': { eq: 'x' } } },
      ],
    });
    expect(ownersOfOssFilter({ query: {}, body: { filters } }).named).toEqual(['ada']);
    expect(fieldOf(() => read({ OR: [{ 'a.b': 1 }] }))).toBe('filters.OR[0].a.b');
    expect(fieldOf(() => filterSent({ filters: { status: 'open' } }))).toBe('filters.status');
  });
});

describe('the owners of added messages', () => {
  it('are those beside `filters` rather than in it', () => {
    expect(ownersOfAdd({ body: { user_id: 'ada', filters: { user_id: 'bob' } } }).named).toEqual(['ada']);
    expect(ownersOfAdd({ body: { filters: { user_id: 'bob' } } }).named).toEqual(['bob']);
  });

  it('are named in an error as the caller wrote them', () => {
    expect(fieldOf(() => ownersOfAdd({ body: { user_id: 5, filters: {} } }))).toBe('user_id');
    expect(fieldOf(() => ownersOfAdd({ body: { filters: { agent_id: 5 } } }))).toBe('filters.agent_id');
  });
});
