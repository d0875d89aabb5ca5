import { AMP_BY_NAME, type AmpName } from '@contracts/amp/amp.operations.js';
import { OPERATIONS } from '@contracts/catalogue.js';
import {
  FILTER_OPERATORS,
  FLAG_FIELDS,
  ID_FIELDS,
  NUMBER_FIELDS,
  TEXT_FIELDS,
  TIME_FIELDS,
  type Filter,
} from '@contracts/records/filter.js';
import { LIMITS } from '@contracts/limits.js';
import type { AnyOperation } from '@contracts/operation.js';
import { editableFields } from '@contracts/records/record.js';
import { searchInput } from '@contracts/search/search.operations.js';
import { PERMISSIONS } from '@kernel/scope.js';
import { BM25 } from '@memory/indexing/bm25.js';
import { TARGET_TOKENS } from '@memory/indexing/passages.js';
import { EXACT_WEIGHT } from '@memory/indexing/terms.js';
import { compileFilter } from '@memory/record-store/filter.js';
import { calibrationOf } from '@memory/search/ranking/fuse.js';
import { markdownFiles, read, rowsByName, sections, shellBlocks } from './markdown.js';

describe('the API in words', () => {
  test('the README or docs mention every operation of the catalogue by its path', async () => {
    const pages = (await markdownFiles()).filter((path) => path === 'README.md' || path.startsWith('docs/'));
    const text = (await Promise.all(pages.map(read))).join('\n');
    // A longer path must not count as a shorter one.
    const mentions = (path: string) =>
      text
        .split(path)
        .slice(1)
        .some((rest) => !/^[\w/{-]/.test(rest));
    expect(OPERATIONS.filter(({ path }) => !mentions(path)).map(({ name }) => name)).toEqual([]);
  });

  test('docs/records.md has every limit with its value, and no other', async () => {
    const table = sections(await read('docs/records.md')).get('Limits') ?? '';
    const stated = rowsByName(table).map(({ name, cells }) => [name, Number((cells[0] ?? '').replaceAll(',', ''))]);
    expect(Object.fromEntries(stated)).toEqual(LIMITS);
  });

  test('docs/records.md names every field of a record that an edit may change', async () => {
    const table = sections(await read('docs/records.md')).get('Fields') ?? '';
    expect(Object.keys(editableFields).filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });

  test('docs/records.md names every operator and every field of the filter language', async () => {
    const text = sections(await read('docs/records.md')).get('Lists and filters') ?? '';
    const names = [...FILTER_OPERATORS, ...TEXT_FIELDS, ...TIME_FIELDS, ...NUMBER_FIELDS, ...FLAG_FIELDS, ...ID_FIELDS];
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  test('every filter in docs/records.md is valid', async () => {
    const text = sections(await read('docs/records.md')).get('Lists and filters') ?? '';
    const shown = [...text.matchAll(/`(\{".*?\})`/g)].map(([, json = '']) => json);
    expect(shown.length).toBeGreaterThan(10);
    for (const json of shown) compileFilter(JSON.parse(json) as Filter);
  });

  test('docs/search.md names every parameter of a search', async () => {
    const table = sections(await read('docs/search.md')).get('Parameters') ?? '';
    expect(Object.keys(searchInput.shape).filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });

  test('docs/search.md states the constants of search', async () => {
    const text = await read('docs/search.md');
    const bundled = calibrationOf({ provider: 'bundled', model: '', dimensions: 1 });
    const miniLm = calibrationOf({ provider: 'openai', model: 'all-MiniLM-L6-v2', dimensions: 1 });
    const other = calibrationOf({ provider: 'openai', model: '', dimensions: 1 });
    expect(text).toContain(`BM25 (k1 = ${BM25.k1}, b = ${BM25.b})`);
    expect(text).toContain(`the exact form counts beside the stem with ${EXACT_WEIGHT}`);
    expect(text).toContain(`at most ${TARGET_TOKENS} tokens`);
    expect(text).toContain(
      `vector × ${bundled.vectorWeight} for the bundled model, × ${miniLm.vectorWeight}\n   for MiniLM, × ${other.vectorWeight} for others`,
    );
    expect([miniLm.cosineFloor, miniLm.cosineCeiling]).toEqual([bundled.cosineFloor, bundled.cosineCeiling]);
    expect(text).toContain(`(${bundled.cosineFloor} and ${bundled.cosineCeiling} for`);
    expect(text).toContain(`${other.cosineFloor} and ${other.cosineCeiling} for others)`);
  });

  test('docs/security.md names every permission', async () => {
    const table = sections(await read('docs/security.md')).get('Keys') ?? '';
    expect(PERMISSIONS.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });

  test('docs/amp.md names every operation of AMP with its route', async () => {
    const text = await read('docs/amp.md');
    const rows = Object.entries(AMP_BY_NAME).map(
      ([name, { method, path }]) => `| \`${name}\` | \`${method} ${path}\` |`,
    );
    expect(rows.filter((row) => !text.includes(row))).toEqual([]);
  });
});

interface Call {
  readonly page: string;
  readonly path: string;
  readonly body: string | undefined;
  /** As -X says. */
  readonly method: string | undefined;
}

async function callsOf(page: string): Promise<Call[]> {
  const commands = shellBlocks(await read(page)).flatMap((block) => block.split(/^(?=curl )/m));
  return commands
    .filter((command) => command.startsWith('curl '))
    .map((command) => ({
      page,
      path: /127\.0\.0\.1:3000(\/[^\s?"']*)/.exec(command)?.[1] ?? '',
      body: /-d '([\s\S]*?)'\s*$/.exec(command)?.[1],
      method: / -X ([A-Z]+)/.exec(command)?.[1],
    }));
}

function operationOf({ path, body, method = body === undefined ? 'GET' : 'POST' }: Call): AnyOperation | undefined {
  const fits = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return OPERATIONS.find((operation) => operation.method === method && fits(operation.path));
}

/** The issues of the operation's schemas with the body; for AMP's single endpoint those of the operation it names. */
function faultsOf(operation: AnyOperation, body: unknown): string[] {
  const named = operation.dispatch?.(body) as (typeof AMP_BY_NAME)[AmpName] | undefined;
  const parts = named
    ? ['params', 'query', 'body'].map((part) => (named as AnyOperation)[part as 'body'])
    : [operation.body];
  return parts.flatMap((schema) => schema?.safeParse(body).error?.issues.map(({ message }) => message) ?? []);
}

test('every curl in the README and in docs calls an operation with a valid body', async () => {
  const pages = (await markdownFiles()).filter((path) => path === 'README.md' || path.startsWith('docs/'));
  // MCP messages are not operations of ours: test/mcp sends them with MCP's own clients.
  const calls = (await Promise.all(pages.map(callsOf))).flat().filter(({ path }) => path !== '/mcp');
  expect(calls.length).toBeGreaterThan(8);
  for (const call of calls) {
    const operation = operationOf(call);
    expect([call.page, call.path, operation?.name]).toEqual([call.page, call.path, expect.any(String)]);
    const faults = call.body === undefined ? [] : faultsOf(operation!, JSON.parse(call.body));
    expect([call.page, call.body, faults]).toEqual([call.page, call.body, []]);
  }
});
