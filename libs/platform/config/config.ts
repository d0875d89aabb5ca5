import { resolve } from 'node:path';
import { wordIssue } from '@contracts/field-errors.js';
import { z } from 'zod';
import { ConfigError } from './config-error.js';
import { EMBEDDING_ENVIRONMENT, type EmbedderConfig, type ModelHubConfig, readEmbedders } from './embedding.js';
import { HTTP_ENVIRONMENT, type HttpConfig, readHttp } from './http.js';
import { MODELS_ENVIRONMENT, type ModelsConfig, readModels } from './models.js';
import { misspelt } from './misspelt.js';
import { refuseUnused } from './needs.js';
import { isHostName, networks } from './network.js';
import {
  type AuditConfig,
  type LedgerHeadsConfig,
  PRIVACY_ENVIRONMENT,
  readAudit,
  readLedgerHeads,
} from './privacy.js';
import { RERANK_ENVIRONMENT, readRerank, type RerankConfig } from './rerank.js';
import { fileVariables, withFiles } from './secret-files.js';
import { address, diskPath, flag, orOff, whole, word } from './values.js';

export { ConfigError };
export type { EmbedderConfig };

/** As `URL.hostname` writes them. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'] as const;
const names = z.string().transform((text) =>
  text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean),
);

/** Comma-separated `queue:number` pairs. Whether each queue exists is checked where queues are created. */
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

/** Units per minute, or `off` for no limit. */
const rate = orOff(1, 100_000_000);

/**
 * All settings, read once at start and frozen. Only this room reads `process.env`. `docs/configuration.md` lists the
 * same names.
 */
export const ENVIRONMENT = z.object({
  ...fileVariables,
  ...HTTP_ENVIRONMENT,
  RECOLLECT_DATA_DIR: diskPath.default('./data'),
  /** The file that records erasures outside the database. Absent: a file next to the data folder, not in it. */
  LEDGER_FILE: diskPath.optional(),
  /** The first admin key. Absent: one is generated. Form: rk_<id>_<secret><check>. */
  RECOLLECT_BOOTSTRAP_KEY: word.optional(),
  /** Comma-separated, newest first. The first hashes keys, any verifies them. At least 32 characters each. */
  RECOLLECT_SECRET: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => part.length >= 32), 'each secret needs at least 32 characters')
    .optional(),
  /** The login that serves requests. Absent in standalone: embedded PGlite. */
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  /** A login that may create roles and tables. For migrations: `migrate`, a standalone process on a server, and `rewrite`. */
  DATABASE_ADMIN_URL: address('postgres', 'postgresql').optional(),
  /** A streaming replica that serves searches, contexts and lists. Absent: the primary serves them. */
  DATABASE_READ_URL: address('postgres', 'postgresql').optional(),
  /** The maximum age of data read from the replica. */
  DATABASE_READ_MAX_LAG_MS: whole(100, 60_000).default(1_000),
  DATABASE_POOL_MAX: whole(1, 500).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: whole(100, 600_000).default(30_000),
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  /** Whether the embedded database waits for the disk before it acknowledges a write. */
  DATABASE_SYNC: z.enum(['on', 'off']).default('on'),
  REDIS_URL: address('redis', 'rediss').optional(),
  QUEUE_PREFIX: z
    .string()
    .regex(/^[\w:-]+$/, 'must consist of letters, digits, _, : and -')
    .default('recollect'),
  WORKER_CONCURRENCY: whole(1, 64).default(4),
  /** Overrides per queue: `embeddings:8,compaction:1`. */
  QUEUE_CONCURRENCY: byQueue(64).optional(),
  /** The most passages of one tenant that all processes together send to the embedding model at a time. */
  TENANT_PASSAGES: whole(1, 100_000).default(256),
  /** Jobs started per second, by queue: `embeddings:50`. */
  QUEUE_RATE: byQueue(10_000).optional(),
  /** Overrides the contract of each job (`libs/contracts/jobs.ts`). */
  JOB_ATTEMPTS: whole(1, 100).optional(),
  JOB_BACKOFF_MS: whole(1, 3_600_000).optional(),
  /** A job that was running this many times in a row when its process died is given up. */
  JOB_CRASHES: whole(1, 1_000).default(20),
  READY_LAG_SECONDS: whole(1, 86_400).default(60),
  METRICS_ENABLED: flag.default(true),
  /** When set, /metrics requires it as a bearer token. */
  METRICS_TOKEN: z.string().trim().min(16).optional(),
  /** The port on which a worker serves /livez, /readyz and /metrics. Absent: none. */
  WORKER_PORT: whole(0, 65535).optional(),
  ...EMBEDDING_ENVIRONMENT,
  ...MODELS_ENVIRONMENT,
  ...PRIVACY_ENVIRONMENT,
  ...RERANK_ENVIRONMENT,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Maximum size of an import's zip file. It may unpack to sixteen times this size. */
  IMPORT_LIMIT_BYTES: whole(10_000, 4_000_000_000).default(1_000_000_000),
  /** Units per minute for one key, and for all keys of a tenant together. docs/security.md defines the units. */
  RATE_LIMIT_PER_KEY: rate.default(6_000),
  RATE_LIMIT_PER_TENANT: rate.default(30_000),
  /** Requests that one process handles at a time. Further requests wait, and are refused if they wait too long. */
  REQUESTS_AT_ONCE: orOff(1, 10_000).default(16),
  /** Above this many vectors in a space, an owner's vectors are divided into cells. Absent: see `vectorCellsAbove`. */
  VECTOR_CELLS_ABOVE: orOff(1, 1_000_000_000).optional(),
  /** Networks that webhooks may target in addition to public addresses, or `any`. */
  WEBHOOK_ALLOWED_NETWORKS: networks.optional(),
  /** Host names, without a port, under which /mcp may be called; `*` for any. Absent: see `mcpHosts`. */
  MCP_ALLOWED_HOSTS: names
    .refine((list) => list.length > 0, 'must name at least one host, or * for any')
    .refine(
      (list) => list.every((name) => name === '*' || isHostName(name)),
      'must be host names such as memory.example.org, without scheme and port, with commas between, or * for any',
    )
    .optional(),
  /** Hosts of web pages that may call /mcp, or `scheme://*`. */
  MCP_ALLOWED_ORIGINS: names
    .refine(
      (list) => list.every((name) => isHostName(name) || /^[a-z][a-z\d+.-]*:\/\/\*$/.test(name)),
      'must be host names such as console.example, without scheme and port, or app-shell://*, with commas between',
    )
    .default([...LOOPBACK]),
});
export type Environment = z.output<typeof ENVIRONMENT>;
const SETTINGS: ReadonlySet<string> = new Set(Object.keys(ENVIRONMENT.shape));

export interface Config {
  readonly http: HttpConfig;
  /** Requests handled at a time. Null: no limit. */
  readonly requestsAtOnce: number | null;
  /** Above this many vectors in a space, an owner's vectors are compared by cell. Null: always one by one. */
  readonly vectorCellsAbove: number | null;
  /** Units per minute. Null: no limit. */
  readonly rateLimits: { readonly perKey: number | null; readonly perTenant: number | null };
  readonly mcp: {
    /** Hosts under which it may be called. Undefined: any. */
    readonly hosts: readonly string[] | undefined;
    /** Hosts of web pages that may call it. */
    readonly origins: readonly string[];
  };
  readonly webhooks: {
    /** Networks they may target in addition to public addresses; `any`. */
    readonly networks: readonly string[];
  };
  /** Maximum size of an import's archive. */
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
    readonly syncs: boolean;
  };
  readonly queue: {
    readonly redisUrl: string | undefined;
    readonly prefix: string;
    readonly concurrency: number;
    /** Overrides of `concurrency`, by queue. */
    readonly concurrencyOf: ReadonlyMap<string, number>;
    /** Jobs started per second, for the queues that have a limit. */
    readonly rateOf: ReadonlyMap<string, number>;
    /** The most passages of one tenant sent to the embedding model at a time. */
    readonly tenantPassages: number;
    /** Attempts per job, and the first pause between them. Undefined: as in each job's contract. */
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
  /** How long the oldest due job may wait before the process reports that no worker is running. */
  readonly readyLagSeconds: number;
  readonly workerPort: number | undefined;
  /** Variables that are probably misspelt, a line for each. */
  readonly warnings: readonly string[];
}

/**
 * Parses an environment, and the files it names, into a frozen Config.
 * @throws ConfigError naming every invalid variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const warnings = misspelt(given, SETTINGS);
  try {
    return Object.freeze({ ...readSettings(given), warnings });
  } catch (error) {
    // What is missing may be what was misspelt.
    if (error instanceof ConfigError && warnings.length > 0)
      throw new ConfigError([error.message, ...warnings].join('\n'), { cause: error });
    throw error;
  }
}

function readSettings(given: Readonly<Record<string, string | undefined>>): Omit<Config, 'warnings'> {
  const read = withFiles(given);
  const parsed = ENVIRONMENT.safeParse(read, { error: wordIssue });
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  refuseUnused(read);
  const e = parsed.data;
  const ledgerFile = e.LEDGER_FILE ?? `${resolve(e.RECOLLECT_DATA_DIR)}-erasures.ndjson`;
  return {
    http: readHttp(e),
    requestsAtOnce: unlessOff(e.REQUESTS_AT_ONCE),
    // The embedded database takes about three times as long per vector.
    vectorCellsAbove: unlessOff(e.VECTOR_CELLS_ABOVE ?? (e.DATABASE_URL ? 50_000 : 20_000)),
    rateLimits: { perKey: unlessOff(e.RATE_LIMIT_PER_KEY), perTenant: unlessOff(e.RATE_LIMIT_PER_TENANT) },
    mcp: { hosts: mcpHosts(e), origins: e.MCP_ALLOWED_ORIGINS },
    webhooks: { networks: e.WEBHOOK_ALLOWED_NETWORKS ?? [] },
    importLimitBytes: e.IMPORT_LIMIT_BYTES,
    dataDir: e.RECOLLECT_DATA_DIR,
    ledgerFile,
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
      syncs: e.DATABASE_SYNC === 'on',
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
    audit: readAudit(e, ledgerFile),
    ledgerHeads: readLedgerHeads(e, ledgerFile),
    rerank: readRerank(e),
    logLevel: e.LOG_LEVEL,
    metrics: { enabled: e.METRICS_ENABLED, token: e.METRICS_TOKEN },
    readyLagSeconds: e.READY_LAG_SECONDS,
    workerPort: e.WORKER_PORT,
  };
}

/**
 * A server that listens only on this machine accepts only loopback names. This blocks web pages that resolve their own
 * name to this address (DNS rebinding). For any other server, only its operator knows the valid names.
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
