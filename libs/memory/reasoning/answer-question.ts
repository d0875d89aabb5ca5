import { Injectable } from '@nestjs/common';
import { ANSWER_LIMITS, type AnswerInput } from '@contracts/reasoning/answer.operations.js';
import { activeTimeout } from '@kernel/active-timeout.js';
import { may, type Scope } from '@kernel/scope.js';
import { TenantModels } from '@platform/models/tenant-models.js';
import { assemble } from './assemble.js';
import { type Evidence, joined } from './evidence.js';
import { costOf } from './fit-evidence.js';
import { ModelReasoner } from './model/model-reasoner.js';
import { namesIn, wordsIn } from './reading.js';
import { ReasonAbout, type Reasoned } from './reason-about.js';
import type { Reasoner } from './reasoner.js';
import { ReasoningTally } from './reasoning-tally.js';
import { RuleReasoner } from './rule-reasoner.js';
import { type Answered, type Hold, Trace, type Traced } from './trace.js';

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

export interface AnswerOptions {
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Called for each step as it is made. */
  readonly tell?: (step: Traced) => void;
  /** Receives the thoughts of each step, outside of any transaction. If it throws, the answer fails. */
  readonly hold?: Hold;
}

/** Answers from memory: runs the loop for each question, and cites all sources. */
@Injectable()
export class AnswerQuestion {
  constructor(
    private readonly about: ReasonAbout,
    private readonly tally: ReasoningTally,
    private readonly models: TenantModels,
  ) {}

  /** @throws whatever a search throws; the signal's reason after a disconnect */
  async run(
    scope: Scope,
    input: AnswerInput,
    { signal, tell = () => undefined, hold }: AnswerOptions,
  ): Promise<Answered> {
    const trace = new Trace(tell, hold);
    const texts = splitQuestions(input.question);
    const left = { searches: ANSWER_LIMITS.searches };
    const { signal: late, end } = activeTimeout(input.deadline_ms);
    const reasoner = this.reasonerFor(scope, input, signal, late);
    try {
      const parts: Reasoned[] = [];
      const shown = new Map<string, Evidence>();
      let unspent = input.token_budget;
      for (const index of texts.keys()) {
        const tokens = Math.floor(unspent / (texts.length - index));
        const reasoning = { input, reasoner, trace, tokens, shown, left, signal, late };
        const part = await this.about.run(scope, asMeant(texts, index), index, reasoning);
        parts.push(part);
        for (const one of part.evidence) {
          unspent -= costOf(one, shown);
          const before = shown.get(one.row.id);
          shown.set(one.row.id, before ? joined(before, one) : one);
        }
      }
      const answered = assemble(parts, trace.steps, { late: late.aborted, ...reasoner.asked() });
      this.tally.note(scope.tenantId, parts, answered);
      return answered;
    } finally {
      end();
    }
  }

  /** The rules answer for a key that may not use models, and if there is no model. */
  private reasonerFor(scope: Scope, { model }: AnswerInput, gone: AbortSignal, late: AbortSignal): Reasoner {
    const chat = model === 'auto' && may(scope, 'models:use') ? this.models.for(scope, 'chat') : null;
    if (!chat) return new RuleReasoner();
    return new ModelReasoner({ chat, decide: this.models.for(scope, 'decide') }, gone, late);
  }
}
