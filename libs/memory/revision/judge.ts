import { setImmediate as breathe } from 'node:timers/promises';
import type { OutputOf } from '@contracts/operation.js';
import type { reviseRecord, RevisionCandidate } from '@contracts/revision/revision.operations.js';
import type { RevisionPolicy } from '@contracts/revision/revision.settings.js';
import { showId } from '@kernel/ids.js';
import type { EmbeddedQuery } from '@memory/search/query-vector.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import type { Candidate } from './candidates.query.js';
import { verdictOf, type Verdict } from './decide.js';
import { type CosineScale, type Match, matchOf, nearness, type Reading, readStatement } from './match.js';

/** A stored memory, with what it is to the new information. */
export interface Judged {
  readonly row: RecordRow;
  readonly reading: Reading;
  readonly match: Match;
  readonly verdict: Verdict;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
/** How many an answer names. */
const SHOWN = 10;
/** Universal Sentence Encoder lite: unlike statements of one domain lie about 0.35, paraphrases above 0.85. */
const BUNDLED: CosineScale = { floor: 0.35, ceiling: 0.9 };
/** e5-small-v2 and bge-small-en-v1.5: unlike statements of one domain 0.84 and 0.67, paraphrases 0.96 and 0.94. */
const E5: CosineScale = { floor: 0.8, ceiling: 0.98 };
const BGE: CosineScale = { floor: 0.5, ceiling: 0.95 };
const OTHER: CosineScale = { floor: 0.3, ceiling: 0.9 };

export function scaleOf(space: EmbeddingSpaceName | undefined): CosineScale {
  if (space?.provider === 'bundled') return BUNDLED;
  const model = space?.model ?? '';
  if (/(^|[/:-])e5-/i.test(model)) return E5;
  return /(^|[/:])bge-/i.test(model) ? BGE : OTHER;
}

/** Candidates that are compared before others may go on: of the longest texts some 100 ms. */
const AT_ONCE = 8;

/** Best first; equal ones by id, so that a repeated preview answers the same. */
export async function judge(
  fresh: Reading,
  candidates: readonly Candidate[],
  policy: RevisionPolicy,
  embedded: EmbeddedQuery | null,
): Promise<Judged[]> {
  const scale = scaleOf(embedded?.space);
  const judged: Judged[] = [];
  const leads = leadsAmong(candidates, scale);
  for (const { row, cosine } of candidates) {
    if (judged.length % AT_ONCE === AT_ONCE - 1) await breathe();
    const reading = readingOf(row);
    const match = matchOf(fresh, reading, cosine, scale, leads.get(row.id));
    judged.push({ row, reading, match, verdict: verdictOf(match, policy) });
  }
  return judged.sort((a, b) => b.match.score - a.match.score || (a.row.id < b.row.id ? -1 : 1));
}

/** As near as what has nothing to do with each other may be. */
const NOTHING_NEAR = 0.3;

/** How much nearer each is than the nearest of the others. */
function leadsAmong(candidates: readonly Candidate[], scale: CosineScale): ReadonlyMap<string, number> {
  const nears = candidates.map(({ row, cosine }) => [row.id, nearness(cosine, scale) ?? 0] as const);
  const [first = 0, second = 0] = nears.map(([, near]) => near).sort((a, b) => b - a);
  return new Map(nears.map(([id, near]) => [id, near - Math.max(NOTHING_NEAR, near === first ? second : first)]));
}

export function readingOf({ content, tags, fields, speaker, language }: RecordRow): Reading {
  const { concept } = fields;
  return readStatement({ content, tags, concept: typeof concept === 'string' ? concept : null, speaker, language });
}

/** What an answer says of those that may be outdated. */
export function showPossible(possible: readonly Judged[]): Pick<OutputOf<typeof reviseRecord>, 'may_supersede'> {
  if (possible.length === 0) return {};
  return {
    may_supersede: possible.map(({ row, match }) => ({ id: showId(row.type, row.id), confidence: round(match.score) })),
  };
}

export function showCandidates(judged: readonly Judged[]): RevisionCandidate[] {
  return judged.slice(0, SHOWN).flatMap(({ row, match, verdict }) =>
    verdict === 'unrelated'
      ? []
      : [
          {
            id: showId(row.type, row.id),
            external_id: row.externalId ?? undefined,
            version: row.version,
            score: round(match.score),
            scores: {
              words: round(match.words),
              claims: round(match.claims),
              ...(match.vector !== null && { vector: round(match.vector) }),
            },
            verdict,
            ...(match.conflict && { conflict: match.conflict }),
          },
        ],
  );
}
