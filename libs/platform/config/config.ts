import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.js';
import { EMBEDDING_ENVIRONMENT, type EmbedderConfig, type ModelHubConfig, readEmbedders } from './embedding.js';
import { HTTP_ENVIRONMENT, type HttpConfig, readHttp } from './http.js';
import { MODELS_ENVIRONMENT, type ModelsConfig, readModels } from './models.js';
import { networks } from './network.js';
import {
  type AuditConfig,
  type LedgerHeadsConfig,
  PRIVACY_ENVIRONMENT,
  readAudit,
  readLedgerHeads,
} from './privacy.js';
import { RERANK_ENVIRONMENT, readRerank, type RerankConfig } from './rerank.js';
import { fileVariables, withFiles } from './secret-files.js';
import { flag, whole } from './values.js';

export { ConfigError };
export type { EmbedderConfig };

/**
 * Everything that can be set from outside, read once at start and frozen. Nothing else in the house reads
 * `process.env`. `docs/configuration.md` lists the same names.
 */
/** As `URL.hostname` writes them. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'] as const;
const names = z.string().transform((text) =>
  text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean),
);

/** `queue:number`, with commas between. Whether there is such a queue is known where they are made. */
const byQueue = (max: number) =>
  z.string().transform((text, context) => {
    const numbers = new Map<string, number>();
    for (const pair of text.split(',')) {
      const [, name, number] = /^\s*([a-z][a-z-]*)\s*:\s*(\d{1,5})\s*$/.exec(pair) ?? [];
      if (name && Number(number) >= 1 && Number(number) <= max) numbers.set(name, Number(number));
      else context.addIssue({ code: 'custom', message: `must be queue:number, of 1 to ${max}, with commas between` });
    }
    return numbers;
  });

/** Units a minute, or none. */
const rate = z.union([z.literal('off'), whole(1, 100_000_000)]);

export const ENVIRONMENT = z.object({
  ...fileVariables,
  ...HTTP_ENVIRONMENT,
  RECOLLECT_DATA_DIR: z.string().min(1).default('./data'),
  /** Where what was erased is kept apart from the database. Absent: beside the data folder, not in it. */
  LEDGER_FILE: z.string().min(1).optional(),
  /** Set the first admin key instead of having one generated. Form: rk_<id>_<secret><check>. */
  RECOLLECT_BOOTSTRAP_KEY: z.string().min(1).optional(),
  /** Comma-separated, newest first. Keys are hashed with the first; any may verify. At least 32 characters each. */
  RECOLLECT_SECRET: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => part.length >= 32), 'each secret needs at least 32 characters')
    .optional(),
  /** The login that serves requests. Absent in standalone: embedded PGlite. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A login that may create roles and tables. Used by `migrate` only. */
  DATABASE_ADMIN_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A streaming replica that is asked for searches, contexts and lists. Absent: the primary is. */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** What the replica answers is at most so old. */
  DATABASE_READ_MAX_LAG_MS: whole(100, 60_000).default(1_000),
  DATABASE_POOL_MAX: whole(1, 500).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: whole(100, 600_000).default(30_000),
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  QUEUE_PREFIX: z
    .string()
    .regex(/^[\w:-]+$/)
    .default('recollect'),
  WORKER_CONCURRENCY: whole(1, 64).default(4),
  /** By queue, where it differs: `embeddings:8,compaction:1`. */
  QUEUE_CONCURRENCY: byQueue(64).optional(),
  /** Of one tenant, by all processes together: so many passages are with the embedding model at a time. */
  TENANT_PASSAGES: whole(1, 100_000).default(256),
  /** Jobs begun in a second, by queue: `embeddings:50`. */
  QUEUE_RATE: byQueue(10_000).optional(),
  /** Instead of what the contract of each job says (`libs/contracts/jobs.ts`). */
  JOB_ATTEMPTS: whole(1, 100).optional(),
  JOB_BACKOFF_MS: whole(1, 3_600_000).optional(),
  /** A job that was under way so many times in a row when its process died is given up. */
  JOB_CRASHES: whole(1, 1_000).default(20),
  READY_LAG_SECONDS: whole(1, 86_400).default(60),
  METRICS_ENABLED: flag.default(true),
  /** Where set, /metrics wants it as a bearer token. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Where a worker serves /livez, /readyz and /metrics. Absent: nowhere. */
  WORKER_PORT: whole(0, 65535).optional(),
  ...EMBEDDING_ENVIRONMENT,
  ...MODELS_ENVIRONMENT,
  ...PRIVACY_ENVIRONMENT,
  ...RERANK_ENVIRONMENT,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Of the zip of an import; it may unpack to sixteen times as much. */
  IMPORT_LIMIT_BYTES: whole(10_000, 4_000_000_000).default(1_000_000_000),
  /** What one key, and all keys of a tenant together, may ask for in a minute; see docs/security.md for the units. */
  RATE_LIMIT_PER_KEY: rate.default(6_000),
  RATE_LIMIT_PER_TENANT: rate.default(30_000),
  /** Requests that one process works on at a time. More wait, and are refused where that takes too long. */
  REQUESTS_AT_ONCE: z.union([z.literal('off'), whole(1, 10_000)]).default(16),
  /** An owner with more vectors in a space has them dealt out into cells. Absent: see `vectorCellsAbove`. */
  VECTOR_CELLS_ABOVE: z.union([z.literal('off'), whole(1, 1_000_000_000)]).optional(),
  /** Where webhooks may live beside public addresses: networks, or `any`. */
  WEBHOOK_ALLOWED_NETWORKS: networks.optional(),
  /** Names by which /mcp may be reached, without a port; `*` for any. Absent: see `mcpHosts`. */
  MCP_ALLOWED_HOSTS: names.refine((list) => list.length > 0, 'must name at least one host, or * for any').optional(),
  /** Hosts of web pages that may call /mcp, or `scheme://*`. */
  MCP_ALLOWED_ORIGINS: names.default([...LOOPBACK]),
});
export type Environment = z.output<typeof ENVIRONMENT>;

export interface Config {
  readonly http: HttpConfig;
  /** Requests that are worked on at a time; null: any number. */
  readonly requestsAtOnce: number | null;
  /** With more vectors in a space an owner's are compared by cells, not each; null: each, however many there are. */
  readonly vectorCellsAbove: number | null;
  /** Units a minute; null: without end. */
  readonly rateLimits: { readonly perKey: number | null; readonly perTenant: number | null };
  readonly mcp: {
    /** Hosts by which it may be reached. Undefined: any. */
    readonly hosts: readonly string[] | undefined;
    /** Hosts of web pages that may call it. */
    readonly origins: readonly string[];
  };
  readonly webhooks: {
    /** Where they may live beside public addresses; `any`. */
    readonly networks: readonly string[];
  };
  /** Of the archive that an import takes. */
  readonly importLimitBytes: number;
  readonly dataDir: string;
  readonly ledgerFile: string;
  readonly bootstrapKey: string | undefined;
  readonly secrets: readonly string[] | undefined;
  readonly database: {
    readonly url: string | undefined;
    readonly adminUrl: string | undefined;
    readonly readUrl: string | undefined;
    readonly readMaxLagMs: number;
    readonly poolMax: number;
    readonly statementTimeoutMs: number;
    readonly keepsPlans: boolean;
  };
  readonly queue: {
    readonly redisUrl: string | undefined;
    readonly prefix: string;
    readonly concurrency: number;
    /** Queues that run another number of jobs at a time. */
    readonly concurrencyOf: ReadonlyMap<string, number>;
    /** Queues of which only so many jobs are begun in a second. */
    readonly rateOf: ReadonlyMap<string, number>;
    /** How many passages of one tenant may be with the embedding model at a time. */
    readonly tenantPassages: number;
    /** Tries of every job, and the first pause between them. Undefined: as each job's contract has it. */
    readonly attempts: number | undefined;
    readonly backoffMs: number | undefined;
    readonly crashes: number;
  };
  readonly embedding: EmbedderConfig;
  readonly nextEmbedding: EmbedderConfig | undefined;
  readonly modelHub: ModelHubConfig;
  readonly models: ModelsConfig;
  readonly receiptKey: string | undefined;
  readonly backupHorizonDays: number | undefined;
  readonly audit: AuditConfig;
  readonly ledgerHeads: LedgerHeadsConfig;
  readonly rerank: RerankConfig;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly metrics: { readonly enabled: boolean; readonly token: string | undefined };
  /** How long the oldest due job may wait before the process says that nobody works. */
  readonly readyLagSeconds: number;
  readonly workerPort: number | undefined;
}

/**
 * Parses an environment, and the files that it names, into a frozen Config.
 * @throws ConfigError naming every variable that is wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = ENVIRONMENT.safeParse(withFiles(given));
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const e = parsed.data;
  return Object.freeze({
    http: readHttp(e),
    requestsAtOnce: unlessOff(e.REQUESTS_AT_ONCE),
    // The embedded database takes some three times as long for each.
    vectorCellsAbove: unlessOff(e.VECTOR_CELLS_ABOVE ?? (e.DATABASE_URL ? 50_000 : 20_000)),
    rateLimits: { perKey: unlessOff(e.RATE_LIMIT_PER_KEY), perTenant: unlessOff(e.RATE_LIMIT_PER_TENANT) },
    mcp: { hosts: mcpHosts(e), origins: e.MCP_ALLOWED_ORIGINS },
    webhooks: { networks: e.WEBHOOK_ALLOWED_NETWORKS ?? [] },
    importLimitBytes: e.IMPORT_LIMIT_BYTES,
    dataDir: e.RECOLLECT_DATA_DIR,
    ledgerFile: e.LEDGER_FILE ?? `${resolve(e.RECOLLECT_DATA_DIR)}-erasures.ndjson`,
    bootstrapKey: e.RECOLLECT_BOOTSTRAP_KEY,
    secrets: e.RECOLLECT_SECRET,
    database: {
      url: e.DATABASE_URL,
      adminUrl: e.DATABASE_ADMIN_URL,
      readUrl: e.DATABASE_READ_URL,
      readMaxLagMs: e.DATABASE_READ_MAX_LAG_MS,
      poolMax: e.DATABASE_POOL_MAX,
      statementTimeoutMs: e.DATABASE_STATEMENT_TIMEOUT_MS,
      keepsPlans: e.DATABASE_PREPARED_STATEMENTS === 'on',
    },
    queue: {
      redisUrl: e.REDIS_URL,
      prefix: e.QUEUE_PREFIX,
      concurrency: e.WORKER_CONCURRENCY,
      attempts: e.JOB_ATTEMPTS,
      tenantPassages: e.TENANT_PASSAGES,
      concurrencyOf: e.QUEUE_CONCURRENCY ?? new Map<string, number>(),
      rateOf: e.QUEUE_RATE ?? new Map<string, number>(),
      backoffMs: e.JOB_BACKOFF_MS,
      crashes: e.JOB_CRASHES,
    },
    ...readEmbedders(e),
    models: readModels(e),
    receiptKey: e.RECEIPT_KEY,
    backupHorizonDays: e.BACKUP_HORIZON_DAYS,
    audit: readAudit(e),
    ledgerHeads: readLedgerHeads(e),
    rerank: readRerank(e),
    logLevel: e.LOG_LEVEL,
    metrics: { enabled: e.METRICS_ENABLED, token: e.METRICS_TOKEN },
    readyLagSeconds: e.READY_LAG_SECONDS,
    workerPort: e.WORKER_PORT,
  });
}

/**
 * A server that listens on this machine alone is reached by its loopback names; a web page that has been pointed here
 * by its own name (DNS rebinding) is told from them. By which names any other is reached only its operator knows.
 */
function mcpHosts(e: Environment): readonly string[] | undefined {
  if (e.MCP_ALLOWED_HOSTS) return e.MCP_ALLOWED_HOSTS.includes('*') ? undefined : e.MCP_ALLOWED_HOSTS;
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(e.HOST) ? LOOPBACK : undefined;
}

function unlessOff(limit: number | 'off'): number | null {
  return limit === 'off' ? null : limit;
}

/** The configuration of this process. @throws ConfigError */
export function loadConfig(): Config {
  return readConfig(process.env);
}

/** Injection token: config is a value, not a class. */
export const CONFIG = Symbol('Config');
