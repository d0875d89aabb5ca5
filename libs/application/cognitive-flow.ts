import type { Triggered } from '@contracts/cognitive/triggered.js';
import type { AnyOperation } from '@contracts/operation.js';
import { Idempotency } from '@governance/idempotency/idempotency.js';
import type { Scope } from '@kernel/scope.js';
import type { Written } from '@memory/kinds/kind.js';
import { FireTriggers } from '@memory/kinds/prospective/fire-triggers.js';
import { AwaitVectors } from '@memory/records/await-vectors.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import type { Preferences } from './preferences.js';

/** A write of one of the six kinds: the operation and the caller's request. */
export interface KindWrite<Body> {
  readonly operation: AnyOperation;
  readonly input: unknown;
  readonly preferences: Preferences;
  /** Text to check against an agent's intentions. Null: the write triggers none, because it is an intention itself. */
  readonly news: { readonly agent: string | null; readonly text: string } | null;
  /** Reads the texts of the response again, for a repeat: what is stored for it holds no text of memories. */
  readonly again?: (tx: Tx, body: Body) => Promise<Partial<Body>>;
}

/**
 * Runs a write of the six kinds, for every protocol: once per Idempotency-Key, checked against the agent's intentions.
 * Then waits for the vectors if requested. Triggered intentions are returned once, and are not stored with the key's
 * response.
 */
@Injectable()
export class CognitiveFlow {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly triggers: FireTriggers,
    private readonly vectors: AwaitVectors,
    private readonly database: Database,
  ) {}

  async write<Body extends object>(
    scope: Scope,
    { operation, input, preferences, news, again }: KindWrite<Body>,
    work: (tx: Tx) => Promise<Written<Body>>,
  ): Promise<Body & { triggered?: Triggered[] }> {
    const request = { key: preferences.idempotencyKey, operation: operation.name, input };
    const { body, extra, replayed } = await this.idempotency.run(scope, request, async (tx) => {
      const written = await work(tx);
      const triggered = news ? await this.triggers.runIn(tx, scope, scope.agent ?? news.agent, [news.text]) : [];
      return { status: 201, body: written.body, extra: { jobs: written.jobs, texts: written.texts, triggered } };
    });
    const { jobs = [], triggered = [] } = extra ?? {};
    await this.vectors.wait(scope, jobs, preferences.waitSeconds);
    const texts =
      replayed && again
        ? await this.database.withScope(scope, (tx) => again(tx, body), { readOnly: true })
        : extra?.texts;
    return { ...body, ...texts, ...(triggered.length > 0 && { triggered }) };
  }
}
