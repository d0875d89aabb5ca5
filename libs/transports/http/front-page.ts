import { VERSION } from '@kernel/version.js';
import type { Config } from '@platform/config/config.js';
import type { FastifyInstance } from 'fastify';

/** The page shown when somebody opens the server's address in a browser. It contains no memory and needs no key. */
export function serveFrontPage(fastify: FastifyInstance, { docs, console }: Config['http']): void {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Recollect</title>
<h1>Recollect</h1>
<p>Long-term memory for AI agents. This server, version ${VERSION}, answers programs that send a key.</p>
<ul>
${console ? '<li><a href="/console">The console</a>: see, search and edit what is remembered</li>\n' : ''}${docs ? '<li><a href="/docs">What it can be asked</a>, as pages to try, and as <a href="/openapi.json">OpenAPI</a></li>\n' : ''}<li><a href="/readyz">Whether it is ready</a></li>
</ul>
</html>
`;
  fastify.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
}
