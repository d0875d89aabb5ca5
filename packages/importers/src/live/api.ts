import { InputError } from '../input-error.js';
import { sleep } from '../run/sleep.js';

/** The address of a live source, and the key for it. */
export interface ApiSource {
  /** Absent: the vendor's own address. */
  readonly address?: string;
  /** Sent to that address only, and never shown. */
  readonly key: string;
  readonly signal?: AbortSignal;
  /** Between retries; for tests. */
  readonly pausesMs?: readonly number[];
}

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Returned for this status instead of an error: there is no such route. */
  readonly absent?: number;
}

const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 20_000];
const LONGEST_PAUSE_MS = 120_000;
const TIMEOUT_MS = 60_000;

/** Reads an API page by page, and retries while it is busy or unavailable. */
export class Api {
  readonly #base: URL;

  constructor(
    private readonly source: ApiSource,
    home: string,
    /** The headers with the key. */
    private readonly keyed: (key: string) => Readonly<Record<string, string>>,
    /** The environment variables for a key. */
    private readonly variable: string,
  ) {
    const address = source.address ?? home;
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
      throw new InputError({ file: address }, 'is not an address: it must begin with http:// or https://');
    }
    this.#base = new URL(address);
    if (this.#base.username || this.#base.password) {
      throw new InputError({ file: this.#base.host }, `must hold no password: the key goes into ${variable}`);
    }
  }

  get name(): string {
    return `${this.#base.origin}${this.#base.pathname.replace(/\/+$/, '')}`;
  }

  /** @returns undefined if the response has the status `absent` */
  async ask(path: string, asked: Asked = {}): Promise<unknown> {
    const place = { file: `${this.name}${path}` };
    const pauses = this.source.pausesMs ?? PAUSES_MS;
    for (let tries = 0; ; tries += 1) {
      const answer = await this.#once(path, asked).catch((error: unknown) => {
        this.source.signal?.throwIfAborted();
        return error instanceof Error ? error : new Error('unknown');
      });
      if (answer instanceof Response) {
        if (answer.ok) return readJson(answer, place);
        if (answer.status === asked.absent) return undefined;
        if (answer.status !== 429 && answer.status < 500) throw new InputError(place, this.#refusal(answer.status));
      }
      const pause = pauses[tries];
      if (pause === undefined) {
        const why = answer instanceof Response ? `answers ${answer.status}` : 'cannot be reached, or does not answer in time'; // prettier-ignore
        throw new InputError(place, `${why}, after ${pauses.length + 1} tries`);
      }
      const asks = answer instanceof Response ? Number(answer.headers.get('retry-after') ?? 0) * 1_000 : 0;
      await sleep(Math.min(Math.max(pause, Number.isFinite(asks) ? asks : 0), LONGEST_PAUSE_MS), this.source.signal);
    }
  }

  #once(path: string, { method = 'GET', body, query = {} }: Asked): Promise<Response> {
    const url = new URL(`${this.name}${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(url, {
      method,
      // The key would be sent to the target of a redirect.
      redirect: 'manual',
      headers: {
        ...this.keyed(this.source.key),
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      signal: this.source.signal ? AbortSignal.any([this.source.signal, timeout]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  #refusal(status: number): string {
    if (status === 401 || status === 403)
      return `answers ${status}: the key in ${this.variable} is not taken, or may not do this`;
    if (status >= 300 && status < 400)
      return `answers ${status} and leads elsewhere: name the address that it leads to`;
    return `answers ${status}: is this the right address?`;
  }
}

async function readJson(answer: Response, place: { readonly file: string }): Promise<unknown> {
  try {
    return await answer.json();
  } catch (cause) {
    throw new InputError(place, 'does not answer with JSON: check the address', { cause });
  }
}
