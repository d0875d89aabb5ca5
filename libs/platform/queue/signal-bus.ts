import type { Redis } from 'ioredis';
import { z } from 'zod';

const SIGNAL = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wake') }),
  z.object({ kind: z.literal('closed'), ids: z.array(z.uuid()) }),
]);

/** `wake`: there is work in the outbox. `closed`: these outbox rows are closed. */
export type Signal = z.output<typeof SIGNAL>;

/**
 * Carries signals to listeners. A signal is a hint and may be lost: listeners also poll the outbox, slowly.
 */
export interface SignalBus {
  /** Whether every signal arrives, so that polling is only a safety net. */
  readonly reliable: boolean;
  /** Never throws and never waits. */
  publish(signal: Signal): void;
  /** @returns a function that stops listening */
  subscribe(listener: (signal: Signal) => void): () => void;
}

/** Within one process. */
export class InProcessBus implements SignalBus {
  readonly reliable = true;
  private readonly listeners = new Set<(signal: Signal) => void>();

  publish(signal: Signal): void {
    for (const listener of [...this.listeners]) listener(signal);
  }

  subscribe(listener: (signal: Signal) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

/** Across processes, through Redis pub/sub. Signals published while Redis is down are dropped. */
export class RedisBus implements SignalBus {
  readonly reliable = false;
  private readonly local = new InProcessBus();
  private readonly channel: string;

  /** `subscriber` must not be used for anything else: a subscribed connection accepts no other commands. */
  constructor(
    private readonly publisher: Redis,
    subscriber: Redis,
    prefix: string,
  ) {
    this.channel = `${prefix}:signals`;
    subscriber.on('message', (_channel: string, message: string) => this.receive(message));
    // ioredis subscribes again by itself after an outage.
    subscriber.subscribe(this.channel).catch(() => undefined);
  }

  publish(signal: Signal): void {
    this.publisher.publish(this.channel, JSON.stringify(signal)).catch(() => undefined);
  }

  subscribe(listener: (signal: Signal) => void): () => void {
    return this.local.subscribe(listener);
  }

  private receive(message: string): void {
    const signal = SIGNAL.safeParse(parseJson(message));
    if (signal.success) this.local.publish(signal.data);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
