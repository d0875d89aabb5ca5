import { z } from 'zod';
import { operation } from './operation.js';
import { scopeName } from './primitives.js';
import { readerQuery } from './records/records.operations.js';

const embedderStatus = z.object({
  provider: z.string(),
  model: z.string(),
  dimensions: z.int(),
  ready: z.boolean(),
});

/** The purposes for which content is sent to external services. */
const PROCESSOR_PURPOSES = ['embeddings', 'rerank', 'extract', 'decide', 'summary', 'chat'] as const;

export const getStatus = operation({
  name: 'status.get',
  method: 'GET',
  path: '/v1/status',
  summary: 'Count what is stored',
  description: 'Counts what the caller can read, and the state of its vectors.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject(readerQuery),
  output: z.object({
    version: z.string(),
    records: z.int(),
    by_type: z.record(z.string(), z.int()),
    embeddings: z
      .object({
        pending: z.int(),
        complete: z.int(),
        failed: z.int(),
        records: z
          .object({ pending: z.int(), complete: z.int(), failed: z.int() })
          .describe(
            'Records by state. `failed`: at least one passage failed. `pending`: none failed and at least one is pending.',
          ),
      })
      .describe('Passages by the state of their vector, and the records that they belong to.'),
    embedder: embedderStatus,
    external_processors: z
      .array(z.object({ purpose: z.enum(PROCESSOR_PURPOSES), provider: z.string(), host: z.string() }))
      .describe('External services that content is sent to, as configured. Empty: none.'),
  }),
  status: 200,
});

export const AGENT_STATES = ['idle', 'in_progress', 'blocked'] as const;

export const getAgentStatus = operation({
  name: 'status.agent',
  method: 'GET',
  path: '/v1/agents/{agent}/status',
  summary: 'Read the status of an agent',
  description:
    'From its last checkpoint. `blocked`: it has the flag BLOCKED or names blockers. `idle`: no checkpoint, or the flag IDLE. Otherwise `in_progress`.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: z.object({ agent: scopeName }),
  query: z.strictObject(readerQuery),
  output: z.object({
    agent: z.string(),
    status: z.enum(AGENT_STATES),
    checkpoint_count: z.int(),
    current_task: z.string().nullable(),
    last_updated: z.int().nullable().describe('Unix milliseconds, as in AMP.'),
  }),
  status: 200,
});

export const livez = operation({
  name: 'health.live',
  method: 'GET',
  path: '/livez',
  summary: 'Check that the process runs',
  permission: 'public',
  touches: 'none',
  reads: true,
  output: z.object({ status: z.literal('ok') }),
  status: 200,
});

export const readyz = operation({
  name: 'health.ready',
  method: 'GET',
  path: '/readyz',
  summary: 'Check that requests can be served',
  description:
    'Checks the database, the embedder, the age of the oldest job that is not taken, and whether the erasure ledger was replayed on a possibly restored database.',
  permission: 'public',
  touches: 'none',
  reads: true,
  output: z.object({
    status: z.enum(['ready', 'degraded', 'unavailable']),
    version: z.string(),
    checks: z.object({
      database: z
        .enum(['ok', 'failed', 'disk_full'])
        .describe('`failed`: no response within two seconds. `disk_full`: nothing can be stored.'),
      embedder: z.enum(['ok', 'starting', 'failed']),
      outbox: z.enum(['ok', 'lagging', 'unknown']),
      outbox_lag_seconds: z.number().nullable(),
      erasure_ledger: z
        .enum(['ok', 'replaying', 'failed', 'unwritten'])
        .describe(
          'No requests are served while it is `replaying` or `failed`. `unwritten`: its file lacks entries; they are written as soon as possible.',
        ),
      erasure_ledger_error: z.string().optional(),
      erasure_ledger_heads: z
        .enum(['ok', 'none', 'missing', 'unsent'])
        .describe(
          'Copies of the ledger’s heads kept outside. `none`: no location is configured. `missing`: the process started without the expected copies. `unsent`: the sink does not accept them.',
        ),
    }),
  }),
  status: [200, 503],
});

export const getMetrics = operation({
  name: 'health.metrics',
  method: 'GET',
  path: '/metrics',
  summary: 'Prometheus metrics of the process',
  description:
    'Contains no tenants and no users. If METRICS_TOKEN is set, requests need that token. METRICS_ENABLED turns the endpoint off.',
  permission: 'public',
  touches: 'none',
  reads: true,
  output: z.string(),
  media: 'text/plain',
  status: 200,
});

export const getVersion = operation({
  name: 'health.version',
  method: 'GET',
  path: '/version',
  summary: 'Read the version of the server',
  permission: 'public',
  touches: 'none',
  reads: true,
  output: z.object({ name: z.literal('recollect'), version: z.string(), protocol: z.string() }),
  status: 200,
});

export const STATUS_OPERATIONS = [getStatus, getAgentStatus, livez, readyz, getMetrics, getVersion] as const;
