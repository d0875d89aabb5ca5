import { Tallies } from '@memory/counters/tallies.js';
import { Injectable } from '@nestjs/common';
import { effortOf } from './assemble.js';
import type { Reasoned } from './reason-about.js';
import type { Answered } from './trace.js';

/** Shares are summed as integers with this scale. */
export const SHARE = 10_000;

type Figures = Readonly<
  Record<
    | ('answers' | 'answered' | 'partly' | 'not_in_memory' | 'by_model')
    | ('steps' | 'effort' | 'sufficient' | 'retrieved' | 'cited' | 'corrections'),
    number
  >
>;

/** Counts answers by intent. Only numbers: no questions, answers or people. */
@Injectable()
export class ReasoningTally {
  constructor(private readonly tallies: Tallies) {}

  note(tenantId: string, parts: readonly Reasoned[], { metacognition }: Pick<Answered, 'metacognition'>): void {
    const refined = parts.reduce((sum, part) => sum + part.refined, 0);
    for (const [index, part] of parts.entries()) {
      // A model's corrections belong to the whole request, and are counted with the first question.
      const ofModel = index === 0 ? metacognition.corrections - refined : 0;
      const figures = Object.entries(figuresOf(part, ofModel));
      const { intent } = part.question;
      this.tallies.note(
        tenantId,
        Object.fromEntries(figures.map(([figure, value]) => [`reasoning.${intent}.${figure}`, value])),
      );
    }
  }
}

function figuresOf(part: Reasoned, corrections: number): Figures {
  const { answer, verdict, evidence, steps, refined } = part;
  const is = (yes: boolean) => (yes ? 1 : 0);
  return {
    answers: 1,
    answered: is(answer.status === 'answered'),
    partly: is(answer.status === 'partly'),
    not_in_memory: is(answer.status === 'not_in_memory'),
    by_model: is(answer.by === 'model'),
    steps,
    effort: Math.round(effortOf(part) * SHARE),
    sufficient: is(verdict.sufficient),
    retrieved: evidence.length,
    cited: new Set(answer.cited.map((one) => one.evidence.row.id)).size,
    corrections: refined + corrections,
  };
}
