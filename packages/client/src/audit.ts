import type { AuditListQuery, AuditSetSettingsBody, AuditVerifyQuery } from './generated/audit.js';
import { type ItemOf, type Paged, paged } from './pages.js';
import type { CallOptions, OutputOf, Transport } from './transport.js';

/** Who did what: `client.audit`. Needs `admin` and an unbound key. */
export class Audit {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Newest first; with `in_chain` oldest first, sealed entries only. */
  list(query: AuditListQuery = {}, options?: CallOptions): Paged<ItemOf<'audit.list'>, OutputOf<'audit.list'>> {
    return paged(this.#transport, 'audit.list', { query }, options);
  }

  /** The end of the chain: store it elsewhere, and `verify` can later tell whether the past was rewritten. */
  head(options?: CallOptions): Promise<OutputOf<'audit.head'>> {
    return this.#transport.call('audit.head', {}, options);
  }

  /** One stretch of the chain; if `has_more` is set, continue from `next_cursor`. */
  verify(query: AuditVerifyQuery = {}, options?: CallOptions): Promise<OutputOf<'audit.verify'>> {
    return this.#transport.call('audit.verify', { query }, options);
  }

  settings(options?: CallOptions): Promise<OutputOf<'audit.settings'>> {
    return this.#transport.call('audit.settings', {}, options);
  }

  setSettings(settings: AuditSetSettingsBody, options?: CallOptions): Promise<OutputOf<'audit.set_settings'>> {
    return this.#transport.call('audit.set_settings', { body: settings }, options);
  }
}
