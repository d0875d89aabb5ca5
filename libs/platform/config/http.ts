import { z } from 'zod';
import { origins, trustProxy, type TrustedProxies, trustedProxies } from './network.js';
import { flag, whole, word } from './values.js';

/** Where a process listens, and which requests it accepts. */
export const HTTP_ENVIRONMENT = {
  HOST: word.default('127.0.0.1'),
  PORT: whole(0, 65535).default(3000),
  /** The public address of the server if it differs: host:port, or a URL. */
  PUBLIC_ADDRESS: z
    .string()
    .regex(
      /^(https?:\/\/)?[\w.:[\]-]+(\/[\w./-]*)?$/,
      'must be an address such as memory.example.org or 127.0.0.1:8080',
    )
    .optional(),
  BODY_LIMIT_BYTES: whole(10_000, 100_000_000).default(16_000_000),
  /** How long a request may take to arrive, from its first byte to the last byte of its body. */
  REQUEST_TIMEOUT_SECONDS: whole(1, 3_600).default(60),
  DOCS_ENABLED: flag.default(true),
  ALLOW_REQUEST_TIME: flag.default(false),
  /** Whether /console is served. Absent: only in a standalone process. */
  CONSOLE_ENABLED: flag.optional(),
  /** Whose X-Forwarded-* is trusted: `off`, a number of proxies, or comma-separated addresses and networks. */
  TRUST_PROXY: trustProxy.default('off'),
  /** Origins of web pages that may call the API; `*` for any. Absent: none. */
  CORS_ALLOWED_ORIGINS: origins.optional(),
  /** max-age of Strict-Transport-Security, in seconds. 0: the header is not sent. */
  HSTS_MAX_AGE: whole(0, 63_072_000).default(0),
};
type HttpEnvironment = z.output<z.ZodObject<typeof HTTP_ENVIRONMENT>>;

export interface HttpConfig {
  readonly host: string;
  readonly port: number;
  /** The URL that the startup message prints instead of its own. */
  readonly publicUrl: string | undefined;
  readonly bodyLimitBytes: number;
  readonly requestSeconds: number;
  readonly docs: boolean;
  /** Whether /console is served. Undefined: not set; only a standalone process then serves it. */
  readonly console: boolean | undefined;
  /** In the form Fastify expects: nobody, a number of hops, or addresses. */
  readonly trustProxy: TrustedProxies;
  /** Whether an administrator's request may set its own time. For tests. */
  readonly allowRequestTime: boolean;
  /** Origins of web pages; `*` for any. */
  readonly corsOrigins: readonly string[];
  readonly hstsSeconds: number;
}

export function readHttp(e: HttpEnvironment): HttpConfig {
  return {
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_ADDRESS?.replace(/^(?!https?:)/, 'http://').replace(/\/$/, ''),
    bodyLimitBytes: e.BODY_LIMIT_BYTES,
    requestSeconds: e.REQUEST_TIMEOUT_SECONDS,
    docs: e.DOCS_ENABLED,
    console: e.CONSOLE_ENABLED,
    trustProxy: trustedProxies(e.TRUST_PROXY),
    allowRequestTime: e.ALLOW_REQUEST_TIME,
    corsOrigins: e.CORS_ALLOWED_ORIGINS ?? [],
    hstsSeconds: e.HSTS_MAX_AGE,
  };
}
