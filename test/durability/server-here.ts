import 'reflect-metadata';
import { BootstrapInstallation } from '@governance/tenancy/bootstrap-installation.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readConfig } from '@platform/config/config.js';
import { createLogger } from '@platform/observability/logger.js';
import { createHttpApp } from '@transports/http/http-app.js';
import { divert } from '@test/support/app.js';
import { Client } from '@test/support/client.js';
import { keepPgliteCompiled } from '@test/support/pglite.js';
import { StandaloneModule } from '../../apps/standalone/standalone.module.js';
import { DOORS } from '../../apps/support/doors.js';

/**
 * The single process of `npm start` inside this one, on a data folder: for tests that start it again and again and never kill it.
 * That costs a fraction of a process (`ServerProcess`), which compiles all of our code and PGlite anew.
 */
export class ServerHere {
  /** Its warnings and errors. */
  out = '';
  url = '';
  private app: NestFastifyApplication | undefined;

  private constructor() {}

  /** @param env as `ServerProcess.start`. @throws if it does not start */
  static async start(env: Readonly<Record<string, string>>): Promise<ServerHere> {
    await keepPgliteCompiled();
    const server = new ServerHere();
    const config = readConfig({ ...env, LOG_LEVEL: 'warn' });
    const log = { write: (line: string) => void (server.out += line) };
    const app = await createHttpApp(StandaloneModule.using(config), DOORS, config, createLogger(config.logLevel, log));
    server.app = app;
    divert(app, log);
    try {
      await app.listen(0, '127.0.0.1');
      await app.get(BootstrapInstallation).run(config.bootstrapKey);
    } catch (error) {
      await app.close();
      throw error;
    }
    server.url = await app.getUrl();
    return server;
  }

  output(): string {
    return this.out;
  }

  client(key: string): Client {
    return new Client(this.url, key);
  }

  async stop(): Promise<void> {
    await globalThis.hangUp();
    await this.app?.close();
    this.app = undefined;
  }
}
