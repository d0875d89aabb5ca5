import type { AnswerInput } from '@contracts/reasoning/answer.operations.js';
import type { RelatedRecord } from '@contracts/graph/graph.operations.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { askingOf } from '@memory/attributes/asking.js';
import type { ToldHit } from '@memory/search/answer/found-answer.js';
import type { SearchQuery } from '@memory/search/search-query.js';
import { SearchRecords } from '@memory/search/search-records.js';
import { Injectable } from '@nestjs/common';
import { type CountTokens, counted, tokenCounter } from '@platform/tokens/token-counter.js';
import { type Evidence, type EvidenceRow, names } from './evidence.js';
import { EFFORT } from './intent.js';
import type { Question } from './question.js';

/** A record longer than this share of the budget is told by the passage that was found. */
const WHOLE_SHARE = 1 / 3;
/** How much a place in a query's results counts: 1/(this + rank). Small, so that the first of each query is packed first. */
const RANK_OFFSET = 2;
/** What is this near to the best result, by score, is ranked among its own kind as well. */
const NEAR = 1 / 3;
/** What a query beside the question itself counts. */
const SIDE_QUERY = 0.8;
/** Told beside its text: date, speaker, number. */
const HEAD_TOKENS = 16;

export interface Gathered {
  readonly evidence: readonly Evidence[];
  /** Memories that were not known before. */
  readonly fresh: number;
  readonly degraded: readonly string[];
}

/** What one search of several queries adds to what was found before. */
@Injectable()
export class GatherEvidence {
  constructor(private readonly search: SearchRecords) {}

  /** @param known what earlier searches found, kept with what it weighed */
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
 * The place of each result of a query, from 0: among all, or where it is better among those that are one's own and not shared with
 * everybody, or among those that speak of whom the question names. So neither what is shared nor what speaks of others, however
 * much of it is alike, leaves no room for them; and the best of all stays the first.
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

/** What is found again weighs more, and keeps the step that found it first. */
function add(pool: Map<string, Evidence>, one: Evidence): void {
  const before = pool.get(one.row.id);
  if (!before) return void pool.set(one.row.id, one);
  const better = one.score > before.score ? one : before;
  pool.set(one.row.id, {
    ...better,
    step: before.step,
    weight: before.weight + one.weight,
    contradicts: [...new Set([...before.contradicts, ...one.contradicts])],
  });
}

/** Of a search that goes on where the first did not find enough: what links and shared names lead to, two steps away. */
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
    // Two reports of one thing are two sources, however alike they are.
    ...(intent !== 'simple_recall' && { duplicates: 'keep' as const }),
    // What was so before is asked for as well.
    ...(ofThePast && { include_superseded: true }),
    ...(step > 1 && intent === 'multi_source_synthesis' && { graph: ALONG_LINKS }),
    related: { types: ['contradicts'], direction: 'both', depth: 1, limit: 3 },
  };
}

type Found = Omit<Evidence, 'step' | 'weight' | 'tokens'>;

function toldOf({ told, score, related }: ToldHit, { token_budget: budget }: AnswerInput): Found {
  const { row, content, speaker, passage } = told;
  // Nothing is counted for it: four characters a token is what English takes.
  const long = content.length > budget * WHOLE_SHARE * 4 && passage.end - passage.start < content.trim().length;
  return {
    row,
    text: long ? content.slice(passage.start, passage.end) : content,
    excerpt: told.excerpt || long,
    speaker,
    score,
    contradicts: inForce(told, related).flatMap(({ id }) => readId(id) ?? []),
  };
}

/** Links between two memories that both hold. One that was superseded does not disagree with what took its place: it was so before. */
function inForce({ row }: ToldHit['told'], related: ToldHit['related']): ToldHit['related'] {
  return row.supersededBy === null ? related.filter(({ record }) => record.superseded_by === undefined) : [];
}

/** What a hit is linked to as contradicting is looked at with it, whether or not words lead there. */
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
