import { isMessage } from '@contracts/records/record.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { MessageHistory } from '@memory/message-history/message-history.js';
import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { together } from '@platform/database/together.js';
import type { Writer } from '@memory/users/ensure-user.js';
import { sql } from 'drizzle-orm';
import { EntityMentions } from '@memory/entities/entity-mentions.js';
import { type IndexedVersion, type Owner, PassageIndex } from '@memory/indexing/passage-index.js';
import { isUserHeld } from './legal-hold.js';
import { indexTriggers } from './pending-triggers.query.js';
import type { RecordRow } from './record-source.js';
import { RecordsRepository, type Inserted, type NewRecord } from './records.repository.js';

type Text = Omit<IndexedVersion, 'title' | 'speaker'> & {
  readonly title: string | null;
  readonly speaker: string | null;
};

/** A past version, with the end of its validity. */
export type PastText = Text & { readonly supersededAt: Date };

/** Writes everything derived from a text, in the same transaction: the words by which it is found, and the names that link it. */
@Injectable()
export class IndexTexts {
  constructor(
    private readonly index: PassageIndex,
    private readonly mentions: EntityMentions,
  ) {}

  /**
   * Every version is indexed by its words, because `as_of` can search past ones. Links have no history, so past versions have no
   * names.
   * @returns outbox ids of the jobs that compute their vectors
   */
  async add(tx: Tx, owner: Owner, current: readonly Text[], past: readonly PastText[]): Promise<string[]> {
    const index = async (): Promise<string[]> => {
      const jobs = await this.index.add(tx, owner, [...past, ...current]);
      const ends = past.map(({ recordId, version, supersededAt: at }) => ({ recordId, version, at }));
      if (ends.length > 0) await this.index.endVersions(tx, owner.tenantId, ends);
      return jobs;
    };
    const [jobs] = await together(index(), this.mentions.add(tx, owner, current));
    return jobs;
  }

  /** After an edit. @returns as `add` */
  async replace(tx: Tx, owner: Owner, text: Text, at: Date): Promise<string[]> {
    await this.index.supersede(tx, owner, text.recordId, at);
    await this.mentions.replace(tx, owner, text);
    return this.index.add(tx, owner, [text]);
  }

  /** Like `replace`, for a text of which no past version is kept. @returns as `add` */
  async rewrite(tx: Tx, owner: Owner, text: Text): Promise<string[]> {
    await this.index.remove(tx, owner.tenantId, [text.recordId]);
    await this.mentions.replace(tx, owner, text);
    return this.index.add(tx, owner, [text]);
  }

  /** For records that are being deleted; their names are deleted with them. */
  remove(tx: Tx, tenantId: string, recordIds: readonly string[]): Promise<void> {
    return this.index.remove(tx, tenantId, recordIds);
  }
}

export interface Added extends Inserted {
  /** Outbox ids of the jobs that compute their vectors. */
  readonly jobs: string[];
}

export type StoredRecord = NewRecord & { readonly id: string };

/**
 * The only way to add records. Inserts new records of one owner with everything derived from them: the place of each message in the
 * history, the link to the record before it, the triggers of intentions, and for each text its passages, terms, names and the job
 * that computes its vectors.
 */
@Injectable()
export class AddRecords {
  constructor(
    private readonly records: RecordsRepository,
    private readonly index: IndexTexts,
    private readonly history: MessageHistory,
    private readonly clock: Clock,
  ) {}

  /** @param place the places of messages that do not belong at the end of their history */
  async runIn(
    tx: Tx,
    writer: Writer,
    rows: readonly NewRecord[],
    place?: (said: readonly StoredRecord[]) => Promise<void>,
  ): Promise<Added> {
    const isSaid = ({ type }: NewRecord) => isMessage(type, writer.userId);
    const agents = place ? [] : rows.filter(isSaid).map(({ agent }) => agent);
    const histories = await this.history.lock(tx, writer, agents, this.clock.now());
    const { inserted, held } = await this.records.insert(tx, writer, rows);
    const stored = rows.flatMap((row) => {
      const id = inserted.get(row.id);
      return id === undefined ? [] : [{ ...row, id }];
    });
    const said = stored.filter(isSaid);
    const answered = stored.filter(({ id, past }) => !held.has(id) && !past?.state.forgottenAt);
    // Other writers of the user wait for the history meanwhile.
    const [, , , jobs] = await together(
      place ? place(said) : this.history.append(tx, writer, histories, said),
      indexTriggers(tx, writer, stored),
      linkInTime(tx, writer, answered.map(({ id }) => id), this.clock.now()), // prettier-ignore
      this.makeFindable(tx, writer, stored),
    );
    return { inserted, held, jobs };
  }

  /**
   * Stores working memory, from which nothing is derived: no word or name finds it and it gets no vector, so it does not affect
   * searches.
   */
  hold(tx: Tx, writer: Writer, rows: readonly NewRecord[]): Promise<Inserted> {
    return this.records.insert(tx, writer, rows);
  }

  /** Every version is indexed, because `as_of` can search past ones. */
  private makeFindable(tx: Tx, writer: Writer, stored: readonly StoredRecord[]): Promise<string[]> {
    const past = stored.flatMap(({ id: recordId, type, past: { versions = [] } = {} }) =>
      versions.map((version) => ({
        ...version,
        fields: version.fields ?? {},
        recordId,
        type,
        version: version.version ?? 1,
        title: version.title ?? null,
        speaker: version.speaker ?? null,
      })),
    );
    const current = stored.map((row) => ({ ...row, recordId: row.id, version: row.past?.state.version ?? 1 }));
    return this.index.add(tx, writer, current, past);
  }

  /**
   * Deletes quarantined records whose ids a more trusted writer claims. Nothing was derived from them.
   * @throws RecollectError conflict for one under legal hold, by itself or with its user
   */
  async clear(tx: Tx, tenantId: string, rows: readonly RecordRow[]): Promise<void> {
    if (rows.length === 0) return;
    for (const userId of new Set(rows.map((row) => row.userId))) {
      if (rows.some(({ legalHold }) => legalHold) || (await isUserHeld(tx, tenantId, userId))) {
        throw new RecollectError('conflict.legal_hold', 'The id belongs to a record under legal hold.');
      }
    }
    const ids = rows.map(({ id }) => id);
    await this.index.remove(tx, tenantId, ids);
    await this.records.delete(tx, tenantId, ids);
  }
}

/** Maximum number of automatic links from one record. */
const AUTOMATIC = 5;

/**
 * If the tenant enables it, links the previous record to each of these. The previous one is of the same session (without one, of the
 * same agent) and at most an hour older. If it is disabled, the statement reads only the tenant's settings.
 */
export async function linkInTime(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string | null },
  recordIds: readonly string[],
  now: Date,
): Promise<void> {
  if (userId === null || recordIds.length === 0) return;
  const before = sql`p.tenant_id = ${tenantId} and p.user_id = r.user_id
    and p.occurred_at >= r.occurred_at - interval '1 hour'
    and (p.occurred_at, p.sequence, p.id) < (r.occurred_at, r.sequence, r.id)
    and p.forgotten_at is null and not p.quarantined`;
  const latest = sql`order by p.occurred_at desc, p.sequence desc, p.id desc limit 1`;
  await counted(
    'edges',
    'inserted',
    tx.execute(
      keepFixedPlan(sql`
    insert into edges (tenant_id, user_id, from_id, type, to_id, rule, created_at)
    select r.tenant_id, r.user_id, p.id, 'TEMPORAL_SEQUENCE', r.id, 'temporal_sequence', ${now.toISOString()}::timestamptz
    from tenant_settings s join records r on r.tenant_id = s.tenant_id and r.id = any(${sql.param([...recordIds])}::uuid[])
      cross join lateral (
        (select p.id from records p where r.session_id is not null and p.session_id = r.session_id and ${before} ${latest})
        union all
        (select p.id from records p where r.session_id is null and p.session_id is null and p.agent = r.agent
          and ${before} ${latest})
      ) p
    where s.tenant_id = ${tenantId} and s.name = 'graph' and s.value->>'temporal_sequence' = 'true'
      and (select count(*) from edges e where e.tenant_id = ${tenantId} and e.from_id = p.id
        and e.type = 'TEMPORAL_SEQUENCE' and e.rule is not null) < ${AUTOMATIC}
    on conflict do nothing`),
    ),
  );
}
