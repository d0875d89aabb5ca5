import { LIMITS } from '@contracts/limits.js';
import { RecollectError } from '@kernel/errors.js';
import { mergeFields, mergeMetadata } from '@memory/record-store/record.js';
import type { Editable } from '@memory/record-store/record-columns.js';
import type { Judged } from './judge.js';
import type { Judgement, RevisionInput } from './judgement.js';
import { mergeContent } from './merge.js';

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
    provenance: mergeMetadata(input.provenance ?? {}, row.provenance),
    ...(input.title !== undefined && { title: input.title }),
    ...(input.importance !== undefined && { importance: input.importance }),
    ...(input.concept !== undefined && { fields: mergeFields(row.fields, { concept: input.concept }, false) }),
    ...(from && { validFrom: row.validFrom && row.validFrom < from ? row.validFrom : from }),
  };
}

function textOf({ input, fresh, policy, ruled = false, decision }: Judgement, stored: readonly Judged[]): string {
  const merge = input.merge ?? policy.merge;
  const [first, ...others] = stored;
  if (!first) return input.content;
  const merged = ({ reading, match }: Judged) => {
    // The conflict is certain here, even if no words contradict.
    const outdated = decision.outcome === 'superseded' && (ruled || match.inferred);
    return mergeContent(reading, fresh, merge, policy.update, outdated);
  };
  // Each of several superseded memories may contain more than the contradicted part.
  const text = merged(first);
  const all = others.reduce((whole, other) => {
    const kept = merged(other);
    return kept === fresh.statement.content || whole.includes(kept)
      ? whole
      : `${kept.slice(0, -fresh.statement.content.length)}${whole}`;
  }, text);
  if (all.length > LIMITS.contentLength) {
    const message = `must not be longer than ${LIMITS.contentLength} characters with what is stored`;
    throw new RecollectError('too_large', `content: ${message}`, [{ field: 'content', message }]);
  }
  return all;
}
