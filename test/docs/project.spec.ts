import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import semver from 'semver';
import { VERSION } from '@kernel/version.js';
import { anchorsOf, markdownFiles, read, ROOT, withoutCode } from './markdown.js';

interface Package {
  readonly version: string;
  readonly license: string;
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
}

const readPackage = async () => JSON.parse(await read('package.json')) as Package;

test('the version that the server returns is the version of the package', async () => {
  expect(VERSION).toBe((await readPackage()).version);
});

test('the README states the Node version and the licence of the package', async () => {
  const { engines, license } = await readPackage();
  const readme = await read('README.md');
  expect(readme).toContain(license);
  expect(readme).toContain(`Node ${engines.node.replace(/^>=/, '').replace(/\.0$/, '')}`);
});

test('every dependency runs on the Node that the README names', async () => {
  const { engines } = await readPackage();
  const oldest = engines.node.replace(/^>=/, '');
  const lock = JSON.parse(await read('package-lock.json')) as {
    readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>;
  };
  const newer = Object.entries(lock.packages)
    .filter(([, one]) => one.engines?.node !== undefined && !semver.satisfies(oldest, one.engines.node))
    .map(([name, one]) => `${name} wants Node ${one.engines?.node}`);
  expect(newer).toEqual([]);
});

test('installing runs no script of a package, and CI installs with the command of the README', async () => {
  expect(await read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(await read('.ci/run')).toMatch(/^npm ci --no-audit --no-fund$/m);
});

test('no npm script is a pre- or post-script, because none runs when scripts are ignored', async () => {
  const { scripts } = await readPackage();
  expect(
    Object.keys(scripts).filter((name) => name.replace(/^(pre|post)/, '') in scripts && /^(pre|post)/.test(name)),
  ).toEqual([]);
});

test('every long suite is run once a night, and CONTRIBUTING says what its small version leaves out', async () => {
  const { scripts } = await readPackage();
  const long = Object.keys(scripts).filter((name) => name.startsWith('test:') && name !== 'test:unit');
  const workflow = await read('.github/workflows/nightly.yml');
  const nightly = [...workflow.matchAll(/^ +- "(test:\w+)"$/gm)].map(([, name]) => name);
  expect(nightly).toEqual(long.sort());
  const page = await read('CONTRIBUTING.md');
  expect(long.filter((name) => !page.includes(`\`npm run ${name}\``))).toEqual([]);
});

test('the README can be read in five minutes', async () => {
  expect((await read('README.md')).split('\n').length).toBeLessThanOrEqual(160);
});

test('every npm command in the documentation exists', async () => {
  const { scripts } = await readPackage();
  const missing: string[] = [];
  for (const page of await markdownFiles()) {
    for (const [, name = ''] of (await read(page)).matchAll(/\bnpm (?:run |(?=start\b|test\b))(?:-s )?([\w:-]*\w)/g)) {
      if (!(name in scripts)) missing.push(`${page}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

test('every relative link in the documentation leads to a file, and every anchor to a heading', async () => {
  const broken: string[] = [];
  let links = 0;
  for (const page of await markdownFiles()) {
    for (const [, target = ''] of withoutCode(await read(page)).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      links++;
      const [file = '', anchor] = target.split('#');
      const path = file === '' ? page : normalize(join(dirname(page), file));
      const found = existsSync(join(ROOT, path));
      if (!found || (anchor !== undefined && !anchorsOf(await read(path)).has(anchor)))
        broken.push(`${page}: ${target}`);
    }
  }
  expect(broken).toEqual([]);
  expect(links).toBeGreaterThan(20);
});

test('every file that a page names by its path exists', async () => {
  const absent: string[] = [];
  for (const page of await markdownFiles()) {
    const named = (await read(page)).matchAll(/`((?:apps|bench|libs|packages|scripts|test)\/[\w./@-]+\.[a-z]+)`/g);
    for (const [, path = ''] of named) if (!existsSync(join(ROOT, path))) absent.push(`${page}: ${path}`);
  }
  expect(absent).toEqual([]);
});

test('docs/api.md names the OpenAPI document of every door', async () => {
  const page = await read('docs/api.md');
  const documents = (await readdir(join(ROOT, 'openapi'))).map((file) => `/openapi/${file}`);
  expect(documents.filter((path) => !page.includes(path))).toEqual([]);
});

test('every page of docs can be reached from the README, at most through the index of pages', async () => {
  const readme = await read('README.md');
  expect(readme).toContain('(docs/README.md)');
  const pagesIndex = await read('docs/README.md');
  const index = await read('docs/decisions/README.md');
  const pages = (await markdownFiles()).filter((path) => path.startsWith('docs/'));
  const reached = (path: string) =>
    path.startsWith('docs/decisions/0')
      ? index.includes(`(${path.slice('docs/decisions/'.length)})`)
      : readme.includes(`(${path})`) || pagesIndex.includes(`(${path.slice('docs/'.length)})`);
  expect(pages.filter((path) => !reached(path))).toEqual([]);
});

describe('every room', () => {
  const FLOORS = ['platform', 'memory', 'governance', 'transports'];
  /** The parts of a room's README, besides a description of the room. Their words vary. */
  const PARTS = { tables: /\bTables?\b/, jobs: /\bJobs?\b/, callers: /\b(Callers|Called by)\b/ };

  const rooms = async () => {
    const perFloor = FLOORS.map(async (floor) => {
      const entries = await readdir(join(ROOT, 'libs', floor), { withFileTypes: true });
      return entries.filter((entry) => entry.isDirectory()).map((entry) => `libs/${floor}/${entry.name}`);
    });
    return (await Promise.all(perFloor)).flat();
  };

  test('has a README that says what it owns, its words, its tables, its jobs and who calls it', async () => {
    const faults: string[] = [];
    for (const room of await rooms()) {
      const text = existsSync(join(ROOT, room, 'README.md')) ? await read(`${room}/README.md`) : '';
      const name = room.split('/').at(-1);
      if (!new RegExp(`^# ${name}\n\n\\S.{40}`, 's').test(text)) faults.push(`${room}: does not say what it owns`);
      for (const [part, form] of Object.entries(PARTS)) if (!form.test(text)) faults.push(`${room}: no ${part}`);
    }
    expect(faults).toEqual([]);
  });

  test('has a README that can be read in a minute', async () => {
    const lengths = await Promise.all(
      (await rooms()).map(async (room) => [room, (await read(`${room}/README.md`)).split('\n').length] as const),
    );
    expect(lengths.filter(([, lines]) => lines > 40)).toEqual([]);
  });
});
