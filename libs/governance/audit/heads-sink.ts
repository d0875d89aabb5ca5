import { createHmac } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Config } from '@platform/config/config.js';

/** A head as it is sent: the state of one tenant's chain. */
export interface SentHead {
  readonly tenant_id: string;
  readonly sequence: number;
  readonly hash: string;
  readonly sealed_at: string;
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

/** Appends one line of JSON per head. A head counts as sent once it is on disk. */
class FileSink implements HeadsSink<object> {
  constructor(private readonly path: string) {}

  async send(heads: readonly object[]): Promise<void> {
    const file = await open(this.path, 'a', 0o600);
    try {
      await file.write(heads.map((head) => `${JSON.stringify(head)}\n`).join(''));
      await file.datasync();
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
    const response = await fetch(this.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [SIGNATURE_HEADER]: signatureOf(this.secret, Math.floor(Date.now() / 1_000), body),
      },
      body,
      // A redirect would carry the heads to a destination that nobody configured.
      redirect: 'error',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the sink answered ${response.status}`);
  }
}
