import type { ModelsGenerateBody, ModelsPutSettingsBody, ModelsUsageQuery } from './generated/models.js';
import type { CallOptions, EditOptions, OutputOf, Transport } from './transport.js';

/** Language models, if the server has one: `client.models`. */
export class Models {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Returns text, or an object for a JSON Schema. Needs `models:use`, and is charged to the tenant's budget. */
  generate(input: ModelsGenerateBody, options?: CallOptions): Promise<OutputOf<'models.generate'>> {
    return this.#transport.call('models.generate', { body: input }, options);
  }

  /** The tenant's model usage. Needs `admin`. */
  usage(query: ModelsUsageQuery = {}, options?: CallOptions): Promise<OutputOf<'models.usage'>> {
    return this.#transport.call('models.usage', { query }, options);
  }

  settings(options?: CallOptions): Promise<OutputOf<'models.settings'>> {
    return this.#transport.call('models.settings', {}, options);
  }

  /** Whether models are used for the tenant, and what they may cost. */
  putSettings(settings: ModelsPutSettingsBody, options?: EditOptions): Promise<OutputOf<'models.put_settings'>> {
    return this.#transport.call('models.put_settings', { body: settings }, options);
  }
}
