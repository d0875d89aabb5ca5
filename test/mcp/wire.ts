import { request } from 'node:http';

export interface RpcAnswer {
  readonly jsonrpc: '2.0';
  readonly id: string | number | null;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

export interface WireReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The messages in the body, as JSON or as an event stream. */
  readonly answers: readonly RpcAnswer[];
}

type Headers = Readonly<Record<string, string>>;

/** Calls `/mcp` without a client library. With `node:http`, because `fetch` does not allow setting Host. */
export class Wire {
  constructor(
    private readonly url: string,
    private readonly headers: Headers,
  ) {}

  send(body: string | Uint8Array, headers: Headers = {}, method = 'POST', query = ''): Promise<WireReply> {
    const usual = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    return new Promise((resolve, reject) => {
      const asked = request(`${this.url}/mcp${query}`, { method, headers: { ...usual, ...this.headers, ...headers } });
      asked.once('error', reject);
      asked.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString();
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, headers: answered, text, answers: answersIn(answered['content-type'] ?? '', text) });
        });
      });
      asked.end(body);
    });
  }

  rpc(method: string, params: object = {}, headers: Headers = {}, query = ''): Promise<WireReply> {
    return this.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), headers, 'POST', query);
  }

  /** The result of a tool. @throws if the protocol refuses the call */
  async call(name: string, args: object = {}, headers: Headers = {}): Promise<CallResult> {
    const { answers, text } = await this.rpc('tools/call', { name, arguments: args }, headers);
    const result = answers[0]?.result as { isError?: boolean; content: { text: string }[] } | undefined;
    if (!result) throw new Error(`${name} had no result: ${text}`);
    const isError = result.isError === true;
    return {
      isError,
      text: result.content[0]?.text ?? '',
      code: isError ? codeIn(result.content[0]?.text) : undefined,
    };
  }
}

export interface CallResult {
  readonly isError: boolean;
  readonly text: string;
  readonly code: string | undefined;
}

function codeIn(text = ''): string {
  return (JSON.parse(text) as { error: string }).error;
}

function answersIn(type: string, text: string): RpcAnswer[] {
  if (type.includes('text/event-stream')) {
    return [...text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data) as RpcAnswer);
  }
  if (!type.includes('json')) return [];
  const json = JSON.parse(text) as RpcAnswer | RpcAnswer[];
  return Array.isArray(json) ? json : [json];
}
