import { createHmac } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Config } from '@platform/config/config.js';

/** A head as it is sent away: where one tenant's chain stood. */
export interface SentHead {
  readonly tenant_id: string;
  readonly sequence: number;
  readonly hash: string;
  readonly sealed_at: string;
}

/** Somewhere that the database's operator does not reach. */
export interface HeadsSink<Head extends object = SentHead> {
  /** @throws Error when it is not certain that they were taken; they may be sent again. `signal`: there is no more time */
  send(heads: readonly Head[], signal: AbortSignal): Promise<void>;
}

/** Where heads go, and with what a URL's are signed. */
export type SinkConfig = Pick<Config['audit'], 'sink' | 'sinkSecret'>;

const TIMEOUT_MS = 10_000;
export const SIGNATURE_HEADER = 'X-Recollect-Signature';

/** `t=<Unix seconds>,v1=<hex>`: HMAC-SHA-256 under the sink's secret over the seconds, a dot and the body. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** What AUDIT_SINK or LEDGER_SINK names; null: nothing. `name`: under which a URL is sent them. */
export function sinkOf<Head extends object = SentHead>(
  { sink, sinkSecret }: SinkConfig,
  name: 'heads' | 'ledger_heads' = 'heads',
): HeadsSink<Head> | null {
  if (sink === undefined) return null;
  return /^https?:/i.test(sink) ? new WebhookSink(sink, sinkSecret ?? '', name) : new FileSink(sink);
}

/** One line of JSON a head, appended, and on the disk before it counts as sent. */
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
      // A redirect would take the heads to where nobody has sent them.
      redirect: 'error',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the sink answered ${response.status}`);
  }
}
