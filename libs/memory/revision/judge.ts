import { setImmediate as breathe } from 'node:timers/promises';
import type { OutputOf } from '@contracts/operation.js';
import type { reviseRecord, RevisionCandidate } from '@contracts/revision/revision.operations.js';
import type { RevisionPolicy } from '@contracts/revision/revision.settings.js';
import { showId } from '@kernel/ids.js';
import type { EmbeddedQuery } from '@memory/search/query-vector.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import type { Candidate } from './candidates.query.js';
import { verdictOf, type Verdict } from './decide.js';
import { commonIn } from './evidence.js';
import { asDosed } from './dosed.js';
import { asMoved } from './moved.js';
import { areTwoPersons, asOfPerson, type Named, namedIn, type Person } from './named.js';
import { asOutcomes } from './outcomes.js';
import { asSwitched } from './switched.js';
import { stopWords } from '@memory/indexing/stop-words.js';
import { endsPlainly } from './plain-ends.js';
import { romanceOf } from './romance.js';
import { type CosineScale, type Match, matchOf, nearness } from './match.js';
import { type Reading, readStatement } from './reading.js';
import type { Nearness } from './replacement.js';

/** A stored memory with its relation to the new information. */
export interface Judged {
  readonly row: RecordRow;
  readonly reading: Reading;
  readonly match: Match;
  readonly verdict: Verdict;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
/** Maximum number in a response. */
const SHOWN = 10;
/** Universal Sentence Encoder lite: different statements of one domain have cosines of about 0.35, paraphrases above 0.85. */
const BUNDLED: CosineScale = { floor: 0.35, ceiling: 0.9 };
/** e5-small-v2 and bge-small-en-v1.5: different statements of one domain have 0.84 and 0.67, paraphrases 0.96 and 0.94. */
const E5: CosineScale = { floor: 0.8, ceiling: 0.98 };
const BGE: CosineScale = { floor: 0.5, ceiling: 0.95 };
const OTHER: CosineScale = { floor: 0.3, ceiling: 0.9 };

export function scaleOf(space: EmbeddingSpaceName | undefined): CosineScale {
  if (space?.provider === 'bundled') return BUNDLED;
  const model = space?.model ?? '';
  if (/(^|[/:-])e5-/i.test(model)) return E5;
  return /(^|[/:])bge-/i.test(model) ? BGE : OTHER;
}

/** Number of candidates read or compared before yielding to other work: about 100 ms for the longest texts, some of which are read twice. */
const AT_ONCE = 4;

/** Best first. Ties are broken by id, so a repeated preview returns the same. */
export async function judge(
  fresh: Reading,
  candidates: readonly Candidate[],
  policy: RevisionPolicy,
  embedded: EmbeddedQuery | null,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  const person = namedIn(fresh);
  const readings: Reading[] = [];
  const others: (Person | null)[] = [];
  const named: (Named | null)[] = [];
  for (const { row } of candidates) {
    if (readings.length % AT_ONCE === AT_ONCE - 1) await breathe();
    const reading = readingOf({ ...row, language: languageOf(row, fresh) });
    readings.push(reading);
    const other = person && namedIn(reading);
    others.push(other);
    named.push(asOfPerson(person, other));
  }
  const [dosed, switched] = [asDosed(fresh, readings), asSwitched(fresh, readings)];
  const [moved, outcomes] = [asMoved(fresh, readings), asOutcomes(fresh, readings)];
  const changed = moved.map(
    (event, i) => (event && { fresh, stored: event }) ?? dosed[i] ?? switched[i] ?? outcomes[i]!,
  );
  const common = commonIn(readings.map(({ told }) => told));
  const nears = nearnessesOf(candidates, scaleOf(embedded?.space), named.map((one) => one !== null)); // prettier-ignore
  for (const [i, { row }] of candidates.entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) await breathe();
    const reading = readings[i]!;
    const event = changed[i];
    // "Milo died" is not read as "I died".
    const isOver = endsPlainly(fresh.told, reading.told);
    const both = event ?? (isOver ? null : named[i]) ?? { fresh, stored: reading };
    const two = areTwoPersons(person, others[i] ?? null);
    const compared = matchOf(both.fresh, both.stored, nears[i]!, { common, two });
    // Its own subject and verb do not show the conflict.
    const match = event ? { ...compared, inferred: compared.conflict !== null } : compared;
    judged.push({ row, reading, match, verdict: verdictOf(match, policy) });
  }
  return judged.sort((a, b) => b.match.score - a.match.score || (a.row.id < b.row.id ? -1 : 1));
}

/** The nearness that unrelated texts may have, by meaning and through the lens. */
const NOTHING_NEAR = 0.3;
const NOTHING_SEEN = 0.1;

/**
 * How much farther two statements about one named person are than they seem: the name alone makes them near. With the bundled model, the
 * distance of 190 pairs of facts ("Maya lives in Porto", "Maya likes jazz") of eight names, relative to that of the same in the first person.
 */
const NAMED = { vector: 1.35, lens: 1.3 };

/**
 * The nearness of each candidate, and its lead over the nearest other one. Without a lens its value is estimated from the cosine.
 * @param named whether each is about the same named person as the new information
 */
export function nearnessesOf(
  candidates: readonly Pick<Candidate, 'cosine' | 'seen'>[],
  scale: CosineScale,
  named: readonly boolean[] = [],
): Nearness[] {
  const farther = (near: number, i: number, by: number) => (named[i] ? Math.max(0, 1 - by * (1 - near)) : near);
  const vectors = candidates.map(({ cosine }, i) => {
    const near = nearness(cosine, scale);
    return near === null ? null : farther(near, i, NAMED.vector);
  });
  const lenses = candidates.map(({ seen }, i) => {
    if (seen !== undefined) return farther(seen, i, NAMED.lens);
    return vectors[i] === null ? null : unseen(vectors[i]!);
  });
  const leads = leadsOf(vectors, NOTHING_NEAR);
  const lensLeads = leadsOf(lenses, NOTHING_SEEN);
  return candidates.map((_, i) => ({
    vector: vectors[i]!,
    lens: lenses[i]!,
    lead: leads[i]!,
    lensLead: lensLeads[i]!,
    nearest: leads[i]! >= 0 && lensLeads[i]! >= 0,
  }));
}

const unseen = (near: number): number => NOTHING_SEEN + 0.6 * near;

function leadsOf(all: readonly (number | null)[], nothing: number): number[] {
  const known = all.map((one) => one ?? 0);
  const [first = 0, second = 0] = [...known].sort((a, b) => b - a);
  return known.map((one) => one - Math.max(nothing, one === first ? second : first));
}

export function readingOf({ content, tags, fields, speaker, language }: RecordRow): Reading {
  const { concept } = fields;
  return readStatement({ content, tags, concept: typeof concept === 'string' ? concept : null, speaker, language });
}

/** "Paul fume" has no word that tells its language, so it is read in that of the new text. */
export function languageOf({ content, language }: Pick<RecordRow, 'content' | 'language'>, fresh: Reading): string {
  const { language: other } = fresh.statement;
  if (language !== 'en' || romanceOf(other) === undefined) return language;
  const english = stopWords('en');
  const words =
    content
      .slice(0, TELLING)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => english.has(word) && !stopWords(other).has(word)) ? language : other;
}

/** In UTF-16 units. */
const TELLING = 300;

/** The part of a response about possibly outdated memories. */
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
