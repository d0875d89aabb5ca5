import { sql } from 'drizzle-orm';
import type { Scope } from '@kernel/scope.js';
import { estimateTokens } from '@memory/indexing/passages.js';
import { analyse } from '@memory/indexing/terms.js';
import { type RecordRow, ownedBy, recordConditions } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import type { ScoredHit, SourceOfSummary, Through } from '../hit.js';
import { SUMMARIES } from '../ranking/profile.js';
import { recordsById } from '../scope-reads.js';
import { wantsWhole } from '../search-query.js';
import type { ScopeSearch, Stage } from '../stage.js';

/** The link from a summary to a source record, and the lines that come from it. */
export interface Link extends SourceOfSummary {
  readonly summaryId: string;
  /** Only a batch summary replaces its sources. */
  readonly kind: string;
  /** The version of the summary to which the spans belong. */
  readonly version: number;
  /** Positions of the source's lines in the summary, in UTF-16 units. */
  readonly spans: readonly (readonly [number, number])[];
  /** The share of the source's facts in these lines, 0…1. */
  readonly kept: number;
}

/** The lineage of folded records and of summaries among the hits, in one query. */
export async function lineageOf(
  tx: Tx,
  scope: Scope,
  hits: { readonly folded: readonly string[]; readonly summaries: readonly string[] },
  now: Date,
): Promise<Link[]> {
  if (hits.folded.length === 0 && hits.summaries.length === 0) return [];
  const ofType = sql`tenant_id = ${scope.tenantId} and type = 'CONSOLIDATES'`;
  const { rows } = await tx.execute<{
    from_id: string;
    to_id: string;
    properties: Partial<Pick<Link, 'kind' | 'version' | 'spans' | 'kept'>>;
    type: string;
    external_id: string | null;
    at: number;
    speaker: string | null;
  }>(sql`
    select e.from_id, e.to_id, e.properties, r.type, r.external_id, coalesce(r.speaker, r.role) as speaker,
      (extract(epoch from r.occurred_at) * 1000)::float8 as at
    from (
      select from_id, to_id, properties from edges
      where ${ofType} and to_id = any(${sql.param([...hits.folded])}::uuid[])
      union
      select from_id, to_id, properties from edges
      where ${ofType} and from_id = any(${sql.param([...hits.summaries])}::uuid[])
    ) e join records r on r.tenant_id = ${scope.tenantId} and r.id = e.to_id
    where ${ownedBy(scope)} and ${recordConditions(scope, {}, now)}
    order by r.occurred_at, r.sequence, r.id`);
  return rows.map(({ properties, ...row }) => ({
    summaryId: row.from_id,
    sourceId: row.to_id,
    kind: properties.kind ?? '',
    version: properties.version ?? 0,
    spans: properties.spans ?? [],
    kept: properties.kept ?? 0,
    type: row.type,
    externalId: row.external_id,
    occurredAt: new Date(Math.round(row.at)),
    speaker: row.speaker,
  }));
}

/** The type that compaction writes. A client's own record of this type has no lineage, so nothing is substituted. */
export const SUMMARY_TYPE = 'summary';

/** Replaces folded records by their summaries. Runs no query if no hit is folded. */
export const summaries: Stage<ScoredHit> = {
  name: 'summaries',
  run: async (hits, search) => {
    const { tx, scope, query, limit, now, tally } = search;
    if (query.as_of || query.include_compressed) return hits;
    const idsOf = (some: readonly ScoredHit[]) => some.map(({ recordId }) => recordId);
    const folded = idsOf(hits.filter(({ row }) => row.compressed));
    const found = hits.filter(({ row }) => row.type === SUMMARY_TYPE);
    const links = await lineageOf(tx, scope, { folded, summaries: idsOf(found) }, now);
    const rows = await summariesOf(links, found, search);
    const terms = search.asked.terms.filter(({ kind }) => kind === 'stem').map(({ term }) => term);
    const answered = substituteSummaries(hits, links, rows, { limit, expand: wantsWhole(query), terms });
    tally.note(scope.tenantId, answered);
    return answered.results.map(({ hit, through }) => (through ? { ...hit, through } : hit));
  },
};

/** The summaries among the hits, and those read for folded hits. */
async function summariesOf(
  links: readonly Link[],
  found: readonly ScoredHit[],
  { tx, scope, arm, query, now }: ScopeSearch,
): Promise<ReadonlyMap<string, RecordRow>> {
  const known = new Set(found.map(({ recordId }) => recordId));
  const unread = [...new Set(links.map(({ summaryId }) => summaryId))].filter((id) => !known.has(id));
  const readable = { ...arm, conditions: recordConditions(scope, query, now) };
  const rows = new Map<string, RecordRow>(await recordsById(tx, readable, unread));
  for (const { row } of found) rows.set(row.id, row);
  return rows;
}

/** One hit of a list, best first. */
export interface Readable {
  readonly recordId: string;
  readonly row: RecordRow;
}

interface SubstituteOptions {
  readonly limit: number;
  /** Whole summaries instead of the lines that belong to the hits. */
  readonly expand: boolean;
  /** Stems of the query. */
  readonly terms: readonly string[];
}

interface Answered<F extends Readable> {
  readonly hit: F;
  readonly through: Through | null;
}

interface Substituted<F extends Readable> {
  readonly results: readonly Answered<F>[];
  /** Number of folded records returned through their summary, and as themselves. */
  readonly carried: number;
  readonly fellBack: number;
  /** How much shorter the response is than with the originals. */
  readonly tokensSaved: number;
}

interface Group<F extends Readable> {
  readonly hit: F;
  readonly summary: RecordRow;
  readonly links: Link[];
  /** Found by its own words, and by none of its sources. */
  whole: boolean;
}

/**
 * Replaces folded records by summaries. A folded hit is represented by its lines in the summary. Hits of the same
 * summary share one result, at the place of the best of them. If the summary lost too much of a hit, the hit itself is
 * returned. A summary is dropped if one of its sources is among the hits.
 * The limit counts what was found, not what is shown, so folding makes a response shorter.
 */
export function substituteSummaries<F extends Readable>(
  found: readonly F[],
  links: readonly Link[],
  summaries: ReadonlyMap<string, RecordRow>,
  options: SubstituteOptions,
): Substituted<F> {
  const present = new Set(found.map(({ recordId }) => recordId));
  const linkOf = new Map(links.filter(({ kind }) => kind === 'batch').map((link) => [link.sourceId, link]));
  const sourcesOf = new Map<string, Link[]>();
  for (const link of links) sourcesOf.set(link.summaryId, [...(sourcesOf.get(link.summaryId) ?? []), link]);
  const results: (F | Group<F>)[] = [];
  const groups = new Map<string, Group<F>>();
  let [places, carried, fellBack, originalTokens, foldedTokens] = [0, 0, 0, 0, 0];
  for (const hit of found) {
    if (places === options.limit) break;
    const own = sourcesOf.get(hit.recordId) ?? [];
    if (own.length > 0 && own.some(({ sourceId }) => present.has(sourceId))) continue;
    places += 1;
    const link = hit.row.compressed ? linkOf.get(hit.recordId) : undefined;
    const summary = link && summaries.get(link.summaryId);
    if (link && summary && carries(summary, link, hit.row, options.terms)) {
      carried += 1;
      originalTokens += estimateTokens(hit.row.content);
      const group = groups.get(summary.id) ?? { hit, summary, links: [], whole: false };
      if (!groups.has(summary.id)) results.push(group);
      groups.set(summary.id, group);
      group.links.push(link);
    } else if (own.length > 0) {
      results.push({ hit, summary: hit.row, links: [...own], whole: true });
    } else {
      if (hit.row.compressed) fellBack += 1;
      results.push(hit);
    }
  }
  const answered = results.map((result): Answered<F> => {
    if (!('links' in result)) return { hit: result, through: null };
    const through = throughOf(result, sourcesOf, options);
    if (!result.whole) foldedTokens += estimateTokens(through.content);
    return { hit: result.hit, through };
  });
  const tokensSaved = Math.max(0, Math.round(originalTokens - foldedTokens));
  return { results: answered, carried, fellBack, tokensSaved };
}

function throughOf<F extends Readable>(
  { summary, links, whole }: Group<F>,
  sourcesOf: ReadonlyMap<string, readonly Link[]>,
  options: SubstituteOptions,
): Through {
  if (whole || options.expand) {
    return {
      summary,
      content: summary.content,
      excerpt: false,
      speaker: null,
      sources: sourcesOf.get(summary.id) ?? links,
    };
  }
  const speakers = new Set(links.map(({ speaker }) => speaker));
  const speaker = speakers.size === 1 ? (links[0]?.speaker ?? null) : null;
  return { summary, content: excerptOf(summary, links, speaker), excerpt: true, speaker, sources: links };
}

/** Whether the summary still contains what was asked for: enough of the record's facts, and every word of the query. */
function carries(summary: RecordRow, link: Link, original: RecordRow, terms: readonly string[]): boolean {
  // The summary was edited, so the positions of its lines are unknown.
  if (link.version !== summary.version || link.kept < SUMMARIES.carries) return false;
  const has = (text: string): Set<string> => new Set(analyse(text, original.language).terms.map(({ term }) => term));
  const [said, kept] = [has(original.content), has(linesOf(summary, link).join('\n'))];
  return terms.every((term) => !said.has(term) || kept.has(term));
}

function linesOf({ content }: RecordRow, { spans }: Link): string[] {
  return spans.map(([start, end]) => content.slice(start, end));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The lines of these sources, in the order of the summary, under their dates if it covers several. A sole speaker is
 * returned separately.
 */
function excerptOf(summary: RecordRow, links: readonly Link[], speaker: string | null): string {
  const spans = links.flatMap((link) => link.spans).sort(([a], [b]) => a - b);
  const days = summary.content.split('\n').filter((line) => DAY.test(line));
  const lines: string[] = [];
  let shown = new Set(days).size > 1 ? '' : (days[0] ?? '');
  for (const [start, end] of spans) {
    const day =
      summary.content
        .slice(0, start)
        .split('\n')
        .findLast((line) => DAY.test(line)) ?? '';
    if (day !== shown) lines.push(day);
    shown = day;
    const line = summary.content.slice(start, end);
    lines.push(speaker !== null && line.startsWith(`${speaker}: `) ? line.slice(speaker.length + 2) : line);
  }
  return lines.join('\n');
}
