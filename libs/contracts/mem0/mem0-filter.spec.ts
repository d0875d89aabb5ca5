import { ownersOf, readMem0Filter, recordFilter, reservedEntity, reservedUser } from './mem0-filter.js';

const ID = '01993f6e-2f3a-7c11-9d3e-5a1c7e0b4d22';
const owners = (filter: object) => ownersOf(readMem0Filter(filter));
const asRecords = (filter: object, everybody = false) => recordFilter(readMem0Filter(filter), everybody);
const refusal = (filter: object): string => {
  try {
    readMem0Filter(filter);
  } catch (error) {
    return (error as { errors: { field: string; message: string }[] }).errors
      .map(({ field, message }) => `${field} ${message}`)
      .join();
  }
  throw new Error('nothing was refused');
};

describe('whose memories a filter of mem0 asks for', () => {
  it.each([
    [{ user_id: 'ada' }, { named: ['ada'], reserved: [], anybody: false }],
    [{ AND: [{ user_id: 'ada' }, { agent_id: 'x' }] }, { named: ['ada'], reserved: [], anybody: false }],
    [
      { agent_id: 'x', run_id: 'r' },
      { named: [], reserved: ['mem0:agent:x'], anybody: false },
    ],
    [{ app_id: 'a' }, { named: [], reserved: ['mem0:app:a'], anybody: false }],
    [{ run_id: { in: ['r', 's'] } }, { named: [], reserved: ['mem0:run:r', 'mem0:run:s'], anybody: false }],
    [{ OR: [{ user_id: 'ada' }, { agent_id: 'x' }] }, { named: ['ada'], reserved: ['mem0:agent:x'], anybody: false }],
    [{ user_id: { in: ['ada', 'bob'] } }, { named: ['ada', 'bob'], reserved: [], anybody: false }],
    [{ user_id: '*' }, { named: [], reserved: [], anybody: true }],
    [{ OR: [{ user_id: 'ada' }, { categories: { contains: 'x' } }] }, { named: ['ada'], reserved: [], anybody: true }],
    [
      { user_id: 'ada', NOT: { user_id: 'bob' } },
      { named: ['ada'], reserved: [], anybody: false },
    ],
    [{ NOT: [{ user_id: 'bob' }] }, { named: [], reserved: [], anybody: false }],
    [{ user_id: { ne: 'bob' } }, { named: [], reserved: [], anybody: false }],
    [{ AND: [{ user_id: '*' }, { user_id: 'ada' }] }, { named: ['ada'], reserved: [], anybody: false }],
    [{ user_id: 'Zoë'.normalize('NFD') }, { named: ['Zoë'.normalize('NFC')], reserved: [], anybody: false }],
    [
      { user_id: null, agent_id: 'x' },
      { named: [], reserved: ['mem0:agent:x'], anybody: false },
    ],
    [{}, { named: [], reserved: [], anybody: false }],
  ])('%j', (filter, expected) => {
    expect(owners(filter)).toEqual(expected);
  });

  it('are kept under a user who is nobody', () => {
    expect(reservedEntity(reservedUser('agent_id', 'a:b'))).toEqual({ type: 'agent', id: 'a:b' });
    expect(reservedEntity('ada')).toBeUndefined();
    expect(reservedEntity('mem0:agent:')).toBeUndefined();
  });
});

describe('a filter of mem0 as one of records', () => {
  it.each([
    [{ user_id: 'ada' }, { user_id: { in: ['ada'] } }],
    [{ agent_id: 'x' }, { agent: { in: ['x'] } }],
    [{ run_id: '*' }, { session_id: { exists: true } }],
    [{ created_at: { gte: '2026-01-01', lte: '2026-01-31' } }, { AND: [{ created_at: { gte: '2026-01-01' } }, { created_at: { lt: '2026-02-01T00:00:00.000Z' } }] }], // prettier-ignore
    [{ created_at: { gt: '2026-01-01' } }, { created_at: { gte: '2026-01-02T00:00:00.000Z' } }],
    [{ created_at: { gte: '2024-01-01T00:00:00' } }, { created_at: { gte: '2024-01-01T00:00:00Z' } }],
    [{ created_at: '2024-01-01 10:20:30.123456' }, { created_at: { eq: '2024-01-01T10:20:30.123456Z' } }],
    [{ updated_at: { lt: '2024-01-01T00:00:00+02:00' } }, { updated_at: { lt: '2024-01-01T00:00:00+02:00' } }],
    [{ timestamp: { gte: 1_700_000_000 } }, { occurred_at: { gte: 1_700_000_000_000 } }],
    [{ timestamp: { gte: 1_700_000_000.123456 } }, { occurred_at: { gte: 1_700_000_000_123 } }],
    [{ timestamp: 2_152_824_125.154 }, { occurred_at: { eq: 2_152_824_125_154 } }],
    [{ expiration_date: '2026-01-01' }, { expires_at: { gte: '2026-01-01', lt: '2026-01-02T00:00:00.000Z' } }],
    [{ categories: { in: ['a', 'b'] } }, { tags: { any: ['a', 'b'] } }],
    [{ categories: 'a' }, { tags: { contains: 'a' } }],
    [{ categories: '*' }, { tags: { exists: true } }],
    [{ categories: { in: ['a', '*'] } }, { tags: { exists: true } }],
    [{ categories: { ne: '*' } }, { tags: { exists: false } }],
    [{ metadata: { source: { kind: 'chat' } } }, { 'metadata.source.kind': { eq: 'chat' } }],
    [{ metadata: { ne: { source: 'chat' } } }, { NOT: { 'metadata.source': { eq: 'chat' } } }],
    [{ metadata: { topic: '*' } }, { 'metadata.topic': { ne: null } }],
    [{ metadata: { deep: {} } }, { 'metadata.deep': { exists: true } }],
    [{ metadata: { contains: { list: ['a'] } } }, { 'metadata.list': { all: ['a'] } }],
    [
      { metadata: { ne: { source: 'chat', n: 1 } } },
      { NOT: { AND: [{ 'metadata.source': { eq: 'chat' } }, { 'metadata.n': { eq: 1 } }] } },
    ],
    [{ metadata: { topic: { eq: 'work' } } }, { 'metadata.topic': { eq: 'work' } }],
    [{ metadata: { topic: { ne: 'work' } } }, { NOT: { 'metadata.topic': { eq: 'work' } } }],
    [{ metadata: { topic: { in: ['work', 1] } } }, { 'metadata.topic': { in: ['work', 1] } }],
    [{ metadata: { topic: { nin: ['work'] } } }, { 'metadata.topic': { nin: ['work'] } }],
    [{ metadata: { topic: { icontains: 'WOR' } } }, { 'metadata.topic': { icontains: 'WOR' } }],
    [
      { metadata: { score: { gte: 0.8, lt: 1 } } },
      { AND: [{ 'metadata.score': { gte: 0.8 } }, { 'metadata.score': { lt: 1 } }] },
    ],
    [{ metadata: { deep: { score: { gt: 2 } } } }, { 'metadata.deep.score': { gt: 2 } }],
    [{ metadata: { deep: { gt: 1, unit: 'm' } } }, { AND: [{ 'metadata.deep.gt': { eq: 1 } }, { 'metadata.deep.unit': { eq: 'm' } }] }], // prettier-ignore
    [{ keywords: { contains: 'Tea' } }, { content: { contains: 'Tea' } }],
    [{ text: 'Tea' }, { content: { icontains: 'Tea' } }],
    [{ memory_ids: [ID] }, { id: { in: [ID] } }],
    [{ NOT: [{ run_id: 'r' }] }, { NOT: { session_id: { in: ['r'] } } }],
    [{ user_id: null }, undefined],
  ])('%j', (filter, expected) => {
    expect(asRecords(filter)).toEqual(expected);
  });

  it('asks of several for what is kept for an entity, not for what it shares with a person', () => {
    expect(asRecords({ OR: [{ user_id: 'ada' }, { agent_id: 'x' }] }, true)).toEqual({
      OR: [{ user_id: { in: ['ada'] } }, { AND: [{ agent: { in: ['x'] } }, { user_id: { in: ['mem0:agent:x'] } }] }],
    });
    expect(JSON.stringify(asRecords({ user_id: '*' }, true))).toContain('"exists":true');
  });

  it('is refused with the part named that is wrong', () => {
    expect(refusal({ AND: [{ colour: 'red' }] })).toMatch(/^filters\.AND\[0\]\.colour is not a field .*user_id/);
    expect(refusal({ AND: { user_id: 'x' } })).toBe('filters.AND must be a list and not empty');
    expect(refusal({ user_id: { gt: 'x' } })).toBe('filters.user_id.gt is not an operator here: use eq, ne, in');
    for (const op of ['eq', 'ne', 'gt', 'lte', 'in']) {
      const day = { created_at: { [op]: op === 'in' ? ['2026-02-30'] : '2026-02-30' } };
      expect(refusal(day)).toMatch(/^filters\.created_at.* must be compared with a time$/);
    }
    for (const op of ['eq', 'ne', 'gt', 'lte']) {
      const asked = { AND: [{ user_id: 'x' }, { created_at: { [op]: 'yesterday' } }] };
      expect(refusal(asked)).toBe('filters.AND[1].created_at must be compared with a time');
    }
    const ids = { AND: [{ user_id: 'x' }, { memory_ids: [ID, 'nope'] }] };
    expect(refusal(ids)).toBe('filters.AND[1].memory_ids must be ids of memories, as they were returned');
    expect(refusal({ user_id: 5 })).toBe('filters.user_id must be compared with text');
    expect(refusal({ metadata: { 'a.b': 1 } })).toContain('a dot means a key inside a key');
    expect(refusal({ metadata: { n: { gt: true } } })).toBe(
      'filters.metadata.n.gt must be compared with a number or text',
    );
    expect(refusal({ metadata: { n: { in: 'x' } } })).toBe('filters.metadata.n.in must be a list and not empty');
    expect(refusal({ metadata: { n: [{}] } })).toContain('filters.metadata.n must be compared with a text');
    let deep: object = { user_id: 'x' };
    for (let i = 0; i < 10; i += 1) deep = { AND: [deep] };
    expect(refusal(deep)).toContain('must not nest deeper');
    const two = { OR: [{ user_id: 'a' }, { user_id: 'b' }] };
    expect(refusal({ AND: Array.from({ length: 9 }, () => two) })).toContain('64 alternatives');
  });
});
