import type { answerQuestion } from '@contracts/reasoning/answer.operations.js';
import type { OutputOf } from '@contracts/operation.js';

/** The answer, and the memories that it cites. */
export function showAnswered({ answer, status, evidence }: OutputOf<typeof answerQuestion>): string {
  const cited = evidence.filter((one) => one.cited);
  const sources = cited.map(
    ({ ref, id, occurred_at: at, speaker, title, content }) =>
      `[${ref}] ${id}, ${at.slice(0, 10)}${speaker === undefined ? '' : `, ${speaker}`}: ${title === undefined ? '' : `${title}. `}${content}`,
  );
  return [
    answer,
    ...(status === 'partly' ? ['Not everything that is asked for was found.'] : []),
    ...(sources.length > 0 ? ['', 'Sources, quoted from memory:', ...sources] : []),
  ].join('\n');
}
