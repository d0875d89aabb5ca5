import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to one request. `lose`: the server executes it, and its response never arrives. `limit`: it is one
 * request too many for now.
 */
export type Fate = 'pass' | 'refuse' | 'lose' | 'limit';

/** A proxy between a client and a server that fails as told, in order, and then passes everything. */
export class FlakyProxy {
  url = '';
  fates: Fate[] = [];
  /** Requests that arrived here. */
  requests = 0;
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  private constructor(private readonly target: string) {}

  static async start(target: string): Promise<FlakyProxy> {
    const proxy = new FlakyProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    proxy.url = `http://127.0.0.1:${(proxy.#server.address() as AddressInfo).port}`;
    return proxy;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1;
    const fate = this.fates.shift() ?? 'pass';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (fate === 'refuse') return void response.writeHead(502).end('<html>Bad gateway</html>');
    if (fate === 'limit')
      return void response.writeHead(429, { 'retry-after': '0' }).end('{"code": "too_many_requests"}');
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answer = await fetch(`${this.target}${request.url}`, {
      method: request.method,
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const text = await answer.text();
    if (fate === 'lose') return void response.destroy();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text);
  }
}
