import type { AnyOperation } from '@contracts/operation.js';
import { createTenant } from '@contracts/tenancy/tenancy.operations.js';
import { mintToken } from '@contracts/users/users.operations.js';
import { PERMISSIONS, type Permission } from '@kernel/scope.js';
import type { TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';
import { type Names, WRITER } from './victim.js';

/**
 * The status for a stranger, whatever they request. `null`: it depends, and the response must only reveal and change
 * nothing.
 */
type Refused = (operation: AnyOperation, sent: Sent) => readonly number[] | null;

export interface Stranger {
  readonly name: string;
  /** Is used when these names are requested. */
  readonly client: (names: Names) => Client;
  readonly refused: Refused;
  /** Where the user is named, apart from the header. */
  readonly naming?: (operation: AnyOperation, sent: Sent, names: Names) => Sent;
  /** May know the shared memory of the tenant. */
  readonly readsShared?: true;
  /** Whether what is absent may get a different response, for a reason other than the victim. */
  readonly incomparable?: true;
  /** Of the same tenant: knows its name. */
  readonly insider?: true;
  /** They differ from the victim in only one respect, and send every request there is. */
  readonly nearest?: true;
  /** Calls only these operations. */
  readonly asks?: (operation: AnyOperation) => boolean;
}

const it_depends: Refused = () => null;
/** Permissions on memory of the stranger whose key is bound to a user. */
const OWN = [...WRITER, 'admin', 'privacy'] as const satisfies Permission[];

/** Everybody who must not reach the memory of another. `writer`: the key with which the victim's memory was written. */
export async function makeStrangers(app: TestApp, writer: string): Promise<Stranger[]> {
  const other = app.client(await app.otherTenant());
  const bound = app.client((await app.key({ user_id: 'bob', permissions: OWN })).key);
  const token = await app.client(writer).ok(mintToken, { body: { user_id: 'bob' } });
  const reader = await app.key({ permissions: [...OWN, 'shared:read'], user_id: 'bob' });
  const outer = await app.client().ok(createTenant, { body: { name: 'third' } });
  const elsewhere = { agent: 'another agent', permissions: WRITER };
  const apart = { project: 'another project', permissions: WRITER };
  return [
    {
      name: 'a key of another tenant that names the same user',
      client: ({ user }) => other.as(user),
      refused: it_depends,
      nearest: true,
    },
    {
      name: 'a key of another tenant that asks for everybody',
      client: () => app.client(outer.admin_key?.key),
      refused: it_depends,
      naming: (operation, sent) => everybody(operation, sent),
    },
    {
      name: 'the same key that names another user',
      client: () => app.client(writer, { user: 'bob' }),
      refused: it_depends,
      insider: true,
      nearest: true,
    },
    { name: 'the same key that names nobody', client: () => app.client(writer), refused: it_depends, insider: true },
    { name: 'a key bound to another user', client: () => bound, refused: it_depends, insider: true },
    {
      name: 'a key bound to another user that names the user in the header',
      client: ({ user }) => bound.as(user),
      refused: notFound,
      insider: true,
    },
    {
      name: 'a key bound to another user that names the user in the request',
      client: () => bound,
      refused: (operation, sent) => (takesUser(operation) ? notFound(operation, sent) : null),
      naming: (operation, sent, { user }) =>
        takesUser(operation) ? withField(operation, sent, 'user_id', user) : sent,
      insider: true,
    },
    { name: 'a user token of another user', client: () => app.client(token.token), refused: it_depends, insider: true },
    {
      name: 'a user token of another user that names the user',
      client: ({ user }) => app.client(token.token, { user }),
      refused: notFound,
      insider: true,
    },
    {
      name: 'another user who reads shared memory',
      client: () => app.client(reader.key),
      refused: it_depends,
      insider: true,
      readsShared: true,
      incomparable: true,
    },
    await readerOf('a key bound to another agent that names the user', app, elsewhere),
    await readerOf('a key bound to another project that names the user', app, apart),
    ...(await sessions(app, other, writer)),
    {
      name: 'nobody',
      client: ({ user }) => app.client('', { user }),
      refused: ({ permission }) => (permission === 'public' ? null : [401]),
    },
    {
      name: 'a forged key',
      client: ({ user }) => app.client(`${writer.slice(0, -1)}_`, { user }),
      refused: ({ permission }) => (permission === 'public' ? null : [401, 429]),
      // After some failures the address has to wait.
      incomparable: true,
    },
  ];
}

/** Callers with a console session: a session may do no more than its key, and an ended one nothing. */
async function sessions(app: TestApp, other: Client, writer: string): Promise<Stranger[]> {
  // A separate user, because an earlier caller, as bob, has left data under the victim's names.
  const bound = app.client((await app.key({ user_id: 'carol', permissions: OWN })).key);
  const [foreign, own, ended] = await Promise.all([other, bound, app.client(writer)].map((one) => one.signIn()));
  if (!foreign || !own || !ended) throw new Error('nobody is signed in');
  await ended.signOut();
  return [
    {
      name: 'a session of another tenant that names the same user',
      client: ({ user }) => foreign.as(user),
      refused: it_depends,
    },
    { name: 'a session of a key bound to another user', client: () => own, refused: it_depends, insider: true },
    {
      name: 'a session of the owner that has ended',
      client: ({ user }) => ended.as(user),
      refused: ({ permission }) => (permission === 'public' ? null : [401]),
      insider: true,
    },
  ];
}

/** For such a key the user exists, but none of their rows written by others; what it writes itself is not tested. */
async function readerOf(name: string, app: TestApp, settings: object): Promise<Stranger> {
  const { key } = await app.key({ ...settings });
  const asks = ({ reads, permission }: AnyOperation): boolean => reads && permission !== null;
  return { name, client: ({ user }) => app.client(key, { user }), refused: it_depends, insider: true, asks };
}

/** The permission that a key needs for this. `null` for an operation that needs none. */
export function permissionFor(operation: AnyOperation, sent: Sent): Permission | null {
  const { permission } = operation.dispatch?.(sent.body) ?? operation;
  return permission === null || permission === 'public' ? null : permission;
}

/** A key that may do everything except this. */
export async function keyWithout(app: TestApp, lacking: Permission): Promise<string> {
  return (await app.key({ permissions: PERMISSIONS.filter((one) => one !== lacking) })).key;
}

const notFound: Refused = ({ permission, touches, name }) => {
  if (permission === 'public') return null;
  // Refused before the named user is looked up.
  if (touches === 'install' || name === 'tokens.mint') return [403, 404];
  return permission === 'admin' || permission === 'privacy' ? [403, 404] : [404];
};

function takesUser({ touches }: AnyOperation): boolean {
  return touches === 'user';
}

function everybody(operation: AnyOperation, sent: Sent): Sent {
  return operation.reads && takesUser(operation) ? withField(operation, sent, 'all_users', true) : sent;
}

function withField(operation: AnyOperation, sent: Sent, field: string, value: string | boolean): Sent {
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  if (inQuery) return { ...sent, query: { ...sent.query, [field]: value } };
  return { ...sent, body: { ...(sent.body as object | undefined), [field]: value } };
}
