import type { ExtractionPutTenantSettingsBody, ExtractionPutUserSettingsBody } from './generated/extraction.js';
import type { CallOptions, EditOptions, OutputOf, Transport } from './transport.js';

/** Facts that a model extracts from messages: `client.extraction`. */
export class Extraction {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The user's effective settings, and how far their histories have been read. */
  settings(options?: CallOptions): Promise<OutputOf<'extraction.settings'>> {
    return this.#transport.call('extraction.settings', {}, options);
  }

  /** Needs `admin`. */
  putTenantSettings(
    settings: ExtractionPutTenantSettingsBody,
    options?: EditOptions,
  ): Promise<OutputOf<'extraction.put_tenant_settings'>> {
    return this.#transport.call('extraction.put_tenant_settings', { body: settings }, options);
  }

  /** Needs `admin`. */
  putUserSettings(
    settings: ExtractionPutUserSettingsBody,
    options?: EditOptions,
  ): Promise<OutputOf<'extraction.put_user_settings'>> {
    return this.#transport.call('extraction.put_user_settings', { body: settings }, options);
  }
}
