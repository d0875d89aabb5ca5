import type {
  ContextBuildBody,
  ContextPutTenantSettingsBody,
  ContextPutUserSettingsBody,
  ContextPutUserSettingsQuery,
  ContextSettingsQuery,
} from './generated/context.js';
import type { CallOptions, EditOptions, OutputOf, Transport } from './transport.js';

/** Memory for a prompt, within a token budget: `client.context`. */
export class Context {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** For a question, or for the last messages; with a `token_budget`, or for a `model` that the server knows. */
  build(request: ContextBuildBody, options?: CallOptions): Promise<OutputOf<'context.build'>> {
    return this.#transport.call('context.build', { body: request }, options);
  }

  settings(query?: ContextSettingsQuery, options?: CallOptions): Promise<OutputOf<'context.settings'>> {
    return this.#transport.call('context.settings', { query }, options);
  }

  putUserSettings(
    settings: ContextPutUserSettingsBody,
    query?: ContextPutUserSettingsQuery,
    options?: EditOptions,
  ): Promise<OutputOf<'context.put_user_settings'>> {
    return this.#transport.call('context.put_user_settings', { query, body: settings }, options);
  }

  /** Needs `admin`. */
  putTenantSettings(
    settings: ContextPutTenantSettingsBody,
    options?: EditOptions,
  ): Promise<OutputOf<'context.put_tenant_settings'>> {
    return this.#transport.call('context.put_tenant_settings', { body: settings }, options);
  }
}
