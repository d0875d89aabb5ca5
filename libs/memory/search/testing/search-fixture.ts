import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import type { ScoredDocument } from '@memory/indexing/bm25.js';
import { analyse } from '@memory/indexing/terms.js';
import { recordConditions, recordSource, type RecordQuery } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import type { ArmScope } from '../arms/arm.js';

export const SPACE = { provider: 'test', model: 'by-hand', dimensions: 3 } as const;

export interface Given {
  readonly tenantId?: string;
  /** `null`: shared memory. */
  readonly userId?: string | null;
  readonly content?: string;
  readonly vector?: readonly number[];
  readonly session?: string;
  readonly agent?: string;
  readonly sequence?: number;
  readonly at?: Date;
  /** Until when this text was current; `now` is the text that replaced it. */
  readonly until?: Date;
  readonly now?: string;
  /** The source in its provenance. */
  readonly source?: string;
}

/** Records with their passages, stored as the product stores them, one passage per record. */
export class SearchFixture {
  readonly tenantId = newId();
  readonly otherTenantId = newId();
  readonly #documents: { tenantId: string; userId: string | null; document: ScoredDocument }[] = [];

  private constructor(readonly test: TestDatabase) {}

  static async open(): Promise<SearchFixture> {
    const fixture = new SearchFixture(await openTestDatabase());
    for (const tenantId of [fixture.tenantId, fixture.otherTenantId]) {
      await fixture.insert('tenants', { tenant_id: tenantId, name: 't', created_at: AT, updated_at: AT });
      await fixture.insert('embedding_spaces', { ...SPACE, tenant_id: tenantId, id: tenantId, created_at: AT });
    }
    return fixture;
  }

  close(): Promise<void> {
    return this.test.close();
  }

  async empty(): Promise<void> {
    this.#documents.length = 0;
    await this.test.admin.query('delete from passage_terms');
    await this.test.admin.query('delete from vector_indexes');
    await this.test.admin.query('delete from records');
  }

  scope(userId: string | null, change: Partial<Scope> = {}): Scope {
    const permissions: Scope['permissions'] = new Set(['records:read', 'shared:read', 'admin']);
    const base = { tenantId: this.tenantId, userId, allUsers: false, includeShared: true, permissions };
    return { ...base, agent: null, project: null, keyId: 'key', ...change };
  }

  /** Runs one arm as a search does. */
  ask<T>(scope: Scope, read: (tx: Tx, arm: ArmScope) => Promise<T>, query: RecordQuery & { limit?: number } = {}) {
    const arm: ArmScope = {
      scope,
      source: recordSource(scope, query.as_of),
      conditions: recordConditions(scope, query, new Date()),
      asOf: query.as_of,
      limit: query.limit ?? 200,
    };
    return this.test.database.withScope(scope, (tx) => read(tx, arm), { readOnly: true });
  }

  /** The passages of these owners, as input for BM25. */
  documents(userIds: readonly (string | null)[], tenantId = this.tenantId): ScoredDocument[] {
    return this.#documents
      .filter((entry) => entry.tenantId === tenantId && userIds.includes(entry.userId))
      .map(({ document }) => document);
  }

  /** @returns the record's id, which is also the id of its first passage */
  async add(given: Given): Promise<string> {
    const id = newId();
    const { tenantId = this.tenantId, userId = 'ann', content = 'x', at = AT, until, now } = given;
    const owner = { tenant_id: tenantId, user_id: userId };
    const text = {
      session_id: given.session ?? null,
      agent: given.agent ?? null,
      sequence: given.sequence ?? 0,
      language: 'en',
      occurred_at: at,
      ...(given.source !== undefined && { provenance: JSON.stringify({ source: given.source }) }),
    };
    const record = { ...owner, ...text, id, type: 'message', created_at: at };
    if (until === undefined) await this.insert('records', { ...record, content, version: 1, recorded_at: at });
    else await this.insert('records', { ...record, content: now, version: 2, recorded_at: until });
    await this.passage(owner, { id, record: id, version: 1, content, from: at, until });
    if (until !== undefined) {
      const closed = { version: 1, recorded_at: at, superseded_at: until, changed_by: 'key' };
      await this.insert('record_versions', { ...owner, ...text, ...closed, record_id: id, content });
      await this.passage(owner, { id: newId(), record: id, version: 2, content: now ?? '', from: until });
    }
    if (given.vector) {
      const embedding = JSON.stringify(given.vector);
      await this.insert('passage_vectors', { ...owner, space_id: tenantId, passage_id: id, embedding });
    }
    return id;
  }

  /** Adds many records of one owner and session, each with one passage with the record's id. @returns their ids */
  async addMany(
    given: readonly { readonly content?: string; readonly vector?: readonly number[] }[],
    userId: string | null,
    session = 's',
  ) {
    const { admin } = this.test;
    const rows = given.map(({ content = 'x', vector }) => ({
      id: newId(),
      content,
      vector,
      ...analyse(content, 'en'),
    }));
    const ids = rows.map(({ id }) => id);
    const owner = [this.tenantId, userId];
    await admin.query(
      `insert into records (tenant_id, user_id, id, type, content, session_id, language, occurred_at, recorded_at, created_at, version)
       select $1::uuid, $2::text, id, 'message', content, $3, 'en', $4::timestamptz, $4, $4, 1 from unnest($5::uuid[], $6::text[]) t (id, content)`,
      [...owner, session, AT, ids, rows.map(({ content }) => content)],
    );
    await admin.query(
      `insert into passages (tenant_id, user_id, id, record_id, version, ordinal, start_at, end_at, length, recorded_at)
       select $1::uuid, $2::text, id, id, 1, 0, 0, 1, length, $3::timestamptz from unnest($4::uuid[], $5::int[]) t (id, length)`,
      [...owner, AT, ids, rows.map(({ length }) => length)],
    );
    const terms = rows.flatMap(({ id, length, terms: of }) => of.map(({ term, tf }) => ({ id, term, tf, length })));
    await admin.query(
      `insert into passage_terms (tenant_id, user_id, passage_id, term, tf, length)
       select $1::uuid, $2::text, id, term, tf, length from unnest($3::uuid[], $4::text[], $5::int[], $6::int[]) t (id, term, tf, length)`,
      [
        ...owner,
        terms.map(({ id }) => id),
        terms.map(({ term }) => term),
        terms.map(({ tf }) => tf),
        terms.map((t) => t.length),
      ],
    );
    const near = rows.filter(({ vector }) => vector);
    await admin.query(
      `insert into passage_vectors (tenant_id, user_id, passage_id, space_id, embedding)
       select $1::uuid, $2::text, id, $1, v::halfvec from unnest($3::uuid[], $4::text[]) t (id, v)`,
      [...owner, near.map(({ id }) => id), near.map(({ vector = [] }) => JSON.stringify(vector))],
    );
    return ids;
  }

  private async passage(
    owner: { tenant_id: string; user_id: string | null },
    { id, record, version, content, from, until }: PassageGiven,
  ): Promise<void> {
    const { terms, length } = analyse(content, 'en');
    const place = { ordinal: 0, start_at: 0, end_at: content.length, length };
    const times = { recorded_at: from, superseded_at: until ?? null };
    await this.insert('passages', { ...owner, ...place, ...times, id, record_id: record, version });
    for (const { term, tf } of terms)
      await this.insert('passage_terms', { ...owner, term, passage_id: id, tf, length });
    this.#documents.push({ tenantId: owner.tenant_id, userId: owner.user_id, document: { id, terms, length } });
  }

  private async insert(table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    await this.test.admin.query(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  }
}

interface PassageGiven {
  readonly id: string;
  readonly record: string;
  readonly version: number;
  readonly content: string;
  readonly from: Date;
  readonly until?: Date | undefined;
}

export const AT = new Date('2025-03-01T00:00:00Z');
