// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type {
  ContextItem,
  ContextLeftOut,
  ContextSettings,
  ContextTurnInput,
  FilterInput,
  InstantInput,
  TierRulesInput,
} from './components.js';

export interface ContextBuildBody {
  /** The query to search memory with. Default: the last messages. */
  query?: string;
  /** The conversation so far, oldest first. Default: the last turns of the stored history. */
  messages?: readonly ContextTurnInput[];
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  agent?: string;
  project?: string;
  session_id?: string;
  /** Only records with any of these tags. */
  tags?: readonly string[];
  /** Only records that match this filter. */
  filter?: FilterInput;
  /** Only what was true in the world at this time. */
  valid_at?: InstantInput;
  /** Maximum number of tokens of the whole text, including delimiters and headings. */
  token_budget?: number;
  /** The model that the context is for. Decides how tokens are counted and, without `token_budget`, the budget. */
  model?: string;
  format?: 'xml' | 'markdown' | 'json' | 'messages';
  /** How the text refers to its sources. `short`: by a number that `included` resolves. `full`: by the id. */
  ids?: 'short' | 'full';
  /** Leaves out search results that score lower. See docs/search.md. */
  min_score?: number;
  /** Overrides the settings of the user and the tenant. */
  tiers?: TierRulesInput;
}

/**
 * Build a context for a prompt: `POST /v1/context`.
 *
 * Combines recent messages, memory blocks and search results within a token budget. Items are dated and not repeated; the response lists what was left out and why. The text is marked, and is cut out of anything that is stored later. Blocks need blocks:read and stored messages need messages:read; without them these tiers are left out.
 *
 * Needs `records:read`.
 */
export interface ContextBuildOutput {
  format: 'xml' | 'markdown' | 'json' | 'messages';
  /** For `xml` and `markdown`. Empty if nothing is remembered. */
  text?: string;
  /** For `json`. Its tokens are counted as `JSON.stringify` writes it, without spaces. Null if nothing is remembered. */
  json?: {
    begin: string;
    note: string;
    tiers: Partial<
      Record<
        'recent' | 'blocks' | 'episodic' | 'semantic' | 'procedural' | 'archival',
        {
          ref: string;
          at?: string;
          by?: string;
          title?: string;
          text: string;
        }[]
      >
    >;
    end: string;
  } | null;
  /** For `messages`: one system message with the memories, then the turns of the request that fit. */
  messages?: {
    role: string;
    content: string;
    name?: string;
  }[];
  /** The nonce in the delimiters. Text between them is cut out when it is stored. */
  nonce: string;
  /** The tokens of the whole context, never more than the budget. */
  tokens: number;
  budget: {
    tokens: number;
    encoding: string;
    /** Whether the encoding is the model’s own. If not, a safety margin is kept. */
    exact: boolean;
    model?: string;
    /** The context window of the model, in tokens. */
    context_limit?: number;
  };
  included: ContextItem[];
  left_out: ContextLeftOut[];
  tiers: Partial<
    Record<
      'recent' | 'blocks' | 'episodic' | 'semantic' | 'procedural' | 'archival',
      {
        tokens: number;
        items: number;
      }
    >
  >;
  /** What was unavailable, with the same codes as in search. */
  degraded: string[];
}

export interface ContextSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * Read the context settings: `GET /v1/context/settings`.
 *
 * The effective settings of the user, and the settings of the tenant and of the user.
 *
 * Needs `records:read`.
 */
export interface ContextSettingsOutput {
  effective: {
    tiers: Partial<
      Record<
        'recent' | 'blocks' | 'episodic' | 'semantic' | 'procedural' | 'archival',
        {
          enabled: boolean;
          /** Null: a share of the budget. */
          floor: number | null;
          /** Null: a share of the budget. */
          cap: number | null;
          max_items: number;
        }
      >
    >;
    memory_share: number;
  };
  tenant: ContextSettings | null;
  user: ContextSettings | null;
  tenant_version: number;
  user_version: number;
}

export interface ContextPutUserSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

export interface ContextPutUserSettingsBody {
  tiers?: TierRulesInput;
  /** The share of a model’s context window to use, if a request names a model and no budget. Default: 0.1. */
  memory_share?: number;
}

/**
 * Set the context settings of one user: `PUT /v1/context/settings`.
 *
 * Replaces the user’s document. An empty document inherits everything from the tenant.
 *
 * Needs `admin`.
 */
export interface ContextPutUserSettingsOutput {
  settings: ContextSettings;
}

export interface ContextPutTenantSettingsBody {
  tiers?: TierRulesInput;
  /** The share of a model’s context window to use, if a request names a model and no budget. Default: 0.1. */
  memory_share?: number;
}

/**
 * Set the context settings of the tenant: `PUT /v1/admin/context/settings`.
 *
 * Replaces the document.
 *
 * Needs `admin`.
 */
export interface ContextPutTenantSettingsOutput {
  settings: ContextSettings;
}
