import { z } from 'zod';
import { operation } from './operation.js';
import { scopeName } from './primitives.js';
import { readerQuery } from './records/records.operations.js';

export const embedderStatus = z.object({
  provider: z.string(),
  model: z.string(),
  dimensions: z.int(),
  ready: z.boolean(),
});

/** What content is sent for. */
export const PROCESSOR_PURPOSES = ['embeddings', 'rerank', 'extract', 'decide', 'summary', 'chat'] as const;

export const getStatus = operation({
  name: 'status.get',
  method: 'GET',
  path: '/v1/status',
  summary: 'What is stored',
  description: 'Counts of what the caller can read, and how far its vectors are.',
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
          .describe('Records: failed where one of its passages failed, else pending where one is.'),
      })
      .describe('Passages by the state of their vector, and the records whose passages they are.'),
    embedder: embedderStatus,
    external_processors: z
      .array(z.object({ purpose: z.enum(PROCESSOR_PURPOSES), provider: z.string(), host: z.string() }))
      .describe('To whom content is sent, as the server is configured. Nobody where it is empty.'),
  }),
  status: 200,
});

export const AGENT_STATES = ['idle', 'in_progress', 'blocked'] as const;

export const getAgentStatus = operation({
  name: 'status.agent',
  method: 'GET',
  path: '/v1/agents/{agent}/status',
  summary: 'What an agent is doing',
  description:
    'From its last checkpoint: blocked when it names blockers or the flag BLOCKED, idle without one or with the flag IDLE.',
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
    last_updated: z.int().nullable().describe('Unix milliseconds, as AMP has it.'),
  }),
  status: 200,
});

export const livez = operation({
  name: 'health.live',
  method: 'GET',
  path: '/livez',
  summary: 'Whether the process runs',
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
  summary: 'Whether requests can be served',
  description:
    'Database, embedder, the age of the oldest job that nobody has taken, and whether the ledger of erasures is held against what may have been restored.',
  permission: 'public',
  touches: 'none',
  reads: true,
  output: z.object({
    status: z.enum(['ready', 'degraded', 'unavailable']),
    version: z.string(),
    checks: z.object({
      database: z
        .enum(['ok', 'failed', 'disk_full'])
        .describe('`failed`: it does not answer within two seconds. `disk_full`: nothing can be stored.'),
      embedder: z.enum(['ok', 'starting', 'failed']),
      outbox: z.enum(['ok', 'lagging', 'unknown']),
      outbox_lag_seconds: z.number().nullable(),
      erasure_ledger: z
        .enum(['ok', 'replaying', 'failed', 'unwritten'])
        .describe(
          'Nothing is served while it is `replaying` or has `failed`. `unwritten`: its file lacks entries, which are written as soon as it can be.',
        ),
      erasure_ledger_error: z.string().optional(),
      erasure_ledger_heads: z
        .enum(['ok', 'none', 'missing', 'unsent'])
        .describe(
          'Heads of the ledger outside. `none`: no place is named for them. `missing`: the process started without those that should be there. `unsent`: the sink does not take them.',
        ),
    }),
  }),
  status: [200, 503],
});

export const getMetrics = operation({
  name: 'health.metrics',
  method: 'GET',
  path: '/metrics',
  summary: 'The numbers of the process, for Prometheus',
  description:
    'Names no tenant and no user. Where METRICS_TOKEN is set it wants that token; METRICS_ENABLED turns it off.',
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
  summary: 'The version of the server',
  permission: 'public',
  touches: 'none',
  reads: true,
  output: z.object({ name: z.literal('recollect'), version: z.string(), protocol: z.string() }),
  status: 200,
});

export const STATUS_OPERATIONS = [getStatus, getAgentStatus, livez, readyz, getMetrics, getVersion] as const;
