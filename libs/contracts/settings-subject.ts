import type { z } from 'zod';

/**
 * A settings document of a tenant, which a user's document can override. The schema fills in missing fields, so
 * documents written before a field was added stay readable.
 */
export interface SettingsSubject<Value extends object = object> {
  /** Unique. The key under which documents are stored. */
  readonly name: string;
  readonly schema: z.ZodType<Value>;
}

/** Preserves the type of the document. */
export function settingsSubject<Value extends object>(subject: SettingsSubject<Value>): SettingsSubject<Value> {
  return Object.freeze(subject);
}
