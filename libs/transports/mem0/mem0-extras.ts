import {
  MEM0_EXPORTED,
  MEM0_SUMMARISED,
  mem0CreateExport,
  type mem0Feedback,
  type mem0GetExport,
  type mem0Summary,
} from '@contracts/mem0/mem0-extras.operations.js';
import { MEM0_ENTITIES } from '@contracts/mem0/mem0-filter.js';
import { requestOfExport } from '@contracts/mem0/mem0-sent.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { rowKeyOf } from '@kernel/ids.js';
import { ownOnly, type Scope } from '@kernel/scope.js';
import { Summarizer, type SummarySource } from '@memory/compaction/summary/summarizer.js';
import { JudgeRecord } from '@memory/feedback/judge-record.js';
import { estimateTokens } from '@memory/indexing/passages.js';
import { FindOwner } from '@memory/records/find-owner.js';
import { Injectable } from '@nestjs/common';
import { EmbeddingError } from '@platform/embeddings/embedder.js';
import { Cursors } from '../http/cursor.js';
import { Mem0Reads, ofSomebody } from './mem0-reads.js';
import { showMemory } from './memory.js';

type ExportRequest = InputOf<typeof mem0GetExport>['body'];
/** Token budget of a summary. */
const TOKENS = 1_000;
/** An id is sent in a body with no other fields. */
const LONGEST_REQUEST = 3_000;

/** mem0's exports, summaries and feedback. */
@Injectable()
export class Mem0Extras {
  constructor(
    private readonly reads: Mem0Reads,
    private readonly summarizer: Summarizer,
    private readonly feedback: JudgeRecord,
    private readonly owners: FindOwner,
    private readonly cursors: Cursors,
  ) {}

  /** Stores nothing: the id contains the request, signed for the caller. */
  createExport(asker: Scope, body: InputOf<typeof mem0CreateExport>['body']): OutputOf<typeof mem0CreateExport> {
    const request = Object.fromEntries([...MEM0_ENTITIES, 'filters'].map((name) => [name, body[name]]));
    const place = Buffer.from(JSON.stringify(request)).toString('base64url');
    if (place.length > LONGEST_REQUEST) throw invalid('filters', 'are too long for an export');
    const signed = this.cursors.write(ofSomebody(asker), mem0CreateExport, place);
    return {
      message: 'The export is made when it is read: the memories as they are then. No model fills a schema.',
      id: `${place}.${signed.slice(0, -place.length)}`,
    };
  }

  async getExport(asker: Scope, body: ExportRequest): Promise<OutputOf<typeof mem0GetExport>> {
    const request = body.memory_export_id === undefined ? body : this.requestOf(asker, body.memory_export_id);
    const { records, total } = await this.reads.records(asker, request, { offset: 0, limit: MEM0_EXPORTED });
    return {
      count: total,
      truncated: total > records.length,
      schema_applied: false,
      memories: records.map(showMemory),
    };
  }

  async summary(asker: Scope, body: InputOf<typeof mem0Summary>['body']): Promise<OutputOf<typeof mem0Summary>> {
    const { records } = await this.reads.records(asker, body, { offset: 0, limit: MEM0_SUMMARISED });
    const sources = records.toReversed().map((record) => ({
      id: record.id,
      at: new Date(record.occurred_at),
      speaker: record.speaker ?? null,
      content: record.content,
      language: record.language,
    }));
    return { summary: await this.summaryOf(sources), memories: sources.length };
  }

  /** If the embedder cannot compare the sources, the summary uses as many of the newest as fit. */
  private async summaryOf(sources: readonly SummarySource[]): Promise<string | null> {
    try {
      const summary = await this.summarizer.summarize(sources, { tokens: TOKENS, timeZone: 'UTC' });
      return summary?.content ?? null;
    } catch (error) {
      if (!(error instanceof EmbeddingError)) throw error;
      const lines: string[] = [];
      for (const { content } of sources.toReversed()) {
        if (estimateTokens([content, ...lines].join('\n')) > TOKENS) break;
        lines.unshift(content);
      }
      return lines.join('\n') || null;
    }
  }

  async judge(scope: Scope, body: InputOf<typeof mem0Feedback>['body']): Promise<OutputOf<typeof mem0Feedback>> {
    const { memory_id: id, feedback = null } = body;
    const owner = ownOnly(scope.allUsers ? await this.owners.run(scope, id) : scope);
    const judged = await this.feedback.run(owner, id, feedback === null ? null : feedback === 'POSITIVE');
    return { id: rowKeyOf(judged), feedback, feedback_reason: null };
  }

  /** @throws RecollectError `not_found` if the id was not issued to this caller */
  private requestOf(asker: Scope, id: string): ExportRequest {
    const [place = '', signature = ''] = id.split('.');
    const request = requestOfExport(id);
    try {
      this.cursors.read(ofSomebody(asker), mem0CreateExport, signature + place);
    } catch (error) {
      if (error instanceof RecollectError && error.code !== 'invalid_input') throw error;
      throw new RecollectError('not_found.transfer', 'No memory export request found', [], { cause: error });
    }
    return request as ExportRequest;
  }
}
