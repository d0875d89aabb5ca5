import 'reflect-metadata';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Config, readConfig } from '@platform/config/config.js';
import { DatabaseModule } from '@platform/database/database.module.js';
import { createLogger } from '@platform/observability/logger.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { createHttpApp } from '@transports/http/http-app.js';
import { Stopping } from '@transports/http/stopping.js';
import { StandaloneModule } from '../standalone/standalone.module.js';
import { DOORS } from './doors.js';
import { serve } from './serve.js';

let folder: string;
let db: TestDatabase;
let model: Awaited<ReturnType<typeof startBagOfWords>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-serve-'));
  [db, model] = await Promise.all([openTestDatabase(), startBagOfWords()]);
});
afterAll(async () => {
  await model.close();
  await db.close();
  await rm(folder, { recursive: true });
});

async function application(port: number): Promise<{ app: NestFastifyApplication; config: Config }> {
  const config = readConfig({
    ...model.env,
    PORT: String(port),
    RECOLLECT_DATA_DIR: folder,
    RECOLLECT_SECRET: 's'.repeat(32),
    LOG_LEVEL: 'silent',
  });
  const module = StandaloneModule.using(config, DatabaseModule.using(db.database));
  return { app: await createHttpApp(module, DOORS, config, createLogger('silent')), config };
}

it('a start that is interrupted by a signal to stop is not a failure', async () => {
  const { app, config } = await application(0);
  const server = app.getHttpServer();
  const stop = new AbortController();
  const closing = once(server, 'listening').then(() => {
    stop.abort();
    // The address is gone before the startup message is made.
    server.close();
    return app.close();
  });
  await expect(serve(app, config, stop.signal)).resolves.toBeUndefined();
  await closing;
}, 60_000);

it('a failed start closes what it opened before it is reported', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { app, config } = await application((other.address() as AddressInfo).port);
  await expect(serve(app, config)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(app.get(Stopping).since).toBeDefined();
  other.close();
}, 60_000);
