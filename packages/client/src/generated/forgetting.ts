// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type {
  DueRecord,
  EffectiveForgetting,
  ForgettingSettings,
  ForgettingSettingsInput,
  InstantInput,
} from './components.js';

export interface ForgettingRestoreBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  ids?: readonly string[];
  forgotten_from?: InstantInput;
  forgotten_to?: InstantInput;
  types?: readonly string[];
}

/**
 * Restore several forgotten memories: `POST /v1/forgetting/restore`.
 *
 * Restores the memories in `ids`, or those forgotten between two instants, which undoes a sweep. At most 1,000 per request; repeat while `has_more` is true.
 *
 * Needs `records:write`.
 */
export interface ForgettingRestoreOutput {
  restored: {
    id: string;
    type: string;
  }[];
  has_more: boolean;
}

export interface ForgettingListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
  type?: string;
}

/**
 * List forgotten memories that can be restored: `GET /v1/forgetting/records`.
 *
 * Latest first. A page ends early, with `has_more`, when its texts exceed 16 MB.
 *
 * Needs `records:read`.
 */
export interface ForgettingListOutput {
  records: {
    id: string;
    external_id?: string;
    type: string;
    /** Absent for shared memory. */
    user_id?: string;
    shared: boolean;
    agent?: string;
    project?: string;
    session_id?: string;
    role?: string;
    speaker?: string;
    sequence?: number;
    title?: string;
    content: string;
    metadata: Record<string, unknown>;
    tags: string[];
    importance: number;
    pinned: boolean;
    /** Folded into a summary, or archived. Absent if not. */
    compressed?: boolean;
    language: string;
    /** RFC 3339, UTC, milliseconds */
    occurred_at: string;
    /** RFC 3339, UTC, milliseconds */
    valid_from?: string;
    /** RFC 3339, UTC, milliseconds */
    valid_to?: string;
    /** RFC 3339, UTC, milliseconds */
    expires_at?: string;
    provenance?: Record<string, unknown>;
    /** How far it is trusted, from 0 to 1. Absent: 1. */
    trust?: number;
    /** Left out of all responses that do not ask for quarantined records. Absent if not. */
    quarantined?: boolean;
    version: number;
    /** RFC 3339, UTC, milliseconds */
    created_at: string;
    /** RFC 3339, UTC, milliseconds */
    updated_at?: string;
    /** When this version became current. */
    recorded_at: string;
    /** RFC 3339, UTC, milliseconds */
    superseded_at?: string;
    /** The id of the newer memory that replaces it. */
    superseded_by?: string;
    /** RFC 3339, UTC, milliseconds */
    forgotten_at: string;
    /** When it is deleted permanently. Absent: never. */
    purge_at?: string;
    [field: string]: unknown;
  }[];
  has_more: boolean;
  next_cursor?: string;
}

export interface ForgettingEventsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
  /** Only this memory, by the server’s id. */
  record_id?: string;
  action?: 'forgotten' | 'restored' | 'purged';
  from?: InstantInput;
  to?: InstantInput;
}

/**
 * List what was forgotten, restored and deleted, and why: `GET /v1/forgetting/events`.
 *
 * Latest first. Ids and numbers without content, including memories that are gone. A key that is bound to an agent or a project sees only events of memories that still exist for it.
 *
 * Needs `records:read`.
 */
export interface ForgettingEventsOutput {
  events: {
    record_id: string;
    type: string;
    user_id?: string;
    shared: boolean;
    action: 'forgotten' | 'restored' | 'purged';
    /** retention: R fell below the threshold. expired: reached expires_at. grace_over: forgotten longer than the grace period. max_age: older than its type allows. asked, stored_again: by a key. */
    reason: 'retention' | 'expired' | 'grace_over' | 'max_age' | 'asked' | 'stored_again';
    /** R when the memory was forgotten, if the curve decided it. */
    retention?: number;
    strength?: number;
    /** The key that requested it, or `job`. */
    actor: string;
    /** RFC 3339, UTC, milliseconds */
    at: string;
  }[];
  has_more: boolean;
  next_cursor?: string;
}

export interface ForgettingStatusQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Default: 30 days ago. */
  from?: InstantInput;
}

/**
 * Count what was forgotten, restored and deleted: `GET /v1/forgetting/status`.
 *
 * Needs `records:read`.
 */
export interface ForgettingStatusOutput {
  /** RFC 3339, UTC, milliseconds */
  from: string;
  /** Memories that are forgotten now and can be restored. */
  forgotten_now: number;
  forgotten: number;
  restored: number;
  purged: number;
  by_reason: {
    action: 'forgotten' | 'restored' | 'purged';
    /** retention: R fell below the threshold. expired: reached expires_at. grace_over: forgotten longer than the grace period. max_age: older than its type allows. asked, stored_again: by a key. */
    reason: 'retention' | 'expired' | 'grace_over' | 'max_age' | 'asked' | 'stored_again';
    count: number;
  }[];
}

export interface ForgettingPreviewBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  all_users?: boolean;
  types?: readonly string[];
  policy?: ForgettingSettingsInput;
  at?: InstantInput;
  exempt?: boolean;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * Preview what a sweep would forget and delete: `POST /v1/forgetting/preview`.
 *
 * Changes nothing. Covers the named user and shared memory, or the whole tenant with `all_users`. `policy` previews other settings, and `at` another time. With `exempt: true`, lists instead what the curve would forget if it were not pinned, on hold or important.
 *
 * Needs `admin`.
 */
export interface ForgettingPreviewOutput {
  /** RFC 3339, UTC, milliseconds */
  at: string;
  counts: {
    forget: number;
    purge_expired: number;
    purge_forgotten: number;
    purge_aged: number;
  };
  items: DueRecord[];
  exempt: {
    id: string;
    type: string;
    user_id?: string;
    shared: boolean;
    why: ('pinned' | 'legal_hold' | 'importance' | 'pending')[];
    retention: number;
    strength: number;
    /** RFC 3339, UTC, milliseconds */
    last_recalled_at: string;
    importance: number;
  }[];
  has_more: boolean;
  next_cursor?: string;
}

/**
 * Forget and delete what is due now: `POST /v1/forgetting/sweep`.
 *
 * Does what the schedule does every few minutes: finds what is due in the tenant, or for a bound key in the memory of its user, and queues the work. Each record is checked again before it is changed.
 *
 * Needs `admin`.
 */
export interface ForgettingSweepOutput {
  /** The number of queued records. */
  due: number;
  jobs: number;
}

/**
 * Read how memory fades in the tenant: `GET /v1/admin/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingTenantSettingsOutput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}

export interface ForgettingPutTenantSettingsBody {
  /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`. */
  model?: 'none' | 'ebbinghaus' | 'exponential';
  /** The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential. */
  unit?: string;
  /** θ: a memory is forgotten when R falls below it. */
  threshold?: number;
  /** How much S grows with each recall (ebbinghaus). */
  growth?: number;
  /** Maximum of S (ebbinghaus). */
  cap?: number;
  /** The share that is left after one unit (exponential). */
  rate?: number;
  /** Records with this importance or more never fade. Null: no floor. */
  importance_floor?: number | null;
  /** Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`. */
  max_age?: string | null;
  /** How long forgotten or expired records are kept before they are deleted permanently. Null: forever. */
  grace?: string | null;
  /** Overrides for records of one type. */
  types?: Record<
    string,
    {
      /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`. */
      model?: 'none' | 'ebbinghaus' | 'exponential';
      /** The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential. */
      unit?: string;
      /** θ: a memory is forgotten when R falls below it. */
      threshold?: number;
      /** How much S grows with each recall (ebbinghaus). */
      growth?: number;
      /** Maximum of S (ebbinghaus). */
      cap?: number;
      /** The share that is left after one unit (exponential). */
      rate?: number;
      /** Records with this importance or more never fade. Null: no floor. */
      importance_floor?: number | null;
      /** Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`. */
      max_age?: string | null;
    }
  >;
}

/**
 * Set how memory fades in the tenant: `PUT /v1/admin/forgetting/settings`.
 *
 * Replaces the settings. Settings that are left out get their defaults. Takes effect at the next sweep and rewrites no memory; preview it first. A key that is bound to a user, an agent or a project is refused.
 *
 * Needs `admin`.
 */
export interface ForgettingPutTenantSettingsOutput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}

/**
 * Remove the tenant’s settings: nothing fades: `DELETE /v1/admin/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingDeleteTenantSettingsOutput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}

export interface ForgettingSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Read how memory fades for a user: `GET /v1/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingSettingsOutput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}

export interface ForgettingPutUserSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

export interface ForgettingPutUserSettingsBody {
  /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`. */
  model?: 'none' | 'ebbinghaus' | 'exponential';
  /** The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential. */
  unit?: string;
  /** θ: a memory is forgotten when R falls below it. */
  threshold?: number;
  /** How much S grows with each recall (ebbinghaus). */
  growth?: number;
  /** Maximum of S (ebbinghaus). */
  cap?: number;
  /** The share that is left after one unit (exponential). */
  rate?: number;
  /** Records with this importance or more never fade. Null: no floor. */
  importance_floor?: number | null;
  /** Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`. */
  max_age?: string | null;
  /** How long forgotten or expired records are kept before they are deleted permanently. Null: forever. */
  grace?: string | null;
  /** Overrides for records of one type. */
  types?: Record<
    string,
    {
      /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`. */
      model?: 'none' | 'ebbinghaus' | 'exponential';
      /** The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential. */
      unit?: string;
      /** θ: a memory is forgotten when R falls below it. */
      threshold?: number;
      /** How much S grows with each recall (ebbinghaus). */
      growth?: number;
      /** Maximum of S (ebbinghaus). */
      cap?: number;
      /** The share that is left after one unit (exponential). */
      rate?: number;
      /** Records with this importance or more never fade. Null: no floor. */
      importance_floor?: number | null;
      /** Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`. */
      max_age?: string | null;
    }
  >;
}

/**
 * Set how memory fades for a user: `PUT /v1/forgetting/settings`.
 *
 * Overrides the tenant’s settings for this user, for every type.
 *
 * Needs `admin`.
 */
export interface ForgettingPutUserSettingsOutput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}

export interface ForgettingDeleteUserSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Remove a user’s settings: the tenant’s apply: `DELETE /v1/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingDeleteUserSettingsOutput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}

/**
 * Read how memory fades in the tenant: `GET /v1/forgetting/policy`.
 *
 * Older path of `/v1/admin/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingPolicyOutput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}

export interface ForgettingSetPolicyBody {
  /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`. */
  model?: 'none' | 'ebbinghaus' | 'exponential';
  /** The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential. */
  unit?: string;
  /** θ: a memory is forgotten when R falls below it. */
  threshold?: number;
  /** How much S grows with each recall (ebbinghaus). */
  growth?: number;
  /** Maximum of S (ebbinghaus). */
  cap?: number;
  /** The share that is left after one unit (exponential). */
  rate?: number;
  /** Records with this importance or more never fade. Null: no floor. */
  importance_floor?: number | null;
  /** Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`. */
  max_age?: string | null;
  /** How long forgotten or expired records are kept before they are deleted permanently. Null: forever. */
  grace?: string | null;
  /** Overrides for records of one type. */
  types?: Record<
    string,
    {
      /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`. */
      model?: 'none' | 'ebbinghaus' | 'exponential';
      /** The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential. */
      unit?: string;
      /** θ: a memory is forgotten when R falls below it. */
      threshold?: number;
      /** How much S grows with each recall (ebbinghaus). */
      growth?: number;
      /** Maximum of S (ebbinghaus). */
      cap?: number;
      /** The share that is left after one unit (exponential). */
      rate?: number;
      /** Records with this importance or more never fade. Null: no floor. */
      importance_floor?: number | null;
      /** Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`. */
      max_age?: string | null;
    }
  >;
}

/**
 * Set how memory fades in the tenant: `PUT /v1/forgetting/policy`.
 *
 * Replaces the settings. Settings that are left out get their defaults. Takes effect at the next sweep and rewrites no memory; preview it first. A key that is bound to a user, an agent or a project is refused. Older path of `/v1/admin/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingSetPolicyOutput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}

/**
 * Remove the tenant’s settings: nothing fades: `DELETE /v1/forgetting/policy`.
 *
 * Older path of `/v1/admin/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingUnsetPolicyOutput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}

export interface ForgettingUserPolicyParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

/**
 * Read how memory fades for a user: `GET /v1/forgetting/users/{user_id}/policy`.
 *
 * Older path of `/v1/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingUserPolicyOutput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}

export interface ForgettingSetUserPolicyParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

export interface ForgettingSetUserPolicyBody {
  /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`. */
  model?: 'none' | 'ebbinghaus' | 'exponential';
  /** The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential. */
  unit?: string;
  /** θ: a memory is forgotten when R falls below it. */
  threshold?: number;
  /** How much S grows with each recall (ebbinghaus). */
  growth?: number;
  /** Maximum of S (ebbinghaus). */
  cap?: number;
  /** The share that is left after one unit (exponential). */
  rate?: number;
  /** Records with this importance or more never fade. Null: no floor. */
  importance_floor?: number | null;
  /** Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`. */
  max_age?: string | null;
  /** How long forgotten or expired records are kept before they are deleted permanently. Null: forever. */
  grace?: string | null;
  /** Overrides for records of one type. */
  types?: Record<
    string,
    {
      /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`. */
      model?: 'none' | 'ebbinghaus' | 'exponential';
      /** The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential. */
      unit?: string;
      /** θ: a memory is forgotten when R falls below it. */
      threshold?: number;
      /** How much S grows with each recall (ebbinghaus). */
      growth?: number;
      /** Maximum of S (ebbinghaus). */
      cap?: number;
      /** The share that is left after one unit (exponential). */
      rate?: number;
      /** Records with this importance or more never fade. Null: no floor. */
      importance_floor?: number | null;
      /** Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`. */
      max_age?: string | null;
    }
  >;
}

/**
 * Set how memory fades for a user: `PUT /v1/forgetting/users/{user_id}/policy`.
 *
 * Overrides the tenant’s settings for this user, for every type. Older path of `/v1/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingSetUserPolicyOutput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}

export interface ForgettingUnsetUserPolicyParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

/**
 * Remove a user’s policy: the tenant’s applies: `DELETE /v1/forgetting/users/{user_id}/policy`.
 *
 * Older path of `/v1/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingUnsetUserPolicyOutput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}
