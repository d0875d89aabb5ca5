import { z } from 'zod';

/** The name of a schema in the API documents and in the generated clients. */
export interface SchemaName {
  /** Unique, capitalized: `Record`, `Block`. */
  readonly id: string;
  readonly description: string;
}

/**
 * The schemas that have a name. This is not zod's global registry, because the MCP tools use the same schemas and
 * many hosts do not follow references.
 */
export const SCHEMAS = z.registry<SchemaName>();
