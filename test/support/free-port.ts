import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const LEAST = 10_000;
const TRIES = 100;

/**
 * A port on which nobody listens, for a server that starts later or restarts. It is below the ephemeral range: a port
 * from that range could be taken by then, and a client that connects to it while nobody listens may even connect to
 * itself.
 */
export async function freePort(): Promise<number> {
  const end = firstGivenPort();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = end > LEAST ? randomInt(LEAST, end) : 0;
    const found = await listenable(port);
    if (found !== undefined) return found;
  }
  throw new Error(`no port from ${LEAST} to ${end} is free`);
}

function firstGivenPort(): number {
  try {
    return Number.parseInt(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'), 10);
  } catch {
    // Without such a file, on macOS, the range begins later.
    return 32_768;
  }
}

async function listenable(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
