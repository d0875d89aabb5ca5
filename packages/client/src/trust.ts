import type {
  SafetyPutTenantSettingsBody,
  SafetyPutUserSettingsBody,
  SafetyPutUserSettingsQuery,
  SafetySettingsQuery,
} from './generated/safety.js';
import type {
  RecordsListQuarantinedQuery,
  RecordsPromoteBody,
  RecordsPurgeSourceBody,
  RecordsQuarantineBody,
} from './generated/records.js';
import type { CallOptions, EditOptions, OutputOf, Transport } from './transport.js';

/**
 * How far memories are trusted, and quarantine: `client.trust`. Everything except reading the settings needs `admin`.
 */
export class Trust {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Excludes a memory from every response, with everything derived from it. */
  quarantine(id: string, body?: RecordsQuarantineBody, options?: CallOptions): Promise<OutputOf<'records.quarantine'>> {
    return this.#transport.call('records.quarantine', { params: { id }, body }, options);
  }

  /** Releases it. This is the only way to raise trust. */
  promote(id: string, body?: RecordsPromoteBody, options?: CallOptions): Promise<OutputOf<'records.promote'>> {
    return this.#transport.call('records.promote', { params: { id }, body }, options);
  }

  /** The quarantined memories, newest first. */
  listQuarantined(
    query?: RecordsListQuarantinedQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'records.list_quarantined'>> {
    return this.#transport.call('records.list_quarantined', { query }, options);
  }

  /** @deprecated The API calls it `list_quarantined`; this name is accepted until 1.0. */
  quarantined(
    query?: RecordsListQuarantinedQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'records.list_quarantined'>> {
    return this.listQuarantined(query, options);
  }

  /** Deletes everything from one source, and everything derived from it. */
  purgeSource(source: RecordsPurgeSourceBody, options?: CallOptions): Promise<OutputOf<'records.purge_source'>> {
    return this.#transport.call('records.purge_source', { body: source }, options);
  }

  settings(query?: SafetySettingsQuery, options?: CallOptions): Promise<OutputOf<'safety.settings'>> {
    return this.#transport.call('safety.settings', { query }, options);
  }

  putUserSettings(
    settings: SafetyPutUserSettingsBody,
    query?: SafetyPutUserSettingsQuery,
    options?: EditOptions,
  ): Promise<OutputOf<'safety.put_user_settings'>> {
    return this.#transport.call('safety.put_user_settings', { query, body: settings }, options);
  }

  putTenantSettings(
    settings: SafetyPutTenantSettingsBody,
    options?: EditOptions,
  ): Promise<OutputOf<'safety.put_tenant_settings'>> {
    return this.#transport.call('safety.put_tenant_settings', { body: settings }, options);
  }
}
