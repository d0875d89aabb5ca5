import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import { VERSION } from '@kernel/version.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { type AllowedNetworks, isAllowedAddress } from './allowed-address.js';
import { hostOf } from './webhook.js';

/** From the DNS lookup to the status of the response. */
const TIMEOUT_MS = 15_000;
/** The body of a response is not used. A longer or slower one is cut off. */
const MOST_ANSWER_BYTES = 64_000;
const MOST_ANSWER_MS = 1_000;

/**
 * Why a delivery failed.
 * `refused`: any response other than 2xx.
 * `unavailable`: 5xx, 408, 425 or 429, or no connection.
 * `address_refused`: nothing may be sent to the address.
 * `gone`: the response was 410.
 * `busy`: nothing was sent, because another delivery waits for an answer of a receiver that gave none lately.
 * `disabled`; `no_secret`.
 */
export type FailureKind =
  'refused' | 'unavailable' | 'timeout' | 'busy' | 'address_refused' | 'gone' | 'disabled' | 'no_secret';

const FOR_GOOD: readonly FailureKind[] = ['address_refused', 'gone', 'disabled', 'no_secret'];

export class WebhookFailure extends Error {
  override name = 'WebhookFailure';

  constructor(
    readonly kind: FailureKind,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(status === undefined ? kind : `${kind}: ${status}`, options);
  }

  get retryable(): boolean {
    return !FOR_GOOD.includes(this.kind);
  }
}

/**
 * Sends one request to a URL that a tenant has set. Checks the addresses of the host name and connects only to a
 * checked one.
 */
@Injectable()
export class SendWebhook {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'webhooks'>) {}

  /** @returns the status of a 2xx response @throws WebhookFailure; the reason of `signal` if it aborts */
  async run(address: string, headers: Record<string, string>, body: string, signal?: AbortSignal): Promise<number> {
    const url = new URL(address);
    const secure = url.protocol === 'https:';
    const { networks } = this.config.webhooks;
    // A literal IP address is never looked up, so it is checked here.
    if (isIP(hostOf(url)) !== 0 && !isAllowedAddress(hostOf(url), secure, networks))
      throw new WebhookFailure('address_refused');
    const late = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const status = await post(url, {
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': `Recollect/${VERSION}`,
        },
        body,
        lookup: lookupAmong(secure, networks),
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
      return statusOf(status);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof WebhookFailure) throw error;
      throw new WebhookFailure(late.aborted ? 'timeout' : 'unavailable', undefined, { cause: error });
    }
  }
}

/** A redirect is not a 2xx: it would lead to an unchecked address. @throws WebhookFailure */
function statusOf(status: number): number {
  if (status >= 200 && status < 300) return status;
  if (status === 410) throw new WebhookFailure('gone', status);
  const passes = status >= 500 || [408, 425, 429].includes(status);
  throw new WebhookFailure(passes ? 'unavailable' : 'refused', status);
}

interface Sent {
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly lookup: NonNullable<RequestOptions['lookup']>;
  readonly signal: AbortSignal;
}

function post(url: URL, { headers, body, lookup: lookUp, signal }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? overHttps : overHttp;
    let arrived = false;
    // No agent: a kept connection might go to an outdated address.
    const request: ClientRequest = send(
      url,
      { method: 'POST', headers, lookup: lookUp, signal, agent: false },
      (answer) => {
        arrived = true;
        readToEnd(answer, () => resolve(answer.statusCode ?? 0));
      },
    );
    // Nothing here speaks another protocol. Without a listener, Node would end the request without telling.
    request.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode ?? 0);
    });
    // Some receivers send a body after a 204, for example, which is an error of the request after its response.
    request.on('error', (error) => {
      if (!arrived) reject(error);
    });
    request.end(body);
  });
}

/** The status has arrived, so a body that does not end, or breaks, changes nothing: the receiver has the event. */
function readToEnd(answer: IncomingMessage, done: () => void): void {
  const cut = setTimeout(() => answer.destroy(), MOST_ANSWER_MS);
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_ANSWER_BYTES) answer.destroy();
  });
  answer.on('error', () => undefined);
  answer.on('close', () => {
    clearTimeout(cut);
    done();
  });
}

type LookedUp = (error: NodeJS.ErrnoException | null, addresses: string | LookupAddress[], family?: number) => void;

/** Resolves a name as Node does, and returns only the allowed addresses. */
function lookupAmong(secure: boolean, networks: AllowedNetworks): NonNullable<RequestOptions['lookup']> {
  return (hostname: string, options: LookupOptions, found: LookedUp): void => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      const allowed = addresses.filter(({ address }) => isAllowedAddress(address, secure, networks));
      const [first] = allowed;
      if (!first) return found(new WebhookFailure('address_refused'), []);
      if (options.all) return found(null, allowed);
      found(null, first.address, first.family);
    });
  };
}
