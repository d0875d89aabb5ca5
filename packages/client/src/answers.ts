import type { AnswerMetricsQuery, AnswerQuestionBody } from './generated/answer.js';
import type { CallOptions, OutputOf, Transport } from './transport.js';

/** Questions answered from memory: `client.answer`. */
export class Answers {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** One question, or several; with sources, and by the language model if the server has one. */
  question(request: AnswerQuestionBody, options?: CallOptions): Promise<OutputOf<'answer.question'>> {
    return this.#transport.call('answer.question', { body: request }, options);
  }

  /** How well the tenant's questions were answered, by intent. Needs `admin`. */
  metrics(query: AnswerMetricsQuery = {}, options?: CallOptions): Promise<OutputOf<'answer.metrics'>> {
    return this.#transport.call('answer.metrics', { query }, options);
  }
}
