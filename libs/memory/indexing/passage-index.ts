import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { embedRecordsJob } from '@contracts/jobs.js';
import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { newId } from '@kernel/ids.js';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { insertRows } from '@platform/database/insert-rows.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { together } from '@platform/database/together.js';
import { Outbox } from '@platform/queue/outbox.js';
import { passages } from '@schema/passages.js';
import { aliasesIn, aliasTerms, kinIn, ownNamesIn, SELF } from './aliases.js';
import { type IndexedText, passageText } from './indexed-text.js';
import { type Passage, splitPassages } from './passages.js';
import { analyse, type TermCount } from './terms.js';

interface NewPassage {
  id: string;
  recordId: string;
  version: number;
  ordinal: number;
  startAt: number;
  endAt: number;
  length: number;
  recordedAt: Date;
}

/** Terms of passages, column by column. */
interface NewTerms {
  readonly term: string[];
  readonly tf: number[];
  /** The place of the passage among the rows, from 1. */
  readonly place: number[];
}

/** The end of a past version. */
interface VersionEnd {
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
    { term, tf, place }: NewTerms,
  ): Promise<void> {
    const { tenantId, userId } = owner;
    const passagesFirst = insertRows(tx, passages, rows.map((row) => ({ ...row, tenantId, userId }))); // prettier-ignore
    if (term.length === 0) return void (await passagesFirst);
    // Arrays instead of rows of parameters: a batch has tens of thousands of terms. What a passage has once is sent once.
    await together(
      passagesFirst,
      counted(
        'passage_terms',
        'inserted',
        tx.execute(
          keepFixedPlan(sql`
      insert into passage_terms (tenant_id, user_id, term, passage_id, tf, length)
      select ${tenantId}::uuid, ${userId}::text, t.term,
        (${sql.param(rows.map(({ id }) => id))}::uuid[])[t.place], t.tf, (${sql.param(rows.map(({ length }) => length))}::int[])[t.place]
      from unnest(
        ${sql.param(term)}::text[],
        ${sql.param(tf.map((one) => Math.min(one, SMALLINT_MAX)))}::smallint[],
        ${sql.param(place)}::int[]
      ) as t (term, tf, place)`),
        ),
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

/** A version of a record, with what indexing needs. */
export interface IndexedVersion extends IndexedText {
  readonly recordId: string;
  readonly version: number;
  readonly language: string;
  readonly recordedAt: Date;
}

/** The owner of the rows, and the erasure epoch. */
export interface Owner {
  readonly tenantId: string;
  readonly userId: string | null;
  readonly epoch: number;
}

/** Passages per job (a longer record has a job of its own): few, so that a bad text delays few others. */
const PASSAGES_PER_JOB = 32;

/** A larger request counts as bulk and gets a lower priority, because nobody is waiting for it. */
const MOST_AT_ONCE_IN_PERSON = 16;

/** Terms per statement: preparing them takes about 10 ms on this thread. */
const TERMS_AT_ONCE = 5_000;

/** A record whose vectors are needed, and its number of passages. */
export interface WantedVectors {
  readonly recordId: string;
  readonly passages: number;
}

/**
 * Passages and terms are written with the record, in its transaction, so that keyword search is never late. The vectors follow
 * through the outbox, because no model is called inside a transaction.
 */
@Injectable()
export class PassageIndex {
  constructor(
    private readonly passages: PassagesRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Indexes new versions of one owner and stores them in chunks: fifteen megabytes of text have a million terms. Returns the outbox
   * ids of the jobs that will compute the vectors.
   */
  async add(tx: Tx, owner: Owner, versions: readonly IndexedVersion[]): Promise<string[]> {
    const wanted: WantedVectors[] = [];
    const turns = new EventLoopTurns();
    const noTerms = (): NewTerms => ({ term: [], tf: [], place: [] });
    let [rows, terms]: [NewPassage[], NewTerms] = [[], noTerms()];
    const store = async (): Promise<void> => {
      await this.passages.insert(tx, owner, rows, terms);
      [rows, terms] = [[], noTerms()];
    };
    for (const version of versions) {
      await turns.yieldToEventLoop();
      const pieces = splitPassages(version.content);
      wanted.push({ recordId: version.recordId, passages: pieces.length });
      for (const piece of pieces) {
        await turns.yieldToEventLoop();
        const passage = indexPassage(version, piece);
        const place = rows.push(passage.row);
        for (const { term, tf } of passage.terms) {
          terms.term.push(term);
          terms.tf.push(tf);
          terms.place.push(place);
        }
        if (terms.place.length >= TERMS_AT_ONCE) await store();
      }
    }
    const [, jobs] = await together(
      rows.length > 0 ? store() : Promise.resolve(),
      this.requestVectors(tx, owner, wanted),
    );
    return jobs;
  }

  /** An edit closes the passages of the previous version; they stay for `as_of`. */
  async supersede(tx: Tx, owner: Owner, recordId: string, at: Date): Promise<void> {
    await this.passages.supersede(tx, owner.tenantId, recordId, at);
  }

  /** Closes past versions that were indexed together with the current ones: each was valid until `at`. */
  async endVersions(tx: Tx, tenantId: string, ends: readonly VersionEnd[]): Promise<void> {
    if (ends.length > 0) await this.passages.endVersions(tx, tenantId, ends);
  }

  /** Removes passages, terms and vectors of all versions of records that are being deleted. */
  async remove(tx: Tx, tenantId: string, recordIds: readonly string[]): Promise<void> {
    await this.passages.remove(tx, tenantId, recordIds);
  }

  /** Queues the missing vectors of these records. */
  async requestVectors(tx: Tx, owner: Owner, wanted: readonly WantedVectors[]): Promise<string[]> {
    return this.requestVectorsOf(tx, [{ owner, wanted }]);
  }

  /** The same, of several owners. */
  async requestVectorsOf(
    tx: Tx,
    owners: readonly { readonly owner: Owner; readonly wanted: readonly WantedVectors[] }[],
  ): Promise<string[]> {
    const entries = owners.flatMap(({ owner, wanted }) => {
      const bulk = wanted.reduce((sum, { passages }) => sum + passages, 0) > MOST_AT_ONCE_IN_PERSON;
      return groupByPassages(wanted).map((recordIds) => ({ owner, payload: { record_ids: recordIds }, bulk }));
    });
    return this.outbox.enqueueEach(tx, embedRecordsJob, entries);
  }
}

/** A passage with its terms. */
function indexPassage(
  { recordId, version, recordedAt, ...text }: IndexedVersion,
  { ordinal, start, end }: Passage,
): { row: NewPassage; terms: TermCount[] } {
  const id = newId();
  const { terms: counts, length } = analyse(passageText(text, start, end), text.language);
  const content = text.content.slice(start, end);
  const named = [
    ...aliasesIn({ ...text, content }, text.language).flat(),
    ...kinIn(content).map(([kin]) => kin),
    ...(text.speaker === null && ownNamesIn(content).length > 0 ? [SELF] : []),
  ];
  const aliases = aliasTerms(named).map((term) => ({ term, tf: 1 }));
  return {
    row: { id, recordId, version, ordinal, startAt: start, endAt: end, length, recordedAt },
    terms: [...counts, ...aliases],
  };
}

/** Keeps neighbours together: records stored together are embedded together. */
export function groupByPassages(wanted: readonly WantedVectors[]): string[][] {
  const groups: string[][] = [];
  let room = 0;
  for (const { recordId, passages } of wanted) {
    // A record without passages counts as one, which bounds the size of a payload.
    const place = Math.max(passages, 1);
    if (place > room) {
      groups.push([]);
      room = PASSAGES_PER_JOB;
    }
    groups.at(-1)?.push(recordId);
    room -= place;
  }
  return groups;
}
