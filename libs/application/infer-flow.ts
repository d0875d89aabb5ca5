import type { appendMessages } from '@contracts/messages/messages.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { ModelSettings } from '@governance/model-usage/model-settings.js';
import { RecollectError } from '@kernel/errors.js';
import { may, type Scope } from '@kernel/scope.js';
import { ExtractionSettings } from '@memory/extraction/extraction-settings.js';
import type { AppendRequest } from '@memory/messages/append-messages.js';
import { AwaitVectors } from '@memory/records/await-vectors.js';
import { Injectable } from '@nestjs/common';
import { MessageFlow } from './message-flow.js';
import type { Preferences } from './preferences.js';

/** Saying something so that facts are drawn from it, where they are drawn at all. */
@Injectable()
export class InferFlow {
  constructor(
    private readonly messages: MessageFlow,
    private readonly extraction: ExtractionSettings,
    private readonly models: ModelSettings,
    private readonly jobs: AwaitVectors,
  ) {}

  /** Whether what is said to this agent is read for facts: there is a model, the tenant allows it, and it is switched on. */
  async draws(scope: Scope, agent: string): Promise<boolean> {
    return (await this.extraction.draws(scope, agent)) && (await this.models.allows(scope));
  }

  /**
   * As any append. Of the vectors of what is said nobody here makes use: what is waited for is the facts, where some of it
   * is read at once.
   * @throws RecollectError forbidden without `messages:write`, and what an append throws
   */
  async say(scope: Scope, request: AppendRequest, preferences: Preferences): Promise<OutputOf<typeof appendMessages>> {
    if (!may(scope, 'messages:write')) {
      throw new RecollectError(
        'forbidden',
        'The key lacks the permission messages:write, which facts are drawn with: send infer: false to store word for word.',
      );
    }
    const { body, reading } = await this.messages.append(scope, request, { ...preferences, waitSeconds: 0 });
    // Who may not read is told of no fact.
    if (may(scope, 'records:read')) await this.jobs.wait(scope, reading, preferences.waitSeconds);
    return body;
  }
}
