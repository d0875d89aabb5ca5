import type { DecisionsAccuracyQuery, DecisionsDecideBody, DecisionsFeedbackBody } from './generated/decisions.js';
import type { CallOptions, OutputOf, Transport } from './transport.js';

/** Whether something is worth remembering: `client.decisions`. */
export class Decisions {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** With `apply` it is stored as well. */
  decide(exchange: DecisionsDecideBody, options?: CallOptions): Promise<OutputOf<'decisions.decide'>> {
    return this.#transport.call('decisions.decide', { body: exchange }, options);
  }

  /** Whether a decision was right. */
  feedback(id: string, verdict: DecisionsFeedbackBody, options?: CallOptions): Promise<OutputOf<'decisions.feedback'>> {
    return this.#transport.call('decisions.feedback', { params: { id }, body: verdict }, options);
  }

  /** How often decisions were right, over time. */
  accuracy(query: DecisionsAccuracyQuery = {}, options?: CallOptions): Promise<OutputOf<'decisions.accuracy'>> {
    return this.#transport.call('decisions.accuracy', { query }, options);
  }
}
