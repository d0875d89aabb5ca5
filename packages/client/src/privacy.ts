import type {
  PrivacyEraseBody,
  PrivacyEraseTenantBody,
  PrivacyEraseUserBody,
  PrivacyHoldRecordQuery,
  PrivacyListErasuresQuery,
  PrivacyReleaseRecordQuery,
} from './generated/privacy.js';
import { type ItemOf, type Paged, paged } from './pages.js';
import type { CallOptions, OutputOf, Transport } from './transport.js';

/** Erasing and holding people's data: `client.privacy`. Needs `privacy`; for a tenant, `install`. */
export class Privacy {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Everything stored about a user. With `dry_run` it only counts. */
  eraseUser(
    userId: string,
    order: PrivacyEraseUserBody = {},
    options?: CallOptions,
  ): Promise<OutputOf<'privacy.erase_user'>> {
    return this.#transport.call('privacy.erase_user', { params: { user_id: userId }, body: order }, options);
  }

  /** What an agent, a session, a source or a filter selects, or these records, with everything derived from it. */
  erase(subject: PrivacyEraseBody, options?: CallOptions): Promise<OutputOf<'privacy.erase'>> {
    return this.#transport.call('privacy.erase', { body: subject }, options);
  }

  eraseTenant(
    tenantId: string,
    order: PrivacyEraseTenantBody = {},
    options?: CallOptions,
  ): Promise<OutputOf<'privacy.erase_tenant'>> {
    return this.#transport.call('privacy.erase_tenant', { params: { tenant_id: tenantId }, body: order }, options);
  }

  listErasures(
    query: PrivacyListErasuresQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'privacy.list_erasures'>, OutputOf<'privacy.list_erasures'>> {
    return paged(this.#transport, 'privacy.list_erasures', { query }, options);
  }

  /** @deprecated The API calls it `list_erasures`; this name is accepted until 1.0. */
  erasures(
    query: PrivacyListErasuresQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'privacy.list_erasures'>, OutputOf<'privacy.list_erasures'>> {
    return this.listErasures(query, options);
  }

  getErasure(id: string, options?: CallOptions): Promise<OutputOf<'privacy.get_erasure'>> {
    return this.#transport.call('privacy.get_erasure', { params: { id } }, options);
  }

  /** @deprecated The API calls it `get_erasure`; this name is accepted until 1.0. */
  erasure(id: string, options?: CallOptions): Promise<OutputOf<'privacy.get_erasure'>> {
    return this.getErasure(id, options);
  }

  /** Of a completed erasure. */
  receipt(id: string, options?: CallOptions): Promise<OutputOf<'privacy.receipt'>> {
    return this.#transport.call('privacy.receipt', { params: { id } }, options);
  }

  tenantErasure(tenantId: string, options?: CallOptions): Promise<OutputOf<'privacy.tenant_erasure'>> {
    return this.#transport.call('privacy.tenant_erasure', { params: { tenant_id: tenantId } }, options);
  }

  /** @deprecated The API calls it `tenant_erasure`; this name is accepted until 1.0. */
  erasureOfTenant(tenantId: string, options?: CallOptions): Promise<OutputOf<'privacy.tenant_erasure'>> {
    return this.tenantErasure(tenantId, options);
  }

  tenantReceipt(tenantId: string, options?: CallOptions): Promise<OutputOf<'privacy.tenant_receipt'>> {
    return this.#transport.call('privacy.tenant_receipt', { params: { tenant_id: tenantId } }, options);
  }

  /** @deprecated The API calls it `tenant_receipt`; this name is accepted until 1.0. */
  receiptOfTenant(tenantId: string, options?: CallOptions): Promise<OutputOf<'privacy.tenant_receipt'>> {
    return this.tenantReceipt(tenantId, options);
  }

  /** The public keys that verify receipts. Needs no key. */
  receiptKey(options?: CallOptions): Promise<OutputOf<'privacy.receipt_key'>> {
    return this.#transport.call('privacy.receipt_key', {}, options);
  }

  holdUser(userId: string, options?: CallOptions): Promise<OutputOf<'privacy.hold_user'>> {
    return this.#transport.call('privacy.hold_user', { params: { user_id: userId } }, options);
  }

  releaseUser(userId: string, options?: CallOptions): Promise<OutputOf<'privacy.release_user'>> {
    return this.#transport.call('privacy.release_user', { params: { user_id: userId } }, options);
  }

  holdRecord(
    id: string,
    query?: PrivacyHoldRecordQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'privacy.hold_record'>> {
    return this.#transport.call('privacy.hold_record', { params: { id }, query }, options);
  }

  releaseRecord(
    id: string,
    query?: PrivacyReleaseRecordQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'privacy.release_record'>> {
    return this.#transport.call('privacy.release_record', { params: { id }, query }, options);
  }
}
