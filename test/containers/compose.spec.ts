import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig, ENVIRONMENT } from '@platform/config/config.js';
import { read, ROOT } from '@test/docs/markdown.js';
import { parse } from 'yaml';
import { z } from 'zod';

const variables = Object.keys(ENVIRONMENT.shape);
const dependsOn = z.record(z.string(), z.strictObject({ condition: z.string() }));
const service = z.looseObject({
  image: z.string(),
  command: z.array(z.string()),
  user: z.string().optional(),
  build: z.object({ context: z.literal('.') }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck: z.looseObject({ test: z.array(z.string()).optional(), disable: z.boolean().optional() }).optional(),
  depends_on: dependsOn.default({}),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
});
type Service = z.output<typeof service>;
const composition = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
  volumes: z.record(z.string(), z.unknown()),
});

const compose = async () => composition.parse(parse(await read('docker-compose.yml'), { merge: true }));
async function named(name: string): Promise<Service> {
  const found = (await compose()).services[name];
  if (!found) throw new Error(`there is no service ${name}`);
  return found;
}
const each = async () => Object.entries((await compose()).services);
const ours = async () => (await each()).filter(([, { build }]) => build);
const handsOn = (variable: string, value = ''): boolean =>
  value === `\${${variable}:-}` || (/_FILE$/.test(variable) && value.startsWith(`\${${variable}:-/secrets/server/`));
/** `${NAME:-default}` as Compose would expand it if NAME is not set. */
const filledIn = (text: string) => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** The Dockerfile's instructions by stage, with continued lines joined. */
async function stages(): Promise<Instruction[][]> {
  const text = (await read('Dockerfile')).replace(/^#.*\n/gm, '').replaceAll('\\\n', ' ');
  const all = [...text.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, word = '', rest = '']) => ({ word, rest }));
  return all.reduce<Instruction[][]>(
    (found, instruction) => {
      if (instruction.word === 'FROM') found.push([]);
      found.at(-1)?.push(instruction);
      return found;
    },
    [[]],
  );
}
const restOf = (stage: readonly Instruction[], word: string) =>
  stage.filter((instruction) => instruction.word === word).map(({ rest }) => rest);
const lastStage = async () => (await stages()).at(-1) ?? [];

async function commandsOfEntry(): Promise<string[]> {
  const text = await read('containers/entry.sh');
  return [...text.matchAll(/^ {2}([\w |-]+)\) /gm)].flatMap(([, names = '']) => names.split(' | '));
}

describe('docker-compose.yml', () => {
  it('is Postgres, Redis and our four parts, from one image', async () => {
    expect((await each()).map(([name]) => name).sort()).toEqual(
      ['api', 'migrate', 'postgres', 'redis', 'secrets', 'worker'], // prettier-ignore
    );
    expect((await ours()).map(([name]) => name).sort()).toEqual(['api', 'migrate', 'secrets', 'worker']);
    expect(new Set((await ours()).map(([, { image }]) => image)).size).toBe(1);
  });

  it('gives each of our parts a command that the entry script knows', async () => {
    const known = await commandsOfEntry();
    for (const [name, { command }] of await ours())
      expect([name, known]).toEqual([name, expect.arrayContaining(command)]);
  });

  it('pins the major version of the images that it does not build', async () => {
    const foreign = (await each()).filter(([, { build }]) => !build);
    for (const [name, { image }] of foreign) expect([name, image]).toEqual([name, expect.stringMatching(/:(pg)?\d+/)]);
  });

  it('checks the health of every process that stays: in the file or in the image', async () => {
    const inImage = restOf(await lastStage(), 'HEALTHCHECK').length === 1;
    for (const [name, { healthcheck, build, command }] of await each()) {
      if (['migrate', 'secrets'].includes(command[0] ?? '')) expect([name, healthcheck?.disable]).toEqual([name, true]);
      else if (build) expect([name, healthcheck, inImage]).toEqual([name, undefined, true]);
      else expect([name, healthcheck?.test?.[0]]).toEqual([name, expect.stringMatching(/^CMD/)]);
    }
  });

  it('starts each part when its dependencies are ready, and not before', async () => {
    const needs = Object.fromEntries((await each()).map(([name, { depends_on }]) => [name, depends_on]));
    const done = { condition: 'service_completed_successfully' };
    const well = { condition: 'service_healthy' };
    expect(needs).toEqual({
      secrets: {},
      postgres: { secrets: done },
      redis: { secrets: done },
      migrate: { postgres: well },
      api: { migrate: done, postgres: well, redis: well },
      worker: { migrate: done, postgres: well, redis: well },
    });
  });

  it('restricts every container: no root, no capability, write access only to its volumes and /tmp, a memory limit', async () => {
    for (const [name, service] of await each()) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          read_only: true,
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
          tmpfs: expect.arrayContaining([expect.stringMatching(/^\/tmp:/)]),
          mem_limit: expect.stringMatching(/\d[mg]\}?$/),
          pids_limit: expect.any(Number),
        }),
      ]);
      if (!service.build) expect([name, service.user]).toEqual([name, expect.not.stringMatching(/^(root|0)?$/)]);
    }
    // Our services use the account of the image, which nothing here overrides.
    expect(restOf(await lastStage(), 'USER')).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
    expect((await ours()).map(([, { user }]) => user)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('lets its operator give /tmp the room of the largest import', async () => {
    expect((await named('api'))['tmpfs']).toEqual(['/tmp:size=${TMP_SIZE:-64m},mode=1777']);
  });

  it('restarts what has ended by itself', async () => {
    for (const name of ['postgres', 'redis', 'api', 'worker'])
      expect([name, (await named(name))['restart']]).toEqual([name, 'unless-stopped']);
  });

  it('publishes only the API, and only on this machine unless told otherwise', async () => {
    const { services, networks } = await compose();
    const published = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name, { ports }]) => [name, ports.map(filledIn)])).toEqual([
      ['api', ['127.0.0.1:3000:3000']],
    ]);
    for (const name of ['postgres', 'redis']) {
      for (const network of services[name]?.networks ?? []) expect(networks[network]?.internal).toBe(true);
      expect(services[name]?.networks).toHaveLength(1);
    }
  });

  it('keeps data in named volumes, and Redis refuses writes instead of evicting data', async () => {
    const { services, volumes } = await compose();
    const mounted = Object.values(services).flatMap((one) => one.volumes.map((volume) => volume.split(':')[0] ?? ''));
    expect([...new Set(mounted)].sort()).toEqual(Object.keys(volumes).sort());
    const [, told = ''] = /\*\*What is kept\*\* is in (\w+) volumes/.exec(await read('docs/operations.md')) ?? [];
    expect(told).toBe(['three', 'four', 'five', 'six', 'seven', 'eight'][Object.keys(volumes).length - 3]);
    expect(services['postgres']?.volumes).toContain('postgres-data:/var/lib/postgresql/data');
    const redis = services['redis']?.command.join(' ') ?? '';
    expect(redis).toContain('--appendonly yes');
    expect(redis).toContain('--maxmemory-policy noeviction');
    expect(services['redis']?.volumes).toContain('redis-data:/data');
  });

  it('contains no secret: every password is empty or a file, and only those who need a folder see it', async () => {
    for (const [name, { environment, volumes }] of await each()) {
      for (const [variable, value] of Object.entries(environment)) {
        if (/(PASSWORD|SECRET|KEY|_URL)$/.test(variable))
          expect([name, variable, filledIn(value)]).toEqual([name, variable, '']);
      }
      const writable = volumes.filter((volume) => volume.includes(':/secrets/') && !volume.endsWith(':ro'));
      expect([name, writable.length]).toEqual([name, name === 'secrets' ? 3 : 0]);
    }
    const readers = async (folder: string) =>
      (await each()).filter(([, one]) => one.volumes.some((volume) => volume.includes(`:/secrets/${folder}`)));
    const names = async (folder: string) => (await readers(folder)).map(([name]) => name).sort();
    expect(await names('postgres')).toEqual(['migrate', 'postgres', 'secrets']);
    expect(await names('redis')).toEqual(['redis', 'secrets']);
    expect(await names('server')).toEqual(['api', 'migrate', 'secrets', 'worker']);
    expect(await read('docker-compose.yml')).not.toMatch(/:\/\/[^\s:]+:[^\s@]+@/);
  });

  it('sets only variables that the server knows', async () => {
    for (const name of ['migrate', 'api', 'worker']) {
      const { environment } = await named(name);
      expect([name, Object.keys(environment).filter((variable) => !variables.includes(variable))]).toEqual([name, []]);
    }
  });

  it('passes on every setting, each under its own name', async () => {
    // Fixed by the image or by the composition: operators must not move what is inside a container.
    const fixed =
      /^(HOST|PORT|WORKER_PORT|RECOLLECT_DATA_DIR|EMBEDDING_MODELS_DIR|DATABASE_ADMIN_URL(_FILE)?|LEDGER_FILE|PUBLIC_ADDRESS)$/;
    for (const name of ['api', 'worker']) {
      const { environment } = await named(name);
      const missing = variables.filter(
        // If no file is named, it is the one that `secrets` created.
        (variable) => !fixed.test(variable) && !handsOn(variable, environment[variable]),
      );
      const lines = missing.map((variable) => `${variable}: \${${variable}:-}`);
      // Variables listed here must be added to x-settings of docker-compose.yml.
      expect([name, lines]).toEqual([name, []]);
    }
  });

  it('gives the container that the docs run alone a volume for every writable path of the image', async () => {
    const [run = ''] = /^docker run -d[\s\S]*?recollect:local$/m.exec(await read('docs/operations.md')) ?? [];
    expect(run).toContain('--read-only');
    for (const place of [':/data', ':/ledger']) expect(run).toContain(place);
  });

  it('is a valid configuration of the server if nothing is set', async () => {
    const { environment } = await named('api');
    const plain = Object.entries(environment).filter(([variable]) => !variable.endsWith('_FILE'));
    const config = readConfig(Object.fromEntries(plain.map(([variable, value]) => [variable, filledIn(value)])));
    expect(config.embedding.provider).toBe('bundled');
    // The greeting prints the published address.
    expect([environment['PUBLIC_ADDRESS'], config.http.publicUrl]).toEqual([
      '${PUBLISH:-127.0.0.1:3000}',
      'http://127.0.0.1:3000',
    ]);
  });

  it('is accepted by docker-compose 1.29, whose format has no `name` at the top and no optional env_file', async () => {
    const all = await compose();
    expect(Object.keys(all).filter((key) => !['services', 'networks', 'volumes'].includes(key) && !/^x-/.test(key))).toEqual([]); // prettier-ignore
    for (const [name, one] of await each()) expect([name, 'env_file' in one]).toEqual([name, false]);
  });
});

describe('the Dockerfile', () => {
  it('builds every stage on Node 24 LTS, slim', async () => {
    expect(await read('Dockerfile')).toMatch(/^ARG NODE=node:24-slim$/m);
    const bases = (await stages()).slice(1).map(([from]) => from?.rest.split(' ')[0]);
    expect(bases).toEqual(['${NODE}', '${NODE}', '${NODE}']);
  });

  it('installs what the lock file names, runs no script of a package, and ships no development package', async () => {
    const all = await stages();
    const installs = all.flatMap((stage) => restOf(stage, 'RUN').filter((run) => /\bnpm (ci|i|install)\b/.test(run)));
    expect(installs).toHaveLength(2);
    for (const run of installs) expect(run).toMatch(/^npm ci --ignore-scripts\b/);
    const packages = all.find(([from]) => from?.rest.endsWith(' AS packages')) ?? [];
    expect(restOf(packages, 'RUN').join()).toContain('--omit=dev');
    const copies = restOf(await lastStage(), 'COPY').filter((rest) => rest.includes('node_modules'));
    expect(copies).toEqual(['--from=packages /app/node_modules node_modules']);
    expect(restOf(await lastStage(), 'RUN').join()).not.toContain('npm');
  });

  it('copies nothing that is absent, and passes signals to its processes', async () => {
    for (const stage of await stages()) {
      for (const rest of restOf(stage, 'COPY').filter((copy) => !copy.startsWith('--from'))) {
        for (const source of rest.split(' ').slice(0, -1)) expect([source, existsSync(join(ROOT, source))]).toEqual([source, true]); // prettier-ignore
      }
    }
    const last = await lastStage();
    expect(restOf(last, 'STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(restOf(last, 'ENTRYPOINT')).toEqual(['["/bin/sh", "/app/containers/entry.sh"]']);
    expect(restOf(last, 'CMD')).toEqual(['["standalone"]']);
    const starts = (await read('containers/entry.sh')).match(/^.*\bnode .*$/gm) ?? [];
    for (const line of starts) expect(line).toMatch(/\) ([A-Z_]+=\d+ )*exec node /);
    expect(starts.length).toBeGreaterThan(1);
  });

  it('sets only variables that the server or Node knows, and no secret', async () => {
    const pairs = restOf(await lastStage(), 'ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('=')[0]));
    expect(pairs.filter((name) => ![...variables, 'NODE_ENV'].includes(name ?? ''))).toEqual([]);
    expect(pairs.filter((name) => /SECRET|KEY|PASSWORD|URL/.test(name ?? ''))).toEqual([]);
  });

  it('is labelled with the version of the package', async () => {
    const { version } = JSON.parse(await read('package.json')) as { version: string };
    expect(await read('Dockerfile')).toContain(`ARG VERSION=${version}\n`);
  });

  it('includes only what .dockerignore names: the sources, and nothing that may contain a secret or history', async () => {
    const lines = (await read('.dockerignore')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines[0]).toBe('*');
    const let_in = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    const kept = /^(\.env|\.git$|data|dist|node_modules|test|docs)/;
    expect(let_in.filter((name) => kept.test(name))).toEqual([]);
    expect(let_in.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });
});

describe('the entry script', () => {
  it('has a command for every process that is built, each different', async () => {
    const known = await commandsOfEntry();
    expect(known).toEqual(expect.arrayContaining(['api', 'worker', 'migrate', 'standalone', 'llm']));
    const apps = (await readdir(join(ROOT, 'apps'), { withFileTypes: true })).map(({ name }) => name);
    const scripts = (await readdir(join(ROOT, 'containers'))).map((name) => name.replace(/\.mjs$/, ''));
    expect(known.filter((command) => ![...apps, ...scripts].includes(command))).toEqual([]);
  });
});
