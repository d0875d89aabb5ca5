import { type EdgeBetween, edgesAmong } from '@memory/graph/edges-among.query.js';
import { relatedTo } from '@memory/graph/related.query.js';
import { recordConditions } from '@memory/record-store/record-source.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import { sourceMessagesOf } from '@memory/record-store/source-messages.query.js';
import type { PassagePlace, ScoredHit } from '../hit.js';
import { recordsById } from '../records-by-id.query.js';
import { byPassage, wantsWhole } from '../search-query.js';
import type { ScopeSearch } from '../stage.js';
import { neighboursOf } from '../stages/neighbours.query.js';
import type { Told, ToldHit, TurnBesideHit } from './found-answer.js';
import { passageOf } from './passage-of.js';

/** Decides which text each hit is told by, and reads what is told with it: one query of a kind for all hits. */
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
  /** Of a long record the passage alone. */
  readonly passageAlone: boolean;
  /** Of the query: they choose the passage of what no passage was found by. */
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
  if (found?.index !== undefined) return found;
  if (passageAlone) return passageOf(row, stems);
  return found ?? { start: 0, end: row.content.length };
}

type Telling = ScoredHit & { readonly told: Told };

/** A fact returns with the turns that it came from. A summary says by itself what it was made of. */
function sourceMessages(hits: readonly Telling[], { tx, scope, query, now }: ScopeSearch) {
  const derived = hits.filter(({ through, row }) => !through && row.derived).map(({ recordId }) => recordId);
  return sourceMessagesOf(tx, scope, derived, { expand: wantsWhole(query), as_of: query.as_of }, now);
}

/** Links have no history: what a record was related to then is not known. */
async function relatedRecords(hits: readonly Telling[], { tx, scope, query, now }: ScopeSearch) {
  if (!query.related || query.as_of) return new Map<string, never>();
  const ids = hits.map(({ told }) => told.row.id);
  return relatedTo(tx, scope, ids, query.related, now);
}

/** Where the answer tells how its results hang together. Of the past it is not known. */
export async function edgesToTell(
  hits: readonly ToldHit[],
  { tx, scope, query }: ScopeSearch,
): Promise<readonly EdgeBetween[] | undefined> {
  if (!query.graph?.subgraph) return undefined;
  const ids = hits.map(({ told }) => told.row.id);
  return query.as_of ? [] : edgesAmong(tx, scope, ids);
}

/**
 * The turns around each hit in its session, in their order. Whatever the search is narrowed to: a reply belongs to its question
 * also where only the user's own turns were asked for.
 */
async function turnsBeside(hits: readonly Telling[], { tx, arm, query, now }: ScopeSearch) {
  const beside = new Map<string, TurnBesideHit[]>();
  if (typeof query.expand !== 'object') return beside;
  const readable = { ...arm, conditions: recordConditions(arm.scope, arm.asOf ? { as_of: arm.asOf } : {}, now) };
  const ids = hits.map(({ told }) => told.row.id);
  const places = await neighboursOf(tx, readable, ids, query.expand);
  const rows = await recordsById(tx, readable, [...new Set(places.map(({ recordId }) => recordId))]);
  for (const { of, recordId, offset } of [...places].sort((a, b) => a.offset - b.offset)) {
    const row = rows.get(recordId);
    if (row) beside.set(of, [...(beside.get(of) ?? []), { row, offset, told: false }]);
  }
  return beside;
}
