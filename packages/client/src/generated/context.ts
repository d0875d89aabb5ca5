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
  /** What memory is looked for. Where absent: what the last messages say. */
  query?: string;
  /** The conversation so far, oldest first. Where absent, the last turns of the stored history are taken. */
  messages?: readonly ContextTurnInput[];
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  agent?: string;
  project?: string;
  session_id?: string;
  /** Of what is searched: any of them. */
  tags?: readonly string[];
  /** Of what is searched. */
  filter?: FilterInput;
  /** Only what was so in the world then. */
  valid_at?: InstantInput;
  /** The most tokens of the whole text, delimiters and headings included. */
  token_budget?: number;
  /** Whom it is for: decides how tokens are counted and, without a budget, how many there are. */
  model?: string;
  format?: 'xml' | 'markdown' | 'json' | 'messages';
  /** How the text names its sources: by a number that `included` resolves, or by the id. */
  ids?: 'short' | 'full';
  /** Of what is searched; see docs/search.md. */
  min_score?: number;
  /** Instead of what the user and the tenant have set. */
  tiers?: TierRulesInput;
}

/**
 * Build a context for a prompt: `POST /v1/context`.
 *
 * Recent messages, memory blocks and what a search finds, within a budget of tokens, dated, without repetitions, and with what was left out and why. The text is marked: when it comes back in what is stored, it is cut out. Blocks need blocks:read and stored messages messages:read; without them these tiers are left out.
 *
 * Needs `records:read`.
 */
export interface ContextBuildOutput {
  format: 'xml' | 'markdown' | 'json' | 'messages';
  /** For `xml` and `markdown`. Empty when nothing is remembered. */
  text?: string;
  /** For `json`: counted as `JSON.stringify` writes it, without spaces. Null when nothing is remembered. */
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
  /** For `messages`: one system message with what is remembered, then the turns of the request that had room. */
  messages?: {
    role: string;
    content: string;
    name?: string;
  }[];
  /** Of the delimiters. Text between them is cut out when it is stored. */
  nonce: string;
  /** Of the whole, never more than the budget. */
  tokens: number;
  budget: {
    tokens: number;
    encoding: string;
    /** Whether the encoding is the model’s own. Where not, a margin is kept. */
    exact: boolean;
    model?: string;
    /** Of the model, in tokens. */
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
  /** What could not be asked, as a search says it. */
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
 * Read how contexts are divided: `GET /v1/context/settings`.
 *
 * What holds for the user, and what the tenant and the user have set.
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
  /** Of a model’s context, where a request names the model and no budget. 0.1 where absent. */
  memory_share?: number;
}

/**
 * Set for one user how contexts are divided: `PUT /v1/context/settings`.
 *
 * Replaces the user’s document; an empty one leaves everything to the tenant’s.
 *
 * Needs `admin`.
 */
export interface ContextPutUserSettingsOutput {
  settings: ContextSettings;
}

export interface ContextPutTenantSettingsBody {
  tiers?: TierRulesInput;
  /** Of a model’s context, where a request names the model and no budget. 0.1 where absent. */
  memory_share?: number;
}

/**
 * Set for the tenant how contexts are divided: `PUT /v1/admin/context/settings`.
 *
 * Replaces the document.
 *
 * Needs `admin`.
 */
export interface ContextPutTenantSettingsOutput {
  settings: ContextSettings;
}
