// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { GenerateTurnInput, ModelBudget } from './components.js';

export interface ModelsGenerateBody {
  /** Short for a single user message. */
  prompt?: string;
  /** Oldest first. The last message must be the user’s. */
  messages?: readonly GenerateTurnInput[];
  /** Instructions that precede all messages. */
  system?: string;
  /** A JSON Schema of type object. The model must return an object that matches it; otherwise the request fails. `$ref`, `pattern` and `patternProperties` are not supported. */
  schema?: Record<string, unknown>;
  /** Maximum number of output tokens. Default: 4,096. */
  max_tokens?: number;
  temperature?: number;
  /** Time limit for all attempts together, in milliseconds. After it, the request fails with `model_failed`. */
  deadline_ms?: number;
  /** The user that the call is for. Refused while learning is paused for them. */
  user_id?: string;
}

/**
 * Call the language model: `POST /v1/generate`.
 *
 * Returns text, or an object that matches a JSON Schema. No memory is added or stored. The prompt is sent to the provider unchanged. Counts against the tenant’s budget.
 *
 * Needs `models:use`.
 */
export interface ModelsGenerateOutput {
  text?: string;
  object?: Record<string, unknown>;
  /** The model that answered, as the provider names it. */
  model: string;
  /** `length`: cut off at max_tokens. */
  finish: 'stop' | 'length' | 'refused' | 'unknown';
  usage: {
    /** Null if the provider did not report it. */
    tokens_in: number | null;
    /** Null if the provider did not report it. */
    tokens_out: number | null;
    /** Null if the provider did not report it. */
    tokens_cached: number | null;
  };
}

export interface ModelsUsageQuery {
  /** The number of days, including today. */
  days?: number;
}

/**
 * Read the tenant’s language model usage: `GET /v1/admin/usage/models`.
 *
 * Needs `admin`.
 */
export interface ModelsUsageOutput {
  tenant_id: string;
  allowed: boolean;
  /** Today, UTC. */
  day: ModelBudget;
  month: ModelBudget;
  /** Running calls, and the tokens reserved for them. */
  open: {
    calls: number;
    tokens: number;
  };
  /** Newest day first. */
  days: {
    /** UTC. */
    day: string;
    purpose: string;
    model: string;
    /** Requests to the provider. Each retry counts. */
    calls: number;
    /** Calls without a usable response. */
    failed: number;
    /** Calls charged at their reservation because the process ended first. */
    lapsed: number;
    /** Calls charged at their reservation because the provider reported no usage or an impossible one. */
    estimated: number;
    tokens_in: number;
    tokens_out: number;
    /** Input tokens that the provider had cached. */
    tokens_cached: number;
    usd: number;
  }[];
}

/**
 * Read the language model settings and prices: `GET /v1/admin/models/settings`.
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
    /** Whether any of this tenant’s data may be sent to a language model. Default: true. */
    allowed?: boolean;
    /** Maximum number of tokens per day (UTC), input and output, over all calls. */
    tokens_per_day?: number;
    tokens_per_month?: number;
    /** At the operator’s prices, `LLM_PRICES`. */
    usd_per_day?: number;
    usd_per_month?: number;
  } | null;
  tenant_version: number;
  /** The models that the operator configured. Empty: none. */
  models: {
    purpose: string;
    provider: string;
    model: string;
    priced: boolean;
  }[];
}

export interface ModelsPutSettingsBody {
  /** Whether any of this tenant’s data may be sent to a language model. Default: true. */
  allowed?: boolean;
  /** Maximum number of tokens per day (UTC), input and output, over all calls. */
  tokens_per_day?: number;
  tokens_per_month?: number;
  /** At the operator’s prices, `LLM_PRICES`. */
  usd_per_day?: number;
  usd_per_month?: number;
}

/**
 * Set the tenant’s language model use and limits: `PUT /v1/admin/models/settings`.
 *
 * Replaces the document. Limits apply from the next call on.
 *
 * Needs `admin`.
 */
export interface ModelsPutSettingsOutput {
  settings: {
    /** Whether any of this tenant’s data may be sent to a language model. Default: true. */
    allowed?: boolean;
    /** Maximum number of tokens per day (UTC), input and output, over all calls. */
    tokens_per_day?: number;
    tokens_per_month?: number;
    /** At the operator’s prices, `LLM_PRICES`. */
    usd_per_day?: number;
    usd_per_month?: number;
  };
}
