import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const LEAST = 10_000;
const TRIES = 100;

/**
 * A port on which nobody listens, for a server that starts later, or goes and comes back. It is below those that the
 * system gives to whoever asks for any, or connects: one of those may be somebody else's by then, and who connects to it
 * while nobody listens may even meet itself.
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
    // Where there is no such file, on macOS, they begin later.
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
