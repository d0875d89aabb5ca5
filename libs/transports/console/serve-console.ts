import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RateLimits } from '@governance/limits/rate-limits.js';
import { EndSession } from '@governance/sessions/end-session.js';
import { FindSession } from '@governance/sessions/find-session.js';
import { StartSession } from '@governance/sessions/start-session.js';
import { RecollectError } from '@kernel/errors.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '@platform/config/config.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SessionExchange } from './session-exchange.js';

/** Allows only the console's own scripts and styles and this server. Nothing inline, nothing external, no frames. */
const POLICY = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'",
  "manifest-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
].join('; '); // prettier-ignore
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the pages of the console and its sessions. Does nothing if the console is disabled. */
export async function serveConsole(app: NestFastifyApplication, config: Config): Promise<void> {
  if (!config.http.console) return;
  const fastify = app.getHttpAdapter().getInstance();
  const prefix = config.http.publicUrl ? new URL(config.http.publicUrl).pathname.replace(/\/$/, '') : '';
  const { page, assets } = await readConsoleFiles(prefix);
  const sendPage = (reply: FastifyReply) =>
    reply
      .headers({
        'Content-Security-Policy': POLICY,
        'Cache-Control': 'no-cache',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(page);
  fastify.get('/console', (_, reply) => sendPage(reply));
  fastify.get('/console/*', (_, reply) => sendPage(reply));
  fastify.get<{ Params: { '*': string } }>('/console/assets/*', (request, reply) => {
    const asset = assets.get(request.params['*']);
    if (!asset) throw new RecollectError('route_not_found');
    return reply
      .headers({ 'Cache-Control': FOR_EVER, 'Cross-Origin-Resource-Policy': 'same-origin' })
      .type(asset.type)
      .send(asset.bytes);
  });
  serveSessions(
    fastify,
    new SessionExchange(
      app.get(StartSession),
      app.get(FindSession),
      app.get(EndSession),
      app.get(RateLimits),
      `${prefix}/`,
    ),
  );
}

function serveSessions(fastify: FastifyInstance, exchange: SessionExchange): void {
  fastify.get('/console/session', (request, reply) => exchange.resume(request, reply));
  fastify.post('/console/session', { bodyLimit: 16_384 }, (request, reply) => exchange.signIn(request, reply));
  fastify.delete('/console/session', (request, reply) => exchange.signOut(request, reply));
}

interface ConsoleFiles {
  /** The single HTML document. Its addresses start at the root of the server. */
  readonly page: string;
  /** By file name under `/console/assets/`. */
  readonly assets: ReadonlyMap<string, { readonly type: string; readonly bytes: Buffer }>;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
};

/** Next to this file's build, or in the build that belongs to these sources. */
const PLACES = ['../../../console/', '../../../dist/console/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * Loads the built console into memory. It is small, and this way no request path ever names a file.
 * @param prefix the path under which the server is reached, such as `/memory`, or empty
 * @throws Error if the console has not been built
 */
async function readConsoleFiles(prefix: string): Promise<ConsoleFiles> {
  const folder = PLACES.find((place) => existsSync(join(place, 'index.html')));
  if (!folder) throw new Error('the console has not been built: npm run build');
  const names = await readdir(join(folder, 'assets'));
  const assets = await Promise.all(
    names.map(async (name) => {
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      return [name, { type, bytes: await readFile(join(folder, 'assets', name)) }] as const;
    }),
  );
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  return { page: page.replaceAll('./assets/', `${prefix}/console/assets/`), assets: new Map(assets) };
}
