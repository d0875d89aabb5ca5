// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { RevisionSettings } from './components.js';

export interface RevisionSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Read the revision settings: `GET /v1/revision/settings`.
 *
 * Needs `records:read`.
 */
export interface RevisionSettingsOutput {
  effective: {
    look: number;
    update: number;
    same: number;
    merge: 'auto' | 'replace' | 'append';
  };
  tenant: RevisionSettings | null;
  user: RevisionSettings | null;
  tenant_version: number;
  user_version: number;
}

export interface RevisionPutUserSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

export interface RevisionPutUserSettingsBody {
  /** Memories that score lower are not about the same subject. */
  look?: number;
  /** Minimum score at which a memory is edited or superseded. */
  update?: number;
  /** Above this score, there is no significant change. */
  same?: number;
  /** What happens to sentences that the new text does not cover. `auto` keeps them, `replace` drops them, `append` keeps everything. */
  merge?: 'auto' | 'replace' | 'append';
}

/**
 * Set revisions for one user: `PUT /v1/revision/settings`.
 *
 * Replaces the user’s document. An empty document inherits everything from the tenant.
 *
 * Needs `admin`.
 */
export interface RevisionPutUserSettingsOutput {
  settings: RevisionSettings;
}

export interface RevisionPutTenantSettingsBody {
  /** Memories that score lower are not about the same subject. */
  look?: number;
  /** Minimum score at which a memory is edited or superseded. */
  update?: number;
  /** Above this score, there is no significant change. */
  same?: number;
  /** What happens to sentences that the new text does not cover. `auto` keeps them, `replace` drops them, `append` keeps everything. */
  merge?: 'auto' | 'replace' | 'append';
}

/**
 * Set revisions for the tenant: `PUT /v1/admin/revision/settings`.
 *
 * Replaces the document.
 *
 * Needs `admin`.
 */
export interface RevisionPutTenantSettingsOutput {
  settings: RevisionSettings;
}
