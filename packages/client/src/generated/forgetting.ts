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
 * Bring back many forgotten memories: `POST /v1/forgetting/restore`.
 *
 * Those that are named by `ids`, or those that were forgotten between two instants: how a sweep is undone. At most 1,000 at a time; while `has_more` is true, ask again.
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
  /** `next_cursor` of the page before. */
  cursor?: string;
  type?: string;
}

/**
 * List what is forgotten and can be restored: `GET /v1/forgetting/records`.
 *
 * Latest first.
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
    /** Folded into a summary, or archived. Absent when not. */
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
    /** How far it is believed, 0…1. Absent: 1. */
    trust?: number;
    /** Held back from every answer that does not ask for it. Absent when not. */
    quarantined?: boolean;
    version: number;
    /** RFC 3339, UTC, milliseconds */
    created_at: string;
    /** RFC 3339, UTC, milliseconds */
    updated_at?: string;
    /** When this version began to be believed. */
    recorded_at: string;
    /** RFC 3339, UTC, milliseconds */
    superseded_at?: string;
    /** The newer memory that says otherwise. */
    superseded_by?: string;
    /** RFC 3339, UTC, milliseconds */
    forgotten_at: string;
    /** When it is deleted for good. Absent: never. */
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
  /** `next_cursor` of the page before. */
  cursor?: string;
  /** Of this memory alone, by the server’s id. */
  record_id?: string;
  action?: 'forgotten' | 'restored' | 'purged';
  from?: InstantInput;
  to?: InstantInput;
}

/**
 * What was forgotten, restored and deleted for good, and why: `GET /v1/forgetting/events`.
 *
 * Latest first. Ids and numbers without content, also of memories that are gone. A key that is bound to an agent or a project sees those of memories that still exist for it.
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
    /** retention: the curve. expired: expires_at. grace_over: forgotten long enough. max_age: older than its type may become. asked, stored_again: by a key. */
    reason: 'retention' | 'expired' | 'grace_over' | 'max_age' | 'asked' | 'stored_again';
    /** R when it went, where a curve decided. */
    retention?: number;
    strength?: number;
    /** The key that asked, or `job`. */
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
  /** The last 30 days where absent. */
  from?: InstantInput;
}

/**
 * How much was forgotten, restored and deleted for good: `GET /v1/forgetting/status`.
 *
 * Needs `records:read`.
 */
export interface ForgettingStatusOutput {
  /** RFC 3339, UTC, milliseconds */
  from: string;
  /** Out of every answer, and restorable. */
  forgotten_now: number;
  forgotten: number;
  restored: number;
  purged: number;
  by_reason: {
    action: 'forgotten' | 'restored' | 'purged';
    /** retention: the curve. expired: expires_at. grace_over: forgotten long enough. max_age: older than its type may become. asked, stored_again: by a key. */
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
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * What a sweep would forget and delete, and why: `POST /v1/forgetting/preview`.
 *
 * Changes nothing. For the named user and shared memory, or with `all_users` for the tenant; with another `policy`, as if it were set for them; `at` another time. With `exempt: true` it lists instead what the curve would have taken but for a pin, a hold or its importance.
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
    why: ('pinned' | 'legal_hold' | 'importance')[];
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
 * Forget and delete now what is due: `POST /v1/forgetting/sweep`.
 *
 * What the schedule does every few minutes: finds what is due in the tenant (for a key that is bound to a user, of that user) and queues the work. Each record is looked at again before it is touched.
 *
 * Needs `admin`.
 */
export interface ForgettingSweepOutput {
  /** Records queued. */
  due: number;
  jobs: number;
}

/**
 * How memory fades in the tenant: `GET /v1/admin/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingTenantSettingsOutput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}

export interface ForgettingPutTenantSettingsBody {
  /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`. */
  model?: 'none' | 'ebbinghaus' | 'exponential';
  /** What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential. */
  unit?: string;
  /** θ: forgotten when R falls under it. */
  threshold?: number;
  /** How much S grows at each recall (ebbinghaus). */
  growth?: number;
  /** The most that S becomes (ebbinghaus). */
  cap?: number;
  /** What is left after one unit (exponential). */
  rate?: number;
  /** A record of this importance or more never fades. Null: there is no floor. */
  importance_floor?: number | null;
  /** Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so. */
  max_age?: string | null;
  /** How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever. */
  grace?: string | null;
  /** What holds for records of one type instead. */
  types?: Record<
    string,
    {
      /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`. */
      model?: 'none' | 'ebbinghaus' | 'exponential';
      /** What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential. */
      unit?: string;
      /** θ: forgotten when R falls under it. */
      threshold?: number;
      /** How much S grows at each recall (ebbinghaus). */
      growth?: number;
      /** The most that S becomes (ebbinghaus). */
      cap?: number;
      /** What is left after one unit (exponential). */
      rate?: number;
      /** A record of this importance or more never fades. Null: there is no floor. */
      importance_floor?: number | null;
      /** Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so. */
      max_age?: string | null;
    }
  >;
}

/**
 * Set how memory fades in the tenant: `PUT /v1/admin/forgetting/settings`.
 *
 * Replaces what was set. What is not named holds as it is by default. Takes effect at the next sweep and rewrites no memory; preview it first. A key that is bound to a user, an agent or a project may not.
 *
 * Needs `admin`.
 */
export interface ForgettingPutTenantSettingsOutput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}

/**
 * Set nothing for the tenant: nothing fades: `DELETE /v1/admin/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingDeleteTenantSettingsOutput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}

export interface ForgettingSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * How memory fades for a user: `GET /v1/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingSettingsOutput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}

export interface ForgettingPutUserSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

export interface ForgettingPutUserSettingsBody {
  /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`. */
  model?: 'none' | 'ebbinghaus' | 'exponential';
  /** What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential. */
  unit?: string;
  /** θ: forgotten when R falls under it. */
  threshold?: number;
  /** How much S grows at each recall (ebbinghaus). */
  growth?: number;
  /** The most that S becomes (ebbinghaus). */
  cap?: number;
  /** What is left after one unit (exponential). */
  rate?: number;
  /** A record of this importance or more never fades. Null: there is no floor. */
  importance_floor?: number | null;
  /** Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so. */
  max_age?: string | null;
  /** How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever. */
  grace?: string | null;
  /** What holds for records of one type instead. */
  types?: Record<
    string,
    {
      /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`. */
      model?: 'none' | 'ebbinghaus' | 'exponential';
      /** What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential. */
      unit?: string;
      /** θ: forgotten when R falls under it. */
      threshold?: number;
      /** How much S grows at each recall (ebbinghaus). */
      growth?: number;
      /** The most that S becomes (ebbinghaus). */
      cap?: number;
      /** What is left after one unit (exponential). */
      rate?: number;
      /** A record of this importance or more never fades. Null: there is no floor. */
      importance_floor?: number | null;
      /** Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so. */
      max_age?: string | null;
    }
  >;
}

/**
 * Set how memory fades for a user: `PUT /v1/forgetting/settings`.
 *
 * What is named holds for this user instead of what the tenant has set, for every type.
 *
 * Needs `admin`.
 */
export interface ForgettingPutUserSettingsOutput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}

export interface ForgettingDeleteUserSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Let the tenant’s settings hold for a user: `DELETE /v1/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingDeleteUserSettingsOutput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}

/**
 * How memory fades in the tenant: `GET /v1/forgetting/policy`.
 *
 * The older path of `/v1/admin/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingPolicyOutput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}

export interface ForgettingSetPolicyBody {
  /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`. */
  model?: 'none' | 'ebbinghaus' | 'exponential';
  /** What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential. */
  unit?: string;
  /** θ: forgotten when R falls under it. */
  threshold?: number;
  /** How much S grows at each recall (ebbinghaus). */
  growth?: number;
  /** The most that S becomes (ebbinghaus). */
  cap?: number;
  /** What is left after one unit (exponential). */
  rate?: number;
  /** A record of this importance or more never fades. Null: there is no floor. */
  importance_floor?: number | null;
  /** Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so. */
  max_age?: string | null;
  /** How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever. */
  grace?: string | null;
  /** What holds for records of one type instead. */
  types?: Record<
    string,
    {
      /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`. */
      model?: 'none' | 'ebbinghaus' | 'exponential';
      /** What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential. */
      unit?: string;
      /** θ: forgotten when R falls under it. */
      threshold?: number;
      /** How much S grows at each recall (ebbinghaus). */
      growth?: number;
      /** The most that S becomes (ebbinghaus). */
      cap?: number;
      /** What is left after one unit (exponential). */
      rate?: number;
      /** A record of this importance or more never fades. Null: there is no floor. */
      importance_floor?: number | null;
      /** Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so. */
      max_age?: string | null;
    }
  >;
}

/**
 * Set how memory fades in the tenant: `PUT /v1/forgetting/policy`.
 *
 * Replaces what was set. What is not named holds as it is by default. Takes effect at the next sweep and rewrites no memory; preview it first. A key that is bound to a user, an agent or a project may not. The older path of `/v1/admin/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingSetPolicyOutput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}

/**
 * Set nothing for the tenant: nothing fades: `DELETE /v1/forgetting/policy`.
 *
 * The older path of `/v1/admin/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingUnsetPolicyOutput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}

export interface ForgettingUserPolicyParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

/**
 * How memory fades for a user: `GET /v1/forgetting/users/{user_id}/policy`.
 *
 * The older path of `/v1/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingUserPolicyOutput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}

export interface ForgettingSetUserPolicyParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

export interface ForgettingSetUserPolicyBody {
  /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`. */
  model?: 'none' | 'ebbinghaus' | 'exponential';
  /** What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential. */
  unit?: string;
  /** θ: forgotten when R falls under it. */
  threshold?: number;
  /** How much S grows at each recall (ebbinghaus). */
  growth?: number;
  /** The most that S becomes (ebbinghaus). */
  cap?: number;
  /** What is left after one unit (exponential). */
  rate?: number;
  /** A record of this importance or more never fades. Null: there is no floor. */
  importance_floor?: number | null;
  /** Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so. */
  max_age?: string | null;
  /** How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever. */
  grace?: string | null;
  /** What holds for records of one type instead. */
  types?: Record<
    string,
    {
      /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`. */
      model?: 'none' | 'ebbinghaus' | 'exponential';
      /** What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential. */
      unit?: string;
      /** θ: forgotten when R falls under it. */
      threshold?: number;
      /** How much S grows at each recall (ebbinghaus). */
      growth?: number;
      /** The most that S becomes (ebbinghaus). */
      cap?: number;
      /** What is left after one unit (exponential). */
      rate?: number;
      /** A record of this importance or more never fades. Null: there is no floor. */
      importance_floor?: number | null;
      /** Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so. */
      max_age?: string | null;
    }
  >;
}

/**
 * Set how memory fades for a user: `PUT /v1/forgetting/users/{user_id}/policy`.
 *
 * What is named holds for this user instead of what the tenant has set, for every type. The older path of `/v1/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingSetUserPolicyOutput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}

export interface ForgettingUnsetUserPolicyParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

/**
 * Let the tenant’s policy hold for a user: `DELETE /v1/forgetting/users/{user_id}/policy`.
 *
 * The older path of `/v1/forgetting/settings`.
 *
 * Needs `admin`.
 */
export interface ForgettingUnsetUserPolicyOutput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}
