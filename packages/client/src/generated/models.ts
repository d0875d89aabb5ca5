// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { GenerateTurnInput, ModelBudget } from './components.js';

export interface ModelsGenerateBody {
  /** Stands for one message of the user. */
  prompt?: string;
  /** Oldest first; the last is the user’s. */
  messages?: readonly GenerateTurnInput[];
  /** Instructions, before all messages. */
  system?: string;
  /** A JSON Schema of type object. The answer is then an object that fits it, or an error. Without `$ref`, `pattern` and `patternProperties`. */
  schema?: Record<string, unknown>;
  /** The most that is answered; 4,096 where absent. */
  max_tokens?: number;
  temperature?: number;
  /** Of all tries together; then it fails with `model_failed`. */
  deadline_ms?: number;
  /** For whom; refused while learning is paused for them. */
  user_id?: string;
}

/**
 * Ask the language model: `POST /v1/generate`.
 *
 * Text, or an object by a JSON Schema. Nothing of memory is added or kept: what is sent leaves the installation as it is. Within the tenant’s budget.
 *
 * Needs `models:use`.
 */
export interface ModelsGenerateOutput {
  text?: string;
  object?: Record<string, unknown>;
  /** As the provider names what has answered. */
  model: string;
  /** `length`: cut at max_tokens. */
  finish: 'stop' | 'length' | 'refused' | 'unknown';
  usage: {
    /** Null where the provider did not tell. */
    tokens_in: number | null;
    /** Null where the provider did not tell. */
    tokens_out: number | null;
    /** Null where the provider did not tell. */
    tokens_cached: number | null;
  };
}

export interface ModelsUsageQuery {
  /** How many days back, today included. */
  days?: number;
}

/**
 * What the tenant’s calls to language models have used: `GET /v1/admin/usage/models`.
 *
 * Needs `admin`.
 */
export interface ModelsUsageOutput {
  tenant_id: string;
  allowed: boolean;
  /** Today, UTC. */
  day: ModelBudget;
  month: ModelBudget;
  /** Calls that have not ended, and what is reserved for them. */
  open: {
    calls: number;
    tokens: number;
  };
  /** The newest day first. */
  days: {
    /** UTC. */
    day: string;
    purpose: string;
    model: string;
    /** Requests to the provider: a call that is tried again is several. */
    calls: number;
    /** Of those, without an answer that could be used. */
    failed: number;
    /** Of those, charged as reserved, because the process ended before them. */
    lapsed: number;
    /** Of those, charged as reserved, because the provider told nothing or more than can be. */
    estimated: number;
    tokens_in: number;
    tokens_out: number;
    /** Of those in, what the provider had read before. */
    tokens_cached: number;
    usd: number;
  }[];
}

/**
 * Read which language models are set, and what they may cost: `GET /v1/admin/models/settings`.
 *
 * Needs `admin`.
 */
export interface ModelsSettingsOutput {
  effective: {
    allowed: boolean;
    tokens_per_day: number | null;
    tokens_per_month: number | null;
    usd_per_day: number | null;
    usd_per_month: number | null;
  };
  tenant: {
    /** Whether anything of this tenant is sent to a language model. `true` where nobody says. */
    allowed?: boolean;
    /** The most that all calls of a day (UTC) may use, read and written. */
    tokens_per_day?: number;
    tokens_per_month?: number;
    /** By the operator’s prices, `LLM_PRICES`. */
    usd_per_day?: number;
    usd_per_month?: number;
  } | null;
  tenant_version: number;
  /** As the operator has set them. Empty: there is none. */
  models: {
    purpose: string;
    provider: string;
    model: string;
    priced: boolean;
  }[];
}

export interface ModelsPutSettingsBody {
  /** Whether anything of this tenant is sent to a language model. `true` where nobody says. */
  allowed?: boolean;
  /** The most that all calls of a day (UTC) may use, read and written. */
  tokens_per_day?: number;
  tokens_per_month?: number;
  /** By the operator’s prices, `LLM_PRICES`. */
  usd_per_day?: number;
  usd_per_month?: number;
}

/**
 * Set whether language models are asked for the tenant, and what they may cost: `PUT /v1/admin/models/settings`.
 *
 * Replaces the document. Limits hold from the next call on.
 *
 * Needs `admin`.
 */
export interface ModelsPutSettingsOutput {
  settings: {
    /** Whether anything of this tenant is sent to a language model. `true` where nobody says. */
    allowed?: boolean;
    /** The most that all calls of a day (UTC) may use, read and written. */
    tokens_per_day?: number;
    tokens_per_month?: number;
    /** By the operator’s prices, `LLM_PRICES`. */
    usd_per_day?: number;
    usd_per_month?: number;
  };
}
