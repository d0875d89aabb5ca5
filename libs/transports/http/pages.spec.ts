import { getVersion, livez } from '@contracts/status.operations.js';
import { runInNewContext } from 'node:vm';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '@platform/config/config.js';
import { fastify } from 'fastify';
import { stringify } from 'yaml';
import { serveDocuments, yamlOf } from './pages.js';
import { type Door, Doors } from './door.js';
import { problemDetails } from './problem.js';

/** Counts how often the title, and therefore the document, is written as JSON or YAML. */
function countedTitle() {
  const title = { written: 0, toJSON: () => `Title ${(title.written += 1)}` };
  return title;
}

it.each(['/openapi.json', '/openapi/other.json', '/openapi.yaml'])('%s is generated once', async (url) => {
  const title = countedTitle();
  const doorOf = (name: string) =>
    ({
      name,
      module: class {},
      operations: [name === 'own' ? getVersion : livez],
      document: { title: title as unknown as string, description: 'd' },
      refusals: problemDetails,
    }) as unknown as Door;
  const server = fastify();
  const app = { getHttpAdapter: () => ({ getInstance: () => server }) } as unknown as NestFastifyApplication;
  serveDocuments(app, new Doors([doorOf('own'), doorOf('other')]), { http: { docs: true } } as Config);
  const first = await server.inject(url);
  const again = await server.inject(url);
  expect([first.statusCode, again.body]).toEqual([200, first.body]);
  expect(first.body).toContain('Title 1');
  expect(first.headers['content-type']).toMatch(/^(application\/json|text\/yaml); charset=utf-8$/);
  expect(title.written).toBe(1);
  await server.close();
});

it('the page of the operations does not read the whole document before it shows one', async () => {
  const server = fastify();
  const app = { getHttpAdapter: () => ({ getInstance: () => server }) } as unknown as NestFastifyApplication;
  const door = { name: 'own', operations: [livez], document: { title: 'T', description: 'd' } } as unknown as Door;
  serveDocuments(app, new Doors([door]), { http: { docs: true } } as Config);
  const { body } = await server.inject('/docs/start.js');
  await server.close();
  const done: string[] = [];
  const system = {
    specActions: { updateResolvedSubtree: (path: string[], value: string) => done.push(`${path.join()} = ${value}`) },
    specSelectors: { specJson: () => ({ getIn: () => 'as it is' }) },
  };
  type Plugin = () => { statePlugins?: { spec: { wrapActions: { requestResolvedSubtree: Wrap } } } };
  type Wrap = (resolve: (path: string[]) => void, to: typeof system) => (path: string[]) => void;
  const start = ({ plugins }: { plugins: Plugin[] }) => {
    const wrap = plugins[1]!().statePlugins!.spec.wrapActions.requestResolvedSubtree;
    const ask = wrap((path) => done.push(`${path.join()} resolved`), system);
    ask(['components', 'securitySchemes']);
    ask(['paths', '/v1/records', 'post']);
  };
  const bundle = Object.assign(start, { presets: {}, plugins: {} });
  runInNewContext(body, {
    addEventListener: (_: string, then: () => void) => then(),
    window: {},
    SwaggerUIBundle: bundle,
    SwaggerUIStandalonePreset: {},
  });
  expect(done).toEqual(['components,securitySchemes = as it is', 'paths,/v1/records,post resolved']);
});

it('the YAML that is written in parts is that of the whole document', async () => {
  const shared = {
    type: 'string',
    description: 'A text: "quoted", and\ntwo lines, long enough to be folded by every writer of YAML.',
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', license: { name: 'L' } },
    servers: [],
    paths: { '/a': { get: { responses: { 200: shared } } }, '/b/{id}': {} },
    components: { schemas: { A: shared, B: { allOf: [shared, { $ref: '#/components/schemas/A' }] } }, responses: {} },
  };
  expect(await yamlOf(document)).toBe(stringify(document, { aliasDuplicateObjects: false }));
});
