import { estimateTokens } from '@memory/indexing/passages.js';
import { analyse } from '@memory/indexing/terms.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import type { Link } from './lineage.query.js';

/** One hit, best first in its list. */
export interface Found {
  readonly recordId: string;
  readonly row: RecordRow;
}

export interface FoldWish {
  readonly limit: number;
  /** Whole summaries instead of the lines that belong to the hits. */
  readonly expand: boolean;
  /** Stems of the query. */
  readonly terms: readonly string[];
}

/** What an answer tells of a summary beside its record. */
export interface Through {
  readonly summary: RecordRow;
  /** The summary's text, or the part of it that belongs to the hits. */
  readonly content: string;
  readonly excerpt: boolean;
  /** Of all lines of an excerpt. Null: of several, and each line begins with its own. */
  readonly speaker: string | null;
  /** The records whose lines `content` holds. */
  readonly sources: readonly Link[];
}

export interface Answered<F extends Found> {
  readonly hit: F;
  readonly through: Through | null;
}

export interface FoldedAnswer<F extends Found> {
  readonly results: readonly Answered<F>[];
  /** Folded records that answer through their summary, and that answer themselves. */
  readonly carried: number;
  readonly fellBack: number;
  /** What the answer has less than it would with the originals. */
  readonly tokensSaved: number;
}

/**
 * The share of a record's facts that its lines in the summary must carry to stand for it. With less the record answers
 * itself: what a summary leaves out is never lost to a search.
 */
export const CARRIES = 0.75;

interface Group<F extends Found> {
  readonly hit: F;
  readonly summary: RecordRow;
  readonly links: Link[];
  /** Found by its own words and by none of its sources. */
  whole: boolean;
}

/**
 * Puts summaries in the place of what they fold. A folded hit is answered by its lines in the summary, together with its
 * neighbours in there, at the place of the best of them; itself where the summary does not carry it. A summary takes no
 * place of its own beside its sources, and one of turns that are not folded says nothing that these do not.
 * The limit counts what was found, not what is shown: folding makes an answer shorter.
 */
export function foldHits<F extends Found>(
  found: readonly F[],
  links: readonly Link[],
  summaries: ReadonlyMap<string, RecordRow>,
  wish: FoldWish,
): FoldedAnswer<F> {
  const present = new Set(found.map(({ recordId }) => recordId));
  const linkOf = new Map(links.filter(({ kind }) => kind === 'batch').map((link) => [link.sourceId, link]));
  const sourcesOf = new Map<string, Link[]>();
  for (const link of links) sourcesOf.set(link.summaryId, [...(sourcesOf.get(link.summaryId) ?? []), link]);
  const results: (F | Group<F>)[] = [];
  const groups = new Map<string, Group<F>>();
  let [places, carried, fellBack, originalTokens, foldedTokens] = [0, 0, 0, 0, 0];
  for (const hit of found) {
    if (places === wish.limit) break;
    const own = sourcesOf.get(hit.recordId) ?? [];
    if (own.length > 0 && own.some(({ sourceId }) => present.has(sourceId))) continue;
    places += 1;
    const link = hit.row.compressed ? linkOf.get(hit.recordId) : undefined;
    const summary = link && summaries.get(link.summaryId);
    if (link && summary && carries(summary, link, hit.row, wish.terms)) {
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
    const through = throughOf(result, sourcesOf, wish);
    if (!result.whole) foldedTokens += estimateTokens(through.content);
    return { hit: result.hit, through };
  });
  const tokensSaved = Math.max(0, Math.round(originalTokens - foldedTokens));
  return { results: answered, carried, fellBack, tokensSaved };
}

function throughOf<F extends Found>(
  { summary, links, whole }: Group<F>,
  sourcesOf: ReadonlyMap<string, readonly Link[]>,
  wish: FoldWish,
): Through {
  if (whole || wish.expand) {
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

/** Whether the summary says of this record what was asked for: enough of its facts, and every word of the query. */
function carries(summary: RecordRow, link: Link, original: RecordRow, terms: readonly string[]): boolean {
  // Somebody has edited the summary: where its lines stand is no longer known.
  if (link.version !== summary.version || link.kept < CARRIES) return false;
  const has = (text: string): Set<string> => new Set(analyse(text, original.language).terms.map(({ term }) => term));
  const [said, kept] = [has(original.content), has(linesOf(summary, link).join('\n'))];
  return terms.every((term) => !said.has(term) || kept.has(term));
}

function linesOf({ content }: RecordRow, { spans }: Link): string[] {
  return spans.map(([start, end]) => content.slice(start, end));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The lines of these sources, in the order of the summary, under their days where it spans several; a sole speaker is told beside it. */
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
