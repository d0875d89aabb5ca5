import { PROFILES } from '@contracts/cognitive/cognitive.settings.js';
import type { Scope } from '@kernel/scope.js';
import type { NewEdge } from '@memory/record-store/edges.repository.js';
import { LIKENESS_RULE } from '@memory/record-store/edit-record.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { redactSecrets } from '@memory/secret-scanning/find-secrets.js';
import { conflictBetween, jaccard, type Said, tokensOf } from './likeness.js';

/** Whether two facts are alike by their score. Thresholds of the seed and of the published library. */
const ALIKE: Readonly<Record<(typeof PROFILES)[number], (score: number) => boolean>> = {
  seed: (score) => score > 0.3,
  library: (score) => score >= 0.6,
};
/** Concepts that share half of their words count as equal, so that different numbers contradict each other. */
const SAME_CONCEPT = 0.5;

/** A new link from a fact to an older one. */
export interface Likeness {
  readonly to: RecordRow;
  readonly type: 'SIMILAR_TO' | 'CONTRADICTS';
  readonly score: number;
  readonly conflict: string | null;
}

/**
 * The links of a new fact. Facts with equal concepts and different numbers are linked as contradicting, even if they have too few
 * common words to be alike.
 */
export function likenessesOf(
  fact: Said,
  candidates: readonly RecordRow[],
  profile: (typeof PROFILES)[number],
): Likeness[] {
  const own = { content: tokensOf(fact.content), concept: tokensOf(fact.concept) };
  const said = { ...fact, content: redactSecrets(fact.content).text };
  return candidates.flatMap((to): Likeness[] => {
    const other = { concept: to.title ?? '', content: to.content };
    const score = jaccard(own.content, tokensOf(other.content));
    if (score > 0 && ALIKE[profile](score)) {
      return [{ to, type: 'SIMILAR_TO', score, conflict: conflictBetween(other, said) }];
    }
    const concepts = jaccard(own.concept, tokensOf(other.concept));
    const conflict = score > 0 && concepts >= SAME_CONCEPT ? conflictBetween(other, said) : null;
    return conflict === null ? [] : [{ to, type: 'CONTRADICTS', score, conflict }];
  });
}

/** The links as edges: from the newer to the older. */
export function edgesOf(scope: Scope, fromId: string, likenesses: readonly Likeness[], createdAt: Date): NewEdge[] {
  return likenesses.map(({ to, type, score, conflict }) => ({
    tenantId: scope.tenantId,
    userId: scope.userId,
    fromId,
    type,
    toId: to.id,
    strength: score,
    rule: LIKENESS_RULE,
    properties: {
      similarity_score: rounded(score),
      method: 'jaccard',
      ...(conflict !== null && { contradiction: true, conflicting_values: conflict }),
    },
    createdAt,
  }));
}

export function rounded(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}
