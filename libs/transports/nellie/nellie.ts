import type {
  NellieCheckpoint,
  nellieAddCheckpoint,
  nellieAddLesson,
  nellieGetStatus,
  NellieLesson,
  nellieRecentCheckpoints,
  nellieSearchCode,
  nellieSearchLessons,
} from '@contracts/nellie/nellie.operations.js';
import type { ampRecord } from '@contracts/amp/amp.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { Preferences } from '@application/preferences.js';
import { StatusReport } from '@application/status-report.js';
import { WriteFlow } from '@application/write-flow.js';
import type { Scope } from '@kernel/scope.js';
import { ListRecords } from '@memory/records/list-records.js';
import { SearchRecords } from '@memory/search/search-records.js';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { toAmp } from '../amp/amp-record.js';

type AmpRecord = z.input<typeof ampRecord>;

/** Nellie's six tools on top of the operations that AMP maps them to. */
@Injectable()
export class Nellie {
  constructor(
    private readonly writes: WriteFlow,
    private readonly searching: SearchRecords,
    private readonly lists: ListRecords,
    private readonly report: StatusReport,
  ) {}

  async addLesson(
    scope: Scope,
    { body }: InputOf<typeof nellieAddLesson>,
    preferences: Preferences,
  ): Promise<OutputOf<typeof nellieAddLesson>> {
    const { title, content, tags, severity, created_at } = body;
    const record = { type: 'lesson', title, content, tags, severity, ...(created_at && { created_at }) };
    const { outcome } = await this.writes.store(scope, record, preferences);
    return { id: outcome.id, message: 'Lesson added successfully' };
  }

  async addCheckpoint(
    scope: Scope,
    { body }: InputOf<typeof nellieAddCheckpoint>,
    preferences: Preferences,
  ): Promise<OutputOf<typeof nellieAddCheckpoint>> {
    const { agent, working_on, state, created_at } = body;
    const record = { type: 'checkpoint', agent, working_on, state, ...(created_at && { created_at }) };
    const { outcome } = await this.writes.store(scope, record, preferences);
    return { id: outcome.id, message: 'Checkpoint added successfully' };
  }

  async searchLessons(
    scope: Scope,
    { body: { query, limit } }: InputOf<typeof nellieSearchLessons>,
  ): Promise<OutputOf<typeof nellieSearchLessons>> {
    const { results } = await this.searching.run(scope, { query, limit, type: 'lesson', explain: false });
    const lessons = results.map(({ record, score }) => ({ record: lessonOf(toAmp(record)), ...scored(score) }));
    return { lessons, count: lessons.length };
  }

  async searchCode(
    scope: Scope,
    { body: { query, limit, language } }: InputOf<typeof nellieSearchCode>,
  ): Promise<OutputOf<typeof nellieSearchCode>> {
    // The language of a snippet is a separate field that filters do not support, so more results are fetched and
    // filtered here.
    const asked = language === undefined ? limit : MOST_LOOKED_AT;
    const found = await this.searching.run(scope, { query, limit: asked, type: 'snippet', explain: false });
    const results = found.results
      .map(({ record, score }) => ({ ...snippetOf(toAmp(record)), ...scored(score) }))
      .filter((one) => language === undefined || one.language.toLowerCase() === language.toLowerCase())
      .slice(0, limit);
    return { results, query, limit, count: results.length };
  }

  async recentCheckpoints(
    scope: Scope,
    { body: { agent, limit } }: InputOf<typeof nellieRecentCheckpoints>,
  ): Promise<OutputOf<typeof nellieRecentCheckpoints>> {
    const { records } = await this.lists.run(scope, {
      type: 'checkpoint',
      agent,
      limit,
      offset: 0,
      order: 'desc',
      as_of: undefined,
      filter: undefined,
      whole: true,
    });
    const checkpoints = records.map((record) => checkpointOf(toAmp(record)));
    return { checkpoints, count: checkpoints.length };
  }

  async status(scope: Scope): Promise<OutputOf<typeof nellieGetStatus>> {
    const { version, by_type: byType, embedder } = await this.report.run(scope);
    return {
      status: embedder.ready ? 'ok' : 'degraded',
      version,
      stats: {
        chunks: byType['snippet'] ?? 0,
        lessons: byType['lesson'] ?? 0,
        checkpoints: byType['checkpoint'] ?? 0,
      },
    };
  }
}

const MOST_LOOKED_AT = 100;

function scored(score: number): { score: number; distance: number } {
  return { score, distance: Math.round(2e6 * (1 - score)) / 1e6 };
}

function secondsOf(milliseconds: number): number {
  return Math.floor(milliseconds / 1_000);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function lessonOf(record: AmpRecord): NellieLesson {
  const { id, content, tags = [], created_at: createdAt } = record;
  const { title, severity } = record as Record<string, unknown>;
  return {
    id,
    content,
    tags,
    title: typeof title === 'string' ? title : null,
    severity: textOf(severity) || 'info',
    created_at: secondsOf(createdAt),
  };
}

function checkpointOf(record: AmpRecord): NellieCheckpoint {
  const { id, agent = '', content, created_at: createdAt } = record;
  const { working_on: workingOn, state } = record as Record<string, unknown>;
  return { id, agent, working_on: textOf(workingOn) || content, state: state ?? {}, created_at: secondsOf(createdAt) };
}

function snippetOf(record: AmpRecord) {
  const { file_path: path, start_line: start, end_line: end, language } = record as Record<string, unknown>;
  return {
    file_path: textOf(path),
    start_line: typeof start === 'number' ? start : 0,
    end_line: typeof end === 'number' ? end : 0,
    content: record.content,
    language: textOf(language),
  };
}
