import { z } from 'zod';
import { unit } from '../primitives.js';
import { settingsSubject } from '../settings-subject.js';
import { SCHEMAS } from '../schema-name.js';

export interface RevisionPolicy {
  readonly look: number;
  readonly update: number;
  readonly same: number;
  readonly merge: 'auto' | 'replace' | 'append';
}

/** The installation's defaults. */
export const REVISION_DEFAULTS: RevisionPolicy = { look: 0.3, update: 0.6, same: 0.95, merge: 'auto' };

export const MERGES = ['auto', 'replace', 'append'] as const;

/** Settings for a tenant, a user or a request. Each level contains only what it changes. */
export const revisionFields = {
  look: unit.describe('Memories that score lower are not about the same subject.'),
  update: unit.describe('Minimum score at which a memory is edited or superseded.'),
  same: unit.describe('Above this score, there is no significant change.'),
  merge: z
    .enum(MERGES)
    .describe(
      'What happens to sentences that the new text does not cover. `auto` keeps them, `replace` drops them, `append` keeps everything.',
    ),
};

export const revisionDocument = z.strictObject(revisionFields).partial();
SCHEMAS.add(revisionDocument, { id: 'RevisionSettings', description: 'How new information is matched with memories.' });
export type RevisionDocument = z.output<typeof revisionDocument>;

export const revisionSettings = settingsSubject<RevisionDocument>({ name: 'revision', schema: revisionDocument });
