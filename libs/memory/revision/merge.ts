import type { RevisionPolicy } from '@contracts/revision/revision.settings.js';
import { type Claim, claimsOf, sentencesOf } from './claim.js';
import { relate } from './compare.js';
import type { Reading } from './match.js';

/** In UTF-16 units: stored sentences that are compared. What stands behind them is kept as it is. */
const COMPARED = 8_000;
/** A sentence whose words stand in the new text to this share is said by it. */
const SAID = 0.7;

/**
 * The text of a memory with what is new. `auto` keeps each stored sentence that the new text neither says nor
 * contradicts, so that nothing is lost that still holds.
 * @param outdated the sentence that is nearest to the new text no longer holds, whatever its words are
 */
export function mergeContent(
  stored: Reading,
  fresh: Reading,
  merge: RevisionPolicy['merge'],
  update: number,
  outdated = false,
): string {
  const { content, language, speaker } = stored.statement;
  const added = fresh.statement.content;
  if (merge === 'replace') return added;
  const lines = content.includes('\n') ? '\n' : ' ';
  if (merge === 'append') return `${content}${lines}${added}`;
  let read = 0;
  const sentences = sentencesOf(content);
  const ended = outdated ? nearest(sentences, stored, fresh) : undefined;
  const kept = sentences.filter((sentence) => {
    read += sentence.length;
    if (sentence === ended) return false;
    if (read > COMPARED) return true;
    const [claim] = claimsOf(sentence, language, speaker);
    return claim !== undefined && !fresh.claims.some((said) => replaces(said, claim, update));
  });
  return [...kept, added].join(lines);
}

function nearest(sentences: readonly string[], { statement }: Reading, fresh: Reading): string | undefined {
  const near = sentences.map((sentence) => {
    const [claim] = claimsOf(sentence, statement.language, statement.speaker);
    return claim ? Math.max(0, ...fresh.claims.map((said) => relate(said, claim).score)) : -1;
  });
  return sentences[near.indexOf(Math.max(...near))];
}

function replaces(said: Claim, claim: Claim, update: number): boolean {
  const { score, conflict } = relate(said, claim);
  if (conflict !== null) return score >= update;
  const within = [...claim.terms].filter((term) => said.terms.has(term)).length;
  const values =
    [...claim.numbers].every((n) => said.numbers.has(n)) && [...claim.times].every((t) => said.times.has(t));
  return values && claim.negated === said.negated && within >= SAID * claim.terms.size;
}
