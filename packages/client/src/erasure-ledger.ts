import type { PrivacyLedgerQuery, PrivacyRewritesQuery } from './generated/privacy.js';
import { type ItemOf, type Paged, paged } from './pages.js';
import type { CallOptions, OutputOf, Transport } from './transport.js';

/** What was erased, kept for the restore of an older backup: `client.erasureLedger`. */
export class ErasureLedger {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The tenant's entries in order. One per line, they form a ledger file. Needs `privacy`. */
  entries(
    query: PrivacyLedgerQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'privacy.ledger'>, OutputOf<'privacy.ledger'>> {
    return paged(this.#transport, 'privacy.ledger', { query }, options);
  }

  /** When tables and indexes were rebuilt, the newest first. Needs `install`. */
  rewrites(
    query: PrivacyRewritesQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'privacy.rewrites'>, OutputOf<'privacy.rewrites'>> {
    return paged(this.#transport, 'privacy.rewrites', { query }, options);
  }
}
