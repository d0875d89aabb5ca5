import { ANSWER_LIMITS } from '@contracts/reasoning/answer.operations.js';
import { namesIn, wordsIn } from './reading.js';

/** A sentence ends at its mark, but not at the period of "approx. 3" or "3.5". */
const SENTENCE = /(?<=[?？؟])\s*|(?<=[.!。！])\s+(?=["'“(]?\p{Lu})|\n+/u;
const ASKS =
  /[?？؟]["')”]*\s*$|^(?:and |also,? |then |please )*(?:what|who|whom|whose|where|when|why|how|which|describe|explain|list|compare|tell me|name|summari[sz]e|give|write|teach|calculate|compute|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|if|was|wer|wo|wann|warum|wie|welche[rsnm]?|nenne|beschreibe|erkläre)(?![\p{L}\p{N}])/iu;
/** Two questions with one question mark: "Where does Ada live, and when did she move there?" */
const JOINED =
  /(?:,\s*|\s+)(?:and|und)\s+(?=(?:what|who|whom|whose|where|when|why|how|which|was|wer|wo|wann|warum|wie|welche[rsnm]?)\s+[\p{L}'’]+\s+)/iu;
/** "Which do you trust and why?" is one question: its second half is no question by itself. */
const FEWEST_WORDS = 3;

/** Minimum number of content words with which a question is complete without a name. */
const STANDS_ALONE = 3;

/**
 * The questions in a text, in order. Text before a question belongs to it, text after the last question to that one. Never empty: a
 * text without a question counts as one question.
 */
export function splitQuestions(text: string): string[] {
  const sentences = text
    .split(SENTENCE)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const questions: string[] = [];
  let before = '';
  for (const sentence of sentences) {
    const said = before === '' ? sentence : `${before} ${sentence}`;
    if (!ASKS.test(sentence)) {
      before = said;
      continue;
    }
    before = '';
    questions.push(...halves(said));
  }
  if (before !== '') questions.push([questions.pop(), before].filter(Boolean).join(' '));
  if (questions.length <= ANSWER_LIMITS.questions) return questions.length > 0 ? questions : [text.trim()];
  const kept = questions.slice(0, ANSWER_LIMITS.questions - 1);
  return [...kept, questions.slice(ANSWER_LIMITS.questions - 1).join(' ')];
}

function halves(question: string): string[] {
  const parts = question.split(JOINED).map((one) => one.trim());
  return parts.every((part) => part.split(/\s+/).length >= FEWEST_WORDS) ? parts : [question];
}

/** Adds the context to a question: "what is used instead?" and "when did she move there?" refer to the questions before. */
export function asMeant(questions: readonly string[], index: number): string {
  const text = questions[index] ?? '';
  const before = questions[index - 1];
  const alone = before === undefined || namesIn(text).length > 0 || wordsIn(text).length >= STANDS_ALONE;
  return alone ? text : `${before} ${text}`;
}
