import type {
  RevisionPutTenantSettingsBody,
  RevisionPutUserSettingsBody,
  RevisionPutUserSettingsQuery,
  RevisionSettingsQuery,
} from './generated/revision.js';
import type { CallOptions, EditOptions, OutputOf, Transport } from './transport.js';

/** Settings for when new information counts as about the same: `client.revision`. `client.records.revise` uses them. */
export class Revision {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  settings(query?: RevisionSettingsQuery, options?: CallOptions): Promise<OutputOf<'revision.settings'>> {
    return this.#transport.call('revision.settings', { query }, options);
  }

  /** The user's. Needs `admin`. */
  putUserSettings(
    settings: RevisionPutUserSettingsBody,
    query?: RevisionPutUserSettingsQuery,
    options?: EditOptions,
  ): Promise<OutputOf<'revision.put_user_settings'>> {
    return this.#transport.call('revision.put_user_settings', { query, body: settings }, options);
  }

  /** The tenant's. Needs `admin`. */
  putTenantSettings(
    settings: RevisionPutTenantSettingsBody,
    options?: EditOptions,
  ): Promise<OutputOf<'revision.put_tenant_settings'>> {
    return this.#transport.call('revision.put_tenant_settings', { body: settings }, options);
  }
}
