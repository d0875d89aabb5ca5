// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

/** Whether the process runs: `GET /livez`. */
export interface HealthLiveOutput {
  status: 'ok';
}

/**
 * Whether requests can be served: `GET /readyz`.
 *
 * Database, embedder, the age of the oldest job that nobody has taken, and whether the ledger of erasures is held against what may have been restored.
 */
export interface HealthReadyOutput {
  status: 'ready' | 'degraded' | 'unavailable';
  version: string;
  checks: {
    /** `failed`: it does not answer within two seconds. `disk_full`: nothing can be stored. */
    database: 'ok' | 'failed' | 'disk_full';
    embedder: 'ok' | 'starting' | 'failed';
    outbox: 'ok' | 'lagging' | 'unknown';
    outbox_lag_seconds: number | null;
    /** Nothing is served while it is `replaying` or has `failed`. `unwritten`: its file lacks entries, which are written as soon as it can be. */
    erasure_ledger: 'ok' | 'replaying' | 'failed' | 'unwritten';
    erasure_ledger_error?: string;
    /** Heads of the ledger outside. `none`: no place is named for them. `missing`: the process started without those that should be there. `unsent`: the sink does not take them. */
    erasure_ledger_heads: 'ok' | 'none' | 'missing' | 'unsent';
  };
}

/**
 * The numbers of the process, for Prometheus: `GET /metrics`.
 *
 * Names no tenant and no user. Where METRICS_TOKEN is set it wants that token; METRICS_ENABLED turns it off.
 */
export type HealthMetricsOutput = string;

/** The version of the server: `GET /version`. */
export interface HealthVersionOutput {
  name: 'recollect';
  version: string;
  protocol: string;
}
