import { MESSAGE_TYPE, recordInput, type RecordInput } from '@contracts/records/record.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import { may, type Scope } from '@kernel/scope.js';
import { detectLanguage } from '@memory/indexing/language.js';
import { type RecordPlan, RecordPlans } from '@memory/records/record-plans.js';
import { DEFAULT_TYPE } from '@memory/record-store/record.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { isBeyond } from '@memory/record-store/trust.js';
import { type Source, sourcesNamed } from '@memory/records/sources-named.js';
import { showSecrets } from '@memory/records/store-record.js';
import { type EmbeddedQuery, QueryVector } from '@memory/search/query-vector.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { candidatesFor, type Candidate, withVectorsAtHand } from './candidates.query.js';
import { decide, ruled, type Ruling } from './decide.js';
import { judge, type Judged, showCandidates } from './judge.js';
import type { Judgement, RevisionAnswer, RevisionInput } from './judgement.js';
import { readStatement } from './reading.js';
import { previewRevision } from './preview-revision.js';
import { RevisionSettings } from './revision-settings.js';
import { WriteRevision } from './write-revision.js';

/** Everything that is computed with a model before the transaction. */
export interface Prepared {
  /** Without injected context that came back. */
  readonly input: RevisionInput;
  readonly plan: RecordPlan;
  readonly embedded: EmbeddedQuery | null;
  readonly degraded: boolean;
  /** Types of the candidates, instead of the type of the input. */
  readonly types?: readonly string[];
  readonly beside?: boolean;
}

/** Options for internal callers. */
export interface Asked {
  /** The id of the new record, if one is created. */
  readonly key?: string;
  readonly types?: readonly string[];
  /** End of its validity. */
  readonly validTo?: Date | null;
  /** Stores extensions of a memory beside it instead of editing it. */
  readonly beside?: boolean;
}

export interface Revised {
  readonly answer: RevisionAnswer;
  readonly jobs: readonly string[];
}

/** A message is immutable, a summary repeats its sources, and a checkpoint describes the work at that time. */
const NOT_REVISED = new Set(['message', 'summary', 'checkpoint']);
/** The vector of a long text covers only its beginning, in UTF-16 units. */
const EMBEDDED = 2_000;
/** Maximum number of attempts: a memory that is edited between the judgement and its lock is judged again. */
const TRIES = 4;

/** Updates memory with new information. The model is called first; everything else is one transaction. */
@Injectable()
export class ReviseRecord {
  constructor(
    private readonly queryVector: QueryVector,
    private readonly settings: RevisionSettings,
    private readonly records: RecordsRepository,
    private readonly write: WriteRevision,
    private readonly plans: RecordPlans,
  ) {}

  /** @throws RecollectError forbidden, user_required, invalid_input */
  async prepare(
    scope: Scope,
    given: RevisionInput,
    { key, types, validTo, beside = false }: Asked = {},
  ): Promise<Prepared> {
    if (!may(scope, 'records:read'))
      throw new RecollectError('forbidden', 'The key lacks the permission records:read.');
    const type = given.type ?? DEFAULT_TYPE;
    if (NOT_REVISED.has(type)) throw invalid('type', `a ${type} is not revised`);
    const record = { ...recordOf(given), ...(key !== undefined && { id: key }), ...(validTo && { valid_to: validTo }) };
    const plan = this.plans.make(scope, record);
    const input = { ...given, ...textsOf(plan.input) };
    if (input.id !== undefined) return { input, plan, embedded: null, degraded: false };
    const { query, degraded } = await this.queryVector.embed(scope, textOf(input).slice(0, EMBEDDED));
    return { input, plan, embedded: query, degraded, ...(types && { types }), beside };
  }

  /** The judgement of the rules. Writes nothing. */
  async look(tx: Tx, scope: Scope, asked: Prepared): Promise<Judgement> {
    const plan = await this.plans.settle(tx, scope, asked.plan);
    return this.judge(tx, scope, { ...asked, plan, input: { ...asked.input, ...textsOf(plan.input) } });
  }

  /**
   * Revisions of one owner are serialised, so that two with the same content do not both find nothing.
   * @param ruling replaces the rules, as long as the memory that it names is unchanged
   * @throws RecollectError not_found, conflict
   */
  async runIn(tx: Tx, scope: Scope, asked: Prepared, ruling?: Ruling): Promise<Revised> {
    const plan = await this.plans.settle(tx, scope, asked.plan);
    const input = { ...asked.input, ...textsOf(plan.input) };
    const prepared = { ...asked, plan, input };
    const preview = input.mode === 'preview';
    if (!preview) await queueUp(tx, scope.tenantId, prepared.plan.userId);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const judged = await this.judge(tx, scope, prepared);
      const decision = ruling && ruled(judged.judged, ruling);
      const judgement = decision ? { ...judged, decision, ruled: true } : judged;
      const done = preview
        ? previewRevision(judgement, this.plans.now())
        : await this.write.runIn(tx, scope, judgement);
      if (done) {
        const answer = {
          ...done.answer,
          applied: !preview,
          candidates: showCandidates(judgement.judged),
          degraded: prepared.degraded ? ['vector'] : [],
          injected_context_cut: plan.cut || undefined,
          secrets_redacted: showSecrets(plan.secrets),
          hints: plan.hints,
        };
        return { answer, jobs: done.jobs };
      }
    }
    throw new RecollectError('conflict.version', 'The memory changed during every attempt. Try again.');
  }

  private async judge(tx: Tx, scope: Scope, asked: Prepared): Promise<Judgement> {
    const { embedded } = asked;
    const sources = await sourcesNamed(tx, scope, asked.plan.derivedFrom, this.plans.now());
    const { input, plan } = datedBy(sources, asked);
    const policy = await this.settings.policyIn(tx, { tenantId: scope.tenantId, userId: plan.userId }, input);
    const text = textOf(input);
    const language = detectLanguage(text, 'en');
    const fresh = readStatement({
      content: input.content,
      tags: input.tags ?? [],
      concept: input.concept ?? null,
      speaker: input.speaker ?? null,
      language,
    });
    const found =
      input.id === undefined
        ? await candidatesFor(
            tx,
            { ...scope, userId: plan.userId, includeShared: plan.userId === null, allUsers: false },
            { types: asked.types ?? [input.type ?? DEFAULT_TYPE], agent: input.agent, project: input.project },
            { text, languages: [...new Set([language, 'en'])], embedded },
            this.plans.now(),
          )
        : [await this.named(tx, scope, input.id, input)];
    // A memory with more trust than the writer, or than its sources, is neither edited nor superseded.
    const most = Math.fround(Math.min(1, ...sources.map(({ trust }) => trust)));
    const gives = ({ row }: Candidate) => !isBeyond(scope, row.trust) && Math.fround(row.trust) <= most;
    const candidates = input.id === undefined ? found.filter(gives) : found;
    const atHand = withVectorsAtHand(candidates, embedded, (row, space) =>
      this.queryVector.known(scope, space, textOfRow(row).slice(0, EMBEDDED)),
    );
    const compared = await judge(fresh, atHand, policy, embedded);
    const judged = input.id !== undefined ? compared.map(meant) : asked.beside ? compared.map(unedited) : compared;
    const meantRow = input.id === undefined ? undefined : candidates[0]!.row;
    const named = meantRow ? { ...plan, userId: meantRow.userId, type: meantRow.type } : plan;
    const decision = decide(judged.map((item) => ({ item, ...item })));
    return { input, plan: named, fresh, policy, judged, decision, sources };
  }

  private async named(tx: Tx, scope: Scope, key: string, input: RevisionInput): Promise<Candidate> {
    const row = await this.records.find(tx, scope, key, {}, this.plans.now());
    if (!row) throw new RecollectError('not_found');
    requireSharedWrite(scope, row);
    if (NOT_REVISED.has(row.type)) throw new RecollectError('conflict.type', `A ${row.type} is not revised.`);
    if (input.type !== undefined && input.type !== row.type) {
      throw new RecollectError(
        'conflict.type',
        `The record with this id is of type ${row.type}; a type does not change.`,
      );
    }
    if (row.supersededBy !== null) {
      const newer = showId(row.type, row.supersededBy);
      throw new RecollectError('conflict.version', `${newer} supersedes this memory: revise that one.`);
    }
    return { row, cosine: undefined };
  }
}

/** Information drawn from a single message has the date of the message, unless given otherwise. */
function datedBy(sources: readonly Source[], { input, plan }: Prepared): Pick<Prepared, 'input' | 'plan'> {
  const [source] = sources;
  const dated = input.occurred_at !== undefined || input.valid_from !== undefined;
  if (dated || sources.length !== 1 || source?.type !== MESSAGE_TYPE) return { input, plan };
  const said = { occurred_at: source.occurredAt };
  return { input: { ...input, ...said }, plan: { ...plan, input: { ...plan.input, ...said } } };
}

/** If the caller names the memory, it is about the same. */
function meant(judged: Judged): Judged {
  return judged.verdict === 'same' || judged.verdict === 'conflict' ? judged : { ...judged, verdict: 'update' };
}

function unedited(judged: Judged): Judged {
  return judged.verdict === 'update' ? { ...judged, verdict: 'related' } : judged;
}

function textOf({
  title,
  content,
  tags = [],
  concept = '',
}: Pick<RevisionInput, 'title' | 'content' | 'tags' | 'concept'>): string {
  return [title ?? '', content, concept, tags.join(' ')].filter(Boolean).join('\n');
}

/** The text with which a stored record would be revised again. */
function textOfRow({ title, content, tags, fields }: RecordRow): string {
  const { concept } = fields;
  return textOf({
    title: title ?? undefined,
    content,
    tags: [...tags],
    ...(typeof concept === 'string' && { concept }),
  });
}

/** The fields of a plan that an edit adopts. */
function textsOf({
  content,
  title,
  metadata,
  tags,
  provenance,
  speaker,
  concept,
}: RecordInput): Partial<RevisionInput> {
  return {
    content,
    ...(title !== undefined && { title }),
    ...(metadata !== undefined && { metadata }),
    ...(tags !== undefined && { tags }),
    ...(provenance !== undefined && { provenance }),
    ...(speaker && { speaker }),
    ...(typeof concept === 'string' && { concept }),
  } as Partial<RevisionInput>;
}

/** The record that would be stored if nothing were known. */
function recordOf(input: RevisionInput): RecordInput {
  const { user_id: _, id: __, reason: ___, mode: ____, thresholds: _____, merge: ______, ...record } = input;
  return recordInput.parse({
    ...record,
    valid_from: record.valid_from?.getTime(),
    occurred_at: record.occurred_at?.getTime(),
  });
}

async function queueUp(tx: Tx, tenantId: string, userId: string | null): Promise<void> {
  const name = JSON.stringify(['revision', tenantId, userId]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
