import type { KeysCreateBody, KeysListQuery, KeysRotateBody, KeysUpdateBody } from './generated/keys.js';
import type {
  TenantsCreateBody,
  TenantsListQuery,
  TenantsOwnUsageQuery,
  TenantsUpdateBody,
  TenantsUpdateOwnBody,
  TenantsUsageQuery,
} from './generated/tenants.js';
import type { TokensMintBody } from './generated/tokens.js';
import type { UsersListQuery, UsersPutBody } from './generated/users.js';
import { type ItemOf, type Paged, paged } from './pages.js';
import type { Archive } from './request.js';
import type { CallOptions, OutputOf, Transport, WriteOptions } from './transport.js';

/** Keys of the tenant: `client.keys`. Needs `admin`. */
export class Keys {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The response contains the whole key, only this once. */
  create(key: KeysCreateBody, options?: CallOptions): Promise<OutputOf<'keys.create'>> {
    return this.#transport.call('keys.create', { body: key }, options);
  }

  list(query: KeysListQuery = {}, options?: CallOptions): Paged<ItemOf<'keys.list'>, OutputOf<'keys.list'>> {
    return paged(this.#transport, 'keys.list', { query }, options);
  }

  get(keyId: string, options?: CallOptions): Promise<OutputOf<'keys.get'>> {
    return this.#transport.call('keys.get', { params: { key_id: keyId } }, options);
  }

  update(keyId: string, changes: KeysUpdateBody, options?: CallOptions): Promise<OutputOf<'keys.update'>> {
    return this.#transport.call('keys.update', { params: { key_id: keyId }, body: changes }, options);
  }

  /** Permanently, with every user token that it minted. */
  revoke(keyId: string, options?: CallOptions): Promise<OutputOf<'keys.revoke'>> {
    return this.#transport.call('keys.revoke', { params: { key_id: keyId } }, options);
  }

  /** The response contains the whole new key, only this once. */
  rotate(keyId: string, settings?: KeysRotateBody, options?: CallOptions): Promise<OutputOf<'keys.rotate'>> {
    return this.#transport.call('keys.rotate', { params: { key_id: keyId }, body: settings }, options);
  }
}

/** Settings of users: `client.users`. Needs `admin`. */
export class Users {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list(query: UsersListQuery = {}, options?: CallOptions): Paged<ItemOf<'users.list'>, OutputOf<'users.list'>> {
    return paged(this.#transport, 'users.list', { query }, options);
  }

  get(userId: string, options?: CallOptions): Promise<OutputOf<'users.get'>> {
    return this.#transport.call('users.get', { params: { user_id: userId } }, options);
  }

  /** Replaces all settings: a setting that is not named is unset. */
  put(userId: string, settings: UsersPutBody = {}, options?: CallOptions): Promise<OutputOf<'users.put'>> {
    return this.#transport.call('users.put', { params: { user_id: userId }, body: settings }, options);
  }

  /** Stops learning about them until `resume`: storing is refused with `learning_paused`. Needs `privacy`. */
  pause(userId: string, options?: CallOptions): Promise<OutputOf<'users.pause'>> {
    return this.#transport.call('users.pause', { params: { user_id: userId } }, options);
  }

  /**
   * Everything stored about them, as a zip, unread: `response.body` is the stream. An archive without `manifest.json`
   * is incomplete. The timeout applies until the response begins. Needs `privacy`.
   */
  exportData(userId: string, options?: CallOptions): Promise<Response> {
    return this.#transport.open('users.export_data', { params: { user_id: userId } }, options);
  }

  /**
   * Stores an export for them. `archive` is a zip, as bytes, a Blob or a stream. Wait with `waitSeconds`, or poll the
   * progress with `transfer`. Sending it again changes nothing.
   */
  importData(userId: string, archive: Archive, options?: WriteOptions): Promise<OutputOf<'users.import_data'>> {
    return this.#transport.call('users.import_data', { params: { user_id: userId }, body: archive }, options);
  }

  /** The progress of an import. */
  transfer(id: string, options?: CallOptions): Promise<OutputOf<'users.transfer'>> {
    return this.#transport.call('users.transfer', { params: { id } }, options);
  }

  resume(userId: string, options?: CallOptions): Promise<OutputOf<'users.resume'>> {
    return this.#transport.call('users.resume', { params: { user_id: userId } }, options);
  }
}

/** `client.tenants`. Everything except the key's own tenant needs `install`. */
export class Tenants {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** With a first admin key, which is shown only this once. */
  create(tenant: TenantsCreateBody, options?: CallOptions): Promise<OutputOf<'tenants.create'>> {
    return this.#transport.call('tenants.create', { body: tenant }, options);
  }

  list(query: TenantsListQuery = {}, options?: CallOptions): Paged<ItemOf<'tenants.list'>, OutputOf<'tenants.list'>> {
    return paged(this.#transport, 'tenants.list', { query }, options);
  }

  /** What a tenant stores and has used. */
  usage(tenantId: string, query: TenantsUsageQuery = {}, options?: CallOptions): Promise<OutputOf<'tenants.usage'>> {
    return this.#transport.call('tenants.usage', { params: { tenant_id: tenantId }, query }, options);
  }

  /** What the key's own tenant stores and has used. */
  ownUsage(query: TenantsOwnUsageQuery = {}, options?: CallOptions): Promise<OutputOf<'tenants.own_usage'>> {
    return this.#transport.call('tenants.own_usage', { query }, options);
  }

  get(tenantId: string, options?: CallOptions): Promise<OutputOf<'tenants.get'>> {
    return this.#transport.call('tenants.get', { params: { tenant_id: tenantId } }, options);
  }

  update(tenantId: string, changes: TenantsUpdateBody, options?: CallOptions): Promise<OutputOf<'tenants.update'>> {
    return this.#transport.call('tenants.update', { params: { tenant_id: tenantId }, body: changes }, options);
  }

  /** The key's own tenant. */
  getOwn(options?: CallOptions): Promise<OutputOf<'tenants.get_own'>> {
    return this.#transport.call('tenants.get_own', {}, options);
  }

  /** @deprecated The API calls it `get_own`; this name is accepted until 1.0. */
  own(options?: CallOptions): Promise<OutputOf<'tenants.get_own'>> {
    return this.getOwn(options);
  }

  updateOwn(changes: TenantsUpdateOwnBody, options?: CallOptions): Promise<OutputOf<'tenants.update_own'>> {
    return this.#transport.call('tenants.update_own', { body: changes }, options);
  }
}

/** `client.tokens`. */
export class Tokens {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** A short-lived key for one user, for an agent that must not be able to name another. */
  mint(token: TokensMintBody = {}, options?: CallOptions): Promise<OutputOf<'tokens.mint'>> {
    return this.#transport.call('tokens.mint', { body: token }, options);
  }

  /** The identity of the key and the user it acts for. */
  me(options?: CallOptions): Promise<OutputOf<'tokens.me'>> {
    return this.#transport.call('tokens.me', {}, options);
  }
}
