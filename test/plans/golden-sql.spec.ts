import { readFile, writeFile } from 'node:fs/promises';
import type { Scope } from '@kernel/scope.js';
import { verdictsOf } from '@memory/feedback/verdicts.query.js';
import { edgesAmong } from '@memory/graph/edges-among.query.js';
import { linksByName } from '@memory/graph/links-by-name.query.js';
import { linksFrom } from '@memory/graph/links-from.query.js';
import { recordConditions, recordSource } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ArmScope } from '@memory/search/arms/arm.js';
import { keywordArm } from '@memory/search/arms/keyword-arm.query.js';
import { lineageOf } from '@memory/search/stages/summaries.js';
import { namesArm, aliasesOf, isNamedOtherwise } from '@memory/search/arms/names-arm.query.js';
import { neighboursOf } from '@memory/search/stages/neighbours.query.js';
import { usageStatsById } from '@memory/record-store/importance.js';
import { readerOf } from '@memory/search/arms/ask-arms.js';
import { recordsById } from '@memory/search/scope-reads.js';
import { recentArm, timeArm } from '@memory/search/arms/time-arm.query.js';
import { vectorArm } from '@memory/search/arms/vector-arm.query.js';

/**
 * The statement of each query, as it was when its plan was last checked (`test/plans`). After a change of a query, the
 * difference is visible here: `UPDATE_SQL=1` rewrites the files.
 */
const UPDATE = process.env['UPDATE_SQL'] === '1';

const scope: Scope = {
  tenantId: '0198c0de-0000-7000-8000-000000000001',
  userId: 'ann',
  allUsers: false,
  includeShared: true,
  permissions: new Set(['records:read', 'shared:read']),
  agent: null,
  project: null,
  keyId: 'key',
};
const NOW = new Date('2025-03-01T00:00:00Z');
const IDS = ['0198c0de-0000-7000-8000-000000000002'];
const arm: ArmScope = {
  scope,
  source: recordSource(scope, undefined),
  conditions: recordConditions(scope, {}, NOW),
  asOf: undefined,
  limit: 200,
};
const space = { provider: 'bundled', model: 'm', dimensions: 2 };

const QUERIES: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
  'keyword-arm': (tx) => keywordArm(tx, arm, [{ term: 'tea', kind: 'stem', weight: 1 }]),
  'vector-arm': (tx) => vectorArm(tx, arm, space, Float32Array.of(0.6, 0.8)),
  'time-arm': (tx) => timeArm(tx, arm, [{ from: 0, to: 1, grain: 'day' }]),
  'names-arm': (tx) => namesArm(tx, arm, ['carolne']),
  'recent-arm': (tx) => recentArm(tx, arm),
  neighbours: (tx) => neighboursOf(tx, arm, IDS),
  'records-by-id': (tx) => recordsById(tx, arm, IDS),
  'links-from': (tx) => linksFrom(tx, scope, IDS, { through: {} }, NOW),
  'links-by-name': (tx) => linksByName(tx, scope, { ids: IDS, found: IDS }, {}, NOW),
  'edges-among': (tx) => edgesAmong(tx, scope, [...IDS, ...IDS]),
  lineage: (tx) => lineageOf(tx, scope, { folded: IDS, summaries: IDS }, NOW),
  reader: (tx) => readerOf(tx, scope, 'tea', isNamedOtherwise(scope, ['kit'])),
  aliases: (tx) => aliasesOf(tx, arm, ['kit']),
  'usage-stats': (tx) => usageStatsById(tx, scope.tenantId, IDS, NOW),
  verdicts: (tx) => verdictsOf(tx, scope, IDS, []),
};

/** The statements of a query, with placeholders for their values, one part per line. */
async function sentBy(read: (tx: Tx) => Promise<unknown>): Promise<string> {
  const dialect = new PgDialect();
  const statements: string[] = [];
  const execute = (statement: SQL) => {
    statements.push(dialect.sqlToQuery(statement).sql);
    return Promise.resolve({ rows: [] });
  };
  await read({ execute } as unknown as Tx);
  return `${statements.map(inLines).join('\n;\n')}\n`;
}

function inLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

test.each(Object.entries(QUERIES))('%s sends the statement whose plan was checked', async (name, read) => {
  const file = new URL(`../../libs/memory/search/golden/${name}.sql`, import.meta.url);
  const sent = await sentBy(read);
  if (UPDATE) await writeFile(file, sent);
  expect(sent).toBe(await readFile(file, 'utf8'));
});
