import type { AnswerInput } from '@contracts/reasoning/answer.operations.js';
import type { RelatedRecord } from '@contracts/graph/graph.operations.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { askingOf } from '@memory/attributes/asking.js';
import type { ToldHit } from '@memory/search/answer/tell-hits.js';
import type { SearchQuery } from '@memory/search/search-query.js';
import { SearchRecords } from '@memory/search/search-records.js';
import { Injectable } from '@nestjs/common';
import { type CountTokens, counted, tokenCounter } from '@platform/tokens/token-counter.js';
import { type Evidence, type EvidenceRow, names } from './evidence.js';
import { EFFORT } from './intent.js';
import type { Question } from './question.js';

/** For a record longer than this share of the budget, only the found passage is used. */
const WHOLE_SHARE = 1 / 3;
/** The weight of a rank in a query's results is 1/(this + rank). Small, so that the first of each query is packed first. */
const RANK_OFFSET = 2;
/** Results with this share of the best score are also ranked within their own group. */
const NEAR = 1 / 3;
/** Weight of a query other than the question itself. */
const SIDE_QUERY = 0.8;
/** Tokens beside the text: date, speaker, number. */
const HEAD_TOKENS = 16;

export interface Gathered {
  readonly evidence: readonly Evidence[];
  /** Number of memories that were not known before. */
  readonly fresh: number;
  readonly degraded: readonly string[];
}

/** Runs one search with several queries, and adds its results to the previous ones. */
@Injectable()
export class GatherEvidence {
  constructor(private readonly search: SearchRecords) {}

  /** @param known results of earlier searches, which keep their weights */
  async run(
    scope: Scope,
    input: AnswerInput,
    question: Question,
    { queries, step, known, signal }: { queries: readonly string[]; step: number; known: readonly Evidence[]; signal: AbortSignal }, // prettier-ignore
  ): Promise<Gathered> {
    const count = await tokenCounter();
    const pool = new Map(known.map((one) => [one.row.id, one] as const));
    const degraded = new Set<string>();
    for (const [place, query] of queries.entries()) {
      signal.throwIfAborted();
      const found = await this.search.find(scope, searchOf(input, question, query, step));
      for (const name of found.degraded) degraded.add(name);
      const weigh = place === 0 && step === 1 ? 1 : SIDE_QUERY;
      const told = found.hits.map((hit) => toldOf(hit, input));
      const costs = await counted(
        count,
        told.map(({ text }) => text),
      );
      const ranks = ranksOf(question, told);
      for (const [place, one] of told.entries()) {
        const weight = weigh / (RANK_OFFSET + ranks[place]!);
        add(pool, { ...one, step, weight, tokens: costs(one.text) + HEAD_TOKENS });
      }
      for (const one of found.hits.flatMap((hit) => contradicted(hit, count))) {
        if (!pool.has(one.row.id)) add(pool, { ...one, step });
      }
    }
    const evidence = [...pool.values()].sort((a, b) => b.weight - a.weight || ownFirst(a, b) || b.score - a.score || (a.row.id < b.row.id ? -1 : 1)); // prettier-ignore
    return { evidence, fresh: pool.size - known.length, degraded: [...degraded] };
  }
}

/**
 * The rank of each result of a query, from 0: among all, or, if that is better, among the user's own ones or among those about the
 * named people. So a large number of similar shared memories, or of memories about others, cannot displace these. The best of all
 * stays first.
 */
function ranksOf(question: Question, told: readonly Found[]): number[] {
  const near = NEAR * Math.max(...told.map(({ score }) => score));
  let [own, named] = [0, 0];
  return told.map((one, place) => {
    const isNear = one.score >= near;
    const ranks = [place];
    if (isNear && one.row.userId !== null) ranks.push(own++);
    if (isNear && question.names.some((name) => names(one, name))) ranks.push(named++);
    return Math.min(...ranks);
  });
}

function ownFirst(a: Evidence, b: Evidence): number {
  return Number(a.row.userId === null) - Number(b.row.userId === null);
}

/** A repeated result gains weight, and keeps its first step. */
function add(pool: Map<string, Evidence>, one: Evidence): void {
  const before = pool.get(one.row.id);
  if (!before) return void pool.set(one.row.id, one);
  const better = one.score > before.score ? one : before;
  pool.set(one.row.id, {
    ...better,
    step: before.step,
    weight: before.weight + one.weight,
    contradicts: [...new Set([...before.contradicts, ...one.contradicts])],
    outdatedBy: before.outdatedBy ?? one.outdatedBy,
  });
}

/** For a further search, if the first did not find enough: follows links and shared names for two steps. */
const ALONG_LINKS = { hops: 2, entities: true, limit: 20, subgraph: false } as const;

function searchOf(input: AnswerInput, { intent, text }: Question, query: string, step: number): SearchQuery {
  const ofThePast = intent === 'temporal_comparison' || askingOf(text, 'en').when === 'earlier';
  const { question: _question, token_budget: _budget, max_steps: _steps, deadline_ms: _deadline, model: _model, task_id: _task, stream: _stream, ...scoped } = input; // prettier-ignore
  return {
    ...scoped,
    query,
    limit: EFFORT[intent].results,
    explain: false,
    text: 'record',
    // Two reports of the same are two sources, even if they are similar.
    ...(intent !== 'simple_recall' && { duplicates: 'keep' as const }),
    // The question asks about the past too.
    ...(ofThePast && { include_superseded: true }),
    ...(step > 1 && intent === 'multi_source_synthesis' && { graph: ALONG_LINKS }),
    related: { types: ['contradicts'], direction: 'both', depth: 1, limit: 3 },
  };
}

type Found = Omit<Evidence, 'step' | 'weight' | 'tokens'>;

function toldOf({ told, score, related, answering }: ToldHit, { token_budget: budget }: AnswerInput): Found {
  const { row, content, speaker, passage } = told;
  // An estimate without counting: four characters per token, as in English.
  const long = content.length > budget * WHOLE_SHARE * 4 && passage.end - passage.start < content.trim().length;
  return {
    row,
    text: long ? content.slice(passage.start, passage.end) : content,
    excerpt: told.excerpt || long,
    speaker,
    score,
    contradicts: inForce(told, related).flatMap(({ id }) => readId(id) ?? []),
    outdatedBy: answering?.outdatedBy?.id,
  };
}

/** Links between two current memories. A superseded one does not disagree with its successor: it was true before. */
function inForce({ row }: ToldHit['told'], related: ToldHit['related']): ToldHit['related'] {
  return row.supersededBy === null ? related.filter(({ record }) => record.superseded_by === undefined) : [];
}

/** Memories linked as contradicting are added to a hit, even if no words match. */
function contradicted({ told, score, related }: ToldHit, count: CountTokens): Evidence[] {
  return inForce(told, related).flatMap(({ record }) => {
    const row = rowOf(record);
    if (!row) return [];
    const text = record.content;
    const tokens = count(text) + HEAD_TOKENS;
    return [{ row, text, excerpt: false, speaker: record.speaker ?? null, score, step: 0, weight: 1 / RANK_OFFSET, tokens, contradicts: [told.row.id] }]; // prettier-ignore
  });
}

function rowOf(record: RelatedRecord['record']): EvidenceRow | null {
  const id = readId(record.id);
  if (id === null) return null;
  return {
    id,
    userId: record.user_id ?? null,
    type: record.type,
    externalId: record.external_id ?? null,
    title: record.title ?? null,
    occurredAt: new Date(record.occurred_at),
    sequence: record.sequence ?? 0,
    sessionId: record.session_id ?? null,
  };
}
