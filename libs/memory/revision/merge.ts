import type { RevisionPolicy } from '@contracts/revision/revision.settings.js';
import { type Claim, claimsOf, sentencesOf } from './claim.js';
import { relate } from './compare.js';
import type { Reading } from './match.js';

/** Maximum length of the stored text whose sentences are compared, in UTF-16 units. The rest is kept unchanged. */
const COMPARED = 8_000;
/** A sentence counts as repeated if this share of its words is in the new text. */
const SAID = 0.7;

/**
 * The text of a memory merged with the new text. `auto` keeps each stored sentence that the new text neither repeats nor
 * contradicts, so that nothing that is still true is lost.
 * @param outdated drops the sentence that is nearest to the new text, whatever its words
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
  return values && claim.negated === said.negated && claim.time === said.time && within >= SAID * claim.terms.size;
}
