import { type AnyOperation, operation, type Owners } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { PERMISSIONS, type Permission, type Scope } from '@kernel/scope.js';
import { z } from 'zod';
import { type Caller, makeScope, type NamedUser, requireUser, type ScopeRequest } from './caller.js';

const TENANT = '0190a000-0000-7000-8000-000000000001';

function op(over: Partial<AnyOperation>): AnyOperation {
  return operation({
    name: 'records.search',
    method: 'POST',
    path: '/v1/x',
    summary: 'x',
    permission: 'records:read',
    touches: 'user',
    reads: true,
    output: z.object({}),
    status: 200,
    ...over,
  });
}
const READ = op({});
const STORE = op({ name: 'records.store', permission: 'records:write', reads: false });
const BATCH = op({ name: 'records.store_batch', permission: 'records:write', reads: false });
const ADMIN = op({ name: 'keys.create', permission: 'admin', touches: 'tenant', reads: false });
const INSTALL = op({ name: 'tenants.list', permission: 'install', touches: 'install' });
const MINT = op({ name: 'tokens.mint', permission: null, reads: false });
const BY_ID = op({ name: 'memorybank.forget', permission: 'records:write', reads: false, ownerById: true });
const ANY = op({ name: 'tokens.me', permission: null });

function caller(over: Partial<Omit<Caller, 'permissions'>> & { without?: Permission[] } = {}): Caller {
  const { without = [], ...rest } = over;
  return {
    tenantId: TENANT,
    keyId: 'abcdefghijkl',
    keyName: 'test',
    permissions: new Set(PERMISSIONS.filter((permission) => !without.includes(permission))),
    userId: null,
    agent: null,
    project: null,
    defaultUserId: null,
    includeShared: true,
    trustCap: 1,
    expiresAt: null,
    token: false,
    rates: { key: null, perKey: null, tenant: null },
    ...rest,
  };
}

const header = (id: string): NamedUser => ({ field: 'X-User-Id', in: 'header', id });
const body = (id: string): NamedUser => ({ field: 'user_id', in: 'body', id });
const query = (id: string): NamedUser => ({ field: 'user_id', in: 'query', id });
const request = (over: Partial<ScopeRequest> = {}): ScopeRequest => ({ users: [], ...over });
const naming = (...users: NamedUser[]): ScopeRequest => ({ users });
/** As a protocol names owners that has its own way to do so. */
const owned = (owners: Partial<Owners>): ScopeRequest =>
  request({ owners: () => ({ named: [], reserved: [], anybody: false, ...owners }) });

const bound = caller({ userId: 'ada' });
const withDefault = caller({ defaultUserId: 'default' });

type Outcome = Partial<Scope> | { error: string; detail?: RegExp };

const RULES: readonly [string, Caller, AnyOperation, ScopeRequest, Outcome][] = [
  // Which user a request acts for.
  ['the header names the user', caller(), READ, naming(header('ada')), { userId: 'ada', allUsers: false, includeShared: true }],
  ['the query names the user', caller(), READ, naming(query('ada')), { userId: 'ada' }],
  ['the body names the user', caller(), STORE, naming(body('ada')), { userId: 'ada' }],
  ['several places may name the same user', caller(), STORE, naming(header('ada'), query('ada'), body('ada')), { userId: 'ada' }],
  ['header and body that disagree are refused', caller(), STORE, naming(header('ada'), body('bob')), { error: 'user_mismatch' }],
  ['query and body that disagree are refused', caller(), READ, naming(query('ada'), body('bob')), { error: 'user_mismatch' }],
  ['names that differ in case differ', caller(), READ, naming(header('ada'), body('Ada')), { error: 'user_mismatch' }],
  ['the default user is used when nobody is named', withDefault, STORE, request(), { userId: 'default' }],
  ['a named user takes precedence over the default user', withDefault, STORE, naming(body('ada')), { userId: 'ada' }],

  // Invalid names.
  ['an empty name is refused, not ignored', withDefault, STORE, naming(header('')), { error: 'invalid_input', detail: /X-User-Id/ }],
  ['256 characters are a name', caller(), READ, naming(header('a'.repeat(256))), { userId: 'a'.repeat(256) }],
  ['257 characters are not a name', caller(), READ, naming(header('a'.repeat(257))), { error: 'invalid_input' }],
  ['a NUL is refused', caller(), READ, naming(body('a\u0000b')), { error: 'invalid_input', detail: /user_id/ }],
  ['a control character is refused', caller(), READ, naming(header('a\tb')), { error: 'invalid_input' }],
  ['a lone surrogate is refused', caller(), READ, naming(body('a\ud800')), { error: 'invalid_input' }],
  ['letters of any script are a name', caller(), READ, naming(body('ジョン 🐘')), { userId: 'ジョン 🐘' }],

  // Bound keys.
  ['a bound key acts for its user', bound, STORE, request(), { userId: 'ada' }],
  ['a bound key may name its user', bound, STORE, naming(header('ada')), { userId: 'ada' }],
  ['for a bound key another user does not exist when reading', bound, READ, naming(query('bob')), { error: 'not_found' }],
  ['for a bound key another user does not exist when writing', bound, STORE, naming(body('bob')), { error: 'not_found' }],
  ['a binding to agent and project goes into the scope', caller({ agent: 'bot', project: 'moon' }), READ, naming(header('ada')), { agent: 'bot', project: 'moon', userId: 'ada' }],

  // No user named.
  ['a read without a user sees only shared memory', caller(), READ, request(), { userId: null, allUsers: false, includeShared: true }],
  ['a read without a user and without shared:read sees nothing', caller({ without: ['shared:read'] }), READ, request(), { userId: null, allUsers: false, includeShared: false }],
  ['a write without a user is refused', caller(), STORE, request(), { error: 'user_required' }],
  ['a shared write needs no user', caller(), STORE, request({ shared: true }), { userId: null }],
  ['a shared write needs shared:write', caller({ without: ['shared:write'] }), STORE, request({ shared: true }), { error: 'forbidden', detail: /shared:write/ }],
  ['a shared write for a named user needs shared:write too', caller({ without: ['shared:write'] }), STORE, { users: [header('ada')], shared: true }, { error: 'forbidden' }],
  ['a batch without a user is decided by its items', caller(), BATCH, request(), { userId: null }],
  ['a batch without a user is refused without shared:write', caller({ without: ['shared:write'] }), BATCH, request(), { error: 'user_required' }],
  ['a token without a user is refused', caller(), MINT, request(), { error: 'user_required' }],
  ['an operation for any key needs no user', caller(), ANY, request(), { userId: null }],

  // Shared memory.
  ['include_shared: false excludes shared memory', caller(), READ, { users: [header('ada')], includeShared: false }, { includeShared: false }],
  ['include_shared: true is the default', caller(), READ, { users: [header('ada')], includeShared: true }, { includeShared: true }],
  ['a key without shared:read cannot request it', caller({ without: ['shared:read'] }), READ, request({ includeShared: true }), { includeShared: false }],
  ['a key with include_shared false cannot request it', caller({ includeShared: false }), READ, request({ includeShared: true }), { includeShared: false }],

  // The whole tenant.
  ['all_users reads the whole tenant', caller(), READ, request({ allUsers: true }), { allUsers: true, userId: null }],
  ['all_users ignores the default user', withDefault, READ, request({ allUsers: true }), { allUsers: true, userId: null }],
  ['all_users: false has no effect', withDefault, READ, request({ allUsers: false }), { allUsers: false, userId: 'default' }],
  ['all_users needs admin', caller({ without: ['admin'] }), READ, request({ allUsers: true }), { error: 'forbidden', detail: /permission admin\./ }],
  ['all_users is not for a key bound to a user', bound, READ, request({ allUsers: true }), { error: 'forbidden' }],
  ['all_users is not for a key bound to an agent', caller({ agent: 'bot' }), READ, request({ allUsers: true }), { error: 'forbidden' }],
  ['all_users is not for a key bound to a project', caller({ project: 'moon' }), READ, request({ allUsers: true }), { error: 'forbidden' }],
  ['all_users in a write is an ordinary field', withDefault, STORE, request({ allUsers: true }), { allUsers: false }],
  ['include_shared in a write is an ordinary field', withDefault, STORE, request({ includeShared: false }), { includeShared: true }],
  ['all_users and no shared memory contradict each other', caller(), READ, request({ allUsers: true, includeShared: false }), { error: 'invalid_input' }],
  ['all_users and one user contradict each other', caller(), READ, { users: [header('ada')], allUsers: true }, { error: 'invalid_input' }],

  // One memory by its id, whoever owns it.
  ['an id alone is searched in the whole tenant for a caller who may see it', withDefault, BY_ID, request(), { allUsers: true, userId: null }],
  ['an id alone is searched in the memory of the named user', withDefault, BY_ID, naming(header('ada')), { allUsers: false, userId: 'ada' }],
  ['an id alone is searched in the default user’s memory without admin', caller({ defaultUserId: 'default', without: ['admin'] }), BY_ID, request(), { allUsers: false, userId: 'default' }],
  ['an id alone is searched in its own user’s memory for a bound key', bound, BY_ID, request(), { allUsers: false, userId: 'ada' }],
  ['an id alone is not searched everywhere for a key bound to an agent', caller({ agent: 'bot', defaultUserId: 'default' }), BY_ID, request(), { allUsers: false, userId: 'default' }],
  ['an id alone without a user is refused without admin', caller({ without: ['admin'] }), BY_ID, request(), { error: 'user_required' }],

  // Permissions.
  ['several named users are the whole tenant for a caller who may see it', withDefault, READ, owned({ named: ['ada', 'bob'] }), { allUsers: true, userId: null }],
  ['anybody is the whole tenant for a caller who may see it', withDefault, READ, owned({ anybody: true }), { allUsers: true, userId: null }],
  ['several named users need admin', caller({ without: ['admin'] }), READ, owned({ named: ['ada', 'bob'] }), { error: 'forbidden', detail: /several users/ }],
  ['several named users are not for a key bound to an agent', caller({ agent: 'bot' }), READ, owned({ named: ['ada', 'bob'] }), { error: 'forbidden', detail: /several users/ }],
  ['several named users are not for a key bound to a project', caller({ project: 'moon' }), READ, owned({ anybody: true }), { error: 'forbidden', detail: /several users/ }],
  ['several named users who include another do not exist for a bound key', bound, READ, owned({ named: ['ada', 'bob'] }), { error: 'user_mismatch' }],
  ['anybody is the own user for a bound key', bound, READ, owned({ anybody: true }), { allUsers: false, userId: 'ada' }],
  ['a named owner is the user', withDefault, READ, owned({ named: ['ada'] }), { allUsers: false, userId: 'ada' }],
  ['another named owner does not exist for a bound key', bound, READ, owned({ named: ['bob'] }), { error: 'not_found' }],
  ['a reserved owner comes before the default user', withDefault, READ, owned({ reserved: ['agent:bot'] }), { userId: 'agent:bot' }],
  ['a reserved owner that is too long is refused', caller(), READ, owned({ reserved: ['a'.repeat(257)] }), { error: 'invalid_input', detail: /filters/ }],
  ['a reserved owner with a lone surrogate is refused', caller(), READ, owned({ reserved: ['a\ud800'] }), { error: 'invalid_input', detail: /filters/ }],

  ['a missing permission is named', caller({ without: ['records:write'] }), STORE, naming(body('ada')), { error: 'forbidden', detail: /^The key lacks the permission records:write\.$/ }],
  ['a missing permission comes before a foreign user', caller({ userId: 'ada', without: ['records:read'] }), READ, naming(query('bob')), { error: 'forbidden' }],
  ['a key without any permission may do what any key may', caller({ without: [...PERMISSIONS] }), ANY, naming(header('ada')), { userId: 'ada', includeShared: false }],
  ['a user token mints no token', caller({ token: true, userId: 'ada' }), MINT, request(), { error: 'forbidden' }],

  // Administration.
  ['administration sees all users and acts for none', withDefault, ADMIN, request(), { allUsers: true, userId: null }],
  ['administration treats user_id as an ordinary field', caller(), ADMIN, naming(body('bob')), { allUsers: true, userId: null }],
  ['administration treats include_shared as an ordinary field', caller(), ADMIN, request({ includeShared: false }), { includeShared: true }],
  ['administration needs its permission', caller({ without: ['admin'] }), ADMIN, request(), { error: 'forbidden' }],
  ['administration by a bound key sees only its user', bound, ADMIN, request(), { allUsers: false, userId: 'ada' }],
  ['administration by a bound key for another user finds nobody', bound, ADMIN, naming(header('bob')), { error: 'not_found' }],
  ['the installation needs install', caller({ without: ['install'] }), INSTALL, request(), { error: 'forbidden', detail: /install/ }],
  ['the installation is not for a bound key', caller({ project: 'moon' }), INSTALL, request(), { error: 'forbidden' }],
]; // prettier-ignore

describe('the scope of a request', () => {
  it.each(RULES)('%s', (_, who, what, asked, expected) => {
    if ('error' in expected) {
      const error = refusalOf(() => makeScope(who, what, asked));
      expect(error.code).toBe(expected.error);
      if (expected.detail) expect(error.detail).toMatch(expected.detail);
    } else {
      expect(makeScope(who, what, asked)).toMatchObject({ tenantId: TENANT, keyId: 'abcdefghijkl', ...expected });
    }
  });

  it('has exactly the permissions of the key', () => {
    const who = caller({ without: ['admin', 'install'] });
    expect([...makeScope(who, READ, request()).permissions]).toEqual([...who.permissions]);
  });
});

describe('a use case that needs a user', () => {
  it('gets the one of the scope', () => {
    expect(requireUser(makeScope(caller(), READ, naming(header('ada'))))).toBe('ada');
  });

  it('refuses a scope without a user', () => {
    const scope = makeScope(caller(), BATCH, request());
    expect(refusalOf(() => requireUser(scope)).code).toBe('user_required');
  });
});

function refusalOf(work: () => unknown): RecollectError {
  try {
    work();
  } catch (error) {
    if (error instanceof RecollectError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}
