import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { RecollectError } from '@kernel/errors.js';
import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { isObject } from '@kernel/is-object.js';
import { VERSION } from '@kernel/version.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '@platform/config/config.js';
import type { FastifyInstance } from 'fastify';
import type { Door, Doors } from './door.js';
import { openApiDocuments } from './openapi.js';

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

/** The YAML of a document, written path by path and schema by schema so that requests are served in between. */
export async function yamlOf(document: object): Promise<string> {
  const { stringify } = await import('yaml');
  const turns = new EventLoopTurns();
  const parts: string[] = [];
  const write = async (value: unknown, trail: readonly string[], levels: number): Promise<void> => {
    if (levels > 0 && isObject(value) && Object.keys(value).length > 0) {
      for (const [name, inner] of Object.entries(value)) {
        await write(inner, [...trail, name], trail.length === 0 && name === 'components' ? 2 : levels - 1);
      }
      return;
    }
    const nested = trail.reduceRight<unknown>((inside, name) => ({ [name]: inside }), value);
    const lines = stringify(nested, { aliasDuplicateObjects: false }).split('\n');
    // Its parents are written with their first child.
    const known = trail.findIndex((name, level) => name !== last[level]);
    last = trail;
    parts.push(lines.slice(known).join('\n'));
    await turns.yieldToEventLoop();
  };
  let last: readonly string[] = [];
  await write(document, [], 2);
  return parts.join('');
}

/** The files of Swagger UI that the page loads. They are read from `node_modules` when somebody opens the page. */
const SWAGGER_UI = ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'favicon-32x32.png'];
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
};
/** They change only with a new version of the server. */
const AN_HOUR = 'public, max-age=3600';

/** Serves the OpenAPI documents, generated on first request, and the page at /docs that shows them. */
export function serveDocuments(app: NestFastifyApplication, doors: Doors, { http }: Config): void {
  if (!http.docs) return;
  const fastify = app.getHttpAdapter().getInstance();
  const documents = once(() => openApiDocuments(doors));
  const shown = doors.all.filter(({ document }) => document !== undefined);
  const [own] = shown;
  if (!own) return;
  const placeOf = ({ name }: Door): string => (name === own.name ? '/openapi.json' : `/openapi/${name}.json`);
  // Each text is generated once, because it takes long and needs no key.
  for (const door of shown) {
    const json = once(async () => JSON.stringify((await documents()).get(door.name)));
    fastify.get(placeOf(door), async (_, reply) => reply.type('application/json; charset=utf-8').send(await json()));
  }
  const yaml = once(async () => yamlOf((await documents()).get(own.name)!));
  fastify.get('/openapi.yaml', async (_, reply) => reply.type('text/yaml; charset=utf-8').send(await yaml()));

  const urls = shown.map((door) => ({ url: placeOf(door), name: door.document?.title ?? door.name }));
  for (const path of ['/docs', '/docs/index.html']) {
    fastify.get(path, (request, reply) => {
      const below = /^[^?]*\/(index\.html)?(\?|$)/.test(request.url) ? './' : './docs/';
      return reply.type('text/html; charset=utf-8').send(pageOf(below));
    });
  }
  fastify.get('/docs/start.js', (_, reply) => reply.type(TYPES['.js']!).send(startOf(urls)));
  fastify.get<{ Params: { file: string } }>('/docs/:file', async ({ params: { file } }, reply) => {
    if (!SWAGGER_UI.includes(file)) throw new RecollectError('route_not_found');
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    const bytes = await readFile(join(folder, file));
    return reply.headers({ 'Cache-Control': AN_HOUR }).type(TYPES[extname(file)]!).send(bytes);
  });
}

/** @param files the path of the page's files, relative to the page */
function pageOf(files: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Recollect</title>
<link rel="icon" type="image/png" href="${files}favicon-32x32.png" sizes="32x32">
<link rel="stylesheet" href="${files}swagger-ui.css">
<style>body { margin: 0 }</style>
<div id="swagger-ui"></div>
<script src="${files}swagger-ui-bundle.js"></script>
<script src="${files}swagger-ui-standalone-preset.js"></script>
<script src="${files}start.js"></script>
</html>
`;
}

/** Starts Swagger UI with a choice of documents, a search box, and a link for each operation. */
function startOf(urls: readonly { url: string; name: string }[]): string {
  return `addEventListener('load', () => {
  window.ui = SwaggerUIBundle({
    urls: ${JSON.stringify(urls)},
    dom_id: '#swagger-ui',
    deepLinking: true,
    filter: true,
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
    plugins: [SwaggerUIBundle.plugins.DownloadUrl, ${SCHEMES_AS_THEY_ARE}],
    layout: 'StandaloneLayout',
  });
});
`;
}

/**
 * Swagger UI resolves references within the security schemes before it shows anything, and reads the whole document for
 * that: three quarters of the time until the page shows an operation. Ours contain no references.
 */
const SCHEMES_AS_THEY_ARE = `() => ({
      statePlugins: { spec: { wrapActions: {
        requestResolvedSubtree: (resolve, { specActions, specSelectors }) => (path) =>
          path[1] === 'securitySchemes'
            ? specActions.updateResolvedSubtree(path, specSelectors.specJson().getIn(path))
            : resolve(path),
      } } },
    })`;

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
