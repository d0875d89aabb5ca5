import { type Asked, type KnownQuery, queryHashOf, queryIdOf, readQueryId } from './query-id.js';

/**
 * Creates and verifies the ids of searches. A process without secrets (a worker may have none) serves no searches, and creates and
 * recognises no ids.
 */
export class QueryIds {
  constructor(private readonly secrets: { readonly all: readonly string[] }) {}

  of(asked: Asked, query: string, recordIds: readonly string[]): string | undefined {
    const [newest] = this.secrets.all;
    return newest === undefined ? undefined : queryIdOf(asked, query, recordIds, newest);
  }

  hashesOf(asked: Asked, query: string): string[] {
    return this.secrets.all.map((secret) => queryHashOf(asked, query, secret));
  }

  read(text: string, asked: Asked): KnownQuery | null {
    return readQueryId(text, asked, this.secrets.all);
  }
}
