import { Injectable } from '@nestjs/common';
import { FRESH, counted, countedPut, named } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** The user and query of a verdict. */
export interface Judged {
  readonly tenantId: string;
  readonly userId: string;
  readonly queryHash: string;
}

/** Maximum number of verdicts kept per user and record: the newest. More would have no effect. */
const KEPT = 16;

/** Writes `search_feedback`. */
@Injectable()
export class FeedbackRepository {
  /** Stores the verdict on the query for each record, and replaces an earlier one. Deleted records are skipped. */
  async put(tx: Tx, judged: Judged, recordIds: readonly string[], useful: boolean, at: Date): Promise<void> {
    const { tenantId, userId, queryHash } = judged;
    const ids = sql`${sql.param([...recordIds])}::uuid[]`;
    named('record', recordIds);
    await countedPut(
      'search_feedback',
      tx.execute<{ fresh: boolean }>(sql`
      insert into search_feedback (tenant_id, user_id, record_id, query_hash, useful, given_at)
      select r.tenant_id, ${userId}, r.id, ${queryHash}, ${useful}, ${at.toISOString()}::timestamptz
      from records r where r.tenant_id = ${tenantId} and r.id = any(${ids}) order by r.id
      on conflict (tenant_id, user_id, record_id, query_hash)
        do update set useful = excluded.useful, given_at = excluded.given_at
      returning ${FRESH} as fresh`),
    );
    await counted(
      'search_feedback',
      'deleted',
      tx.execute(sql`
      delete from search_feedback f using (
        select record_id, query_hash, row_number() over (partition by record_id order by given_at desc, query_hash) as place
        from search_feedback
        where tenant_id = ${tenantId} and user_id = ${userId} and record_id = any(${ids})
      ) old
      where f.tenant_id = ${tenantId} and f.user_id = ${userId} and f.record_id = old.record_id
        and f.query_hash = old.query_hash and old.place > ${KEPT}`),
    );
  }

  async takeBack(tx: Tx, { tenantId, userId, queryHash }: Judged, recordIds: readonly string[]): Promise<void> {
    named('record', recordIds);
    await counted(
      'search_feedback',
      'deleted',
      tx.execute(sql`
      delete from search_feedback
      where tenant_id = ${tenantId} and user_id = ${userId} and query_hash = ${queryHash}
        and record_id = any(${sql.param([...recordIds])}::uuid[])`),
    );
  }
}
