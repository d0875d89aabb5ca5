import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { insertRows } from '@platform/database/insert-rows.js';
import { passages } from '@schema/passages.js';
import { sql } from 'drizzle-orm';

export interface NewPassage {
  id: string;
  recordId: string;
  version: number;
  ordinal: number;
  startAt: number;
  endAt: number;
  length: number;
  recordedAt: Date;
}

export interface NewTerm {
  passageId: string;
  term: string;
  tf: number;
  length: number;
}

/** The end of a past version. */
export interface VersionEnd {
  readonly recordId: string;
  readonly version: number;
  readonly at: Date;
}

const SMALLINT_MAX = 32_767;

/** Writes passages and terms; the only writer. */
@Injectable()
export class PassagesRepository {
  async insert(
    tx: Tx,
    owner: { tenantId: string; userId: string | null },
    rows: readonly NewPassage[],
    terms: readonly NewTerm[],
  ): Promise<void> {
    const { tenantId, userId } = owner;
    await insertRows(tx, passages, rows.map((row) => ({ ...row, tenantId, userId }))); // prettier-ignore
    if (terms.length === 0) return;
    // Arrays instead of rows of parameters: a batch has tens of thousands of terms.
    await counted(
      'passage_terms',
      'inserted',
      tx.execute(
        keepFixedPlan(sql`
      insert into passage_terms (tenant_id, user_id, term, passage_id, tf, length)
      select ${tenantId}::uuid, ${userId}::text, t.term, t.passage_id, t.tf, t.length
      from unnest(
        ${sql.param(terms.map((t) => t.term))}::text[],
        ${sql.param(terms.map((t) => t.passageId))}::uuid[],
        ${sql.param(terms.map((t) => Math.min(t.tf, SMALLINT_MAX)))}::smallint[],
        ${sql.param(terms.map((t) => t.length))}::int[]
      ) as t (term, passage_id, tf, length)`),
      ),
    );
  }

  async supersede(tx: Tx, tenantId: string, recordId: string, at: Date): Promise<void> {
    await counted(
      'passages',
      'updated',
      tx.execute(sql`
      update passages set superseded_at = ${at.toISOString()}::timestamptz
      where tenant_id = ${tenantId} and record_id = ${recordId} and superseded_at is null`),
    );
  }

  async endVersions(tx: Tx, tenantId: string, ends: readonly VersionEnd[]): Promise<void> {
    await counted(
      'passages',
      'updated',
      tx.execute(sql`
      update passages p set superseded_at = e.at
      from unnest(
        ${sql.param(ends.map(({ recordId }) => recordId))}::uuid[], ${sql.param(ends.map(({ version }) => version))}::int[],
        ${sql.param(ends.map(({ at }) => at.toISOString()))}::timestamptz[]
      ) as e (record_id, version, at)
      where p.tenant_id = ${tenantId} and p.record_id = e.record_id and p.version = e.version`),
    );
  }

  /** Vectors are deleted with their passages by foreign key. Terms have none, so they are deleted first. */
  async remove(tx: Tx, tenantId: string, recordIds: readonly string[]): Promise<void> {
    const ids = sql`${sql.param([...recordIds])}::uuid[]`;
    await counted(
      'passage_terms',
      'deleted',
      tx.execute(sql`
      delete from passage_terms
      where tenant_id = ${tenantId} and passage_id in (
        select id from passages where tenant_id = ${tenantId} and record_id = any(${ids}))`),
    );
    await counted(
      'passages',
      'deleted',
      tx.execute(sql`delete from passages where tenant_id = ${tenantId} and record_id = any(${ids})`),
    );
  }
}
