import { setImmediate as breathe } from 'node:timers/promises';
import { embedRecordsJob } from '@contracts/jobs.js';
import { newId } from '@kernel/ids.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { Outbox } from '@platform/queue/outbox.js';
import { aliasesIn, aliasTerms } from './aliases.js';
import { PassagesRepository, type NewPassage, type NewTerm, type VersionEnd } from './passages.repository.js';
import { passageText, type IndexedText } from './indexed-text.js';
import { splitPassages } from './passages.js';
import { analyse } from './terms.js';

/** A version of a record, as indexing needs it. */
export interface IndexedVersion extends IndexedText {
  readonly recordId: string;
  readonly version: number;
  readonly language: string;
  readonly recordedAt: Date;
}

/** Whose rows are written, and in which erasure epoch. */
export interface Owner {
  readonly tenantId: string;
  readonly userId: string | null;
  readonly epoch: number;
}

/**
 * Passages of one job (a longer record has a job of its own): few enough that a job ends well within its time and
 * one bad text holds back few others, enough that a model's batch is full.
 */
const PASSAGES_PER_JOB = 32;

/** Analysed before other requests get their turn on this thread; some 20 ms. */
const CHARACTERS_AT_ONCE = 100_000;

/** A record whose vectors are wanted, and how many passages it has. */
export interface WantedVectors {
  readonly recordId: string;
  readonly passages: number;
}

/**
 * Passages and terms are written with the record, in its transaction, so that keyword search is never late; the
 * vectors follow by the outbox, because no model is called inside a transaction.
 */
@Injectable()
export class PassageIndex {
  constructor(
    private readonly passages: PassagesRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Indexes new versions of one owner. Returns the outbox ids of the jobs that will make the vectors. */
  async add(tx: Tx, owner: Owner, versions: readonly IndexedVersion[]): Promise<string[]> {
    if (versions.length === 0) return [];
    const rows: NewPassage[] = [];
    const terms: NewTerm[] = [];
    const wanted: WantedVectors[] = [];
    let analysed = 0;
    for (const version of versions) {
      analysed += version.content.length;
      if (analysed > CHARACTERS_AT_ONCE) {
        analysed = 0;
        await breathe();
      }
      const pieces = splitPassages(version.content);
      wanted.push({ recordId: version.recordId, passages: pieces.length });
      for (const { ordinal, start, end } of pieces) {
        const id = newId();
        const analysis = analyse(passageText(version, start, end), version.language);
        rows.push({
          id,
          recordId: version.recordId,
          version: version.version,
          ordinal,
          startAt: start,
          endAt: end,
          length: analysis.length,
          recordedAt: version.recordedAt,
        });
        for (const { term, tf } of analysis.terms) terms.push({ passageId: id, term, tf, length: analysis.length });
        const said = aliasesIn({ ...version, content: version.content.slice(start, end) }, version.language);
        for (const term of aliasTerms(said.flat())) terms.push({ passageId: id, term, tf: 1, length: analysis.length });
      }
    }
    await this.passages.insert(tx, owner, rows, terms);
    return this.requestVectors(tx, owner, wanted);
  }

  /** An edit closes the passages of the version before; they stay for `as_of`. */
  async supersede(tx: Tx, owner: Owner, recordId: string, at: Date): Promise<void> {
    await this.passages.supersede(tx, owner.tenantId, recordId, at);
  }

  /** Versions of the past that were indexed together with the current ones: each was believed until `at`. */
  async endVersions(tx: Tx, tenantId: string, ends: readonly VersionEnd[]): Promise<void> {
    if (ends.length > 0) await this.passages.endVersions(tx, tenantId, ends);
  }

  /** Removes passages, terms and vectors of records that are being deleted, of every version. */
  async remove(tx: Tx, tenantId: string, recordIds: readonly string[]): Promise<void> {
    await this.passages.remove(tx, tenantId, recordIds);
  }

  /** Queues the vectors that these records lack. */
  async requestVectors(tx: Tx, owner: Owner, wanted: readonly WantedVectors[]): Promise<string[]> {
    const jobs = groupByPassages(wanted).map((recordIds) => ({ record_ids: recordIds }));
    return jobs.length === 0 ? [] : this.outbox.enqueue(tx, owner, embedRecordsJob, jobs);
  }
}

/** Neighbours stay together: what was stored together is embedded together. */
export function groupByPassages(wanted: readonly WantedVectors[]): string[][] {
  const groups: string[][] = [];
  let room = 0;
  for (const { recordId, passages } of wanted) {
    // A record without passages still takes a place, so that a payload stays bounded.
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
