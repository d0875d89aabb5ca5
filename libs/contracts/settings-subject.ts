import type { z } from 'zod';

/**
 * One thing that a tenant, and instead of it a user, may set as a whole document. The schema fills in what a document
 * leaves out, so documents from before a field was added stay readable.
 */
export interface SettingsSubject<Value extends object = object> {
  /** Unique; the key under which documents are stored. */
  readonly name: string;
  readonly schema: z.ZodType<Value>;
}

/** Keeps the type of the document. */
export function settingsSubject<Value extends object>(subject: SettingsSubject<Value>): SettingsSubject<Value> {
  return Object.freeze(subject);
}
