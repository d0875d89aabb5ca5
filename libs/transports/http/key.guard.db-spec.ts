import { request as httpRequest } from 'node:http';
import { ampCall } from '@contracts/amp/amp.operations.js';
import { operation } from '@contracts/operation.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { livez } from '@contracts/status.operations.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { Authenticate, FailureThrottle } from '@governance/tenancy/authenticate.js';
import { SessionsModule } from '@governance/sessions/sessions.module.js';
import { BootstrapInstallation } from '@governance/tenancy/bootstrap-installation.js';
import { LimitsModule } from '@governance/limits/limits.module.js';
import { RateLimits } from '@governance/limits/rate-limits.js';
import { TenancyModule } from '@governance/tenancy/tenancy.module.js';
import { PERMISSIONS, type Scope } from '@kernel/scope.js';
import { Controller, Get, Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { readConfig } from '@platform/config/config.js';
import { ConfigModule } from '@platform/config/config.module.js';
import { DatabaseModule } from '@platform/database/database.module.js';
import { createLogger } from '@platform/observability/logger.js';
import { ObservabilityModule } from '@platform/observability/observability.module.js';
import { Pressure } from '@platform/queue/in-process-drain.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { KeysController } from '@transports/rest/keys.controller.js';
import { TenantsController } from '@transports/rest/tenants.controller.js';
import { TokensController } from '@transports/rest/tokens.controller.js';
import { UsersController } from '@transports/rest/users.controller.js';
import { z } from 'zod';
import { admitRequests, FindCaller } from './admission.js';
import { AnswerInterceptor } from './answer.js';
import { Doors } from './door.js';
import { ErrorFilter } from './error.filter.js';
import { KeyGuard } from './key.guard.js';
import { CurrentScope, Operation } from './operation.decorator.js';
import { problemDetails } from './problem.js';

/**
 * Dispatches to what it names: a store or a search, as `operation` says. It has a path of the catalogue, by which
 * admission recognizes it.
 */
const dispatched = operation({
  name: 'test.dispatched',
  method: 'POST',
  path: ampCall.path,
  summary: 'x',
  permission: null,
  touches: 'user',
  reads: true,
  dispatch: (body) => ((body as { operation?: string })?.operation === 'search' ? searchRecords : undefined),
  output: z.object({}),
  status: 200,
});

@Controller()
class EchoController {
  @Operation(livez)
  live() {
    return { status: 'ok' };
  }

  @Operation(searchRecords)
  search(@CurrentScope() scope: Scope) {
    return { ...scope, permissions: [...scope.permissions] };
  }

  @Operation(dispatched)
  dispatched(@CurrentScope() scope: Scope) {
    return { user: scope.userId };
  }

  @Get('undeclared')
  undeclared() {
    return 'reached';
  }
}

const config = readConfig({ RECOLLECT_SECRET: 's'.repeat(32), LOG_LEVEL: 'silent' });

let test: TestDatabase;
let app: NestFastifyApplication;
let url: string;
let key: string;

/** Provides what the limits need from the queue, without the queue. */
@Global()
@Module({ providers: [Pressure], exports: [Pressure] })
class PressureModule {}

async function openApp(): Promise<NestFastifyApplication> {
  @Module({
    imports: [
      ConfigModule.using(config),
      DatabaseModule.using(test.database),
      ObservabilityModule,
      PressureModule,
      SessionsModule,
      TenancyModule.forServer(),
      LimitsModule.forStandalone(),
    ],
    controllers: [EchoController, TenantsController, KeysController, UsersController, TokensController],
    providers: [FindCaller, KeyGuard],
  })
  class GuardedModule {}
  const opened = await NestFactory.create<NestFastifyApplication>(GuardedModule, new FastifyAdapter(), {
    abortOnError: false,
    logger: false,
  });
  // No failure is forgiven before the next one arrives.
  Object.assign(opened.get(Authenticate), { throttle: new FailureThrottle(() => 0) });
  const doors = new Doors([{ name: 'test', module: TenancyModule, operations: [], refusals: problemDetails }]);
  const limits = opened.get(RateLimits);
  admitRequests(opened.getHttpAdapter().getInstance(), { findCaller: opened.get(FindCaller), limits, doors });
  opened.useGlobalGuards(opened.get(KeyGuard));
  opened.useGlobalInterceptors(new AnswerInterceptor());
  opened.useGlobalFilters(new ErrorFilter(doors, createLogger('silent')));
  await opened.listen(0, '127.0.0.1');
  return opened;
}

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.admin.query('truncate tenants, api_keys, users');
  app = await openApp();
  url = await app.getUrl();
  key = (await app.get(BootstrapInstallation).run(undefined)).key ?? '';
});
afterEach(() => app.close());

interface Reply {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: unknown): Promise<Reply> {
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...json },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
const search = (headers: Record<string, string>, body: unknown = {}) => ask('POST', '/v1/search', headers, body);
const admin = (method: string, path: string, body?: unknown) => ask(method, path, { 'x-api-key': key }, body);

describe('a key', () => {
  it('is taken from X-API-Key and from Authorization, whatever the case of Bearer', async () => {
    const forms: Record<string, string>[] = [
      { 'X-API-Key': key },
      { Authorization: `Bearer ${key}` },
      { Authorization: `bearer  ${key}` },
    ];
    for (const headers of forms) {
      expect(await search(headers)).toMatchObject({ status: 200, body: { userId: 'default' } });
    }
  });

  it('may come in both at once when it is the same', async () => {
    expect((await search({ 'X-API-Key': key, Authorization: `Bearer ${key}` })).status).toBe(200);
    expect((await search({ 'X-API-Key': key, Authorization: `Bearer ${generateKey().text}` })).status).toBe(401);
    expect((await search({ 'X-API-Key': generateKey().text, Authorization: `Bearer ${key}` })).status).toBe(401);
  });

  it('is found beside a proxy’s own Authorization', async () => {
    expect((await search({ 'X-API-Key': key, Authorization: 'Basic dTpw' })).status).toBe(200);
    expect((await search({ Authorization: `Basic ${key}` })).status).toBe(401);
  });

  it.each<[string, Record<string, string>, string]>([
    ['absent', {}, 'No key was sent.'],
    ['empty', { 'X-API-Key': '' }, 'No key was sent.'],
    ['only a scheme', { Authorization: 'Bearer ' }, 'No key was sent.'],
    ['malformed', { 'X-API-Key': 'secret' }, 'What was sent is no whole key'],
    ['a malformed token', { 'X-API-Key': 'ut_secret' }, 'This user token is not whole'],
    ['made up', { Authorization: `Bearer ${generateKey().text}` }, 'This key is not known here'],
  ])('is refused when it is %s, with a challenge, and says so', async (_, headers, reason) => {
    const { status, headers: answered, body } = await search(headers);
    expect(status).toBe(401);
    expect(answered.get('www-authenticate')).toMatch(/^Bearer/);
    expect(body).toMatchObject({
      code: 'unauthorized',
      detail: expect.stringContaining(reason) as string,
    });
  });

  it('is not needed for what is public', async () => {
    expect((await ask('GET', '/livez')).status).toBe(200);
  });

  it('opens no handler that declares no operation', async () => {
    expect(await admin('GET', '/undeclared')).toMatchObject({ status: 404, body: { code: 'route_not_found' } });
  });

  it('that fails too often is told how long to wait', async () => {
    for (let i = 0; i < 20; i++) await search({ 'X-API-Key': `wrong ${i}` });
    const { status, headers } = await search({ 'X-API-Key': 'wrong' });
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('3');
  });

  it('that no request has used since the start is not held up by failures of others at its address', async () => {
    for (let i = 0; i < 25; i++) await search({ 'X-API-Key': `wrong ${i}` });
    expect((await search({ 'X-API-Key': generateKey().text })).status).toBe(429);
    expect((await search({ 'X-API-Key': key })).status).toBe(200);
  });

  it('that was in use before is not held up by failures of others at its address', async () => {
    expect((await search({ 'X-API-Key': key })).status).toBe(200);
    for (let i = 0; i < 25; i++) await search({ 'X-API-Key': `wrong ${i}` });
    expect((await search({ 'X-API-Key': key })).status).toBe(200);
  });

  it('is asked of its own application, though others of the process use passport too', async () => {
    const second = await openApp();
    await second.close();
    expect((await search({ 'X-API-Key': key })).status).toBe(200);
  });
});

describe('the scope', () => {
  it('is made from header, query and body', async () => {
    const auth = { 'X-API-Key': key };
    expect((await search({ ...auth, 'X-User-Id': 'ada' })).body).toMatchObject({ userId: 'ada' });
    expect((await search({ ...auth, 'user-id': 'ada' })).body).toMatchObject({ userId: 'ada' });
    expect((await search(auth, { user_id: 'ada' })).body).toMatchObject({ userId: 'ada' });
    expect(await search({ ...auth, 'X-User-Id': 'ada' }, { user_id: 'bob' })).toMatchObject({
      status: 400,
      body: { code: 'user_mismatch' },
    });
    expect((await search(auth, { all_users: true })).body).toMatchObject({ userId: null, allUsers: true });
    expect((await search(auth, { include_shared: false })).body).toMatchObject({ includeShared: false });
  });

  it('is made by the rules of the operation that a body means', async () => {
    await admin('POST', '/v1/admin/keys', { name: 'w', permissions: ['records:write'] });
    const weak = (await admin('POST', '/v1/admin/keys', { name: 'w', permissions: ['records:write'] })).body[
      'key'
    ] as string;
    expect((await ask('POST', dispatched.path, { 'x-api-key': weak }, { operation: 'search' })).status).toBe(403);
    expect((await ask('POST', dispatched.path, { 'x-api-key': weak }, {})).status).toBe(200);
  });

  it('takes a header in UTF-8 for the same user as the body', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const user = Buffer.from('jürgen 🐘', 'utf8').toString('latin1');
      const headers = { 'x-api-key': key, 'x-user-id': user, 'content-type': 'application/json' };
      const sent = httpRequest(`${url}/v1/search`, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      // As bytes: with a string body, node:http would write the headers in the string's encoding.
      sent.end(Buffer.from(JSON.stringify({ user_id: 'jürgen 🐘' })));
    });
    expect(status).toBe(200);
  });
});

describe('administration over HTTP', () => {
  it('makes, shows, changes, rotates and revokes a key', async () => {
    const made = await admin('POST', '/v1/admin/keys', {
      name: 'agent',
      permissions: ['records:read'],
      user_id: 'ada',
    });
    expect(made).toMatchObject({ status: 201, body: { name: 'agent', status: 'live', user_id: 'ada' } });
    const path = `/v1/admin/keys/${String(made.body['key_id'])}`;
    expect((await admin('GET', path)).body).not.toHaveProperty('key');
    expect((await admin('PATCH', path, { name: 'renamed' })).body).toMatchObject({ name: 'renamed' });
    const rotated = await admin('POST', `${path}/rotate`);
    expect(rotated).toMatchObject({ status: 200, body: { key_id: made.body['key_id'] } });
    expect(rotated.body['key']).not.toBe(made.body['key']);
    expect(await admin('DELETE', path)).toMatchObject({ status: 200, body: { status: 'revoked' } });
    expect((await search({ 'x-api-key': String(rotated.body['key']) })).status).toBe(401);
    const { body } = await admin('GET', '/v1/admin/keys?include_revoked=false');
    expect(body['keys']).toMatchObject([{ name: 'bootstrap' }]);
  });

  it('makes tenants that answer each other not_found', async () => {
    const made = await admin('POST', '/v1/admin/tenants', { name: 'acme', language: 'pt-BR' });
    expect(made).toMatchObject({ status: 201, body: { name: 'acme', language: 'pt', time_zone: 'UTC' } });
    const theirs = { 'x-api-key': (made.body['admin_key'] as { key: string }).key };
    const own = await ask('GET', '/v1/me', theirs);
    expect(own.body).toMatchObject({
      tenant: { name: 'acme', tenant_id: made.body['tenant_id'] },
      permissions: PERMISSIONS.filter((permission) => permission !== 'install'),
      bindings: {},
      token: false,
    });
    expect(own.body).not.toHaveProperty('user_id');
    const bootstrapId = key.slice(3, 15);
    expect((await ask('GET', `/v1/admin/keys/${bootstrapId}`, theirs)).body['code']).toBe('not_found.key');
    expect((await ask('DELETE', `/v1/admin/keys/${bootstrapId}`, theirs)).body['code']).toBe('not_found.key');
    expect(await ask('GET', '/v1/admin/tenants', theirs)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await ask('PATCH', '/v1/admin/tenant', theirs, { time_zone: 'Europe/Berlin' })).body).toMatchObject({
      time_zone: 'Europe/Berlin',
    });
    expect((await admin('GET', '/v1/admin/tenant')).body).toMatchObject({ name: 'default', time_zone: 'UTC' });
  });

  it('puts a user with 201 and again with 200', async () => {
    expect((await admin('PUT', '/v1/admin/users/ada', { language: 'de' })).status).toBe(201);
    expect(await admin('PUT', '/v1/admin/users/ada', {})).toMatchObject({
      status: 200,
      body: { user_id: 'ada', metadata: {} },
    });
    expect((await admin('GET', '/v1/admin/users')).body['users']).toMatchObject([{ user_id: 'ada' }]);
    const large = { metadata: { a: 'x'.repeat(40_000) } };
    expect(await admin('PUT', '/v1/admin/users/ada', large)).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
  });

  it('mints a token that speaks for one user and can mint no other', async () => {
    const minted = await admin('POST', '/v1/tokens', { user_id: 'ada', expires_in: 60 });
    expect(minted).toMatchObject({ status: 201, body: { user_id: 'ada' } });
    const token = { authorization: `Bearer ${String(minted.body['token'])}` };
    expect((await ask('GET', '/v1/me', token)).body).toMatchObject({
      token: true,
      user_id: 'ada',
      bindings: { user_id: 'ada' },
    });
    expect((await search(token, { user_id: 'bob' })).status).toBe(404);
    expect((await ask('POST', '/v1/tokens', token, {})).status).toBe(403);
    expect((await ask('GET', '/v1/admin/keys', token)).status).toBe(403);
    expect((await admin('POST', '/v1/tokens', { user_id: 'ada', expires_in: 86_401 })).status).toBe(400);
  });
});
