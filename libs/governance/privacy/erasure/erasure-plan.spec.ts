import { tableCatalogue } from '@schema/tables.js';
import { planErasure } from './erasure-plan.js';

const plan = planErasure(tableCatalogue());

it('finds exactly the tables of users, by their declarations', () => {
  const reached = new Set<string>();
  const reach = ({
    name,
    hanging,
  }: {
    name: string;
    hanging: readonly { name: string; hanging: readonly never[] }[];
  }): void => {
    reached.add(name);
    for (const one of hanging) reach(one);
  };
  for (const root of [...plan.atOnce, ...plan.jobs, ...plan.roots]) reach(root as never);
  for (const name of plan.last) reached.add(name);
  expect([...reached].sort()).toEqual([...plan.ofUsers].sort());
});

it('erases jobs first and the row of the user last', () => {
  expect(plan.jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['outbox', 'dead_letters']));
  expect(plan.roots.map(({ name }) => name)).not.toContain('outbox');
  expect(plan.last).toEqual(['users']);
});

it('reaches rows that depend on dependent rows of a record', () => {
  const records = plan.roots.find(({ name }) => name === 'records');
  const passages = records?.hanging.find(({ name }) => name === 'passages');
  expect(passages?.hanging.map(({ name, column }) => [name, column])).toEqual(
    expect.arrayContaining([
      ['passage_terms', 'passage_id'],
      ['passage_vectors', 'passage_id'],
    ]),
  );
  expect(records?.hanging.filter(({ name }) => name === 'edges').map(({ column }) => column)).toEqual([
    'from_id',
    'to_id',
  ]);
});

it('searches by user for rows that no foreign key deletes, or only that of a shared record', () => {
  expect(plan.swept.map(({ name }) => name).sort()).toEqual([
    'decisions',
    'lifecycle_events',
    'passage_terms',
    'search_feedback',
  ]);
});

it('erases the rows of a tenant that belong to no user, and none that record the erasure', () => {
  expect(plan.ofTenant).toEqual(expect.arrayContaining(['api_keys', 'tenant_settings', 'embedding_spaces']));
  expect(plan.ofTenant).not.toEqual(expect.arrayContaining(['erasures']));
  expect(plan.ofTenant).not.toEqual(expect.arrayContaining(['erasure_ledger']));
});

describe('a declaration that would leave rows behind', () => {
  const table = { name: 'notes', owner: 'user', erase: 'rows' } as const;

  it.each([
    ['cascades from a parent that it does not name', { ...table, erase: 'cascade' as const }],
    ['depends on a missing table', { ...table, hangsOn: { papers: ['paper_id'] } }],
    ['depends on a table of the tenant', { ...table, hangsOn: { tenants: ['tenant_id'] } }],
    [
      'belongs to the tenant and depends on rows of users',
      { ...table, owner: 'tenant' as const, hangsOn: { records: ['record_id'] } },
    ],
    ['depends on itself', { ...table, hangsOn: { notes: ['note_id'] } }],
  ])('%s: is refused', (_, declared) => {
    expect(() => planErasure([...tableCatalogue(), declared])).toThrow(/notes/);
  });
});
