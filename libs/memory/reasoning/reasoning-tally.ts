import { Clock } from '@kernel/clock.js';
import { Counters } from '@memory/counters/counters.js';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { effortOf } from './assemble.js';
import type { Reasoned } from './reason-about.js';
import type { Answered } from './trace.js';

const FLUSH_EVERY_MS = 30_000;
/** Shares are summed as whole numbers. */
export const SHARE = 10_000;

export const FIGURES = [
  'answers', 'answered', 'partly', 'not_in_memory', 'by_model', 'steps', 'effort', 'sufficient', 'retrieved', 'cited', 'corrections',
] as const; // prettier-ignore
type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;

/**
 * How questions were answered, by intent: counted in memory, because answering writes nothing, and added to the day's figures twice a
 * minute. Numbers alone: no question, no answer, no person.
 */
@Injectable()
export class ReasoningTally implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(ReasoningTally.name);
  private tallies = new Map<string, Map<string, number>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly counters: Counters,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  note(tenantId: string, parts: readonly Reasoned[], { metacognition }: Pick<Answered, 'metacognition'>): void {
    const tally = this.tallies.get(tenantId) ?? new Map<string, number>();
    this.tallies.set(tenantId, tally);
    const refined = parts.reduce((sum, part) => sum + part.refined, 0);
    for (const [index, part] of parts.entries()) {
      // A model's are of the whole request: they count with its first question.
      const ofModel = index === 0 ? metacognition.corrections - refined : 0;
      for (const [figure, value] of Object.entries(figuresOf(part, ofModel))) {
        const name = `reasoning.${part.question.intent}.${figure}`;
        tally.set(name, (tally.get(name) ?? 0) + value);
      }
    }
  }

  /** Never throws. */
  async flush(): Promise<void> {
    const taken = this.tallies;
    this.tallies = new Map();
    const day = this.clock.now().toISOString().slice(0, 10);
    for (const [tenantId, tally] of taken) {
      await this.counters
        .add(tenantId, day, tally)
        .catch((err: unknown) => this.logger.warn({ err }, 'figures of answers could not be written'));
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
