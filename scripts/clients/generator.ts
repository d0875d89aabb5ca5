import type { OpenApi } from './openapi.js';

/** Writes the generated part of one client. */
export interface Generator {
  readonly name: string;
  /** From the root of the project. Owned by the generator: a file in it that is not generated is stale. */
  readonly folder: string;
  /** What it is generated from, relative to the root of the project. */
  readonly documents: readonly string[];
  /** The files by their names in the folder, formatted. */
  readonly generate: (openapi: OpenApi) => Promise<ReadonlyMap<string, string>>;
}
