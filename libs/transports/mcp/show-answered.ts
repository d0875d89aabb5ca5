import type { answerQuestion } from '@contracts/reasoning/answer.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { inLine, inMargin, QUOTED } from './show-amp.js';

/** The answer, and the memories that it cites. The answer quotes them, so it is quoted as well. */
export function showAnswered({ answer, status, evidence }: OutputOf<typeof answerQuestion>): string {
  const sources = evidence.filter((one) => one.cited).map(showSource);
  return [
    `From memory. ${QUOTED}`,
    inMargin(answer),
    ...(status === 'partly' ? ['Not everything that is asked for was found.'] : []),
    ...(sources.length > 0 ? ['', 'Sources:', ...sources] : []),
  ].join('\n');
}

function showSource(source: OutputOf<typeof answerQuestion>['evidence'][number]): string {
  const { ref, id, occurred_at: at, speaker, title, content } = source;
  const head = [`[${ref}] ${id}`, at.slice(0, 10), speaker].filter(Boolean).join(', ');
  return `${inLine(head)}\n${inMargin([title, content].filter(Boolean).join('\n'))}`;
}
