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

/** Appends messages so that facts are extracted from them, if extraction is on. */
@Injectable()
export class InferFlow {
  constructor(
    private readonly messages: MessageFlow,
    private readonly extraction: ExtractionSettings,
    private readonly models: ModelSettings,
    private readonly jobs: AwaitVectors,
  ) {}

  /**
   * Whether facts are extracted from messages to this agent: there is a model, the tenant allows it, and extraction is
   * on.
   */
  async draws(scope: Scope, agent: string): Promise<boolean> {
    return (await this.extraction.draws(scope, agent)) && (await this.models.allows(scope));
  }

  /**
   * Like any append, but it waits for facts instead of vectors, if part of the text is read at once. The vectors of the
   * messages are not used here.
   * @throws RecollectError forbidden without `messages:write`, and the errors of an append
   */
  async say(scope: Scope, request: AppendRequest, preferences: Preferences): Promise<OutputOf<typeof appendMessages>> {
    if (!may(scope, 'messages:write')) {
      throw new RecollectError(
        'forbidden',
        'The key lacks the permission messages:write, which is needed to extract facts. Send infer: false to store the text verbatim.',
      );
    }
    const { body, reading } = await this.messages.append(scope, request, { ...preferences, waitSeconds: 0 });
    // A caller who may not read gets no facts.
    if (may(scope, 'records:read')) await this.jobs.wait(scope, reading, preferences.waitSeconds);
    return body;
  }
}
