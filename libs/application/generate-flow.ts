import type { generate, GenerateInput } from '@contracts/model-usage/generate.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { Answered, Ask } from '@platform/models/language-model.js';
import { refusedCall } from '@platform/models/refused-call.js';
import { TenantModels } from '@platform/models/tenant-models.js';
import { answerShape } from './answer-shape.js';

/** Calls the language model within the tenant's budget. */
@Injectable()
export class GenerateFlow {
  constructor(private readonly models: TenantModels) {}

  /**
   * @throws RecollectError no_model, model_refused, model_failed, and the errors of `TenantModels` for the budget and
   * the user
   */
  async run(scope: Scope, input: GenerateInput): Promise<OutputOf<typeof generate>> {
    const shape = input.schema && answerShape(input.schema);
    const model = this.models.for(scope, 'chat');
    if (!model) throw new RecollectError('no_model');
    const ask = askOf(input);
    try {
      if (shape) {
        const { object, ...answered } = await model.generateObject(ask, shape);
        return { object, ...shown(answered) };
      }
      const { text, ...answered } = await model.generate(ask);
      return { text, ...shown(answered) };
    } catch (error) {
      throw refusedCall(error);
    }
  }
}

function askOf({ prompt, messages, system, max_tokens, temperature, deadline_ms }: GenerateInput): Ask {
  return {
    messages: messages ?? [{ role: 'user', content: prompt ?? '' }],
    deadlineMs: deadline_ms,
    ...(system !== undefined && { system }),
    ...(max_tokens !== undefined && { maxTokens: max_tokens }),
    ...(temperature !== undefined && { temperature }),
  };
}

function shown({ model, finish, usage }: Answered): Pick<OutputOf<typeof generate>, 'model' | 'finish' | 'usage'> {
  const { input, output, cached } = usage;
  return {
    model,
    finish: finish === 'tools' ? 'unknown' : finish,
    usage: { tokens_in: input, tokens_out: output, tokens_cached: cached },
  };
}
