import type { Permission, Scope } from '@kernel/scope.js';
import { OTHER, scopeOf, TENANT } from '@test/support/scratch.js';
import type { RowOwner } from './sample.js';

/** All owners of rows: in the caller's tenant the caller (ada), another user and all together; and another tenant. */
export const OWNERS: readonly RowOwner[] = [
  { name: 'mine', tenantId: TENANT, userId: 'ada' },
  { name: 'hers', tenantId: TENANT, userId: 'eve' },
  { name: 'shared', tenantId: TENANT, userId: null },
  // The same name in another tenant is another person.
  { name: 'their mine', tenantId: OTHER, userId: 'ada' },
  { name: 'their shared', tenantId: OTHER, userId: null },
];

/** Row-level security without any predicate in the query: what a scope reads, and what it writes. */
export interface Case {
  readonly who: string;
  readonly scope: Scope;
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

export const as = (over: Partial<Scope>, ...permissions: Permission[]): Scope => scopeOf(over, permissions);
export const CASES: readonly Case[] = [
  { who: 'a user', scope: as({ includeShared: false }), reads: ['mine'], writes: ['mine'] },
  { who: 'a user with shared memory', scope: as({}), reads: ['mine', 'shared'], writes: ['mine'] },
  {
    who: 'a user who may write shared memory',
    scope: as({}, 'shared:write'),
    reads: ['mine', 'shared'],
    writes: ['mine', 'shared'],
  },
  { who: 'nobody named', scope: as({ userId: null }), reads: ['shared'], writes: [] },
  {
    who: 'nobody named, who may write shared memory',
    scope: as({ userId: null }, 'shared:write'),
    reads: ['shared'],
    writes: ['shared'],
  },
  {
    who: 'a reader of the whole tenant',
    scope: as({ userId: null, allUsers: true }),
    reads: ['mine', 'hers', 'shared'],
    writes: [],
  },
  { who: 'a user nobody knows', scope: as({ userId: 'zoe', includeShared: false }), reads: [], writes: [] },
  { who: 'nobody of no tenant', scope: as({ tenantId: '', userId: null, allUsers: true }), reads: [], writes: [] },
  { who: 'a user of no tenant', scope: as({ tenantId: '' }, 'shared:write'), reads: [], writes: [] },
];
