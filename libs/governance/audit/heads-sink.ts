import { createHmac } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { Config } from '@platform/config/config.js';

/** A head as it is sent: the state of one tenant's chain. */
export interface SentHead {
  readonly tenant_id: string;
  readonly sequence: number;
  readonly hash: string;
  readonly sealed_at: string;
}

/** Why a sink did not accept heads, in words that hold nothing of what was sent. */
export class HeadsSinkError extends Error {
  override name = 'HeadsSinkError';
}

/** A destination beyond the reach of the database's operator. */
export interface HeadsSink<Head extends object = SentHead> {
  /**
   * @throws Error when it is not certain that the heads were accepted; they may be sent again. `signal` aborts when
   * time is up
   */
  send(heads: readonly Head[], signal: AbortSignal): Promise<void>;
}

/** The destination of heads, and the secret that signs requests to a URL. */
export type SinkConfig = Pick<Config['audit'], 'sink' | 'sinkSecret'>;

const TIMEOUT_MS = 10_000;
const NEWLINE = 0x0a;
const SIGNATURE_HEADER = 'X-Recollect-Signature';

/** `t=<Unix seconds>,v1=<hex>`: HMAC-SHA-256 under the sink's secret over the seconds, a dot and the body. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/**
 * The sink that AUDIT_SINK or LEDGER_SINK names; null if none is set. `name`: the field that holds the heads in a
 * request to a URL.
 */
export function sinkOf<Head extends object = SentHead>(
  { sink, sinkSecret }: SinkConfig,
  name: 'heads' | 'ledger_heads' = 'heads',
): HeadsSink<Head> | null {
  if (sink === undefined) return null;
  return /^https?:/i.test(sink) ? new WebhookSink(sink, sinkSecret ?? '', name) : new FileSink(sink);
}

/**
 * Appends one line of JSON per head. A head counts as sent once all of it is on disk. Part of a line, left by a full disk
 * or a killed process, is ended first.
 */
class FileSink implements HeadsSink<object> {
  constructor(private readonly path: string) {}

  async send(heads: readonly object[]): Promise<void> {
    const lines = heads.map((head) => `${JSON.stringify(head)}\n`).join('');
    try {
      const before = (await this.endsWithinLine()) ? '\n' : '';
      await this.append(before + lines);
    } catch (cause) {
      const { code = 'unknown error' } = cause as NodeJS.ErrnoException;
      throw new HeadsSinkError(`the file ${this.path} cannot be appended to (${code})`, { cause });
    }
  }

  private async append(text: string): Promise<void> {
    await this.using('a', async (file) => {
      // Unlike `write`, this ends only when everything is written or an error says what is not.
      await file.appendFile(text);
      await file.datasync();
    });
  }

  /** A file that may only be appended to is taken at its word. */
  private async endsWithinLine(): Promise<boolean> {
    try {
      return await this.using('r', async (file) => {
        const { size } = await file.stat();
        if (size === 0) return false;
        const { buffer, bytesRead } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
        return bytesRead === 1 && buffer[0] !== NEWLINE;
      });
    } catch {
      return false;
    }
  }

  private async using<T>(flags: 'a' | 'r', work: (file: FileHandle) => Promise<T>): Promise<T> {
    const file = await open(this.path, flags, 0o600);
    try {
      return await work(file);
    } finally {
      await file.close();
    }
  }
}

class WebhookSink implements HeadsSink<object> {
  constructor(
    private readonly url: string,
    private readonly secret: string,
    private readonly name: string,
  ) {}

  async send(heads: readonly object[], stopping: AbortSignal): Promise<void> {
    const body = JSON.stringify({ [this.name]: heads });
    const response = await this.post(body, stopping).catch((cause: unknown) => {
      throw new HeadsSinkError(`the sink cannot be reached (${reasonOf(cause)})`, { cause });
    });
    await response.body?.cancel();
    if (response.ok) return;
    const followed = response.status >= 300 && response.status < 400 ? '; redirects are not followed' : '';
    throw new HeadsSinkError(`the sink answered ${response.status}${followed}`);
  }

  private post(body: string, stopping: AbortSignal): Promise<Response> {
    return fetch(this.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [SIGNATURE_HEADER]: signatureOf(this.secret, Math.floor(Date.now() / 1_000), body),
      },
      body,
      // A redirect would carry the heads to a destination that nobody configured.
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  }
}

/** `TimeoutError`, or the code of the system, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error;
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return name === 'TimeoutError' ? `no answer in ${TIMEOUT_MS / 1_000} s` : (code ?? name);
}
