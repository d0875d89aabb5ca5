import path from 'node:path';
import { Authenticate } from '@governance/tenancy/authenticate.js';
import type { Scope } from '@kernel/scope.js';
import { usageStatsById } from '@memory/record-store/importance.js';
import { type Asked, askArms } from '@memory/search/arms/ask-arms.js';
import type { EmbeddedQuery } from '@memory/search/query-vector.js';
import type { SearchQuery } from '@memory/search/search-query.js';
import { recordsById } from '@memory/search/scope-reads.js';
import { armScopeOf } from '@memory/search/search-scope.js';
import { seenThroughLens, throughLens } from '@memory/search/ranking/lens.js';
import { SearchRecords } from '@memory/search/search-records.js';
import { type Neighbour, neighboursOf } from '@memory/search/stages/neighbours.query.js';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '@platform/config/config.js';
import { Database, type Tx } from '@platform/database/database.js';
import { StandaloneModule } from '../../apps/standalone/standalone.module.js';
import { Progress } from '../support/progress.js';
import type { RecordedMemory, TapedQuestion, TapedSet } from './tape.js';

/** A stored memory and its questions. */
export interface StoredMemory {
  readonly set: TapedSet;
  readonly id: string;
  readonly user: string;
  readonly questions: readonly Pick<TapedQuestion, 'question' | 'text' | 'at'>[];
}

/**
 * Opens a kept folder in this process, and records the arms' results for every question with all that ranking may read.
 */
export async function* recordMemories(
  folder: string,
  key: string,
  memories: readonly StoredMemory[],
  env: Readonly<Record<string, string | undefined>>,
): AsyncIterable<RecordedMemory> {
  const config = readConfig({ ...env, DATABASE_URL: undefined, RECOLLECT_DATA_DIR: path.join(folder, 'data') });
  const app = await NestFactory.createApplicationContext(StandaloneModule.using(config), {
    logger: ['error'],
    abortOnError: false,
  });
  const progress = new Progress(
    'recording',
    memories.reduce((sum, { questions }) => sum + questions.length, 0),
  );
  try {
    const { tenantId, permissions, keyId } = await app.get(Authenticate).run(key, 'bench');
    const recorder = new Recorder(app.get(SearchRecords), app.get(Database));
    let done = 0;
    for (const memory of memories) {
      const scope: Scope = {
        ...{ tenantId, permissions, keyId, userId: memory.user },
        ...{ allUsers: false, includeShared: true, agent: null, project: null },
      };
      yield await recorder.record(scope, memory);
      progress.to((done += memory.questions.length));
    }
  } finally {
    progress.end();
    await app.close();
  }
}

class Recorder {
  constructor(
    private readonly search: SearchRecords,
    private readonly database: Database,
  ) {}

  async record(scope: Scope, { set, id, questions }: StoredMemory): Promise<RecordedMemory> {
    const now = new Date();
    const taped: TapedQuestion[] = [];
    const found = new Set<string>();
    let space: RecordedMemory['space'] = null;
    for (const { question, text, at } of questions) {
      const query = { query: text, explain: false, ...(at && { query_time: at }) };
      const { embedded, arms } = await this.search.prepare(scope, query);
      space ??= embedded?.space ?? null;
      const asked = await this.read(scope, (tx) =>
        askArms(tx, armScopeOf(scope, query, now), { query: text, now: at ?? now, arms, embedded }),
      );
      const attributeNearness = embedded && (await this.nearnessOf(scope, query, asked, embedded, now));
      taped.push({ question, text, at, asked, attributeNearness });
      const { keyword, vector, others } = asked.found;
      for (const { recordId } of [keyword, vector, ...Object.values(others ?? {})].flat()) found.add(recordId);
    }
    return { set, id, now, space, questions: taped, ...(await this.readAll(scope, [...found], now)) };
  }

  /** Of what the arms found and of the turns beside it. */
  private nearnessOf(
    scope: Scope,
    query: SearchQuery,
    { found, languages }: Asked,
    { space, vector }: EmbeddedQuery,
    now: Date,
  ): Promise<ReadonlyMap<string, number>> | null {
    const seen = throughLens(space, vector, languages[0] ?? 'en');
    if (!seen) return null;
    const hits = [found.keyword, found.vector, ...Object.values(found.others ?? {})].flat();
    const ids = [...new Set(hits.map(({ recordId }) => recordId))];
    return this.read(scope, async (tx) => {
      const near = await neighboursOf(tx, armScopeOf(scope, query, now), ids);
      const all = [...new Set([...ids, ...near.map(({ recordId }) => recordId)])];
      return seenThroughLens(tx, armScopeOf(scope, query, now), all, { space, query: seen });
    });
  }

  private readAll(scope: Scope, found: readonly string[], now: Date) {
    const arm = armScopeOf(scope, { query: '', explain: false }, now);
    return this.read(scope, async (tx) => {
      const near = await neighboursOf(tx, arm, found);
      const ids = [...new Set([...found, ...near.map(({ recordId }) => recordId)])];
      const neighbours = new Map<string, Neighbour[]>();
      for (const one of near) neighbours.set(one.of, [...(neighbours.get(one.of) ?? []), one]);
      return {
        neighbours,
        records: await recordsById(tx, arm, ids),
        usage: await usageStatsById(tx, scope.tenantId, ids, now),
      };
    });
  }

  private read<T>(scope: Scope, run: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.withScope(scope, run, { readOnly: true });
  }
}
