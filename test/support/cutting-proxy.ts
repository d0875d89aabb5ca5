import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** How many bytes one connection may carry in each direction before it is cut; an omitted direction is not limited. */
export interface Allowance {
  readonly up?: number;
  readonly down?: number;
}

/**
 * A proxy between a client and a server on loopback that cuts connections at a byte, as a network does: the bytes up to
 * there arrive, then both ends see a reset.
 */
export class CuttingProxy {
  private readonly open = new Set<Socket>();
  /** Connections that were cut at their allowance. */
  cuts = 0;
  /** Bytes of all connections. */
  readonly carried = { up: 0, down: 0 };
  private unbounded = false;

  private constructor(
    private readonly server: Server,
    readonly port: number,
    private readonly next: { allowance: () => Allowance },
  ) {}

  /** @param allowance called for every incoming connection */
  static async before(port: number, allowance: () => Allowance = () => ({})): Promise<CuttingProxy> {
    const next = { allowance };
    const server = createServer((client) => proxy.join(client, connect(port, '127.0.0.1')));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (!address || typeof address === 'string') throw new Error('the proxy has no port');
    const proxy = new CuttingProxy(server, address.port, next);
    return proxy;
  }

  /** For connections from now on. */
  allow(allowance: () => Allowance): void {
    this.next.allowance = allowance;
    this.unbounded = false;
  }

  /** Cuts nothing any more, neither open connections with some allowance left nor new ones. */
  allowAll(): void {
    this.next.allowance = () => ({});
    this.unbounded = true;
  }

  /** Cuts the open connections. */
  cut(): void {
    for (const socket of this.open) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(client: Socket, server: Socket): void {
    const { up = Infinity, down = Infinity } = this.next.allowance();
    const both = [client, server];
    const end = (): void => both.forEach((socket) => socket.resetAndDestroy());
    for (const socket of both) {
      this.open.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        this.open.delete(socket);
        end();
      });
    }
    this.carry('up', client, server, up, end);
    this.carry('down', server, client, down, end);
  }

  private carry(way: 'up' | 'down', from: Socket, to: Socket, allowance: number, end: () => void): void {
    let left = allowance;
    from.on('data', (chunk: Buffer) => {
      const part = this.unbounded ? chunk : chunk.subarray(0, Math.min(left, chunk.length));
      this.carried[way] += part.length;
      if (!this.unbounded) left -= part.length;
      const cutHere = left === 0;
      if (cutHere) this.cuts += 1;
      // The allowed bytes are passed to the other end before the cut reaches it.
      to.write(part, () => void (cutHere && setImmediate(end)));
    });
  }
}
