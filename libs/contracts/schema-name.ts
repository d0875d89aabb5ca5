import { z } from 'zod';

/** What a schema is called in the documents of the API and in the clients that are generated from them. */
export interface SchemaName {
  /** Unique, in capitals: `Record`, `Block`. */
  readonly id: string;
  readonly description: string;
}

/**
 * The schemas with a name of their own. Not zod's global registry: the tools of MCP describe themselves by the same schemas,
 * and many hosts do not follow references.
 */
export const SCHEMAS = z.registry<SchemaName>();
