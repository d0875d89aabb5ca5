import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import type { Client, Reply, Sent } from '@test/support/client.js';
import type { Canaries } from './canaries.js';

type Json = Readonly<Record<string, unknown>>;

/** Writes canaries wherever a client may write. */
export class Planter {
  /** Operations that were called, and succeeded. */
  readonly used = new Set<string>();

  constructor(
    /** Acts for the person, with every permission. */
    readonly person: Client,
    /** The same key for nobody. */
    readonly admin: Client,
    private readonly canaries: Canaries,
    /** Canaries that belong to the tenant, and stay when one of its persons is erased. */
    private readonly ofTenant: Canaries,
    readonly userId: string,
    /** Where webhooks are sent to. */
    readonly hook = '',
  ) {}

  /** A text with the next canary. */
  text(words = 'keeps the secret of'): string {
    return `${words} ${this.canaries.take()}`;
  }

  /** A word with the next canary, where no blanks are allowed. */
  word(): string {
    return this.canaries.take();
  }

  /** The same for what belongs to the tenant and to no person. */
  house(): string {
    return this.ofTenant.take();
  }

  /** An object of the client's own, with canaries in keys, values, and deep down. */
  object(): Json {
    return { [this.word()]: this.text(), list: [this.text(), { deep: this.text() }] };
  }

  /** Every field of a record besides its content. */
  labels(): Json {
    return {
      title: this.text(), agent: this.word(), project: this.word(), session_id: this.word(), speaker: this.text(),
      metadata: this.object(), tags: [this.word()], provenance: { source: this.word(), ...this.object() },
      [this.word()]: this.text(),
    }; // prettier-ignore
  }

  /** @throws if it is refused */
  async plant(name: string, sent: Sent = {}, client = this.person): Promise<Json> {
    const reply = await this.ask(name, sent, client);
    if (reply.status >= 400) throw new Error(`${name} answered ${reply.status}: ${reply.text}`);
    return (reply.json ?? {}) as Json;
  }

  /** Whatever the result. */
  ask(name: string, sent: Sent = {}, client = this.person): Promise<Reply> {
    this.used.add(name);
    return client.call(named(name), sent);
  }
}

export function named(name: string): AnyOperation {
  const found = OPERATIONS.find((operation) => operation.name === name);
  if (!found) throw new Error(`there is no operation ${name}`);
  return found;
}
