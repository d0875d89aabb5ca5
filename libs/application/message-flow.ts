import { appendMessages, readSaid } from '@contracts/messages/messages.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Idempotency } from '@governance/idempotency/idempotency.js';
import type { Scope } from '@kernel/scope.js';
import { QueueExtraction } from '@memory/extraction/queue-extraction.js';
import { AppendMessages, type AppendRequest } from '@memory/messages/append-messages.js';
import { FireTriggers } from '@memory/kinds/prospective/fire-triggers.js';
import { AwaitVectors } from '@memory/records/await-vectors.js';
import { Injectable } from '@nestjs/common';
import type { Preferences } from './preferences.js';

/** Runs an append, for every protocol: once per Idempotency-Key. Then waits for the vectors if requested. */
@Injectable()
export class MessageFlow {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly messages: AppendMessages,
    private readonly vectors: AwaitVectors,
    private readonly extraction: QueueExtraction,
    private readonly triggers: FireTriggers,
  ) {}

  /**
   * @param begunIn the epoch of the user when the messages were made, if that was earlier: an erasure since then is
   * `conflict.version`
   * @returns the response, the jobs that extract facts from it at once, and the epoch of the user; for a repeat neither
   */
  async append(
    scope: Scope,
    query: AppendRequest,
    { idempotencyKey, waitSeconds }: Preferences,
    begunIn: number | null = null,
  ): Promise<{
    status: number;
    body: OutputOf<typeof appendMessages>;
    reading: readonly string[];
    epoch: number | null;
  }> {
    const request = { key: idempotencyKey, operation: appendMessages.name, input: query };
    const { status, body, extra } = await this.idempotency.run(scope, request, async (tx) => {
      const { answer, jobs, epoch } = await this.messages.runIn(tx, scope, query, begunIn);
      const reading = await this.extraction.noteIn(tx, scope, query.agent ?? null, answer.created);
      const said = query.messages.filter((_, i) => answer.messages[i]?.status === 'created');
      const texts = said.map((message) => readSaid(message).text).filter((text) => text !== '');
      const agent = scope.agent ?? query.agent ?? null;
      const triggered = texts.length > 0 ? await this.triggers.runIn(tx, scope, agent, texts) : [];
      return { status: answer.created > 0 ? 201 : 200, body: answer, extra: { jobs, reading, triggered, epoch } };
    });
    const { jobs = [], reading = [], triggered = [], epoch = null } = extra ?? {};
    await this.vectors.wait(scope, jobs, waitSeconds);
    return { status, body: triggered.length > 0 ? { ...body, triggered } : body, reading, epoch };
  }
}
