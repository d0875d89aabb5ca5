// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

/** Check that the process runs: `GET /livez`. */
export interface HealthLiveOutput {
  status: 'ok';
}

/**
 * Check that requests can be served: `GET /readyz`.
 *
 * Checks the database, the embedder, the age of the oldest job that is not taken, and whether the erasure ledger was replayed on a possibly restored database.
 */
export interface HealthReadyOutput {
  status: 'ready' | 'degraded' | 'unavailable';
  version: string;
  checks: {
    /** `failed`: no response within two seconds. `disk_full`: nothing can be stored. */
    database: 'ok' | 'failed' | 'disk_full';
    embedder: 'ok' | 'starting' | 'failed';
    outbox: 'ok' | 'lagging' | 'unknown';
    outbox_lag_seconds: number | null;
    /** No requests are served while it is `replaying` or `failed`. `unwritten`: its file lacks entries; they are written as soon as possible. */
    erasure_ledger: 'ok' | 'replaying' | 'failed' | 'unwritten';
    erasure_ledger_error?: string;
    /** Copies of the ledger’s heads kept outside. `none`: no location is configured. `missing`: the process started without the expected copies. `unsent`: the sink does not accept them. */
    erasure_ledger_heads: 'ok' | 'none' | 'missing' | 'unsent';
  };
}

/**
 * Prometheus metrics of the process: `GET /metrics`.
 *
 * Contains no tenants and no users. If METRICS_TOKEN is set, requests need that token. METRICS_ENABLED turns the endpoint off.
 */
export type HealthMetricsOutput = string;

/** Read the version of the server: `GET /version`. */
export interface HealthVersionOutput {
  name: 'recollect';
  version: string;
  protocol: string;
}
