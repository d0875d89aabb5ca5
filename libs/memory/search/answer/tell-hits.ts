import { sql } from 'drizzle-orm';
import { type EdgeBetween, edgesAmong } from '@memory/graph/edges-among.query.js';
import { relatedTo } from '@memory/graph/related.query.js';
import { splitPassages } from '@memory/indexing/passages.js';
import { analyse } from '@memory/indexing/terms.js';
import { notSuperseded, type RecordRow, recordConditions } from '@memory/record-store/record-source.js';
import { sourceMessagesOf } from '@memory/record-store/source-messages.query.js';
import type { Hints } from '@contracts/records/write-notes.js';
import type { RelatedRecord } from '@contracts/graph/graph.operations.js';
import type { SearchLevel } from '@contracts/search/search.operations.js';
import type { SourceMessage } from '@contracts/messages/source-message.js';
import type { PassagePlace, ScoredHit } from '../hit.js';
import { recordsById } from '../scope-reads.js';
import { byPassage, wantsWhole } from '../search-query.js';
import type { ScopeSearch } from '../stage.js';
import { neighboursOf } from '../stages/neighbours.query.js';

/** The text that the response shows for a hit. */
export interface Told {
  /** The hit's own record, or the summary that stands for it. */
  readonly row: RecordRow;
  /** The whole text of the record, or the excerpt that is shown. */
  readonly content: string;
  /** Whether `content` is an excerpt. */
  readonly excerpt: boolean;
  readonly speaker: string | null;
  /** Position of the best passage in the whole content of the record. For an excerpt of a summary: position in the excerpt. */
  readonly passage: PassagePlace;
}

/** A turn next to a result in its session. */
export interface TurnBesideHit {
  readonly row: RecordRow;
  /** Turns after the result; negative if before it. */
  readonly offset: number;
  /** Whether an earlier result already contains its text. */
  readonly told: boolean;
}

/** A hit with everything that the response shows of it. */
export interface ToldHit extends ScoredHit {
  readonly told: Told;
  readonly sourceMessages: readonly SourceMessage[];
  readonly related: readonly RelatedRecord[];
  readonly beside: readonly TurnBesideHit[];
  readonly level?: SearchLevel;
  /** Its tokens in a prompt. Only set if the query has a budget. */
  readonly tokens?: number;
}

/** The result of a search before it is formatted. */
export interface FoundAnswer {
  readonly hits: readonly ToldHit[];
  readonly total: number;
  readonly capped: boolean;
  /** Whether some candidates were not compared. */
  readonly approximate: boolean;
  /** The widest scope that was searched. Only set for an expanding search. */
  readonly level: SearchLevel | undefined;
  readonly degraded: readonly string[];
  readonly queryId?: string | undefined;
  readonly abstained?: boolean;
  readonly tokens?: number;
  readonly leftOut?: number;
  /** Duration of each step in milliseconds. Only set if the query asks for it. */
  readonly times?: ReadonlyMap<string, number>;
  readonly explain?: boolean;
  /** Edges between the results. Only set if the query asks for the subgraph. */
  readonly edges?: readonly EdgeBetween[];
  /** Hints about the filter. Only set if nothing was found. */
  readonly hints?: Hints;
}

/** Chooses the text that each hit shows and loads what is returned with it: one query per kind of data for all hits. */
export async function tellHits(hits: readonly ScoredHit[], search: ScopeSearch): Promise<ToldHit[]> {
  const how = { passageAlone: byPassage(search.query), stems: stemsOf(search) };
  const told = hits.map((hit) => ({ ...hit, told: tell(hit, how) }));
  const messages = await sourceMessages(told, search);
  const related = await relatedRecords(told, search);
  const beside = await turnsBeside(told, search);
  return told.map((hit) => {
    const { id } = hit.told.row;
    return {
      ...hit,
      sourceMessages: messages.get(id) ?? [],
      related: related.get(id) ?? [],
      beside: beside.get(id) ?? [],
    };
  });
}

interface HowToTell {
  /** Shows only the passage of a long record. */
  readonly passageAlone: boolean;
  /** Stems of the query. They choose the passage of a hit that no arm found by a passage. */
  readonly stems: readonly string[];
}

function stemsOf({ asked: { terms } }: ScopeSearch): string[] {
  return terms.filter(({ kind }) => kind === 'stem').map(({ term }) => term);
}

export function tell(hit: Pick<ScoredHit, 'row' | 'through' | 'passage'>, how: HowToTell): Told {
  const { through } = hit;
  const row = through?.summary ?? hit.row;
  const content = through?.content ?? row.content;
  const speaker = through?.speaker ?? row.speaker;
  const own = row.id === hit.row.id && !through?.excerpt;
  if (!own)
    return { row, content, speaker, excerpt: through?.excerpt ?? false, passage: { start: 0, end: content.length } };
  const passage = placeOf(hit.passage, row, how);
  const part = how.passageAlone && passage.end - passage.start < content.trim().length;
  return { row, content: part ? content.slice(passage.start, passage.end) : content, speaker, excerpt: part, passage };
}

function placeOf(found: PassagePlace | null, row: RecordRow, { passageAlone, stems }: HowToTell): PassagePlace {
  if (found) return found;
  return passageAlone ? passageOf(row, stems) : { start: 0, end: row.content.length };
}

type Telling = ScoredHit & { readonly told: Told };

/** A fact is returned with its source turns. A summary already lists its sources. */
function sourceMessages(hits: readonly Telling[], { tx, scope, query, now }: ScopeSearch) {
  const derived = hits.filter(({ through, row }) => !through && row.derived).map(({ recordId }) => recordId);
  return sourceMessagesOf(tx, scope, derived, { expand: wantsWhole(query), as_of: query.as_of }, now);
}

/** Links have no history, so related records in the past are unknown. */
async function relatedRecords(hits: readonly Telling[], { tx, scope, query, now }: ScopeSearch) {
  if (!query.related || query.as_of) return new Map<string, never>();
  const ids = hits.map(({ told }) => told.row.id);
  return relatedTo(tx, scope, ids, query.related, now);
}

/** The edges between the results, if the query asks for the subgraph. Empty for `as_of`, because edges have no history. */
export async function edgesToTell(
  hits: readonly ToldHit[],
  { tx, scope, query }: ScopeSearch,
): Promise<readonly EdgeBetween[] | undefined> {
  if (!query.graph?.subgraph) return undefined;
  const ids = hits.map(({ told }) => told.row.id);
  return query.as_of ? [] : edgesAmong(tx, scope, ids);
}

/**
 * The turns around each hit in its session, in order. The filters of the search do not apply to them: a reply belongs to its
 * question even if only the user's own turns were requested. What was superseded is left out here too.
 */
async function turnsBeside(hits: readonly Telling[], { tx, arm, query, now }: ScopeSearch) {
  const beside = new Map<string, TurnBesideHit[]>();
  if (typeof query.expand !== 'object') return beside;
  const readAll = recordConditions(arm.scope, arm.asOf ? { as_of: arm.asOf } : {}, now);
  const readable = { ...arm, conditions: sql`${readAll}${notSuperseded(query)}` };
  const ids = hits.map(({ told }) => told.row.id);
  const places = await neighboursOf(tx, readable, ids, query.expand);
  const rows = await recordsById(tx, readable, [...new Set(places.map(({ recordId }) => recordId))]);
  for (const { of, recordId, offset } of [...places].sort((a, b) => a.offset - b.offset)) {
    const row = rows.get(recordId);
    if (row) beside.set(of, [...(beside.get(of) ?? []), { row, offset, told: false }]);
  }
  return beside;
}

/**
 * The passage that represents a text which no arm found by a passage (a neighbour or a date brought it): the one with the most stems
 * of the query, else the first.
 */
function passageOf(
  { content, language }: { readonly content: string; readonly language: string },
  stems: readonly string[],
): PassagePlace {
  const passages = splitPassages(content);
  const [first] = passages;
  if (!first) return { start: 0, end: content.length };
  if (passages.length === 1) return { index: 0, start: first.start, end: first.end };
  const wanted = new Set(stems);
  let [best, most] = [first, 0];
  for (const passage of passages) {
    const { terms } = analyse(content.slice(passage.start, passage.end), language);
    const count = terms.filter(({ term }) => wanted.has(term)).length;
    if (count > most) [best, most] = [passage, count];
  }
  return { index: best.ordinal, start: best.start, end: best.end };
}
