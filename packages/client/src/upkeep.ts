import type {
  CompactionGetRunQuery,
  CompactionMetricsQuery,
  CompactionPreviewBody,
  CompactionPutTenantSettingsBody,
  CompactionPutUserSettingsBody,
  CompactionPutUserSettingsQuery,
  CompactionRunBody,
  CompactionRunsQuery,
  CompactionSettingsQuery,
  CompactionUndoBody,
} from './generated/compaction.js';
import type {
  ForgettingEventsQuery,
  ForgettingListQuery,
  ForgettingPreviewBody,
  ForgettingRestoreBody,
  ForgettingDeleteUserSettingsQuery,
  ForgettingPutTenantSettingsBody,
  ForgettingPutUserSettingsBody,
  ForgettingPutUserSettingsQuery,
  ForgettingSettingsQuery,
  ForgettingSetUserPolicyBody,
  ForgettingStatusQuery,
} from './generated/forgetting.js';
import type { SummariesListQuery, SummariesPortraitQuery, SummariesRefreshBody } from './generated/summaries.js';
import { type ItemOf, type Paged, paged } from './pages.js';
import type { CallOptions, EditOptions, OutputOf, Transport, WriteOptions } from './transport.js';

type Waiting = CallOptions & Pick<WriteOptions, 'waitSeconds'>;

/** How memory fades, and what was forgotten: `client.forgetting`. Policies need `admin`. */
export class Forgetting {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Forgotten records that can still be restored. */
  list(
    query: ForgettingListQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'forgetting.list'>, OutputOf<'forgetting.list'>> {
    return paged(this.#transport, 'forgetting.list', { query }, options);
  }

  /** What was forgotten and restored, and why. */
  events(
    query: ForgettingEventsQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'forgetting.events'>, OutputOf<'forgetting.events'>> {
    return paged(this.#transport, 'forgetting.events', { query }, options);
  }

  status(query?: ForgettingStatusQuery, options?: CallOptions): Promise<OutputOf<'forgetting.status'>> {
    return this.#transport.call('forgetting.status', { query }, options);
  }

  /** What would be forgotten, under the current policy or another. Changes nothing. */
  preview(request: ForgettingPreviewBody = {}, options?: CallOptions): Promise<OutputOf<'forgetting.preview'>> {
    return this.#transport.call('forgetting.preview', { body: request }, options);
  }

  /** Many at once; for one by its id use `client.records.restore`. */
  restore(asked: ForgettingRestoreBody, options?: CallOptions): Promise<OutputOf<'forgetting.restore'>> {
    return this.#transport.call('forgetting.restore', { body: asked }, options);
  }

  /** Forgets now what is due. */
  sweep(options?: CallOptions): Promise<OutputOf<'forgetting.sweep'>> {
    return this.#transport.call('forgetting.sweep', {}, options);
  }

  /** The user's effective settings. */
  settings(query?: ForgettingSettingsQuery, options?: CallOptions): Promise<OutputOf<'forgetting.settings'>> {
    return this.#transport.call('forgetting.settings', { query }, options);
  }

  putUserSettings(
    settings: ForgettingPutUserSettingsBody,
    query?: ForgettingPutUserSettingsQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'forgetting.put_user_settings'>> {
    return this.#transport.call('forgetting.put_user_settings', { query, body: settings }, options);
  }

  /** Removes the user's settings, so that the tenant's apply again. */
  deleteUserSettings(
    query?: ForgettingDeleteUserSettingsQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'forgetting.delete_user_settings'>> {
    return this.#transport.call('forgetting.delete_user_settings', { query }, options);
  }

  /** The tenant's. */
  tenantSettings(options?: CallOptions): Promise<OutputOf<'forgetting.tenant_settings'>> {
    return this.#transport.call('forgetting.tenant_settings', {}, options);
  }

  putTenantSettings(
    settings: ForgettingPutTenantSettingsBody,
    options?: CallOptions,
  ): Promise<OutputOf<'forgetting.put_tenant_settings'>> {
    return this.#transport.call('forgetting.put_tenant_settings', { body: settings }, options);
  }

  deleteTenantSettings(options?: CallOptions): Promise<OutputOf<'forgetting.delete_tenant_settings'>> {
    return this.#transport.call('forgetting.delete_tenant_settings', {}, options);
  }

  /** @deprecated The API calls it `tenant_settings`; this name is accepted until 1.0. */
  policy(options?: CallOptions): Promise<OutputOf<'forgetting.tenant_settings'>> {
    return this.tenantSettings(options);
  }

  /** @deprecated The API calls it `put_tenant_settings`; this name is accepted until 1.0. */
  setPolicy(
    policy: ForgettingPutTenantSettingsBody,
    options?: CallOptions,
  ): Promise<OutputOf<'forgetting.put_tenant_settings'>> {
    return this.putTenantSettings(policy, options);
  }

  /** @deprecated The API calls it `delete_tenant_settings`; this name is accepted until 1.0. */
  unsetPolicy(options?: CallOptions): Promise<OutputOf<'forgetting.delete_tenant_settings'>> {
    return this.deleteTenantSettings(options);
  }

  userPolicy(userId: string, options?: CallOptions): Promise<OutputOf<'forgetting.user_policy'>> {
    return this.#transport.call('forgetting.user_policy', { params: { user_id: userId } }, options);
  }

  setUserPolicy(
    userId: string,
    policy: ForgettingSetUserPolicyBody,
    options?: CallOptions,
  ): Promise<OutputOf<'forgetting.set_user_policy'>> {
    return this.#transport.call('forgetting.set_user_policy', { params: { user_id: userId }, body: policy }, options);
  }

  /** Removes the user's policy, so that the tenant's applies again. */
  unsetUserPolicy(userId: string, options?: CallOptions): Promise<OutputOf<'forgetting.unset_user_policy'>> {
    return this.#transport.call('forgetting.unset_user_policy', { params: { user_id: userId } }, options);
  }
}

/** Folding old memories into summaries: `client.compaction`. */
export class Compaction {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** What a run would fold. Changes nothing. */
  preview(wanted: CompactionPreviewBody = {}, options?: CallOptions): Promise<OutputOf<'compaction.preview'>> {
    return this.#transport.call('compaction.preview', { body: wanted }, options);
  }

  /** Starts a run; `waitSeconds` waits for its end. */
  run(request: CompactionRunBody = {}, options?: Waiting): Promise<OutputOf<'compaction.run'>> {
    return this.#transport.call('compaction.run', { body: request }, options);
  }

  runs(
    query: CompactionRunsQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'compaction.runs'>, OutputOf<'compaction.runs'>> {
    return paged(this.#transport, 'compaction.runs', { query }, options);
  }

  getRun(runId: string, query?: CompactionGetRunQuery, options?: CallOptions): Promise<OutputOf<'compaction.get_run'>> {
    return this.#transport.call('compaction.get_run', { params: { run_id: runId }, query }, options);
  }

  /** Restores what a run has folded. */
  undo(runId: string, request?: CompactionUndoBody, options?: CallOptions): Promise<OutputOf<'compaction.undo'>> {
    return this.#transport.call('compaction.undo', { params: { run_id: runId }, body: request }, options);
  }

  settings(query?: CompactionSettingsQuery, options?: CallOptions): Promise<OutputOf<'compaction.settings'>> {
    return this.#transport.call('compaction.settings', { query }, options);
  }

  putUserSettings(
    settings: CompactionPutUserSettingsBody,
    query?: CompactionPutUserSettingsQuery,
    options?: EditOptions,
  ): Promise<OutputOf<'compaction.put_user_settings'>> {
    return this.#transport.call('compaction.put_user_settings', { query, body: settings }, options);
  }

  /** Needs `admin`. */
  putTenantSettings(
    settings: CompactionPutTenantSettingsBody,
    options?: EditOptions,
  ): Promise<OutputOf<'compaction.put_tenant_settings'>> {
    return this.#transport.call('compaction.put_tenant_settings', { body: settings }, options);
  }

  metrics(query?: CompactionMetricsQuery, options?: CallOptions): Promise<OutputOf<'compaction.metrics'>> {
    return this.#transport.call('compaction.metrics', { query }, options);
  }
}

/** Summaries of what was said, by day and overall: `client.summaries`. */
export class Summaries {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list(
    query: SummariesListQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'summaries.list'>, OutputOf<'summaries.list'>> {
    return paged(this.#transport, 'summaries.list', { query }, options);
  }

  /** What a user says about themselves, in their own words. */
  portrait(query?: SummariesPortraitQuery, options?: CallOptions): Promise<OutputOf<'summaries.portrait'>> {
    return this.#transport.call('summaries.portrait', { query }, options);
  }

  /** Creates those that are due; `waitSeconds` waits for the end. */
  refresh(request: SummariesRefreshBody = {}, options?: Waiting): Promise<OutputOf<'summaries.refresh'>> {
    return this.#transport.call('summaries.refresh', { body: request }, options);
  }
}
