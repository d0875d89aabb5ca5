import { LIMITS } from '@contracts/limits.js';
import type { RevisionPolicy } from '@contracts/revision/revision.settings.js';
import { hasAtMost } from '@kernel/characters.js';
import { RecollectError } from '@kernel/errors.js';
import { type Origins, withOrigins } from '@memory/record-store/origins.js';
import { mergeFields, mergeMetadata } from '@memory/record-store/record.js';
import type { Editable } from '@memory/record-store/record-columns.js';
import { type Claim, claimsOf, SENTENCES, sentencesOf } from './claim.js';
import { clausesOf } from './clauses.js';
import { relate } from './compare.js';
import { areFramedApart } from './frames.js';
import type { Judged } from './judge.js';
import type { Judgement, RevisionInput } from './judgement.js';
import { matchOf, NOWHERE_NEAR } from './match.js';
import { type Reading, readStatement } from './reading.js';

/** Maximum length of the stored text whose sentences are compared, in UTF-16 units. The rest is kept unchanged. */
const COMPARED = 8_000;
/** Maximum number of outdated sentences that are divided into their facts. */
const DIVIDED = 10;
/** A sentence counts as repeated if this share of its words is in the new text. */
const SAID = 0.7;

/**
 * The text of a memory merged with the new text. `auto` keeps each stored sentence that the new text neither repeats nor
 * contradicts, so that nothing that is still true is lost; of a sentence with several facts, each.
 * @param outdated drops the sentence that is nearest to the new text, whatever its words; `once`: only if it would
 * keep every sentence
 */
export function mergeContent(
  stored: Reading,
  fresh: Reading,
  merge: RevisionPolicy['merge'],
  update: number,
  outdated: boolean | 'once' = false,
): string {
  const { content } = stored.statement;
  const added = fresh.statement.content;
  if (merge === 'replace') return added;
  const lines = content.includes('\n') ? '\n' : ' ';
  if (merge === 'append') return `${content}${lines}${added}`;
  let read = 0;
  const sentences = sentencesOf(content);
  const ended = outdated === true ? nearest(sentences, stored, fresh) : undefined;
  let dropped = 0;
  const kept = sentences.flatMap((sentence) => {
    read += sentence.length;
    if (sentence !== ended && (read > COMPARED || !isReplaced(sentence, stored, fresh.claims, update)))
      return [sentence];
    dropped += 1;
    return dropped > DIVIDED ? [] : stillTrue(sentence, stored, fresh, update);
  });
  if (outdated !== 'once' || dropped > 0) return [...kept, added].join(lines);
  const last = nearest(sentences, stored, fresh);
  const all = sentences.flatMap((sentence) =>
    sentence === last ? stillTrue(sentence, stored, fresh, update) : [sentence],
  );
  return [...all, added].join(lines);
}

/** The facts of an outdated sentence that the new text leaves as they are. None if it is not clear which of them it changes. */
function stillTrue(sentence: string, stored: Reading, fresh: Reading, update: number): readonly string[] {
  const clauses = clausesOf(sentence, stored.statement.language);
  if (clauses.length < 2) return [];
  const isChanged = (content: string) =>
    matchOf(fresh, readStatement({ ...stored.statement, content }), NOWHERE_NEAR).conflict !== null;
  const kept = clauses.filter((clause) => !isChanged(clause));
  if (kept.length === clauses.length) return [];
  const { content, language, speaker } = fresh.statement;
  const said = sentencesOf(content)
    .slice(0, SENTENCES)
    .flatMap((one) => clausesOf(one, language));
  const claims = said.flatMap((clause) => claimsOf(clause, language, speaker));
  return kept.filter((clause) => !isReplaced(clause, stored, claims, update));
}

function isReplaced(sentence: string, { statement }: Reading, claims: readonly Claim[], update: number): boolean {
  const [claim] = claimsOf(sentence, statement.language, statement.speaker);
  return claim === undefined || claims.some((said) => replaces(said, claim, update));
}

/** Those that contradict the new text come first. */
function nearest(sentences: readonly string[], { statement }: Reading, fresh: Reading): string | undefined {
  const near = sentences.map((sentence) => {
    const [claim] = claimsOf(sentence, statement.language, statement.speaker);
    if (!claim) return -1;
    const relations = fresh.claims.map((said) => relate(said, claim));
    return Math.max(0, ...relations.map(({ score, conflict }) => score + (conflict === null ? 0 : 1)));
  });
  return sentences[near.indexOf(Math.max(...near))];
}

function replaces(said: Claim, claim: Claim, update: number): boolean {
  const { score, conflict } = relate(said, claim);
  if (conflict !== null) return score >= update;
  if (areFramedApart(said.frames, claim.frames)) return false;
  const within = [...claim.terms].filter((term) => said.terms.has(term)).length;
  const values =
    [...claim.numbers].every((n) => said.numbers.has(n)) && [...claim.times].every((t) => said.times.has(t));
  return values && claim.negated === said.negated && claim.time === said.time && within >= SAID * claim.terms.size;
}

/** When the new information became true. */
export function instantOf({ valid_from: from, occurred_at: occurred }: RevisionInput, now: Date): Date {
  return from ?? occurred ?? now;
}

/**
 * The changes of an edit of the memory. Its provenance stays, and the new one is added. Without a target: the content of a memory
 * that supersedes others, with their parts that are still true.
 * @param content whether the text changes too
 * @throws RecollectError too_large
 */
export function editsOf(judgement: Judgement, target: Judged | null, content: boolean): Partial<Editable> {
  const text = content ? { content: textOf(judgement, target ? [target] : judgement.decision.contradicted) } : {};
  if (!target) return text;
  const { input } = judgement;
  const { row } = target;
  const from = input.valid_from;
  return {
    ...text,
    tags: [...new Set([...row.tags, ...(input.tags ?? [])])].slice(0, LIMITS.tags),
    metadata: mergeMetadata(row.metadata, input.metadata ?? {}),
    // Stored keys win, so the first source stays.
    provenance: withOrigins(mergeMetadata(input.provenance ?? {}, row.provenance), ownOf(row), {
      source: input.provenance?.['source'],
      session_id: input.session_id,
      agent: input.agent,
    }),
    ...(input.title !== undefined && { title: input.title }),
    ...(input.importance !== undefined && { importance: input.importance }),
    ...(input.concept !== undefined && { fields: mergeFields(row.fields, { concept: input.concept }, false) }),
    ...(from && { validFrom: row.validFrom && row.validFrom < from ? row.validFrom : from }),
  };
}

function ownOf({ provenance, sessionId, agent }: Judged['row']): Origins {
  return { source: provenance['source'], session_id: sessionId, agent };
}

/** The superseded memories of which the new one keeps a part. */
export function keptFrom(judgement: Judgement): readonly Judged[] {
  const merged = mergedBy(judgement);
  return judgement.decision.contradicted.filter((one) => merged(one) !== judgement.fresh.statement.content);
}

/** The text of a stored memory with the new one. */
function mergedBy({ input, fresh, policy, ruled = false, decision }: Judgement): (stored: Judged) => string {
  const merge = input.merge ?? policy.merge;
  return ({ reading, match }) => {
    // The conflict is certain here, even if no words contradict. A sentence of the memory is outdated in any case.
    const outdated = decision.outcome === 'superseded' && (ruled || match.inferred || 'once');
    return mergeContent(reading, fresh, merge, policy.update, outdated);
  };
}

function textOf(judgement: Judgement, stored: readonly Judged[]): string {
  const { input, fresh } = judgement;
  const [first, ...others] = stored;
  if (!first) return input.content;
  const merged = mergedBy(judgement);
  // Each of several superseded memories may contain more than the contradicted part.
  const text = merged(first);
  const all = others.reduce((whole, other) => {
    const kept = merged(other);
    return kept === fresh.statement.content || whole.includes(kept)
      ? whole
      : `${kept.slice(0, -fresh.statement.content.length)}${whole}`;
  }, text);
  if (!hasAtMost(all, LIMITS.contentLength)) {
    const message = `must not be longer than ${LIMITS.contentLength} characters with what is stored`;
    throw new RecollectError('too_large', `content: ${message}`, [{ field: 'content', message }]);
  }
  return all;
}
