import { z } from 'zod';
import { settingsSubject } from '../settings-subject.js';

/** Rules that link records when they are stored. */
export const graphSettings = settingsSubject({
  name: 'graph',
  schema: z.strictObject({
    temporal_sequence: z
      .boolean()
      .default(false)
      .describe(
        'Links a record to the previous record of the same session, or without a session of the same agent, within an hour.',
      ),
  }),
});
